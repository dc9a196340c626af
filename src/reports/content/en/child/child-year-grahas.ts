/** The inner grahas and the Moon in a month of a child. Index place - 1, as in year/sun-months.ts. */

export const childMars = [
  'Your child has much energy and moves before thinking. Plan outdoor play before noon, and stay near when knives, scissors or stairs are in reach.',
  'Voices become loud and meals become fast. Give your child a task in the kitchen before dinner, and speak softly yourself.',
  'Your child is brave and skilful with the hands. Cycling, swings and contests with brothers or sisters are good, under one clear rule.',
  'Your child spends energy inside the house, so put away what can break. Give your child a real household task, such as sweeping or carrying.',
  'Your child plays to win. Board games, sports day and drawing are good; praise the moment when losing is accepted with a smile.',
  'Your child takes on hard tasks and complains about them. Work for ten minutes, rest, then ten more, and the task gets done.',
  'Quarrels with the best friend come and go quickly. Let each child choose every second game, and do not take a side.',
  'Extra care is needed near stairs, hot things and water. Digging, building and detective games use the same curiosity safely.',
  'Long walks, hills and swimming lessons suit your child. Plan one family outing, with water, snacks and enough rest on the way.',
  'Your child wants to lead. A duty such as class monitor or keeper of the house key teaches it; let others have a turn too.',
  'Team games use your child’s energy in the best way. Arrange football, running games or a treasure hunt with cousins before dinner.',
  'Your child is restless at bedtime. Give enough running by day, and stop wild games after sunset.',
] as const;

export const childMercury = [
  'Your child talks from morning on and asks about everything. Sit down at eye level once a day and answer each question.',
  'Words are learnt at the table in these weeks. Name vegetables, count chapatis and let your child read a simple recipe aloud.',
  'Writing, jokes and messages come easily, and your child copies what is heard. Let cousins who speak well spend time at home.',
  'Family photos, labels and maps of the house interest your child. Use an afternoon to make a family tree together.',
  'Memory and wit are at their best in play. Riddles, rhymes and word games now do more than tests.',
  'Sorting and arranging please your child. Let the child pack the school bag by a list and put books in order.',
  'Your child understands matters by talking with a friend. Arrange shared homework, or a letter to a cousin far away.',
  'Secrets, magnets and hidden things hold your child’s interest. A torch, a magnifying glass and a patient adult are good companions.',
  'Books, teachers and maps bring much in these weeks. Show your child a globe, and look up each new fact together.',
  'Your child explains well before an audience. A poem or a class talk goes well after one practice at home.',
  'New friends come through a club, a class or the neighbourhood. Help your child to learn the names and to introduce two of them.',
  'Thoughts keep your child awake. Place paper and pencil near the bed, and read a short story before the light goes off.',
] as const;

export const childVenus = [
  'Your child is charming and enjoys clothes and compliments. Teach the child to return one kind word each day.',
  'Sweets and soft words please your child. Let the child divide one treat into equal parts for everybody at the table.',
  'Kindness between brothers, sisters and neighbours grows. Make a card together, or let your child lend a favourite toy for a day.',
  'Your child enjoys a beautiful home. Put up a drawing, bring flowers, and arrange the child’s corner together.',
  'Music, colour and pretending are at their best now. Give large paper and paints, and let your child invent a small show.',
  'Helping is a pleasure for your child in these weeks. Laying the table, polishing shoes or comforting a smaller child are good tasks.',
  'One friend matters very much to your child. Explain gently that a friend may have other friends as well.',
  'Feelings are deep and shown to few people. A private goodnight with each parent means more than a present.',
  'Beautiful places please your child: a temple, a museum, a garden. Bring one leaf or picture home for a scrapbook.',
  'Your child behaves well before adults. Let the child greet guests and serve the plate, and praise it once.',
  'Invitations and birthdays come in these weeks. Your child enjoys small parties more than large ones, so leave while it is still fun.',
  'These are soft weeks for old songs, hair oil and early sleep. Let your child keep one favourite thing in bed.',
] as const;

export const childNewMoons = [
  'The new Moon is good for a fresh start: a haircut, a new habit or a height mark on the wall.',
  'Begin one new word or one new food at the new Moon, and offer it again until the full Moon.',
  'Begin an exercise for the hands, such as clay or music scales, for five minutes a day.',
  'Light a lamp at home on the new Moon evening. Let your child choose the place for it.',
  'It is a good time to begin a hobby, with simple material within the child’s reach.',
  'Choose one small daily duty with your child, such as feeding the birds each morning.',
  'Help your child to invite a playmate. A friendship begun now tends to continue.',
  'Give one outgrown toy or shirt to a smaller child, and let your child hand it over.',
  'Begin a long book or a bedtime story that continues every night.',
  'Ask your child to choose one skill to reach by the full Moon.',
  'Let your child say three wishes aloud, and help with the one that is possible.',
  'Begin nothing new at the new Moon. A few quiet breaths and a soft song are enough.',
] as const;

export const childFullMoons = [
  'Your child’s feelings are strong around this full Moon. Give closeness and attention in the evening.',
  'A new word, a lost tooth or a newly liked dish can be celebrated at the family meal.',
  'Your child understands something at last and tells everybody. Take a short walk together in the moonlight.',
  'The whole family feels this full Moon at home. Eat together by the window or on the terrace.',
  'Something that your child made is ready. Hang it up where the child can see it.',
  'A habit has become firm. Count the days together, and allow one evening off.',
  'Two friends make peace or become closer. Let them share a fruit or a sweet.',
  'Big questions come in the evening. Give short, true answers and warm milk before bed.',
  'A story or lesson comes to its end. Let your child thank a teacher or grandparent with a picture.',
  'Others notice what your child can do now. Let the child show it once and then make room for the next.',
  'A wish comes closer through friends or cousins. Teach your child to thank each of them by name.',
  'Sleep is light at the full Moon. Draw the curtain, and begin the next morning a little later.',
] as const;
