/** Titles, leads and captions of the chapters on work for an unknown birth time, counted from the Moon. */
export const timeUnknownHeadings = {
  tenth: {
    title: 'Work, counted from your Moon',
    devanagari: 'चन्द्र लग्न',
    runningTitle: 'Work from the Moon',
    summary: 'The tenth sign from the Moon: its manner, its guests, its lord',
  },
  money: {
    title: 'Money, counted from your Moon',
    devanagari: 'धन',
    runningTitle: 'Money from the Moon',
    summary: 'Earning, keeping and spending, and the four who stand for means',
  },
  fields: {
    title: 'Fields that lean your way',
    devanagari: 'आजीविका',
    runningTitle: 'Fields of work',
    summary: 'Trades by those who have a say in your work without an hour',
  },
  leadership: {
    title: 'Head, hand and how they agree',
    devanagari: 'कारक',
    runningTitle: 'Head and hand',
    summary: 'Leadership against expertise, three pairs, and patterns that ask no hour',
  },
  decades: {
    title: 'The long climates of work',
    devanagari: 'महादशा',
    runningTitle: 'Climates of work',
    summary: 'Your great periods read for work, each date as a range',
  },
} as const;

export const timeUnknownLeads = {
  tenth:
    'Without an hour nobody can say what was rising, but the old authors keep a second door. They let the Moon’s own sign stand as the first and count from there; Varahamihira reads a livelihood from the tenth of either. What this count cannot give, we leave unsaid.',
  money:
    'The same count serves the purse: the eleventh sign from the Moon for what comes in, the second for what stays, the twelfth for what goes. These are habits and leanings, fondly told, and no reason to sign anything.',
  fields:
    'Names of employers are in no chart. Still, some of the nine have a say in your work whatever the hour was, and each has leaned towards certain trades since the lists were first made.',
  leadership:
    'Two grahas make a head of department and two make a master of a craft. Weighed by their signs alone they already lean one way; and how well certain pairs get along can be counted from sign to sign.',
  decades:
    'A great period colours a working life more than any office does. Since the hour is missing each date is a first and a last possible one; between them you may recognise the turn for yourself.',
  days: 'An office keeps its own calendar, and rightly. For the few days that you may choose, here is what tradition would pick, counted from your Moon and its star.',
} as const;

export const timeUnknownPartTitles = {
  manner: 'The manner of your work',
  occupants: 'Who stands there',
  lord: 'Its lord, and where that has gone',
  livelihood: 'The old test of livelihood',
  karakas: 'Four who stand for means',
  leadership: 'Head or hand',
  weights: 'The four on the scales',
  pairs: 'Three pairs at the office',
  combinations: 'Combinations that need no hour',
} as const;

/** Before the yogas. */
export const sunAndMoonYogasIntro =
  'Most named patterns count houses, and those we leave out. A few count from the Sun or the Moon alone, or ask which two stand together; told here are those that hold for anyone born on your day.';

/** Before the statements on each house of money. */
export const moneyHouseIntros = {
  11: 'The eleventh sign from the Moon: income, increase, the wish that can be put into figures.',
  2: 'The second sign from the Moon: the store, the family purse, the word given about money.',
  12: 'The twelfth sign from the Moon: outgo, distance, gifts, and what rest costs.',
} as const;

export const weekCaption = 'The week, by the place that the lord of each day rules, counted from your Moon.';
export const nakshatrasCaption =
  'Nine kinds of star, three of each, counted from the star of your Moon. Look up the Moon’s star of a day in any almanac; kinds two, four, six, eight and nine are the friendly ones.';

/** On the summary page: the entry of a slow graha, counted from the Moon. */
export const transitDateLine: Record<'Saturn' | 'Jupiter', Record<2 | 10 | 11, string>> = {
  Saturn: {
    2: 'money likes a stricter notebook',
    10: 'work asks for weight and patience',
    11: 'old effort begins to pay',
  },
  Jupiter: {
    2: 'words and means improve',
    10: 'keep modest, keep learning',
    11: 'a wish may be named aloud',
  },
};
