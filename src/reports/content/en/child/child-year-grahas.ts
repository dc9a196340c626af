/** The inner grahas and the Moon in a month of a child. Index place - 1, as in year/sun-months.ts. */

export const childMars = [
  'You have much energy and move before thinking. Outdoor play before noon is good. For parents: stay near when knives, scissors or stairs are in reach.',
  'Voices become loud and meals become fast. Take a task in the kitchen before dinner. For parents: speak softly.',
  'You are brave and skilful with your hands. Cycling, swings and contests with brothers or sisters are good, under one clear rule.',
  'You spend energy inside the house. A real household task helps, such as sweeping or carrying. For parents: put away what can break.',
  'You play to win. Board games, sports day and drawing are good; the best moment is when you accept losing with a smile.',
  'You take on hard tasks and complain about them. Work for ten minutes, rest, then ten more, and the task gets done.',
  'Quarrels with your best friend come and go quickly. Choose every second game in turn. For parents: do not take a side.',
  'Extra care is needed near stairs, hot things and water. Digging, building and detective games use the same curiosity safely.',
  'Long walks, hills and swimming lessons suit you. Plan one family outing, with water, snacks and enough rest on the way.',
  'You want to lead. A duty such as class monitor or keeper of the house key teaches it; let others have a turn too.',
  'Team games use your energy in the best way. Football, running games or a treasure hunt with cousins before dinner are good.',
  'You are restless at bedtime. Run enough by day, and stop wild games after sunset.',
] as const;

export const childMercury = [
  'You talk from morning on and ask about everything. For parents: sit down together once a day and answer each question.',
  'You learn words at the table in these weeks. Read a recipe aloud, and name vegetables in two languages.',
  'Writing, jokes and messages come easily, and you copy what you hear. Spend time with cousins who speak well.',
  'Family photos, labels and maps of the house interest you. Use an afternoon to make a family tree together.',
  'Memory and wit are at their best in play. Riddles, rhymes and word games now do more than tests.',
  'Sorting and arranging please you. Pack the school bag by a list and put books in order.',
  'You understand matters by talking with a friend. Share homework, or write a letter to a cousin far away.',
  'Secrets, magnets and hidden things hold your interest. Take a torch and a magnifying glass, and ask a patient adult.',
  'Books, teachers and maps bring much in these weeks. Look at a globe, and look up each new fact together.',
  'You explain well before an audience. A poem or a class talk goes well after one practice at home.',
  'New friends come through a club, a class or the neighbourhood. Learn their names, and introduce two of them.',
  'Thoughts keep you awake. Put paper and pencil near the bed, and read a short story before the light goes off.',
] as const;

export const childVenus = [
  'You are charming and enjoy clothes and compliments. Return one kind word each day.',
  'Sweets and soft words please you. Divide one treat into equal parts for everybody at the table.',
  'Kindness between brothers, sisters and neighbours grows. Make a card together, or lend a favourite thing for a day.',
  'You enjoy a beautiful home. Put up a drawing, bring flowers, and arrange your corner together with somebody.',
  'Music, colour and acting are at their best now. Take large paper and paints, or invent a small show.',
  'Helping is a pleasure for you in these weeks. Laying the table, polishing shoes or comforting somebody smaller are good tasks.',
  'One friend matters very much to you. A friend may have other friends as well, and still be yours.',
  'Feelings are deep and shown to few people. A private talk with each parent means more to you than a present.',
  'Beautiful places please you: a temple, a museum, a garden. Bring one leaf or picture home for a scrapbook.',
  'You behave well before adults. Greet guests and serve the plate. For parents: praise it once.',
  'Invitations and birthdays come in these weeks. You enjoy small parties more than large ones, so leave while it is still fun.',
  'These are soft weeks for old songs, hair oil and early sleep. Keep one favourite book near the bed.',
] as const;

export const childNewMoons = [
  'The new Moon is good for a fresh start: a haircut, a new habit or a tidy shelf.',
  'Try one new word or one new food at the new Moon, and try it again until the full Moon.',
  'Begin an exercise for the hands, such as clay or music scales, for five minutes a day.',
  'Light a lamp at home on the new Moon evening. You may choose the place for it.',
  'It is a good time to begin a hobby, with simple material within your reach.',
  'Choose one small daily duty, such as feeding the birds each morning.',
  'Invite a new friend. A friendship begun now tends to continue.',
  'Give one outgrown book or shirt to somebody smaller, and hand it over yourself.',
  'Begin a long book, and read a few pages every night.',
  'Choose one skill that you want to reach by the full Moon.',
  'Say three wishes aloud. For parents: help with the one that is possible.',
  'Begin nothing new at the new Moon. A few quiet breaths and a soft song are enough.',
] as const;

export const childFullMoons = [
  'Your feelings are strong around this full Moon. Closeness and attention in the evening do you good.',
  'A new word, a good mark or a newly liked dish can be celebrated at the family meal.',
  'You understand something at last and tell everybody. Take a short walk together in the moonlight.',
  'The whole family feels this full Moon at home. Eat together by the window or on the terrace.',
  'Something that you made is ready. Hang it up where you can see it.',
  'A habit has become firm. Count the days together, and allow one evening off.',
  'Two friends make peace or become closer. Share a fruit or a sweet.',
  'Big questions come in the evening. For parents: give short, true answers, and take time before bed.',
  'A story or lesson comes to its end. Thank a teacher or grandparent with a picture.',
  'Others notice what you can do now. Show it once, and then make room for the next.',
  'A wish comes closer through friends or cousins. Thank each of them by name.',
  'Sleep is light at the full Moon. Draw the curtain, and begin the next morning a little later.',
] as const;
