/** Transits of the slow grahas for a child, by their place from the Moon, first to twelfth. */

const saturn = [
  'Your child may be more serious than usual during this transit. Regular meals, one calm adult at home and time to listen each evening are enough.',
  'Plain food, few things and clear words suit your child now. Keep arguments away from the dining table, because the child takes them to heart.',
  'This transit supports practice and courage. What your child trains now stays for long: swimming, a page a day, or a first night away from home.',
  'Changes at home, such as a move, repairs or a tired parent, affect your child. Keep the child’s bed, pillow and one small household task the same.',
  'Your child plays few games but plays them thoroughly. Lessons go slowly and stay for good, so do not compare with faster children.',
  'Good habits become firm in this transit, from brushing teeth to homework. Small difficulties pass if you keep to the same time every day.',
  'Sharing with other children is slow work now. One patient playmate is better than a group, and a fair adult should settle quarrels.',
  'Your child keeps questions inside for a long time. Leave room for them on walks and before sleep, and answer plainly.',
  'Your child wants reasons from teachers and elders. A true answer, or an honest “I do not know”, earns respect.',
  'Larger duties come, at school or at home. Show each one twice, praise it once, and help when the day has been long.',
  'This is the kindest place of Saturn. Long practice brings success, and older children and elders support your child. Grant one wish that has waited.',
  'Your child needs more sleep, less noise and a quiet corner. Reduce evening outings, and let time alone be normal.',
] as const;

const jupiter = [
  'Appetite, laughter and strong opinions grow during this transit. Give your child room to play, and count the sweets.',
  'Food, words and songs go well at home now. It is a good year to teach prayers, rhymes or a second language at the table.',
  'Effort brings more than luck in this transit. Ten minutes of practice a day move your child ahead where wishing does not.',
  'Home may be full of guests or on the move. Keep one bedtime story every night, and your child feels settled anywhere.',
  'This is one of the happiest transits for a child. Learning is easy and talents show, so provide books, paper, lessons and time.',
  'Many small tasks come together, and your child tires of them. Do every second one together, with good humour.',
  'A good friend, a good class or a family trip brings your child new chances. Invite friends home, and praise fair play.',
  'Your child thinks much about beginnings, endings and secrets. Give short, true answers, and avoid frightening stories at night.',
  'Travel, stories of the gods and a supportive teacher bring good fortune to your child. Plan a pilgrimage or an educational trip.',
  'Praise and prizes are fewer during this transit. Encourage your child to do things for joy, and notice the effort yourself.',
  'Cousins, clubs and festivals bring joy, and your child makes friends easily. Somebody older may fulfil an old wish.',
  'Your child is in a giving mood and likes quiet trips. Visit temples and gardens, and pass old toys on to a smaller child.',
] as const;

const rahu = [
  'Moods change quickly under many new impressions. Switch off screens early, and keep one familiar song for the evening.',
  'Your child repeats strange words and asks for unusual food. Choose with care what is heard and said at the table.',
  'This transit makes your child bold and inventive. New tools, sports and playmates are good, as long as an adult can watch.',
  'Home feels different: another room, a new town or new people. Take the same lamp and bedding along, and your child settles in.',
  'Imagination is very strong now. Costumes, stories and cardboard machines are good; say clearly together what is pretend.',
  'Your child finds clever ways round a difficulty. Puzzles, a new sport and an unusual teacher bring out the skill.',
  'Exciting new friends come and go. Meet them where you can see them, and keep a fixed day for the old friend.',
  'Scary stories and videos attract your child more than they do good. Allow them only by day, with an adult who explains.',
  'Your child hears that other families believe and live differently. Visit and compare together, and explain your own customs at home.',
  'Sudden attention comes, on a stage or in class. Let your child enjoy it, and go home before tiredness sets in.',
  'This is the best place of Rahu: many friends, new inventions and a wish fulfilled in an unexpected way. Teach sharing.',
  'Dreams are crowded, and screens disturb sleep. A dim room, a foot massage and no phone after dinner help.',
] as const;

const ketu = [
  'Your child turns inward and notices much. Do not press for smiles or talk; sit close without questions.',
  'Your child eats little and speaks little for a while. Offer small portions, wait, and avoid comments in front of guests.',
  'Your child acts on instinct and is often right. Quiet, brave games suit this time better than loud competition.',
  'A change in the house leaves a gap for your child. Keep one thing from the old room, and draw the old house together.',
  'Winning loses its interest, and ideas come in unexpected ways. Leave one free afternoon a week without classes.',
  'Small troubles pass by themselves in this transit. Routine becomes easier, and your child may surprise you by doing a task unasked.',
  'Less company is enough for your child now. One gentle playmate is right, and the child may go home early.',
  'Your child feels more than can be said. A pet, water play or an elder with time makes it easier.',
  'Rituals are watched with honest eyes. One lamp lit together with feeling means more to your child than a long ceremony.',
  'Your child does the task and avoids the applause. That is fine; a quiet word from you is enough.',
  'Few friends are chosen, and chosen well. A gift that nobody planned may become the favourite one.',
  'Sleep is deep or full of dreams. Ask about them at breakfast, and end the day early with a short prayer.',
] as const;

export const childSlowTransits = { Saturn: saturn, Jupiter: jupiter, Rahu: rahu, Ketu: ketu } as const;
