/** Transits of the slow grahas for a child, by their place from the Moon, first to twelfth. */

const saturn = [
  'You may be more serious than usual during this transit. Regular meals, one calm adult at home and a talk each evening are enough.',
  'Plain food, few things and clear words suit you now. For parents: keep arguments away from the dining table, because they are taken to heart.',
  'This transit supports practice and courage. What you train now stays for long: swimming, a page a day, or a first night away from home.',
  'Changes at home, such as a move, repairs or a tired parent, affect you. Keep your bed, your pillow and one small household task the same.',
  'You play few games but play them thoroughly. Lessons go slowly and stay for good, so do not compare yourself with faster children.',
  'Good habits become firm in this transit, from brushing teeth to homework. Small difficulties pass if you keep to the same time every day.',
  'Sharing with other children is slow work now. One patient friend is better than a group, and a fair adult should settle quarrels.',
  'You keep questions inside for a long time. For parents: leave room for them on walks and before sleep, and answer plainly.',
  'You want reasons from teachers and elders. A true answer, or an honest “I do not know”, earns your respect.',
  'Larger duties come, at school or at home. For parents: show each one twice, praise it once, and help when the day has been long.',
  'This is the kindest place of Saturn. Long practice brings success, and older children and elders support you. One wish that has waited may come true.',
  'You need more sleep, less noise and a quiet corner. Go out less in the evening, and enjoy some time alone.',
] as const;

const jupiter = [
  'Appetite, laughter and strong opinions grow during this transit. Take room to play, and count the sweets.',
  'Food, words and songs go well at home now. It is a good year to learn prayers, rhymes or a second language at the table.',
  'Effort brings more than luck in this transit. Ten minutes of practice a day move you ahead where wishing does not.',
  'Home may be full of guests or on the move. Keep the same quiet hour every evening, and you feel settled anywhere.',
  'This is one of the happiest transits of childhood. Learning is easy and talents show. For parents: provide books, paper, lessons and time.',
  'Many small tasks come together, and you tire of them. Let somebody do every second one with you, with good humour.',
  'A good friend, a good class or a family trip brings you new chances. Invite friends home, and play fair.',
  'You think much about beginnings, endings and secrets. For parents: give short, true answers, and avoid frightening stories at night.',
  'Travel, stories of the gods and a supportive teacher bring you good fortune. Plan a pilgrimage or an educational trip with the family.',
  'Praise and prizes are fewer during this transit. Do things for joy. For parents: notice the effort yourselves.',
  'Cousins, clubs and festivals bring joy, and you make friends easily. Somebody older may fulfil an old wish.',
  'You are in a giving mood and like quiet trips. Visit temples and gardens, and pass old toys on to somebody smaller.',
] as const;

const rahu = [
  'Moods change quickly under many new impressions. Switch off screens early, and keep one familiar song for the evening.',
  'You repeat strange words and ask for unusual food. For parents: choose with care what is heard and said at the table.',
  'This transit makes you bold and inventive. New tools, sports and friends are good, as long as an adult can watch.',
  'Home feels different: another room, a new town or new people. Take the same lamp and bedding along, and you settle in.',
  'Imagination is very strong now. Costumes, stories and cardboard machines are good; say clearly what is pretend.',
  'You find clever ways round a difficulty. Puzzles, a new sport and an unusual teacher bring out the skill.',
  'Exciting new friends come and go. Meet them where an adult can see you, and keep a fixed day for the old friend.',
  'Scary stories and videos attract you more than they do you good. Watch them only by day, with an adult who explains.',
  'You hear that other families believe and live differently. For parents: visit and compare together, and explain the customs of the home.',
  'Sudden attention comes, on a stage or in class. Enjoy it, and go home before tiredness sets in.',
  'This is the best place of Rahu: many friends, new inventions and a wish fulfilled in an unexpected way. Share what you get.',
  'Dreams are crowded, and screens disturb sleep. A dim room, a foot massage and no phone after dinner help.',
] as const;

const ketu = [
  'You turn inward and notice much. For parents: do not press for smiles or talk; sit close without questions.',
  'You eat little and speak little for a while. For parents: offer small portions, wait, and avoid comments in front of guests.',
  'You act on instinct and are often right. Quiet, brave games suit this time better than loud competition.',
  'A change in the house leaves a gap for you. Keep one thing from the old room, and draw the old house.',
  'Winning loses its interest, and ideas come in unexpected ways. Leave one free afternoon a week without classes.',
  'Small troubles pass by themselves in this transit. Routine becomes easier, and you may surprise the family by doing a task unasked.',
  'Less company is enough for you now. One gentle friend is right, and you may go home early.',
  'You feel more than you can say. A pet, water play or an elder with time makes it easier.',
  'You watch rituals with honest eyes. One lamp lit together with feeling means more to you than a long ceremony.',
  'You do the task and avoid the applause. That is fine. For parents: a quiet word is enough.',
  'Few friends are chosen, and chosen well. A gift that nobody planned may become the favourite one.',
  'Sleep is deep or full of dreams. Tell them at breakfast, and end the day early with a short prayer.',
] as const;

export const childSlowTransits = { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu } as const;
