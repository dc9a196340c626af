import { formatList } from '#src/reports/content/en/grammar/index.ts';

/**
 * The Lo Shu square of the date with mulank and bhagyank: each digit by its count, and its eight lines. A digit that is missing or occurs once is read with
 * its support.
 */
export type Presence = 'missing' | 'once' | 'twice' | 'often';

/**
 * Support of a digit: the name number is the same (`held`); the opposite digit is present, for five one beside it
 * (`facing`); another digit of its column is (`column`); or nothing (`bare`).
 */
export type DigitSupportKind = 'held' | 'facing' | 'column' | 'bare';

/** Index digit - 1. */
export const missingDigit: Record<DigitSupportKind, readonly string[]> = {
  held: [
    'Your square has no 1, and your name supplies it. You learn to speak for yourself by doing it, so offer to speak first once a week.',
    'Tact, the gift of 2, is missing in the square and comes from your name. You had to learn it, so you can also teach it.',
    'Your square has no 3, and your name brings imagination back. Ideas come late; leave one extra day for them in each task.',
    'Order is not in your square, and your name asks for it. You are tidy by decision, so keep one fixed day of the week for it.',
    'The centre of your square is empty, and your name gives you the balance. Begin each morning with the same small habit.',
    'Care of the home is missing in the square, and your name adds it. You came to it by choice; invite people when it suits you.',
    'Seven is missing in the square, and your name has it. With the years you notice the sorrow of quiet people; visit those who live alone.',
    'Exactness is not in your square, and your name requires it. Small print annoys you; read it to the end all the same.',
    'Ambition is missing in the square, and yet your name has it. It wakes when somebody needs to be defended, so choose such a cause.',
  ],
  facing: [
    'Your square has no 1, so you speak badly for yourself; your 9 makes you speak well for a cause. Show how your request also helps others.',
    'Two is missing, and your 8 makes up for it: you notice people by details. When a plate stays full or a reply comes late, ask the reason.',
    'Without a 3 it is hard to imagine things beforehand; your 7 makes up for it, because you think things through. Ask for time before you answer.',
    'Number 4 is missing, so order bores you; your 6 makes you tidy for the sake of people. Put your papers in order before guests come.',
    'The centre is empty, and a number beside it gives you balance. Talk with one calm person before you decide anything large.',
    'Six is missing, and your 4 makes up for it: you show care by keeping the house in order. Say a kind word as well.',
    'Seven is missing, and your 3 makes up for it: you answer sadness with a story or a drawing. Send one to somebody in grief.',
    'Exactness is weak, since 8 is missing, and your 2 helps you to ask others. Read forms and bills aloud with a friend.',
    'Large causes do not move you, because 9 is missing; your 1 gives you clear aims. State them plainly, and respect those of others.',
  ],
  column: [
    'Number 1 is missing in the column of will, but its 5 is there. You know what you want before you can say it; write it down first.',
    'Two is missing in the column of action, but another digit of it is there. You show sympathy by what you do; add one warm sentence.',
    'The column of thought lacks its 3, but another digit of it is there. You work well from a list; let somebody else describe the goal.',
    'Number 4 is missing, but its column helps you to plan. You keep everything in your head, so write dates down in one place.',
    'The middle is empty, but your column of will has another digit. You seldom lose direction; when it happens, remember why you began.',
    'Six is missing, but its column of action has another digit. You help first and ask for help last; this month ask sooner.',
    'The 7 in your column of action is missing. You repair things while the other person is still sad; sit down with them first.',
    'In the column of thought 8 is missing. Ideas are many, and the final figure is uncertain, so let somebody check the total.',
    'Nine is missing in the column of will, but the 5 below it is there. You go on for the sake of people, not of ideals; think of one person when a task is long.',
  ],
  bare: [
    'Nothing in your square replaces the missing 1, so you find it hard to speak for yourself. Prepare your request as you would for a friend.',
    'You often miss hints, as there is no 2 in the square. Ask people to say things directly, and thank them when they do.',
    'Three is missing without support, and it is hard for you to imagine what does not exist yet. Make a sketch on paper first.',
    'Routine is not yours by nature, since 4 is missing. Fix two points of the day: when you rise, and when you study or work.',
    'With no 5 in the centre your balance comes from outside: a teacher, a neighbourhood, a weekly game. Choose this support well and keep it.',
    'You ask for help late, because 6 is missing. On the first difficult day, call a neighbour or a relative.',
    'You think that others could avoid their sadness, for the square has no 7. Listen to the end before you suggest anything.',
    'You overlook small print and totals, because 8 is missing. Check figures twice, or give them to somebody who enjoys it.',
    'Without a 9, great causes interest you little, and near ones interest you more. Do one useful thing for your own street or school.',
  ],
};

/** A digit that occurs once has no text on its column. */
export const singleDigit: Record<Exclude<DigitSupportKind, 'column'>, readonly string[]> = {
  held: [
    'One is in your square and also the number of your name: you speak up without hesitation. Begin on the same day with what you have announced.',
    'Feeling for people is given by your square and by your name. Believe your first impression of a person sooner.',
    'Your 3 is supported by your name, so ideas reach the paper. Keep one notebook for them, and use one idea each month.',
    'With 4 in the square and in the name, you finish things and tidy up. Help with the papers of the family.',
    'Five is in the centre and also the number of your name, and change is easy for you. Before you move on, name the reason for it.',
    'Home is a calling for you, with 6 in the square and in the name. Guests feel it; keep one evening for your own people.',
    'Your 7 is confirmed by your name. You learn from what you had to do without; teach it in simple words.',
    'Details are safe with you, since 8 is in the square and also the number of your name. Let a few small things go unchecked.',
    'Your 9 has a second support in your name, so ambition comes with endurance. Choose long aims, in which others stop earlier.',
  ],
  facing: [
    'Your 1 and your 9 face each other: you have both the voice and the cause. When a common matter is discussed, be the one who speaks.',
    'Your 2 has an 8 opposite: you can point out a wrong total so that people thank you. Offer to check a text or a bill for others.',
    'Imagination and deep thought face each other in 3 and 7. You have tested an idea before others see it, so present it with confidence.',
    'Your 4 has a 6 opposite, so you use order to make life comfortable. Arrange a room for those who use it, and ask them once what they need.',
    'Your 5 has company in the middle row, so you are at ease among people. When a group changes, look after the new ones.',
    'Affection and punctuality go together, as your 6 faces 4. People rely on you to fetch them; let somebody fetch you too.',
    'A loss does not leave you silent, because your 7 faces 3. Keep a diary or draw in hard weeks.',
    'You see the mistake and also the feelings of the one who made it, for your 8 faces 2. Correct people in private.',
    'What you wish for everybody you can also ask for, because your 9 faces 1. Write that application, or speak to the officer.',
  ],
  bare: [
    'A single 1 lets you speak clearly when you are calm, and search for words when you are moved. On such days, write first.',
    'With one 2 you read people well enough to be kind, and you still sleep well. Use it to settle small quarrels.',
    'One 3 gives a ready imagination, good for a third way between two opinions. Offer it when a talk does not move on.',
    'Your one 4 is a steady hand: you finish what lies before you. Take on one task at a time.',
    'A single 5 in the centre keeps you yourself in changing company. Others look to you when plans change, so stay calm for them.',
    'One 6 makes you love home and dislike changes made without asking. Say in advance which things matter to you.',
    'Some things you learn only by going without them, as your single 7 shows. Choose one comfort to leave for a month.',
    'One 8 gives you an eye for mistakes, and a wrong total stands out. Go through the bills at home once a month.',
    'Your single 9 is a quiet ambition, known only to those near you. Let one senior know of it as well.',
  ],
};

export const repeatedDigit: Record<'twice' | 'often', readonly string[]> = {
  twice: [
    'Two ones give balanced speech: you see both sides and can present either of them. Offer to settle a dispute between friends.',
    'Because of two twos you notice at once who is unhappy. You need not help every time.',
    'Two threes mean much imagination: you live through things before they happen. Picture the best result as well as the worst.',
    'With two fours you love what can be touched: craft, accounts, gardens, engines. Think about a hard question while your hands are busy.',
    'Two fives give strong drive, which others may take for temper. Lower your voice when you want something very much.',
    'With two sixes creative talent is ample, and worry about the family takes a part of it. Give the worry half an hour a day.',
    'With two sevens you look for hidden causes, and each loss makes you think more deeply. Study one subject to its root.',
    'With two eights you check everything down to the last comma. Decide before you start how often you check; twice is enough.',
    'Two nines give an ideal and the energy for it. You see what could be better; see also what is already good.',
  ],
  often: [
    'Ones are many in your square: words come in a flood or not at all. Note the main point beforehand, and take a patient friend along.',
    'With so many twos you feel everything that happens around you. Close the door and put the phone away for one hour a day.',
    'With so many threes the mind makes stories all night. Put a part of them on paper before bed.',
    'With many fours you work without stopping, and several people rely on you. Leave one day a week without a plan.',
    'So many fives give great speed. Before you change direction, inform the people who depend on you.',
    'So many sixes make you watch over everybody. Let each person in the family manage one day without your advice.',
    'Three sevens or more stand for several farewells, and for a calm that grows from them. People come to you in sad times; rest afterwards.',
    'With many eights you want to see a result soon. Where people only discuss, ask for the next step and its date.',
    'Nines are many here, and your head is full of plans to improve others. Begin with one habit of your own.',
  ],
};

/** The eight lines in the order of src/numerology: complete or empty. */
export const completeLines: Record<string, string> = {
  'mental plane':
    'The upper row is complete: you remember well and think in order. Offer to take the notes, since others rely on you for what was decided.',
  'emotional plane':
    'The middle row is full, so feeling and action are connected in you. When something moves you, say it and do something the same day.',
  'practical plane':
    'The lowest row is complete, a rare gift for getting things done. Choose one thing that everybody only talks about, and do it.',
  thought:
    'Your left column has no gap: you plan ahead by nature. Make the plan for the whole group, and share out the work.',
  will: 'The middle column is whole, and you reach what you truly want. Choose the aim with care, since you do not drop it easily.',
  action:
    'On the right all three digits are present: you get up and act while others discuss. Let one question be answered first.',
  'golden line':
    'You have 4, 5 and 6, the golden line of Indian practice, which is linked with lasting respect. Keep your word in small matters too.',
  'silver line':
    'You have 2, 5 and 8, called the silver line and linked with property and slow gain. Regular saving suits you better than quick profit.',
};
export const emptyLines: Record<string, string> = {
  'mental plane':
    'The upper row is empty. You understand by doing, so ask people to show you a thing and not only to describe it.',
  'emotional plane':
    'No digit stands in the middle row, and you keep feelings to yourself. Say one of them aloud on each birthday and festival.',
  'practical plane':
    'The lowest row is empty. Ideas come to you before tools do, so work with a practical companion.',
  thought:
    'The left column is empty: you enter things without a plan and manage well. For a task longer than a week, make a list.',
  will: 'No digit stands in the middle column, so your wish for a thing comes and goes. While it is strong, promise the next step before a witness.',
  action:
    'The right column is empty, and the step from deciding to doing is hard for you. Make an appointment with another person for it.',
  'golden line':
    'The golden line has no digit in this square. Respect comes to you through people you have worked or studied with, so stay in touch.',
  'silver line':
    'The silver line is empty. What you understand matters more to you than what you own; even so, save a little every month.',
};

/** The labels of rows and columns. */
/** Within a sentence. */
export const lineNames: Record<string, string> = {
  'mental plane': 'mental plane',
  'emotional plane': 'emotional plane',
  'practical plane': 'practical plane',
  thought: 'line of thought',
  will: 'line of will',
  action: 'line of action',
  'golden line': 'golden line',
  'silver line': 'silver line',
};

export const gridRows = ['Mental plane', 'Emotional plane', 'Practical plane'] as const;
export const gridColumns = ['Thought', 'Will', 'Action'] as const;

/** Captions and reasons of the square. */
const formatDigits = (digits: readonly number[]) => formatList(digits.map(String));
const formatThereAre = (digits: readonly number[]) =>
  `there ${digits.length > 1 ? 'are' : 'is'} ${formatDigits(digits)}`;

export const squareTexts = {
  mulank: 'mulank',
  bhagyank: 'bhagyank',
  caption: (mulank: number, bhagyank: number, isMulankAdded: boolean) =>
    `The square as most Indian numerologists fill it: all digits of day, month and year without zeros, then bhagyank ${bhagyank}${
      isMulankAdded
        ? ` and mulank ${mulank}`
        : `; mulank ${mulank} is a digit of the day already and is not added again`
    }. Others leave out the first two digits of the year, so their square may look different.`,
  presence: {
    missing: (digit: number, graha: string) => `${digit}, of ${graha}, is not in your square`,
    once: (digit: number, graha: string) => `${digit}, of ${graha}, is once in your square`,
    twice: (digit: number, graha: string) => `${digit}, of ${graha}, is twice in your square`,
    often: (digit: number, graha: string, count: number) =>
      `${digit}, of ${graha}, is ${count} times in your square`,
  } satisfies Record<Presence, (digit: number, graha: string, count: number) => string>,
  /** @param numbers mulank, bhagyank or both, which are counted */
  counted: (presence: string, numbers: readonly string[]) =>
    `${presence}, with the ${formatList(numbers)} counted`,
  /** Digits that support a missing or a single one. */
  support: {
    beside: (digits: readonly number[]) => `beside it ${formatThereAre(digits)}`,
    across: (digits: readonly number[]) => `across from it ${formatThereAre(digits)}`,
    inColumn: (digits: readonly number[]) => `in its column ${formatThereAre(digits)}`,
  },
  /** @param line of `lineNames` */
  completeLine: (digits: readonly number[], line: string) =>
    `${formatDigits(digits)}, the ${line}, are all in the square`,
  emptyLine: (digits: readonly number[], line: string) =>
    `none of ${formatDigits(digits)}, the ${line}, is in the square`,
  nameFigure: (digit: number) => `the number of your name is ${digit}`,
} as const;
