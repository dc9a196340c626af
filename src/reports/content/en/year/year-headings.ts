/** Headings and general texts of the chapters on the year. */
export const yearHeadings = {
  summary: {
    title: 'Your year in one minute',
    devanagari: 'वर्ष सार',
    runningTitle: 'The year in one minute',
    summary: 'Twelve months on one sheet',
  },
  overview: {
    title: 'The year at a glance',
    devanagari: 'वर्ष दृष्टि',
    runningTitle: 'The year at a glance',
    summary: 'Twelve months weighed, with the slow grahas above them',
  },
  chart: {
    title: 'The chart of your year',
    devanagari: 'वर्ष कुण्डली',
    runningTitle: 'The chart of your year',
    summary: 'The sky at the minute the Sun came home, and where each of the nine has its desk',
  },
  tables: {
    title: 'The year chart in figures',
    devanagari: 'वर्ष गणित',
    runningTitle: 'The year chart in figures',
    summary: 'Positions, strengths, offices, meetings and points of the year',
  },
  lord: {
    title: 'Muntha and the lord of the year',
    devanagari: 'वर्षेश',
    runningTitle: 'Muntha and year lord',
    summary: 'The two threads by which the old books follow a year',
  },
  lordWithoutTime: {
    title: 'Muntha, counted from the Moon',
    devanagari: 'मुन्था',
    runningTitle: 'Muntha',
    summary: 'The one thread of the year that can be followed without an hour',
  },
  mudda: {
    title: 'The year in its own dashas',
    devanagari: 'मुद्दा दशा',
    runningTitle: 'Mudda dasha',
    summary: 'One hundred and twenty years pressed into one, dated to the day',
  },
  monthTable: {
    title: 'The coming twelve months',
    devanagari: 'मास',
    runningTitle: 'Twelve months',
    summary: 'Weighed side by side, each with a day to use and a day to spare',
  },
  monthsShort: {
    title: 'The year month by month',
    devanagari: 'मास फल',
    runningTitle: 'Month by month',
    summary: 'What each month is good for, and what the Sun lights in it',
  },
  remedies: {
    title: 'Remedies for this year',
    devanagari: 'उपाय',
    runningTitle: 'Remedies for the year',
    summary: 'What to do, say and give, and on which dates',
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
  'The light falls on you',
  'Purse, pantry and words',
  'Effort, errands and siblings',
  'Home and what it rests on',
  'Play, talent and children',
  'Lists, rivals and routine',
  'The person opposite',
  'What is shared and what is deep',
  'Teachers, roads and luck',
  'Work in full view',
  'Friends, gains and wishes',
  'Rest, distance and giving',
] as const;

export const overviewLead =
  'A year is not one weather. Read the bars for the months that carry you, the lanes for the slow grahas above them, and the table for a date or two to write on your own wall.';

export const overviewLeadWithoutTime =
  'Without an hour a year can still be read from the Moon, as the old almanacs read it for everybody. Houses, the chart of the year and its dashas are left out; what remains is counted from the sign your Moon was in.';

export const chartLead =
  'Once a year the Sun returns to the degree it held when you were born. The sky of that minute is read as a second chart, good for twelve months: it does not replace the first, it says which of its pages lies open.';

export const tablesLead =
  'For whoever wants to check, or to show the year to an astrologer. Tajika weighs seven grahas by five kinds of place, twenty being the most: over ten counts as strong, under five as weak.';

export const lordLead =
  'Two things lead a year in the Tajika school. Muntha is your lagna, moved on by one sign for each birthday. The lord of the year is elected from five office-holders, by strength, and only from those that can see the rising sign.';

export const lordLeadWithoutTime =
  'The lord of the year is elected at the minute of the Sun’s return and needs a rising sign, so this copy does without it. Muntha moves on by one sign with each birthday, and can be followed from the Moon as well.';

export const muddaLead =
  'Mudda is Vimshottari in miniature: the same nine lords, in the same order and proportion, within the span of a single year. Read it as you would read the hours of one long day.';

export const remediesLead =
  'These are acts of attention, fitted to the dates of this year. The free ones stand first, nothing here buys a result, and one of them kept for forty days is worth more than all of them once.';

/** Sahams, points of Tajika in the annual chart. */
export const sahamMeanings = {
  punya: 'merit, what goes well by itself',
  vidya: 'learning',
  yasha: 'a good name',
  mitra: 'friends',
  mahatmya: 'standing among others',
  karma: 'work and trade',
  vivaha: 'marriage and union',
} as const;

export const officeNames = {
  muntha: 'Lord of the muntha',
  'natal-lagna': 'Lord of the birth lagna',
  'annual-lagna': 'Lord of the year’s lagna',
  'tri-rashi': 'Lord of the three signs (tri-rashi)',
  'dina-ratri': 'Lord of the day or the night',
} as const;

export const monthsShortTexts = {
  lead: 'A month has a character, as a lane has. Here are the next twelve in order, first by what supports them, then by the part of your life on which the Sun shines.',
  because: (best: string) => `points and good places were counted for each, and ${best} came first.`,
};
