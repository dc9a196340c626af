/** The summary page of the year ahead: its reasons, key facts and dates. `year` is a year of life, from 1. */
import { formatOrdinal, toNumberWord } from '#src/reports/content/en/grammar/index.ts';

/** The lead: a line on the lord of the year and one on the muntha. */
export const summaryLead = {
  text: (lordLine: string, munthaLine: string) => `${lordLine} ${munthaLine}`,
  /** @param year of `munthaTexts.yearOfLife` */
  because: (lord: string, year: string, munthaSign: string, house: number) =>
    `${lord} is lord of ${year}, and its muntha is in ${munthaSign}, ${formatOrdinal(house)} in the chart of the year`,
  /** @param where of `munthaTexts.placeFromMoon` or `placeFromTwoMoons` */
  becauseWithoutTime: (year: string, where: string) => `in ${year} the muntha is in ${where}`,
} as const;

/** Labels and notes of the facts. */
export const summaryFacts = {
  yearLord: 'Lord of the year',
  muntha: 'Muntha',
  munthaNote: (house: number) => `${formatOrdinal(house)} of the year`,
  lagna: 'Lagna of the year',
  lagnaNote: (year: number) => `for year ${year} of life`,
  origin: 'Counted from',
  originNote: 'the sign of your Moon at noon',
  munthaFromMoon: 'Muntha from the Moon',
  munthaFromMoonNote: (year: number) => `year ${year} of life`,
  saturn: 'Saturn, as the year opens',
  saturnNote: (place: number) => `${formatOrdinal(place)} from your Moon`,
} as const;

export const summaryNow = {
  title: (mahaLord: string, lord: string) => `Now: ${mahaLord}, ${lord}`,
  text: ({ maha, antar, mudda }: Record<'maha' | 'antar' | 'mudda', string>, antarEnd: string, muddaEnd: string) =>
    `The antardasha of ${antar} within ${maha} runs until ${antarEnd}. In the dasha of the year, ${mudda} runs until ${muddaEnd}.`,
} as const;

const formatSupport = (wellPlaced: number) =>
  `${wellPlaced === 0 ? 'no' : toNumberWord(wellPlaced)} ${wellPlaced === 1 ? 'graha' : 'grahas'} well placed`;

export const summaryMonths = {
  /** @param text of `strongMonthLine` or `weakMonthLine` */
  text: (month: string, text: string) => `${month}: ${text}`,
  ownMoonSign: (sign: string) => `${sign}, your own Moon sign,`,
  /** @param place "your third house" */
  because: (place: string, day: string, bindus: number, wellPlaced: number) =>
    `the Sun enters ${place} on ${day}; the month has ${bindus} points and ${formatSupport(wellPlaced)}`,
  becauseWithoutBindus: (place: string, day: string, wellPlaced: number) =>
    `the Sun enters ${place} on ${day}; the month has ${formatSupport(wellPlaced)}`,
} as const;

export const summaryDates = {
  solarReturn: (year: number, clock: string) => `Year ${year} of your life begins at ${clock}, Indian time.`,
  solarReturnWithoutTime: (year: number) => `Year ${year} of your life begins, within half a day of this date.`,
  antar: (lord: string, mahaLord: string) => `The antardasha of ${lord} begins within ${mahaLord}.`,
  /** @param place "your third house" */
  transit: (graha: string, sign: string, place: string) => `${graha} enters ${sign}, ${place}.`,
} as const;
