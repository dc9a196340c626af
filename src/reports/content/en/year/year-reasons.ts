/** Reasons and titles of the annual chart, its lord, muntha, mudda dasha and remedies. `year` is a year of life, from 1. */
import type { TajikaYoga } from '#src/astrology/contract-varshphal.ts';
import { formatOrdinal, toNumberWord } from '#src/reports/content/en/grammar/index.ts';
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import { overviewLeadWithoutTime } from './year-headings.ts';

export const overviewLeadWithTwoMoonSigns = ({ sign, other, hours, ownHours, otherHours }: TwoMoonSigns) =>
  `${overviewLeadWithoutTime} On your birth day it was in ${sign} ${ownHours}, for ${hours} of 24 hours, and in ${other} ${otherHours}. The pages count from ${sign}; the reason of each month adds ${other}.`;

/** What differs in the year if the Moon was in the other sign of the birth day. */
export const otherMoonSignInYear = {
  summaryTitle: (hours: string, sign: string) => `Born ${hours}: Moon in ${sign}`,
  summaryText: (best: string, light: string | undefined) =>
    `Then the best months are ${best}${light ? `, and ${light} is the one to keep light` : ''}.`,
  originNote: (hours: string) => `your Moon sign if born ${hours}`,
  tableCaption: (hours: string, sign: string) =>
    `The same twelve months if you were born ${hours}, with the Moon in ${sign}.`,
  /** @param subject "Money, family and speech" */
  monthOfSun: (text: string, { otherHours }: TwoMoonSigns, subject: string) =>
    `${text} If the birth was ${otherHours}, the month is about ${subject.charAt(0).toLowerCase()}${subject.slice(1)}.`,
  monthReason: (reason: string, { other, otherHours }: TwoMoonSigns, rank: number, subject: string) =>
    `${reason}. If born ${otherHours}, from ${other} it ranks ${formatOrdinal(rank)}, and the Sun brings up ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`,
} as const;

export const antarReasons = {
  current: (lord: string, mahaLord: string, until: string, house: number) =>
    `the antardasha of ${lord} within ${mahaLord} runs until ${until}, and in the birth chart ${lord} is in the ${formatOrdinal(house)} house`,
  coming: (lord: string, mahaLord: string, from: string, house: number) =>
    `${lord} takes over within ${mahaLord} on ${from}, and in the birth chart ${lord} is in the ${formatOrdinal(house)} house`,
} as const;

export const yearChartTexts = {
  title: (year: number) => `Year ${year} of your life`,
  caption: (year: number) => `Chart of the Sun’s return for year ${year}, cast for the place of birth.`,
  text: (
    year: number,
    [from, to]: readonly [string, string],
    clock: string,
    degrees: string,
    sunSign: string,
    lagna: string,
  ) =>
    `Year ${year} of your life runs from ${from} to ${to}. At ${clock} Indian time the Sun was back at ${degrees} of ${sunSign}, and ${lagna} was rising.`,
  risesForAllBirths: (sign: string) => `${sign} rises over this year for any birth near the time you gave.`,
  /** @param span "from 1:08 to 3:19 pm" */
  risesForBirths: (sign: string, year: number, span: string) =>
    `The moment moves with the birth time: ${sign} rises over year ${year} for births ${span}.`,
  natalLagnaRises: (sign: string, year: number) =>
    `${sign}, the sign of your first house, rises over year ${year} as well`,
  signRises: (sign: string, house: number, year: number) =>
    `${sign}, your ${formatOrdinal(house)} house at birth, rises over year ${year}`,
  grahaReason: (graha: string, sign: string, house: number) =>
    `in the chart of the year ${graha} is in ${sign}, the ${formatOrdinal(house)} house`,
  grahaText: (graha: string, text: string) => `${graha}. ${text}`,
} as const;

export type MunthaFromMoon = { sign: string; moonSign: string };

export const munthaTexts = {
  title: (sign: string) => `Muntha in ${sign}`,
  firstYearReason: (sign: string, house: number) =>
    `the muntha, still in its first sign, is in ${sign}, the ${formatOrdinal(house)} house of the year`,
  reason: (signCount: number, lagna: string, sign: string, house: number) =>
    `the muntha, ${signCount} signs after ${lagna}, is in ${sign}, the ${formatOrdinal(house)} house of the year`,
  /** @param strength of `tajikaStrength` */
  lordReason: (lord: string, sign: string, strength: string) =>
    `${lord} rules ${sign}, and in the chart of the year it is ${strength}`,
  inOtherYear: (year: number, sign: string, text: string) => `In year ${year} the muntha is in ${sign}: ${text}.`,
  otherYearReason: (sign: string, house: number) =>
    `${sign} is the ${formatOrdinal(house)} house in the chart of that year`,
  titleFromMoon: (place: number) => `Muntha in the ${formatOrdinal(place)} sign from your Moon`,
  /** @param where of `placeFromMoon` or `placeFromTwoMoons` */
  fromMoonReason: (year: number, where: string) => `year ${year} of your life brings the muntha to ${where}`,
  placeFromMoon: (place: number, { sign, moonSign }: MunthaFromMoon) =>
    `${sign}, the ${formatOrdinal(place)} sign from your Moon in ${moonSign}`,
  /** the Moon changed its sign on the day of birth, and the muntha has the same place from both */
  placeFromTwoMoons: (place: number, own: MunthaFromMoon, other: MunthaFromMoon) =>
    `the ${formatOrdinal(place)} sign from your Moon: in ${own.sign} if the Moon was in ${own.moonSign}, in ${other.sign} if it was in ${other.moonSign}`,
  yearOfLife: (year: number, from: string, to: string) => `year ${year} of life (${from} to ${to})`,
  yearFromMoon: (from: string, to: string) => `that year runs from about ${from} to about ${to}`,
  inOtherYearFromMoon: (year: number, place: number, text: string) =>
    `In year ${year} the muntha is in the ${formatOrdinal(place)} sign from your Moon: ${text}.`,
  otherYearFromMoonReason: (where: string, changesOn: string) =>
    `in that year of life it is in ${where}, and the year changes about ${changesOn}`,
} as const;

/** Within a sentence; `officeNames` are for tables. */
export const officePhrases = {
  muntha: 'lord of the muntha',
  'natal-lagna': 'lord of the birth lagna',
  'annual-lagna': 'lord of the year’s lagna',
  'tri-rashi': 'lord of the three signs (tri-rashi)',
  'dina-ratri': 'lord of the day or the night',
} as const;

export const yearLordReasons = {
  title: (lord: string) => `${lord} rules the year`,
  yearByDay: (year: number, from: string, to: string) =>
    `year ${year} of your life, from ${from} to ${to}, covers the greater part of these months; it began by day`,
  yearByNight: (year: number, from: string, to: string) =>
    `year ${year} of your life, from ${from} to ${to}, covers the greater part of these months; it began by night`,
  until: (date: string) => `Until ${date}`,
  from: (date: string) => `From ${date}`,
  /** @param strength of `tajikaStrength` */
  byMuntha: (lord: string, strength: string) =>
    `no office-holder both sees the lagna and has strength, so the rule falls to the lord of the muntha, ${lord}: ${strength}`,
  byMeasure: (lord: string, offices: string, strength: string) =>
    `${lord}, ${offices}, has the highest measure of those that aspect the lagna: ${strength}`,
  inOtherYear: (lord: string, year: number, strength: string, officeCount: number) =>
    `${lord} rules year ${year}, ${strength} and ${toNumberWord(officeCount)} of the five offices`,
} as const;

/** @param degrees "8.0" */
export const tajikaYogaReasons: Record<
  TajikaYoga['yoga'],
  (faster: string, slower: string, degrees: string) => string
> = {
  ishrafa: (faster, slower, degrees) =>
    `${faster} is ${degrees} degrees past its aspect with ${slower} (ishrafa), and one of the two rules the year or its lagna`,
  ithasala: (faster, slower, degrees) =>
    `${faster} is ${degrees} degrees before its aspect with ${slower} (ithasala), and one of the two rules the year or its lagna`,
  'full-ithasala': (faster, slower, degrees) =>
    `${faster} and ${slower} are ${degrees} degrees from their exact aspect (full ithasala), and one of the two rules the year or its lagna`,
};

/** @param reason of `tajikaYogaReasons` */
export const ofWeakGrahas = (reason: string) => `${reason}; both are weak in the year chart`;

export const muddaReasons = {
  /** @param spans "11 to 30 November" */
  days: (spans: readonly string[]) => spans.join(', and again '),
  once: (year: number, lord: string, house: number) =>
    `in the chart of year ${year} ${lord} is in the ${formatOrdinal(house)} house`,
  again: (reason: string, from: string, house: number) =>
    `${reason}, and from ${from} it has the dasha again, in the ${formatOrdinal(house)} house of the next chart`,
} as const;

export const yearRemedyReasons = {
  solarReturn: (year: number, sign: string) =>
    `year ${year} begins when the Sun is back at the degree of your birth, in ${sign}`,
  birthStar: (nakshatra: string, lord: string) =>
    `your birth star is ${nakshatra}, a star of ${lord}, and the Moon comes back to it every 27 days`,
  sankranti: (day: string, sign: string, moonLord: string) =>
    `on ${day} the Sun enters ${sign}, and ${moonLord} rules the sign of your Moon`,
  /** the Moon changed its sign on the day of birth. @param hours "before 2:59 pm" */
  ifBorn: (reason: string, sign: string, hours: string) => `${reason}; your Moon is in ${sign} if you were born ${hours}`,
  yearLord: (lord: string, year: number) => `${lord} is lord of year ${year} of your life`,
  munthaLord: (lord: string, sign: string) => `${lord} rules the muntha in ${sign}`,
  antarLord: (lord: string) => `the antardasha of ${lord} is running as the months begin`,
  weakest: (graha: string, points: string) =>
    `${graha} has the least strength in the chart of the year, ${points} of twenty`,
  munthaFromMoon: (lord: string, sign: string) => `${lord} rules ${sign}, the muntha counted from your Moon`,
  moonLord: (lord: string, sign: string) => `${lord} rules ${sign}, the sign of your Moon`,
  moon: 'without a birth time the whole year is counted from the Moon',
} as const;

export const yearRemedyDays = {
  /** @param days "3, 30 March and 26 April" */
  next: (days: string) => `next on ${days}`,
  dayAndClock: (day: string, clock: string) => `${day}, ${clock}`,
} as const;
