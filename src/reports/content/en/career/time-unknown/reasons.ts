/** Reasons and labels of the chapters on work for an unknown birth time. `condition`: “in its own sign (Leo), but combust”. */
import { formatList, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';

export const leadershipReasons = {
  lead: (sun: string, mars: string, mercury: string, saturn: string): string =>
    `that day the Sun was in ${sun}, Mars in ${mars}, Mercury in ${mercury} and Saturn in ${saturn}`,
  graha: (graha: string, condition: string) => `${graha} was ${condition}`,
  pairTogether: (first: string, second: string) => `${first} and ${second} were in one sign`,
  pair: (first: string, second: string, count: number) =>
    `${second} was in the ${formatOrdinal(count)} sign from ${first}`,
  noYoga: (ruleCount: number) =>
    `of the ${ruleCount} rules on this short list, none held for the whole of your day`,
} as const;

export const moneyReasons = {
  lead: (moonSign: string, gainSign: string, savingsSign: string) =>
    `from ${moonSign} the eleventh is ${gainSign} and the second is ${savingsSign}`,
  leads: (leads: readonly string[]) => leads.join(', while '),
  /** @param place as in `lordPlaces` */
  lord: (lord: string, house: number, place: string, condition: string) =>
    `${lord} rules the ${formatOrdinal(house)} sign from the Moon and ${place}, ${condition}`,
  lordPlaces: {
    moon: 'is the Moon itself',
    inside: 'is in it',
    withMoon: 'is with the Moon',
    distance: (count: number) => `is in the ${formatOrdinal(count)} from the Moon`,
  },
  occupant: (graha: string, sign: string, house: number, moonSign: string) =>
    `${graha} was in ${sign}, the ${formatOrdinal(house)} sign from the Moon in ${moonSign}`,
  empty: (sign: string, house: number, moonSign: string) =>
    `no graha was in ${sign}, the ${formatOrdinal(house)} sign from the Moon in ${moonSign}`,
  karaka: (graha: string, condition: string) => `${graha}, a karaka of wealth, was ${condition}`,
} as const;

export const tenthFromMoonReasons = {
  lead: (sign: string) => `at every hour of that day the Moon was in ${sign}`,
  leadTwoSigns: (first: string, second: string) =>
    `the Moon went from ${first} to ${second} that day, so that two counts are possible`,
  sign: (moonSign: string, sign: string) => `counted from ${moonSign}, the tenth sign is ${sign}`,
  occupant: (graha: string, condition: string) => `${graha} was in the tenth sign from the Moon, ${condition}`,
  verse: (graha: string, sign: string) =>
    `the verse asks which graha is in the tenth from the Moon: ${graha} is there, in ${sign}`,
  empty: (sign: string, moonSign: string, lord: string) =>
    `no graha was in ${sign}, the tenth from the Moon in ${moonSign}, and ${lord} rules it`,
  /** @param place as in `lordPlaces` */
  lord: (lord: string, place: string, condition: string) =>
    `${lord} rules the tenth from the Moon and ${place}, ${condition}`,
  lordPlaces: {
    moon: 'is the Moon itself',
    withMoon: 'is with the Moon',
    distance: (count: number) => `is in the ${formatOrdinal(count)} sign from it`,
  },
  livelihood: (lord: string, moonSign: string, navamsha: string, graha: string) =>
    `${lord}, lord of the tenth from ${moonSign}, is all day in the navamsha of ${navamsha}, which ${graha} rules`,
} as const;

export const daysReasons = {
  weekHead: ['Day', 'Its lord', 'Rules, from the Moon', 'Good for'],
  ruled: (houses: readonly number[]) => formatList(houses.map((house) => `the ${formatOrdinal(house)}`)),
  best: (day: string, lord: string, tenthSign: string, moonSign: string) =>
    `${day} is the day of ${lord}, which rules ${tenthSign}, the tenth from your Moon in ${moonSign}`,
} as const;

export const decadesTexts = {
  leadReason:
    'the later in that day you were born, the further the Moon had gone and the earlier each of these dates falls',
  partTitle: 'One after another',
  /** Before what the mahadasha brings. @param dates as in the three phrases below */
  dated: (lord: string, dates: string, text: string) => `${lord}, ${dates}. ${text}`,
  running: (from: string, to: string) => `running now, ending between ${from} and ${to}`,
  maybeOver: (from: string, to: string) => `running still or already over, ending between ${from} and ${to}`,
  coming: (from: string, to: string) => `beginning between ${from} and ${to}`,
  reason: (lord: string, condition: string, ages: string) => `${lord} is ${condition}, and ${ages}`,
  latestEnd: (date: string, age: number) => `it ends on ${date} at the latest, when you are ${age}`,
  ageAtStart: (age: number) => `you are ${age} when it begins`,
  agesAtStart: (from: number, to: number) => `you are between ${from} and ${to} when it begins`,
} as const;

export const fieldsReasons = {
  lead: (grahas: readonly string[]) =>
    `${formatList(grahas)} were in one sign from midnight to midnight and have most to say here`,
  graha: (graha: string, links: string, sign: string, element: string) =>
    `${graha} ${links}; it was in ${sign}, a sign of ${element}`,
  noLink: 'is the next in strength that day',
  pair: (first: string, second: string) =>
    `${first} and ${second} have the most weight in your work, whatever the hour`,
  links: {
    rulesTenth: (moonSign: string) => `rules the tenth sign from your Moon in ${moonSign}`,
    inTenth: 'is in the tenth from your Moon',
    amatyakaraka: 'is the amatyakaraka at every hour',
    karmajiva: (moonSign: string) =>
      `rules the navamsha of the lord of the tenth from the Moon in ${moonSign}`,
    karakaOfLabour: 'is the karaka of labour',
    karakaOfStanding: 'is the karaka of standing',
  },
} as const;
