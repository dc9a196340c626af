/** Titles, leads and captions of the chapters on work for an unknown birth time, counted from the Moon. */
export const timeUnknownHeadings = {
  tenth: {
    title: 'Work, counted from your Moon',
    hindiTitle: 'चन्द्र लग्न',
    runningTitle: 'Work from the Moon',
    summary: 'The tenth sign from the Moon: its style of work, its grahas, its lord',
  },
  money: {
    title: 'Money, counted from your Moon',
    hindiTitle: 'धन',
    runningTitle: 'Money from the Moon',
    summary: 'Income, savings and expenses, and the four grahas of wealth',
  },
  fields: {
    title: 'Fields of work that suit you',
    hindiTitle: 'आजीविका',
    runningTitle: 'Fields of work',
    summary: 'Professions by the grahas that count at any hour of birth',
  },
  leadership: {
    title: 'Leadership and expertise',
    hindiTitle: 'कारक',
    runningTitle: 'Leadership',
    summary: 'Leader or specialist, three pairs of grahas, and yogas that need no birth time',
  },
  decades: {
    title: 'The mahadashas of your work',
    hindiTitle: 'महादशा',
    runningTitle: 'Mahadashas of work',
    summary: 'Your mahadashas read for work, each date as a range',
  },
} as const;

export const timeUnknownLeads = {
  tenth:
    'Without a birth time the lagna is not known. The old authors then count from the sign of the Moon, and Varahamihira reads the livelihood from the tenth sign of either. What this count cannot show, we leave out.',
  money:
    'Money is counted in the same way: income from the eleventh sign, savings from the second, expenses from the twelfth. It shows habits and tendencies, and is no reason to sign anything.',
  fields:
    'A chart names no single task or company. Some grahas influence your work at any hour of birth. Each of them stands for certain fields.',
  leadership:
    'The Sun and Mars stand for leadership, the head. Mercury and Saturn stand for expertise, the hand. Their signs alone already favour one side, and the distance between two signs shows how well a pair works together.',
  decades:
    'A mahadasha colours your work for many years. Because the birth time is missing, each date is given as the earliest and the latest possible one over all hours of the day. You may notice the change yourself between them.',
  days: 'Most working days are fixed by your office. For the few that you can choose, these are the days that tradition prefers, counted from your Moon and its nakshatra.',
} as const;

export const timeUnknownPartTitles = {
  manner: 'Your style of work',
  occupants: 'Grahas in the tenth sign',
  lord: 'The lord of the tenth sign',
  livelihood: 'The classical test of livelihood',
  karakas: 'Four grahas of wealth',
  leadership: 'Leadership (the head) or expertise (the hand)',
  weights: 'The four, one by one',
  pairs: 'Three pairs at work',
  combinations: 'Yogas that need no birth time',
} as const;

/** Before the yogas. */
export const sunAndMoonYogasIntro =
  'Most yogas need the houses, so we leave them out. A few count only from the Sun or the Moon, or need two grahas in one sign. Listed here are those that hold for everybody born on your day.';

/** Before the name of a Moon sign: "Earning, if the Moon was in Taurus". */
export const moneyHouseShortTitles = { 11: 'Earning', 2: 'Saving', 12: 'Spending' } as const;

/** Before the statements on each house of money. */
export const moneyHouseIntros = {
  11: 'The eleventh sign from the Moon shows income, profit, and wishes that can be counted in money.',
  2: 'The second sign from the Moon shows savings, food, family money, and the way you speak about them.',
  12: 'The twelfth sign from the Moon shows expenses, distant places, gifts, and the cost of rest.',
} as const;

export const weekCaption = 'The weekdays, by the place that the lord of each day rules, counted from your Moon.';
export const nakshatrasCaption =
  'Nine kinds of nakshatra, three of each, counted from the nakshatra of your Moon. Any panchang names the Moon’s nakshatra of a day. Kinds two, four, six, eight and nine are favourable.';

/** On the summary page: the entry of a slow graha, counted from the Moon. */
export const transitDateLine: Record<'Saturn' | 'Jupiter', Record<2 | 10 | 11, string>> = {
  Saturn: {
    2: 'money needs stricter accounts',
    10: 'work asks for more effort and patience',
    11: 'old effort begins to pay',
  },
  Jupiter: {
    2: 'speech and money improve',
    10: 'stay modest and keep learning at work',
    11: 'a good time to ask for what you want',
  },
};
