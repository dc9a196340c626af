/** The summary page of the year ahead. Months by the place of the Sun, as in sun-months.ts. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export const strongMonthLine = [
  'begin what carries your own name.',
  'settle money and say what you want to earn.',
  'write, call, practise and knock.',
  'buy, move or repair, with the family’s blessing.',
  'show what you have made, and enjoy it.',
  'clear the backlog and beat the old record.',
  'agree, sign and decide as two.',
  'sort out what is shared, with the papers open.',
  'study, travel and ask a blessing.',
  'ask for the post, the title or the signature.',
  'collect what is due and widen the circle.',
  'prepare in private, and give freely.',
] as const;

export const weakMonthLine = [
  'keep your own calendar thin and your sleep regular.',
  'postpone large spending, and soften the tone at table.',
  'fewer messages, read twice, sent in daylight.',
  'leave rooms and relatives as they are for now.',
  'play without stakes, and let children set the pace.',
  'do not take on a colleague’s load as well as yours.',
  'leave room for the other person’s no.',
  'lend little, borrow less, read all pages.',
  'do not argue with elders over principles.',
  'keep out of office quarrels and let the work speak.',
  'expect less of groups, and more of two good friends.',
  'guard your rest as you would guard a child’s.',
] as const;

export const yearLordLine: Record<ClassicalGraha, string> = {
  Sun: 'A year with a straight back: it asks you to decide, to be seen deciding, and to stand by what you decided.',
  Moon: 'A year that moves with people and moods: it asks you to look after others, to be looked after, and to change a plan without apology.',
  Mars: 'A year with its sleeves rolled up: it asks for action, in small brave portions, before there is permission.',
  Mercury: 'A year of talk, trade and learning: it asks you to put things in writing and to stay curious.',
  Jupiter:
    'A year under a broad tree: it asks you to learn, to advise, and to trust people a little more than you need to.',
  Venus:
    'A year with good taste: it asks you to make peace, make beauty, and let yourself be loved in daylight.',
  Saturn:
    'A year of patient building: it asks you to take on less, to do it properly, and to come back to it every morning.',
};

export const munthaLine = [
  'The thread to follow is you yourself: your body’s rhythm, your name, your first step.',
  'Follow the household purse, and the words spoken over it.',
  'Follow your own effort, and the people you grew up beside.',
  'The thread leads home, to whatever still wants repair there.',
  'Follow what you create, teach or cherish.',
  'Daily discipline is the thread; the year respects a timetable.',
  'Follow the other person, and the fairness between you.',
  'The thread goes through deep matters: trust, shared means, a change long due.',
  'Faith put to use is the thread: teachers, journeys, good luck repaid.',
  'Follow your work, and how it looks from outside.',
  'The thread is company: friends, gains, and a wish of long standing.',
  'It turns inward this time: rest, distance, and expenses chosen with open eyes.',
] as const;
