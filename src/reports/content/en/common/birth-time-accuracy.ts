/** How exact the birth time is, and what another birth time would change. */

export const birthTimeAccuracyHeading = {
  title: 'Before you believe us',
  devanagari: 'समय',
  runningTitle: 'How to read this',
  summary: 'How far the clock may be trusted, and who your neighbours in time are',
} as const;

export const birthTimeAccuracyLead =
  'A birth chart begins with a minute, and not every minute matters equally. Here is how far yours may be wrong before something changes; should a neighbour in time sound more like you than your own lagna does, look for a better clock.';

export type CertaintyLevel = 'stable' | 'minute-sensitive' | 'borderline';

export const birthTimeAccuracyParts = {
  clock: { id: 'clock', title: 'How good is your clock?' },
  neighbours: {
    id: 'neighbours',
    title: 'Your neighbours in time',
  },
  finer: { id: 'finer', title: 'Where minutes count' },
} as const;

/** By the distance of the lagna from the border of its sign. */
export const lagnaCertainty: Record<CertaintyLevel, string> = {
  stable:
    'Read this copy from front to back with an easy mind. The sign that rose is well inside its hours, and an aunt who remembers it “after lunch” has remembered enough.',
  'minute-sensitive':
    'Read slowly where houses are named. A clock on the wall is good enough for your lagna, a guess in the family is not, so find out which of the two you have.',
  borderline:
    'Read the chapter on the lagna first and stop there. You were born on a threshold between two signs, and your own judgement of what fits counts for as much as any clock.',
};

/** By the minute of the given time, which shows how it was rounded. */
export const clockTimeTexts = {
  approximate:
    'You told us that the time is a guess. Houses and divided charts are then a proposal, while the Moon, its star and every graha in its sign stand on firmer ground.',
  hour: 'Full hours are seldom accidents of nature. Somebody probably rounded, and the true minute may lie a quarter of an hour to either side.',
  half: 'Half past is a favourite of ward clocks and tired clerks. Allow it ten or fifteen minutes, until a paper with a stamp on it says otherwise.',
  five: 'Multiples of five are how most of us read a dial. Give this one three minutes of play, which few statements here will even notice.',
  odd: 'A minute as particular as yours was probably read off on purpose. Trust it, and let the half circles in this copy count for nearly full ones.',
} as const;
export type ClockTimeKind = keyof typeof clockTimeTexts;

/** By the neighbouring rising sign, Aries to Pisces. */
export const neighbouringLagna = [
  'With Aries rising you would be called quick, blunt and first up the stairs. Friends would complain that you start without them, and ring you when something has to be started.',
  'With Taurus in the east you would read about steadiness, a good voice and a larder. People would praise your taste and try in vain to hurry you.',
  'Under Gemini you would be described by your questions: two hobbies, three chats open, a hand that draws maps in the air. Boredom would be the great enemy.',
  'Cancer would have made a keeper of you, sideways in approach and warm once inside, with a memory for slights and birthdays in equal measure.',
  'Leo gives a straight back and a large laugh. Your report would speak of pride, loyalty, and a certain difficulty with being second in the queue.',
  'Virgo would have put a pencil behind your ear. You would hear of lists, clean worktops, a dry wit, and the mercy that you extend to everyone except yourself.',
  'Libra would show you at the middle of the table, weighing one view against another, well dressed and slightly late because both shirts were right.',
  'Scorpio would have drawn the curtain. Reserve, stamina, a long look before the first word, and a loyalty with no small print would be your opening lines.',
  'Sagittarius would send you out of doors with an opinion. Candour, travel, teachers and an unpaid library fine would fill the first pages.',
  'Capricorn would make you the grown-up of the class. Patience, plans and dry shoes would be mentioned, and a sense of fun that arrives at forty.',
  'Aquarius would seat you a little apart, with the rare book and the odd friends. You would read that you love people best in the plural.',
  'Pisces would have poured you out: kind, porous, musical, late. The chapter would ask you to lock the front door now and then.',
] as const;

/** The rising navamsha, which changes too quickly to be stable. */
export const navamsaCertainty = {
  'minute-sensitive':
    'The navamsha has the patience of an egg timer. Take its lagna, and the houses counted from it, as probable, and the signs of its grahas as settled.',
  borderline:
    'For the navamsha you stand on the line between two tiles. Read whatever depends on its rising sign as one of two possible sentences.',
} as const;

/** The pada of the Moon’s nakshatra, from which the periods are computed. */
export const padaCertainty: Record<CertaintyLevel, string> = {
  stable:
    'The Moon moved slowly enough. Star and quarter are the same for any error a family is likely to make, so the order of your periods is not in question.',
  'minute-sensitive':
    'The Moon was changing quarters within the hour. The lord of your first period is likely right, its dates may stretch or shrink by a season.',
  borderline:
    'At your minute the Moon was stepping from one quarter to the next. Keep the table of periods in pencil until the paper turns up.',
};
