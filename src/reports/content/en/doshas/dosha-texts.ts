/** General texts of the chapter on doshas: headings, the rules, free remedies. */
export const doshaHeadings = {
  title: 'Doshas, without fear',
  hindiTitle: 'दोष',
  runningTitle: 'Doshas',
  summary: 'Manglik in detail, Kaal Sarp and Ganda Mula: the rule and the exceptions',
} as const;

/** The chapter before has the verdict on Manglik. */
export const doshaLead = {
  withManglik:
    'A dosha is a point in the chart that asks for a second look. Whether you are Manglik is answered in the chapter before; here are the details, then Kaal Sarp and Ganda Mula. None of them needs a costly ritual.',
  withoutManglik:
    'A dosha is a point in the chart that asks for a second look. Whether you are Manglik is answered in the chapter before. Here are two more, Kaal Sarp and Ganda Mula. None of them needs a costly ritual.',
} as const;

export const doshaParts = {
  manglik: {
    title: 'Manglik: what each count says',
    intro:
      'From the lagna the rule is true of half of all people. Counted from the Moon and Venus too, it is true of seven in eight. Therefore the old books name many exceptions.',
    introWithoutTime:
      'These are the counts of Mars from the Moon and from Venus, and the exceptions to them.',
  },
  kaalSarp: {
    title: 'Kaal Sarp',
    intro:
      'The rule is short: all seven grahas are on one side of the line from Rahu to Ketu. Parashara, Varahamihira and Mantreshvara do not mention it. It became known in the twentieth century, and people are often asked for much money on account of it.',
  },
  gandaMula: {
    title: 'Ganda Mula',
    intro:
      'At three places in the zodiac, a sign and a nakshatra end together. A birth with the Moon in one of the six nakshatras there is called Ganda Mula. Two people in nine have it. The custom is a welcome ceremony for the newborn; adults need to do nothing.',
  },
} as const;

/** Before the list of exceptions that do not apply. */
export const unmetRulesLead = {
  one: 'These exceptions were also checked and do not apply to you',
  /** the Moon changed its sign on the day of birth */
  ofMoonSign: (moonSign: string): string =>
    `With the Moon in ${moonSign} these exceptions were also checked and do not apply to you`,
} as const;

/** Free remedies, by dosha. */
export const doshaRemedies = {
  manglik:
    'For Mars: walk or exercise before a difficult talk, and avoid quarrels on Tuesdays. If it is the custom of your family, read the Hanuman Chalisa on that day. Help a younger brother or another younger person. This is enough.',
  kaalSarp:
    'For Rahu and Ketu: sit quietly for ten minutes at sunset. Put one neglected thing in order each week, and feed birds or ants with a handful of grain. Visit a special temple if you wish, out of devotion and not out of fear.',
  gandaMula:
    'For a Ganda Mula birth: once a month, when the Moon is again in your birth star, light a lamp. Greet your parents on that day, in person, by telephone or in prayer. The old verses ask nothing more of an adult.',
  none: 'None of the three doshas asks for a remedy in your chart. Two habits are good in any case: greet your elders daily, and sit quietly for some minutes at dusk. You need not pay for any dosha ritual.',
  noneWithoutTime:
    'Nothing that can be known without the birth time asks for a remedy. Two habits are good in any case: greet your elders daily, and sit quietly for some minutes at dusk. You need not pay for any dosha ritual.',
} as const;

/** @param sign of the graha that the dosha depends on */
export const doshaReasons = {
  manglik: (sign: string): string => `the Manglik count comes from Mars in ${sign}`,
  kaalSarp: (sign: string): string => `all seven grahas are on one side of Rahu, which is in ${sign}`,
  gandaMula: (sign: string): string => `the Moon is in one of the six stars of Ganda Mula, in ${sign}`,
  none: (sign: string): string => `none of the doshas applies to you, with the Moon in ${sign}`,
  noneWithoutTime: (sign: string): string =>
    `as far as it can be known without the birth time, none of the doshas applied at noon, with the Moon in ${sign}`,
  lead: (mars: string, rahu: string, moon: string): string =>
    `the doshas are read from Mars in ${mars}, from Rahu in ${rahu} and from the star of the Moon in ${moon}`,
} as const;
