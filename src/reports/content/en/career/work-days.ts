/** The weekdays by their lords, and the nine taras counted from the birth nakshatra. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type DayUse = 'work' | 'gain' | 'fortune' | 'other';

export const weekdayUse: Record<ClassicalGraha, Record<DayUse, string>> = {
  Sun: {
    work: 'Plan the week’s main task',
    gain: 'Write about your pay',
    fortune: 'Decide a direction; call an elder',
    other: 'Rest; no office mail',
  },
  Moon: {
    work: 'Meet clients and the public',
    gain: 'Regular customers, small sales',
    fortune: 'Friendly talks, hiring',
    other: 'Easy tasks, kind answers',
  },
  Mars: {
    work: 'Start, negotiate, visit the site',
    gain: 'Ask politely for payment',
    fortune: 'Try what needs courage',
    other: 'Repairs, exercise, short tasks',
  },
  Mercury: {
    work: 'Present, publish, sign after reading',
    gain: 'Bills, offers, price comparison',
    fortune: 'Interviews, tests, new tools',
    other: 'Letters, lists, short errands',
  },
  Jupiter: {
    work: 'Ask seniors; teach; accept a post',
    gain: 'Discuss terms with people you trust',
    fortune: 'Begin study, give, ask advice',
    other: 'Read; thank somebody',
  },
  Venus: {
    work: 'Present, design, settle differences',
    gain: 'Sell fine goods; collect dues',
    fortune: 'Show your work, make friends',
    other: 'Tidy the desk; leave on time',
  },
  Saturn: {
    work: 'Finish the heaviest task',
    gain: 'Long contracts, reserve fund',
    fortune: 'Make a promise for years',
    other: 'Maintenance, accounts, quiet',
  },
};

/** The day of the lord of the tenth. */
export const bestDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday is your best day for decisions about work. Use an hour of the morning to decide the main aim of the week, and leave the rest of the day free.',
  Moon: 'Monday is your best day for meeting people who matter. Keep the morning calm, and leave figures for the middle of the week.',
  Mars: 'Tuesday gives you courage at work. Use the morning for whatever needs it: naming a price, refusing something, starting a task.',
  Mercury:
    'Wednesday is your best day for writing, calls and contracts. Drafts written on it need few corrections.',
  Jupiter:
    'Thursday is the day when people trust your work. Put requests to your seniors on it, and explain things to juniors.',
  Venus:
    'Friday shows your work at its best. Presentations, opening days and making peace with a colleague go well.',
  Saturn:
    'Saturday is your best day for hard and quiet work. Two hours without interruption move more than several busy weekdays.',
};

/** The day of the lord of the twelfth, the house of rest and expense. */
export const restDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday is for rest in your case. Attend to no office matter before evening, and make no public appearance.',
  Moon: 'Start late on Monday where you can. Feelings about work are clearer after lunch, so give no answers before it.',
  Mars: 'Tuesday is a day for exercise, and not for spending. What you buy in a hurry on that day often costs you a second time.',
  Mercury:
    'Wednesday loses time in small messages. Put off orders and subscriptions by a day; sort files and make backups instead.',
  Jupiter:
    'You give more than you receive on Thursday. Give time or advice on it, and choose another day for large payments.',
  Venus:
    'Friday is a day of pleasant expense for you. Plan one treat with somebody you like, and leave the credit card at home.',
  Saturn:
    'Quiet suits you on Saturday. Work alone, repairs and sleep go well; persuading people goes less well.',
};

export type Tara = { name: string; use: string };

/** Counted from the birth nakshatra: the first, tenth and nineteenth nakshatra have one tara, and so on. */
export const taras: readonly Tara[] = [
  { name: 'Janma', use: 'Birth: routine only' },
  { name: 'Sampat', use: 'Wealth: money, openings' },
  { name: 'Vipat', use: 'Obstacle: checking' },
  { name: 'Kshema', use: 'Well-being: agreements' },
  { name: 'Pratyari', use: 'Opposition: practice' },
  { name: 'Sadhaka', use: 'Success: hard tasks' },
  { name: 'Naidhana', use: 'Ending: closing files' },
  { name: 'Mitra', use: 'Friend: meetings, joint tasks' },
  { name: 'Parama mitra', use: 'Best friend: requests' },
];

export const workDaysTexts = {
  lead: 'Nobody can choose every working day by the stars. Where you are free to choose, these are the days that tradition prefers for you.',
  week: 'The weekdays, by what the lord of each day rules in your chart.',
  nakshatras:
    'The twenty-seven nakshatras in nine kinds, counted from your birth nakshatra. The panchang names the Moon’s nakshatra of each day. The second, fourth, sixth, eighth and ninth kinds suit a signature or a first day.',
} as const;
