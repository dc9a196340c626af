/**
 * The year of a child. Index place - 1, as in year/sun-months.ts: the place of a sign is counted from the lagna or, for an unknown birth
 * time, from the Moon.
 */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** By the rank of the month among the twelve. */
export const childRank = [
  'The friendliest month of the twelve. If there is a first to be tried, a first tooth, a first solo on the bicycle or a first day at something new, let it fall here.',
  'Almost as kind as the best one. Visitors, outings and a new game are well received, and you recover quickly from whatever was too much.',
  'A month with the wind behind the kite. New words, new steps and new friends come without being called, so leave a few afternoons empty for them.',
  'Good ground for beginnings. Put a seed in a pot, a song into bedtime or a hobby into Saturday, and let it grow at its own pace.',
  'Pleasantly above the middle. You are in the mood to join in; one small challenge a week is welcome, and praise for it keeps until Sunday.',
  'An even month, neither uphill nor down. What you practise a little every day stays with you, be it a spoon, the seven times table or a free kick.',
  'The middle of the field, where most of a childhood happens. Meals, games, lessons and laughter take turns, and nothing need be hurried.',
  'A shade slower than usual. Go back to favourite books and known paths, and add new things one at a time, in the morning.',
  'A month that likes routine. The same breakfast, the same route and an early supper make you cheerful; large outings can stand in another month.',
  'A little uphill. Grown-ups help by shortening the day’s list and lengthening the good night; by evening you have managed more than it seemed.',
  'Keep these weeks light for the whole household. Fewer visits and longer quiet hours, and the good humour comes back by itself.',
  'The resting month of the year. Growing is also work: sleep, soup, old stories and a corner of one’s own are quite enough.',
] as const;

/** By the place of the Sun. */
export const childSun = [
  'It shines on you yourself: on how you move, what you like and how you say no. A pencil mark on the door frame for your height, and one choice a day that is left to you, suit the month.',
  'The family table is in the light. New tastes, new words and a song before meals go well; a money box of your own teaches more than any talk about thrift.',
  'Hands and siblings are busy. Building, drawing, short outings and a cousin to copy: you learn by doing it again straight away, with somebody only a little older.',
  'Home is what the month is about. Help to water, sweep or stir, have a corner that is yours, and hear once more how it was when your mother was small.',
  'Play has the sunny side. Paint, pretend, perform, kick a ball; you show what you can do best where nobody keeps the score, and laughter teaches half of it.',
  'Small habits get the light. Washed hands, a packed bag, fed birds, homework before dark: begun as a game and done at the same hour, they become yours this month.',
  'Other children are the lesson. Taking turns, saying sorry and being invited all get some practice, and one playmate at a time works better than five.',
  'You are drawn to what is hidden. Why does the Moon follow us, where did the old dog go: honest, short answers and a hand to hold are what such questions want.',
  'The month opens the gate. A train ride, a temple, a grandparent’s village or a picture book of far countries widens the world, and a teacher says something you keep.',
  'You are seen doing something. A part in the play, a task for the class, a dish that you cook or carry in: make it small enough to succeed, and do it in front of people.',
  'Friends, teams and cousins in numbers. Groups suit you now; a wish spoken aloud is heard, and sharing is easier when the others share first.',
  'The light is behind a curtain. Early nights, soft music and games for one do you good, and dreams told at breakfast deserve a listener.',
] as const;

/** By the place of the Sun from the Moon: third, sixth, tenth and eleventh are good. */
export const childMoonPlace = [
  'You are a little warm round the edges, quick to glow and quick to tire. Shade, water and a slower morning suit you, and so does company that asks nothing.',
  'Mealtimes may be fussy and words a bit loud. Small helpings, a joke at the right moment and no debate about the last bite keep the table friendly.',
  'You feel brave. The wall looks lower, the new teacher kinder and the dark corridor shorter; this is a fine time to try it once more.',
  'Home is dear to you and not always restful. A fixed quiet hour and the good-night words said the same way each time take the crossness out of the evening.',
  'Little worries buzz like flies at noon. Draw them, tell them, or write them on a slip and put it under a stone; by bedtime most have flown.',
  'You manage what was too hard last month. A knot, a sum or a quarrel comes undone under your own fingers, and you sleep soundly after it.',
  'Too many plans pull at you. One outing fewer, a snack in the bag and a seat by the window make the day yours again.',
  'Fuses are short all round. Half the noise and twice the warning before each change help, and a hug after the storm ends it properly.',
  'A no from a grown-up weighs more than usual. Let it be explained once, kindly, and give the reason time to sink in; tomorrow it is smaller.',
  'Things work when you do them. Towers stand, verses stay in the head, and grown-ups say well done without having been asked.',
  'A sunny stretch in the mood. Invitations, treats and good news from school or playground come your way, and you pass them on freely.',
  'You run down sooner than your legs admit. A rest or a book before the tired hour comes, and a gentle day after every busy one.',
] as const;

/** The current antardasha. */
export const childAntarInYear: Record<Graha, string> = {
  Sun: 'Behind this year a longer period helps you to find your own voice. Choices of the right size, this shirt or that story, are the exercise it likes.',
  Moon: 'A longer, gentle period lies under the year. Sleep, home cooking and the people you have always known hold it together, whatever else is new.',
  Mars: 'The long period behind the months has quick legs. Space to run, clear rules and a fair grown-up turn its heat into skill.',
  Mercury:
    'Under the year runs a long chatty period. Names, numbers, jokes and questions multiply; each answer you get grows two more.',
  Jupiter:
    'A kindly long period stands behind the year. Grandparents, good teachers and large stories are its helpers, and you grow by being trusted.',
  Venus:
    'The months rest on a sweet-tempered long period. Music, colours and friendly company teach you more than drill does.',
  Saturn:
    'A patient long period carries the year. It likes small duties, familiar hours and praise for effort, and it forgets nothing that you practised.',
  Rahu: 'A long period of novelty is behind the months. Let new things come one by one, with the old bedtime between them.',
  Ketu: 'The long period beneath this year is a quiet one. You need less than others think, and give surprising things back.',
};

/** A pratyantardasha of some weeks. */
export const childPratyantar: Record<Graha, string> = {
  Sun: 'For some weeks you want to be first and be seen. One proud moment a day, properly admired, is enough.',
  Moon: 'Some softer weeks, close to the family. You want the old stories, the same cup and the known voice, and get your strength from them.',
  Mars: 'Lively weeks. Shoes wear out and doors bang; a daily run keeps both the furniture and the temper whole.',
  Mercury:
    'Talkative weeks, good for rhymes, riddles and reading aloud. What you ask on Monday you explain to others by Friday.',
  Jupiter:
    'Generous weeks. Someone older has time for you, and what you learn together goes in without effort.',
  Venus:
    'Sweet weeks with songs, visits and dressing up. Saying thank you in your own way is the little lesson in them.',
  Saturn:
    'Slower weeks. A thing you cannot do yet asks for patience, and each small try counts, including the crooked ones.',
  Rahu: 'Weeks with much that is new. Look, touch, ask, and go home early; the best of it can be seen again tomorrow.',
  Ketu: 'A still patch of some weeks. You play alone more, and a grown-up who simply stays in the room is all the company wanted.',
};

/** The mudda dashas. */
export const childMudda: Record<Graha, string> = {
  Sun: 'Bright days in which you like to be asked. Let there be a choice, somebody to applaud and a proud photograph.',
  Moon: 'Days that smell of home. Cooking together, water play and a grandmother on the telephone are the events that stay.',
  Mars: 'Days with plenty of steam. Balls, hills, water and wrestling with pillows are the valve, preferably before supper.',
  Mercury:
    'Days for books, blocks and jokes. A new word a day, a page in your best hand, a puzzle finished without help.',
  Jupiter:
    'Kind, roomy days. Elders tell how it was, a teacher smiles on you, and outings turn out better than planned.',
  Venus:
    'Pretty days. Flowers, paint, a friend to tea; whatever is made with care pleases you for a long time.',
  Saturn:
    'Plain days with a rhythm. One task, one walk, one story: sameness rests you, and you learn more in it than shows.',
  Rahu: 'Many-coloured days with crowds and surprises. Half an hour of nothing in the middle keeps them friendly.',
  Ketu: 'Quiet days, good for clouds, beetles and long looks. Things that nobody misses can be given away with good wishes.',
};

/** On the summary page: the months with most and with least support. */
export const childStrongMonth = [
  'try something all by yourself.',
  'learn songs, tastes and new words.',
  'build, practise and copy the big ones.',
  'make a corner of your own at home.',
  'play, paint and show it.',
  'let a good habit begin.',
  'invite a playmate.',
  'ask the deep questions.',
  'travel a little, and hear old stories.',
  'do a small task in front of everybody.',
  'join the crowd.',
  'sleep well and dream aloud.',
] as const;

export const childWeakMonth = [
  'plenty of rest, and few demands.',
  'no battles about food or words.',
  'one outing at a time, with pauses.',
  'keep rooms and bedtimes as they are.',
  'games that nobody has to win.',
  'habits kept, none added.',
  'one friend, one hour, a grown-up near.',
  'short answers, long hugs.',
  'stay close by, and tell tales of far away.',
  'small parts, and no comparing.',
  'small circles before large ones.',
  'early curtains and soft voices.',
] as const;

export const childYearLordLine: Record<ClassicalGraha, string> = {
  Sun: 'A year of “let me do it”: it gives you a straighter back, and likes to be watched with a smile.',
  Moon: 'A year of closeness: moods, meals and sleep lead it, and a steady home is its best address.',
  Mars: 'A year on the move: legs, will and courage grow, and playing fair is learnt by playing.',
  Mercury: 'A year of words and clever fingers: ask, name, count, tell, and hear it all read aloud.',
  Jupiter: 'A year in good hands: teachers, elders and stories lift you, a little higher each month.',
  Venus: 'A year with a sweet tooth: friends, music and pretty things teach you kindness.',
  Saturn: 'A year of patient growing: little by little, with the same hours every day, it all becomes firm.',
};

export const childMunthaLine = [
  'The thread in it is you: body, name and will.',
  'Follow what is said and eaten at the family table.',
  'Follow your hands, and the children you grow up with.',
  'Home holds the thread, and whoever makes it one.',
  'Follow whatever makes you laugh and make things.',
  'Habits are the thread, kept small and cheerful.',
  'Follow the playmate, and learn to take turns.',
  'Your questions are the thread, the deep ones most of all.',
  'Teachers, elders and outings hold it.',
  'Follow what you are proud to show.',
  'Friends hold the thread, one or a whole flock.',
  'Sleep, dreams and quiet play carry it.',
] as const;
