/** Two temperaments: the Moon, the lagna and the lord of the birth star of each, and how the two Moons meet. */
import type { Graha } from '#src/astrology/contract-names.ts';

export const temperamentLead =
  'A match of stars is about feelings first, so the Moon comes before everything else. Read what is said about the other person with care: it shows what that person needs from you.';
export const temperamentLeadReason = (moons: string): string => moons;

export const temperamentParts = {
  moons: 'What each of you feels and needs',
  meeting: 'How the two Moons meet',
  lagnas: 'How each of you meets the world',
  stars: 'Under pressure',
} as const;

/** By the Moon sign, Aries first. */
export const moonAtHome = [
  'Feelings come fast and go fast. {Name} wants to be answered at once, and forgets a quarrel by evening.',
  'Calm, good food and a fixed place at the table keep {name} happy. Sudden changes of plan take away sleep.',
  'Talking is the way to feel close. A day without a real conversation feels like a day apart.',
  'Home is where {name} becomes strong again. A hard word at dinner is remembered for a long time.',
  'Warm praise in front of others works better than any gift. Being laughed at, even in fun, hurts for a long time.',
  'Love is shown by useful help and by noticing details. Too much disorder makes {name} short of words.',
  'Peace in the room matters more than being right. {Name} needs to hear a clear wish, or guesses and gets tired.',
  'Feelings go deep and are seldom shown. Trust, once given, is complete, and a broken promise is hard to repair.',
  'Freedom and travel bring good moods. Plans for a journey cheer up {name} more than comfort does.',
  'Duty comes before moods, and care shows in deeds. {Name} rests only when somebody else says that it is time.',
  'Friends, ideas and a little distance are needed every week. Closeness works best when it is not demanded.',
  'Feels what others feel, often too much. Quiet, music or prayer in the evening gives strength back.',
] as const;

/** The elements of both Moons, in the order of fire, earth, air and water. */
export const moonElements = {
  'fire fire': 'Two fires give courage and laughter, and both want to lead. Choose one leader for each matter, and change over every year.',
  'fire earth': 'Fire likes to begin, and earth likes to finish. Let one decide the day of starting and the other the budget.',
  'fire air': 'Air feeds fire, so ideas become deeds quickly. Rest on purpose, because neither of you slows the other down.',
  'fire water': 'Fire says everything, and water feels everything. Soften the voice before a serious matter, and answer hurt feelings on the same day.',
  'earth earth': 'Two Moons of earth build slowly and safely. Plan small pleasures, or the whole week becomes duty.',
  'earth air': 'One of you wants facts, and the other wants possibilities. Talk about plans first and about costs on the next day.',
  'earth water': 'Earth is steady and water is kind, so each gives what the other needs. This is one of the easiest pairs for a home and a family.',
  'air air': 'Two Moons of air never run out of talk. Agree who does the dull tasks, because both of you would rather discuss them.',
  'air water': 'Air explains feelings, and water wants them shared. Listen for five minutes before you give an opinion.',
  'water water': 'Two Moons of water understand each other without words. When both are low, go out and see other people.',
} as const;

/** By the distance of the Moon signs. */
export const moonDistances = {
  same: 'Moods come at the same time in both of you. Decide beforehand who stays calm when the day goes wrong.',
  opposite: 'The two Moons are in opposite signs. You attract each other by what is different, and a fixed hour of talk keeps it so.',
  thirdEleventh: 'The position of the two Moon signs is a friendly one. You encourage each other to try new things, so begin something together.',
  fourthTenth: 'One of you looks more to the home, and the other more to work. Praise the work that the other person does and nobody sees.',
  secondTwelfth: 'The Moon signs are next to each other, and by tradition neither sees the other well. Say in words what you did for the other today.',
  fifthNinth: 'Both Moons belong to one element, so you agree quickly in matters of feeling. Keep a hobby that you share.',
  sixthEighth: 'What is clear to one of you often surprises the other. Ask again before you get angry.',
} as const;

/** By the lagna, Aries first. */
export const lagnaWithOthers = [
  'Acts first and explains afterwards. A partner should ask about the plan early.',
  'Meets people slowly and keeps them for life. Pushing makes {name} stop altogether.',
  'Is quick, curious and seldom on one subject. A partner who laughs along is loved more than one who corrects.',
  'Protects the family before anything else. Strangers see reserve, and only the household sees the tenderness.',
  'Fills a room and carries responsibility gladly. At home {name} wants to be asked, not ordered.',
  'Sees what is missing and puts it in order. A thank-you for small things keeps the mood light.',
  'Looks for fairness and good manners. After a loud scene {name} says yes, but stays hurt.',
  'Watches first and then decides without doubt. {Name} keeps secrets well and forgets a hurt only after a talk about it.',
  'Speaks openly and hopes for the best. A partner helps most by keeping dates and papers in order.',
  'Plans far ahead and seems older than others of the same age. Humour in the evening helps after a day of duty.',
  'Thinks for many people and keeps some distance. {Name} needs a partner who is also a friend.',
  'Adapts easily and dreams a great deal. Clear arrangements protect {name} from promising too much.',
] as const;

/** By the lord of the birth star. */
export const starUnderPressure: Record<Graha, string> = {
  Ketu: 'When life presses, {name} withdraws and wants no advice. Leave a short note, and come back after an hour.',
  Venus: 'Under strain {name} looks for comfort and puts the hard task off. Begin it together, for ten minutes.',
  Sun: 'In trouble {name} carries everything alone out of pride. Offer help as if it were a favour to you.',
  Moon: 'Worry shows in sleep and appetite before it shows in words. A walk together brings the words out.',
  Mars: 'Stress turns into speed and sharp answers. Give {partner} something to do, and talk afterwards.',
  Rahu: 'In a difficult time {name} thinks of ten ways out at once. Write them down, and choose two.',
  Jupiter: 'Pressure makes {name} lecture or over-promise. A friendly question is better than an argument.',
  Saturn: 'When it is hard, {name} works more and speaks less. Say that rest has been earned.',
  Mercury: 'A troubled mind here goes round in circles. Plain facts and a list calm it within a day.',
};

/** Whether the two Moon signs begin, hold or adapt: movable, fixed and dual signs. */
export const moonModes = {
  'movable movable': 'Both of you like to begin things. Finish one plan before the next one, and you reach more than most couples.',
  'movable fixed': 'One of you begins new things, and the other keeps to what is there. Ask each other before you start something or refuse it.',
  'movable dual': 'One of you decides and the other sees both sides. Together you find a way that works at once.',
  'fixed fixed': 'Both of you keep a decision for years. Agree slowly, because neither changes course easily.',
  'fixed dual': 'One of you is steady and the other flexible. Fix the date of a plan, and leave open how you do it.',
  'dual dual': 'Both of you see many sides of a matter. Set a day for each decision, so that it is made.',
} as const;

export const modeNames = { movable: 'movable', fixed: 'fixed', dual: 'dual' } as const;

export const pairReasons = {
  elements: (first: string, firstElement: string, second: string, secondElement: string) =>
    `${first} is a sign of ${firstElement}, and ${second} one of ${secondElement}`,
  oneElement: (sign: string, element: string) => `${sign} is a sign of ${element}`,
  bothOfElement: (first: string, second: string, element: string) => `${first} and ${second} are signs of ${element}`,
  distance: (first: string, second: string, forward: string, backward: string) =>
    `${second} is the ${forward} sign from ${first}, and ${first} the ${backward} from ${second}`,
  count: (forward: string, backward: string) =>
    forward === backward ? `each is the ${forward} from the other` : `counted from each other they are ${forward} and ${backward}`,
  sameSign: (sign: string) => `both Moons are in ${sign}`,
  modes: (first: string, firstMode: string, second: string, secondMode: string) =>
    `${first} is a ${firstMode} sign and ${second} a ${secondMode} one`,
  bothOfMode: (first: string, second: string, mode: string) => `${first} and ${second} are both ${mode} signs`,
  oneMode: (sign: string, mode: string) => `both Moons are in ${sign}, a ${mode} sign`,
  star: (name: string, star: string, lord: string) => `the Moon of ${name} is in ${star}, ruled by ${lord}`,
} as const;

export const temperamentSource = 'Brihat Jataka 17';

/** Houses counted from the lagna in which the other person’s Moon stands. */
export const presenceLead =
  'When two people live together, the mood of one is felt in a certain part of the other’s life. The house of the other’s Moon shows which part it is.';
export const presenceLeadReason = 'the sign of each Moon is counted as a house from the lagna of the other person';
export const presenceTitle = (other: string, name: string): string => `${other} in the life of ${name}`;
export const presenceByHouse = [
  'The moods of the other go straight to the heart here, and strengthen self-respect. Keep a few hours a week for yourself as well.',
  'The other brings family feeling, good food and a reason to save. Money is an emotional subject, so talk about it after a meal.',
  'The other brings talk, short journeys and courage. You make plans together that neither would dare alone.',
  'With the other comes the feeling of being at home. A shared house or garden does both of you good.',
  'The other brings play, romance and new ideas. Keep these evenings alive when work or children ask for time.',
  'The other brings daily order and also small worries. Share tasks by a list, and do not correct each other before guests.',
  'The other’s feelings meet you face to face, as in a mirror. This is a classical sign of attraction and of equal partnership.',
  'The other touches what is hidden: fears, inheritance, trust. Go slowly here, because this bond changes you.',
  'The other brings faith, teachers and long journeys. You become more generous in this company.',
  'The other supports your work and your name. Do not let every talk become a talk about duties.',
  'The other brings friends, hopes and gain. You reach aims faster when you tell them to each other.',
  'The other brings rest, sleep and time for prayer. Some of this love is silent, so show thanks often.',
] as const;
/** The same house in both directions. */
export const presenceRepeated =
  'It is the same part of life as in the other direction. What you read above holds for both of you.';
export const presenceReason = (other: string, sign: string, house: string, name: string, lagna: string): string =>
  `the Moon of ${other} is in ${sign}, the ${house} house from ${lagna}, the lagna of ${name}`;

