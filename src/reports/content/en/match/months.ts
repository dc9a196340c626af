/** Months that both charts favour. */

export const monthsLead =
  'For each matter the favoured months of both charts were laid over each other. What remains is good for both of you; the rest is listed for each.';
export const monthsLeadReason = 'a month counts for both if the periods and transits of both charts support it';

export const matterTitles = {
  marriage: 'A wedding, or a new start together',
  property: 'A home of your own',
  children: 'A child',
  money: 'More income',
  abroad: 'A long journey or a move',
} as const;

/** A matter stands before its own text, because several matters may have the same months. */
export const matterNames = {
  marriage: 'For the wedding',
  property: 'For a home',
  children: 'For a child',
  money: 'For income',
  abroad: 'For a journey or move',
} as const;

type MatchMatter = keyof typeof matterNames;

/** In a sentence. */
export const matterNouns: Record<MatchMatter, string> = {
  marriage: 'a wedding',
  property: 'decisions on home and property',
  children: 'the wish for a child',
  money: 'more income',
  abroad: 'a long journey or a move',
};

/** "from March to July 2029", "in May 2030" */
export const monthsInSentence = {
  one: (month: string) => `in ${month}`,
  span: (months: string) => `from ${months}`,
} as const;

/** The second sentence after the months of each matter, by their strength. */
export const strongAdvice: Record<MatchMatter, string> = {
  marriage: 'Agree on one of these times early, because halls and relatives need months.',
  property: 'Look at places before, and sign in these months.',
  children: 'This is the time to hope and to prepare, not a promise.',
  money: 'Ask for more, or begin the second source of income then.',
  abroad: 'Apply for papers half a year before.',
};
export const fairAdvice: Record<MatchMatter, string> = {
  marriage: 'It is a time for engagement and for plans rather than for haste.',
  property: 'Compare offers then, and take your time.',
  children: 'Patience helps more than counting weeks.',
  money: 'Effort brings a little more; large steps can wait.',
  abroad: 'A visit is easier then than a move.',
};
/** `quiet`: also if neither chart has months of its own. */
export const noneAdvice: Record<MatchMatter | 'quiet', string> = {
  marriage: 'Choose a good month of one of you, and let the other be calm in that time.',
  property: 'Let the person decide whose months are better.',
  children: 'The months of one of you count just as well.',
  money: 'One of you may earn more first, and the other later.',
  abroad: 'Travel in the good months of either of you.',
  quiet: 'An ordinary month is not a bad one: let work, money and family decide.',
};

export const bothMonths = {
  strong: (matter: string, months: string, advice: string) => `${matter}, both charts favour ${months}. ${advice}`,
  fair: (matter: string, months: string, advice: string) =>
    `${matter}, both charts give some support ${months}. ${advice}`,
  none: (matter: string, advice: string) => `${matter}, no months are strong in both charts at once. ${advice}`,
} as const;

/** What each chart favours by itself. */
export const ownMonths = {
  favours: (name: string, months: string) => `the chart of ${name} favours ${months}`,
  none: (name: string) => `no months stand out in the chart of ${name}`,
  noneOfBoth: (matter: string) => `${matter}, no months stand out for either of you.`,
  both: (matter: string, first: string, second: string) => `${matter}, ${first}; ${second}.`,
} as const;

/** Beside a row of months, because a month counts by the lower of two grades. */
export const gradesOfWindow = {
  ofBoth: (grade: string) => `${grade} for both of you`,
  atLeast: (grade: string) => `${grade} or better for both of you`,
  ofEach: (first: string, firstGrade: string, second: string, secondGrade: string) =>
    `${firstGrade} for ${first}, ${secondGrade} for ${second}`,
} as const;

export const bothReason = (first: string, firstReason: string, second: string, secondReason: string): string =>
  `for ${first}: ${firstReason}; for ${second}: ${secondReason}`;
export const noReason = (first: string, second: string, house: string): string =>
  `no month of ten years has support for the ${house} house in the charts of both ${first} and ${second}`;

export const lanes = { note: 'in both charts' } as const;
export const laneTitles = { marriage: 'Wedding', property: 'Home', children: 'Child', money: 'Income', abroad: 'Move' } as const;

export const tenYears = {
  lead: 'Each line shows months that both charts favour. The bands above and below show which period each of you is in.',
  caption: (from: number, to: number): string =>
    `Favoured months of both charts from ${from} to ${to}. A filled bar is strong in both charts.`,
  description: 'For each matter, the months that both charts favour:',
  bandNote: 'periods',
  guide: [
    { title: 'How to read it', text: 'A high bar is strong in both charts, a low bar is fair. Where a line is empty, no month has support in both charts.' },
    { title: 'What to do with it', text: 'Mark the first bar of the matter that concerns you now, and prefer a high one. Talk about it three months earlier.' },
    { title: 'When nothing is marked', text: 'A month without a bar is an ordinary month, not a bad one. Work, money and family decide then.' },
  ],
  yearTable: {
    caption: 'The sub-periods of both, and what each year favours for both',
    head: (first: string, second: string) => ['Year', `Periods of ${first}`, `Periods of ${second}`, 'Favoured in both charts'],
    separator: ', ',
    matterSeparator: '; ',
    fair: (matters: string) => `${matters}, a little`,
    none: 'an ordinary year',
  },
} as const;
