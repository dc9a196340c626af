/** Reasons and labels of the chapters on fields of work, job or business, and time. `condition`: “in its own sign (Leo), but combust”. */
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { formatList, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';

/** Continues “Mars is”. */
export const conditionWords = {
  strong: 'strong',
  fair: 'of middle strength',
  weak: 'weak',
} as const satisfies Record<Condition, string>;

export const selfEmploymentReasons = {
  lead: (courageLord: string, serviceLord: string, tradeLord: string) =>
    courageLord === serviceLord
      ? `${courageLord} rules the third house, of courage, and the sixth, of service, and ${tradeLord} rules the seventh, of trade`
      : serviceLord === tradeLord
      ? `${courageLord} rules the third house, of courage, and ${serviceLord} the sixth and seventh, of service and trade`
      : `${courageLord} rules the third house, of courage, ${serviceLord} the sixth, of service, and ${tradeLord} the seventh, of trade`,
  /** Each condition as in `conditionWords`. */
  verdict: (
    courage: string,
    trade: string,
    service: string,
    tenthLord: string,
    tenthLordHouse: number,
  ): string =>
    `the lord of the third (courage) is ${courage}, that of the seventh (trade) is ${trade}, and that of the sixth (service) is ${service}; ${tenthLord} rules the tenth and is in the ${formatOrdinal(tenthLordHouse)} house`,
  houses: {
    3: (lord: string, condition: string) => `${lord} rules the third house, of initiative, and is ${condition}`,
    6: (lord: string, condition: string) => `${lord} rules the sixth house, of service, and is ${condition}`,
    7: (lord: string, condition: string) => `${lord} rules the seventh house, of the market, and is ${condition}`,
    10: (lord: string, condition: string) => `${lord} rules the tenth house, of authority, and is ${condition}`,
  },
  /** Each condition as in `conditionWords`. */
  leadership: (sun: string, mars: string, mercury: string, saturn: string): string =>
    `for leadership, the Sun is ${sun} and Mars is ${mars}; for expertise, Mercury is ${mercury} and Saturn is ${saturn}`,
  /** Follows `leadership`. @param grahas in the first or the tenth house */
  extraWeight: (grahas: readonly string[]): string =>
    grahas.length === 1
      ? `; ${grahas[0]} is in the first or tenth house and counts one point more`
      : `; ${formatList(grahas)} are in the first or tenth house and count one point more each`,
  graha: (graha: string, condition: string) => `among the four, ${graha} is ${condition}`,
} as const;

export const workFieldReasons = {
  lead: (grahas: readonly string[]) =>
    `${formatList(grahas)} have most to do with your work, by the number of offices that each holds in it`,
  withGraha: (graha: string, text: string) => `${graha}. ${text}`,
  /** @param links “rules the tenth house and aspects it” */
  graha: (graha: string, links: string, condition: string, sign: string, element: string) =>
    `${graha} ${links}, and is ${condition}; ${sign} is a sign of ${element}`,
  equalPair: (first: string, second: string) =>
    `${first} and ${second} have the most weight in your work, and both the same`,
  orderedPair: (first: string, second: string) =>
    `${first} and ${second} have the most weight in your work, in this order`,
  livelihood: (lord: string, navamsha: string, graha: string) =>
    `${lord}, lord of the tenth, is in the navamsha of ${navamsha}, which ${graha} rules`,
  leave: (graha: string, condition: string) =>
    `${graha} is not among the three grahas above, and is ${condition}`,
} as const;

export const workDaysReasons = {
  weekHead: ['Day', 'Its lord', 'Houses it rules', 'Good for'],
  taraHead: ['Kind', 'Stars of the Moon', 'Use it for'],
  numbered: (number: number, name: string) => `${number}. ${name}`,
  best: (day: string, lord: string) => `${day} is the day of ${lord}, which rules your tenth house`,
  rest: (day: string, lord: string) =>
    `${day} is the day of ${lord}, which rules your twelfth house, of rest and expenses`,
} as const;

export const workCalendarTexts = {
  head: ['Begins', 'Antardasha', 'Within', 'Concerns', 'For work'],
  /** Before what the antardasha brings. */
  dates: (lord: string, maha: string, from: string, to: string) => `${lord} in ${maha}, ${from} to ${to}.`,
  /** After a text that advises to wait. @param months “May to September 2030” */
  monthsForStep: (months: readonly string[]) =>
    months.length > 1
      ? `Exceptions are ${formatList(months)}: your answers favour a step at work then.`
      : `An exception is ${months[0]!}: your answers favour a step at work then.`,
  repeated: (lord: string, maha: string, house: number) =>
    `${lord} rules a second antardasha, now within ${maha}, and is in your ${formatOrdinal(house)} house`,
  node: (lord: string, house: number, condition: string) =>
    `${lord} is in the ${formatOrdinal(house)} house, ${condition}`,
  /** @param ruled “your first and tenth houses” */
  lord: (lord: string, ruled: string, house: number, condition: string) =>
    `${lord} rules ${ruled} and is in the ${formatOrdinal(house)}, ${condition}`,
} as const;

export const workTransitReasons = {
  lagna: 'the lagna',
  moon: 'your Moon',
  /** Before what the transit brings. */
  stay: (graha: string, house: number, origin: string, stays: readonly string[]) =>
    `${graha} in the ${formatOrdinal(house)} from ${origin}, ${formatList(stays)}.`,
  dates: (from: string, to: string) => `${from} to ${to}`,
  place: (graha: string, sign: string, house: number, origin: string, originSign: string) =>
    `${graha} is then in ${sign}, the ${formatOrdinal(house)} sign from ${origin} in ${originSign}`,
  /** Follows `place`. */
  bindus: (bindus: number) => `; it has ${bindus} of 8 ashtakavarga points there`,
  none: (moonSign: string) => `Saturn and Jupiter are in other signs from ${moonSign} in these years`,
} as const;
