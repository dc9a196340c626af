/** Headings and general texts of the chapters on the year. */
export const yearHeadings = {
  summary: {
    title: 'Your year in one minute',
    hindiTitle: 'वर्ष सार',
    runningTitle: 'The year in one minute',
    summary: 'The main points of the twelve months on one page',
  },
  overview: {
    title: 'The year at a glance',
    hindiTitle: 'वर्ष दृष्टि',
    runningTitle: 'The year at a glance',
    summary: 'Twelve months compared, with the transits of the slow grahas',
  },
  chart: {
    title: 'The chart of your year',
    hindiTitle: 'वर्ष कुण्डली',
    runningTitle: 'The chart of your year',
    summary: 'The chart of the solar return, with the nine grahas in its houses',
  },
  tables: {
    title: 'The year chart in figures',
    hindiTitle: 'वर्ष गणित',
    runningTitle: 'The year chart in figures',
    summary: 'Positions, strengths, offices, Tajika yogas and sahams of the year',
  },
  lord: {
    title: 'Muntha and the lord of the year',
    hindiTitle: 'वर्षेश',
    runningTitle: 'Muntha and year lord',
    summary: 'The two main factors of a year in the Tajika books',
  },
  lordWithoutTime: {
    title: 'Muntha, counted from the Moon',
    hindiTitle: 'मुन्था',
    runningTitle: 'Muntha',
    summary: 'The main factor of the year that needs no birth time',
  },
  mudda: {
    title: 'The year in its own dashas',
    hindiTitle: 'मुद्दा दशा',
    runningTitle: 'Mudda dasha',
    summary: 'The nine dashas within this one year, with their dates',
  },
  monthTable: {
    title: 'The coming twelve months',
    hindiTitle: 'मास',
    runningTitle: 'Twelve months',
    summary: 'Compared side by side, each with a good day and days to keep light',
  },
  monthsShort: {
    title: 'The year month by month',
    hindiTitle: 'मास फल',
    runningTitle: 'Month by month',
    summary: 'What each month is good for, and which part of life comes first',
  },
  remedies: {
    title: 'Remedies for this year',
    hindiTitle: 'उपाय',
    runningTitle: 'Remedies for the year',
    summary: 'What to do, say and give, with dates',
  },
} as const;

/** January first. */
export const monthDevanagari = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितम्बर',
  'अक्टूबर',
  'नवम्बर',
  'दिसम्बर',
] as const;

/** The contents line of a month, by the new place of the Sun. */
export const monthSummary = [
  'You, your strength and new starts',
  'Money, family and speech',
  'Effort, short trips and siblings',
  'Home, mother and property',
  'Children, studies and talent',
  'Daily work, debts and rivals',
  'Marriage, partners and agreements',
  'Shared money and private matters',
  'Teachers, travel and fortune',
  'Work and position',
  'Friends, gains and wishes',
  'Rest, distance and expenses',
] as const;

export const overviewLead =
  'Some months support you more than others. The bars compare the months, the lanes show the slow grahas, and the table ranks the months.';

export const overviewLeadWithoutTime =
  'Without a birth time the year is read from the Moon, as most almanacs do. Houses, the chart of the year and its dashas are left out. Everything here is counted from the sign of your Moon.';

export const chartLead =
  'Once a year the Sun returns to the degree it had at your birth. The chart of that minute is read for the next twelve months. It does not replace your birth chart; it shows which matters come first this year.';

export const tablesLead =
  'These figures are for checking, or for your family’s astrologer. The strength has at most twenty points: over ten is strong, under five weak. Combust, in its fall, or in house 6, 8 or 12, a graha is weak.';

export const lordLead =
  'Two factors lead a year in Tajika. Muntha is your lagna, moved on by one sign for each birthday. The lord of the year is the strongest of five office-holders, among those that aspect the lagna of the year.';

export const lordLeadWithoutTime =
  'The lord of the year needs a lagna, and so a birth time; this copy leaves it out. Muntha moves on by one sign with each birthday, and it can be counted from the Moon as well.';

export const muddaLead =
  'Mudda dasha is Vimshottari within a single year: the same nine lords, in the same order and proportion. Use the dates to choose when to act and when to wait.';

export const remediesLead =
  'These remedies follow the dates of this year, and the free ones come first. None of them buys a result. One remedy kept for forty days is better than all of them done once.';

/** Sahams, points of Tajika in the annual chart. */
export const sahamMeanings = {
  punya: 'merit and good fortune',
  vidya: 'learning',
  yasha: 'fame, a good name',
  mitra: 'friends',
  mahatmya: 'respect from others',
  karma: 'work and business',
  vivaha: 'marriage',
} as const;

export const officeNames = {
  muntha: 'Lord of the muntha',
  'natal-lagna': 'Lord of the birth lagna',
  'annual-lagna': 'Lord of the year’s lagna',
  'tri-rashi': 'Lord of the three signs (tri-rashi)',
  'dina-ratri': 'Lord of the day or the night',
} as const;

export const monthsShortTexts = {
  lead: 'These are the next twelve months in order. Each has a line on the part of life that the Sun brings forward.',
  because: (best: string) => `points and good places were counted for each, and ${best} came first.`,
};
