/** The possible lagnas of a birth day whose time is unknown, side by side: what each one would change. */

export const possibleLagnaHeadings = {
  title: 'The possible lagnas of that day',
  hindiTitle: 'सम्भव लग्न',
  runningTitle: 'Possible lagnas',
  summary: 'When each lagna rises on that day, and what it would change',
} as const;

export const possibleLagnaLeads = {
  general:
    'Every sign rises once in a day, most of them for about two hours. Ask an elder whether it was morning, midday, evening or night. Then read only the rows of those hours, and see which words fit you.',
  love: 'The lagna decides the seventh house, and with it what is said about the partner. Each row is one possible lagna of that day. If an elder remembers the part of the day, only two or three rows are left.',
  work: 'The lagna decides the tenth house, the house of work. Each row is one possible lagna of that day. Compare the last column with the work that you do best, and with the part of the day that the family remembers.',
  whole:
    'With a lagna the twelve houses get their signs. Each row below shows one possible lagna of that day, where its lord is, and which grahas are in its angles and trines. These decide how strong the chart is.',
} as const;

export const possibleLagnaTableTexts = {
  caption: (place: string, date: string) =>
    `The lagnas of ${date} in ${place}, to the minute. The first row began before midnight, and the last one went on after it.`,
  hours: 'Born',
  partOfDay: 'Part of day',
  lagna: 'Lagna',
  lord: 'Lord, in house',
  lordPlace: (lord: string, house: string) => `${lord}, ${house}`,
  manner: 'First impression',
  mars: 'Mars, Manglik',
  marsCounts: (house: string) => `${house}, yes`,
  marsFree: (house: string) => `${house}, no`,
  seventh: 'Seventh house',
  partner: 'The partner is likely',
  tenth: 'Tenth house',
  field: 'Work that fits',
  angles: 'In the angles',
  trines: 'In the 5th and 9th',
  none: 'none',
  occupied: (sign: string, grahas: string) => `${sign}, with ${grahas}`,
} as const;

/** The parts of the day that a family remembers. */
export const partsOfDay = {
  lateNight: 'late night',
  beforeDawn: 'before dawn',
  sunrise: 'about sunrise',
  morning: 'morning',
  midday: 'midday',
  afternoon: 'afternoon',
  sunset: 'about sunset',
  evening: 'evening',
  night: 'night',
} as const;

/** By the rising sign: how others see a person at first. */
export const mannerByLagna = [
  'quick, direct, in a hurry',
  'calm, steady, fond of comfort',
  'talkative, curious, young',
  'warm, shy at first, caring',
  'confident, generous, proud',
  'neat, exact, helpful',
  'polite, fair, pleasant',
  'serious, private, strong-willed',
  'cheerful, frank, hopeful',
  'responsible, reserved, patient',
  'friendly but independent, unusual',
  'gentle, kind, dreamy',
] as const;

/** By the sign of the seventh house. */
export const partnerBySeventhSign = [
  'active, brave, quick to decide',
  'steady, loyal, good with money',
  'clever, talkative, easy-going',
  'caring, close to the family',
  'proud, warm, a natural leader',
  'practical, careful, hard-working',
  'polite, social, fond of beauty',
  'intense, private, very loyal',
  'cheerful, religious or well-read',
  'serious, older in manner, dutiful',
  'independent, modern, friendly',
  'gentle, forgiving, artistic',
] as const;

/** By the sign of the tenth house. */
export const fieldByTenthSign = [
  'police, army, engineering, sport, own business',
  'banking, food, property, music, luxury goods',
  'writing, sales, teaching, software, transport',
  'care, hotels, food, milk, homes, water',
  'government, management, public office, finance',
  'accounts, health services, analysis, repair',
  'law, design, trade, dealing with clients',
  'research, insurance, chemistry, investigation',
  'teaching, law, finance, travel, religion',
  'administration, mining, construction, large firms',
  'technology, social work, science, networks',
  'charity, film, care of others, shipping, work abroad',
] as const;

/** What to do with one row; own texts for each report. */
export const possibleLagnaAdvice = {
  general:
    'If the family is sure of one row, enter a time in the middle of it as an approximate birth time. You then get the full report, free of charge within seven days of delivery.',
  love: 'Think of the people who attracted you most. If one row describes them well and its hours are possible, give its middle as an approximate birth time, and the chapter on the partner opens.',
  work: 'Write down the two kinds of work in which people praised you. If they stand in one row and its hours are possible, enter its middle as an approximate birth time for the full report.',
  whole:
    'A birth time that is right to about two hours is enough for the twelve houses. Ask for it in the birth register, in a temple notebook or in an old letter. The full Blueprint then comes free within seven days of delivery.',
} as const;

export const adviceReason = (sign: string, from: string, to: string): string =>
  `${sign} rose from ${from} to ${to}, and in all this time the signs of the houses were the same`;

/** The readings below the table, one for each lagna. */
export const lagnaReadingTexts = {
  opening: (signs: string, hours: string) => `If ${signs} rises, ${hours}:`,
  hours: (from: string, to: string) => `${from} to ${to}`,
  seventh: (lagna: string, sign: string) => `counted from ${lagna}, the seventh house is ${sign}`,
  tenth: (lagna: string, sign: string) => `counted from ${lagna}, the tenth house is ${sign}`,
  lordOfLagna: (lord: string, house: string, lagnas: string) =>
    `${lord} rules ${lagnas} and would be in the ${house} house`,
  sameAsMoon:
    'the tenth house is then the one that the chapter on the tenth sign from the Moon describes. Read it as your own.',
} as const;

export const marsShareTexts = {
  general: (hours: string) =>
    `Counted from the lagna, Mars is in a house of Manglik for about ${hours} of the 24 hours of that day. Find the hour before a marriage talk, because a family may ask for it.`,
  love: (hours: string) =>
    `About ${hours} of the 24 hours of that day give a Manglik count from the lagna. The other two counts, from the Moon and from Venus, are in the answers.`,
  because: (sign: string, lagnas: string) =>
    `Mars, in ${sign}, is in the 1st, 2nd, 4th, 7th, 8th or 12th house when the lagna is ${lagnas}`,
} as const;
