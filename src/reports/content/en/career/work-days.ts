/** The weekdays by their lords, and the nine taras counted from the birth nakshatra. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

export type DayUse = 'work' | 'gain' | 'fortune' | 'other';

export const weekdayUse: Record<ClassicalGraha, Record<DayUse, string>> = {
  Sun: {
    work: 'Plan the week’s one visible act',
    gain: 'Write to whoever sets your pay',
    fortune: 'Choose a direction; ring an elder',
    other: 'Rest, sunlight, no inbox',
  },
  Moon: {
    work: 'Meet clients; open to the public',
    gain: 'Small sales and regular customers',
    fortune: 'Soft talks, hiring, hospitality',
    other: 'Ease in; answer what is kind',
  },
  Mars: {
    work: 'Launch, negotiate, inspect the site',
    gain: 'Press for payment, in good humour',
    fortune: 'Attempt what needs nerve',
    other: 'Repairs, exercise, short tasks',
  },
  Mercury: {
    work: 'Pitch, publish, sign what you have read',
    gain: 'Invoices, offers, comparisons',
    fortune: 'Interviews, tests, new tools',
    other: 'Letters, lists and errands',
  },
  Jupiter: {
    work: 'Ask seniors; teach; accept mandates',
    gain: 'Talk terms with people you trust',
    fortune: 'Begin study, give, take counsel',
    other: 'Read; thank someone',
  },
  Venus: {
    work: 'Present, design, settle differences',
    gain: 'Sell what is beautiful; collect dues',
    fortune: 'Show the portfolio, make friends',
    other: 'Tidy the desk; leave on time',
  },
  Saturn: {
    work: 'Finish the heavy file',
    gain: 'Long contracts; the reserve fund',
    fortune: 'Make a promise to last years',
    other: 'Maintenance, accounts, silence',
  },
};

/** The day of the lord of the tenth. */
export const bestDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday carries your working luck, of all days. Spend its first bright hour on the question of where the work is going, and Monday to Saturday need only follow.',
  Moon: 'Monday is your opening day. Put the meeting with people who matter on it, after a calm morning, and leave the figures for midweek.',
  Mars: 'Tuesday lends you an edge. Reserve its forenoon for whatever takes courage: the price, the refusal, the beginning.',
  Mercury:
    'Wednesday speaks your professional language. Drafts written on it need the fewest corrections, and calls made on it are returned.',
  Jupiter:
    'Thursday is the day on which your work is believed. Use it for requests to people above you and for explanations to people below.',
  Venus:
    'Friday shows your work in its best light. Presentations, opening days and reconciliations sit well on it.',
  Saturn:
    'Saturday, which others give away, belongs to your craft. Two undisturbed hours on it move what a week of interruptions could not.',
};

/** The day of the lord of the twelfth, the house of rest and expense. */
export const restDay: Record<ClassicalGraha, string> = {
  Sun: 'Sunday may be left out of the reckoning: be nobody in particular until the evening, and let the name on the door rest as well.',
  Moon: 'Let Monday start late where you can. A slow forenoon then is worth two hours later in the week, and feelings about work are clearer after lunch.',
  Mars: 'On Tuesday keep the temper for exercise and the money in the pocket. What you buy in haste on that day tends to need a second part.',
  Mercury:
    'Wednesday spends in small notes and long messages. Put off orders and subscriptions by a day, and use the hours to sort, back up and delete.',
  Jupiter:
    'Thursday gives away more than it takes in, and does so gladly. Give time or advice on it, and sign for sums on another day.',
  Venus:
    'Friday is your day of pleasant expense. Plan one treat, have it with somebody, and keep the card out of the second shop.',
  Saturn:
    'Saturday wants silence from you. Solitary work, repairs and sleep go well then; appearances, and persuading anybody, less so.',
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
  { name: 'Mitra', use: 'Friend: meetings, hiring' },
  { name: 'Parama mitra', use: 'Best friend: requests' },
];

export const workDaysTexts = {
  lead: 'Nobody can run an office by the stars alone. Where you are free to choose a day, though, these are the ones that tradition would choose for you.',
  week: 'The week, by what the lord of each day looks after in your chart.',
  nakshatras:
    'The stars in nine kinds, counted from your birth star. An almanac names the Moon’s star of today; the second, fourth, sixth, eighth and ninth kinds are the friendly ones for a signature or a first day.',
} as const;
