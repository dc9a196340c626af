/** Reasons of the chapters on the Moon: “is in” for a place, “rules” for a lord, “aspects”, “is with”. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';
import type { NamingSyllable } from './moon-titles.ts';

export const moonReasons = {
  lead: (degrees: string, sign: string, lord: string, star: string, house: string): string =>
    `the Moon is at ${degrees} of ${sign}, the sign of ${lord}, in the star ${star} and in your ${house} house`,
  leadForDay: (sign: string, lord: string): string =>
    `from midnight to midnight the Moon was in ${sign}, the sign of ${lord}`,
  leadAtNoon: (sign: string, lord: string): string =>
    `at noon the Moon was in ${sign}, the sign of ${lord}, though not all day`,
  summaryLead: (sign: string, lunarDay: string): string =>
    `the Moon is in ${sign}, and the lunar day was ${lunarDay}`,
  phase: (lunarDay: string, phase: string): string => `you were born on ${lunarDay}, under ${phase}`,
  phaseOfDay: (phase: string): string => `the Moon that day was ${phase}`,
  pada: (quarter: string, star: string, aim: string): string =>
    `the Moon is in the ${quarter} quarter of ${star}, that of ${aim}`,
  padaNavamsha: (sign: string): string => `in this quarter the Moon is in ${sign} in the navamsha`,
} as const;

export const neighbourReasons = {
  with: (graha: string, sign: string): string => `${graha} is with the Moon in ${sign}`,
  after: (graha: string, sign: string): string => `${graha} is in ${sign}, the sign after that of the Moon`,
  before: (graha: string, sign: string): string => `${graha} is in ${sign}, the sign before that of the Moon`,
  /** @param count an ordinal, counted from the aspecting graha */
  aspect: (graha: string, sign: string, count: string): string =>
    `${graha} in ${sign} aspects the Moon, in the ${count} sign from it`,
  alone:
    'no graha is with the Moon, none of the five planets is in the sign before or after it, and none aspects it',
  aloneButAspected: (grahas: readonly string[]): string =>
    `no graha is with the Moon, and none of the five planets is in the sign before or after it; only ${formatList(grahas)} ${grahas.length === 1 ? 'aspects' : 'aspect'} the Moon`,
} as const;

export const surroundingsReasons = {
  lead: (sign: string): string => `everything in this chapter is counted from your Moon in ${sign}`,
  leadForDay: (sign: string): string =>
    `everything in this chapter is counted from ${sign}, in which the Moon was all that day`,
  comfort: (sign: string, light: string): string => `the Moon is in ${sign}, ${light}`,
} as const;

export const nakshatraReasons = {
  lead: (quarter: string, star: string): string => `the Moon is in the ${quarter} quarter of ${star}`,
  leadForDay: (star: string): string => `all that day the Moon was in ${star}`,
  leadAtNoon: (star: string): string => `at noon the Moon was in ${star}`,
  star: (name: string, epithet: string, kind: string, symbol: string): string =>
    `${name}, ${epithet}, a ${kind} star whose emblem is ${symbol}`,
  severalStars: (stars: string): string => `from one midnight to the next the Moon was in ${stars}`,
  emblem: (star: string, symbol: string): string => `in almanacs the emblem of ${star} is ${symbol}`,
  firstPeriod: (lord: string, star: string): string =>
    `${lord} rules ${star}, so your first mahadasha was that of ${lord}`,
  naming: (quarter: string, star: string, { devanagari, latin }: NamingSyllable): string =>
    `to the ${quarter} quarter of ${star} the almanacs give ${devanagari}, ${latin}`,
  namingWithoutTime: 'the quarter of a star lasts some six hours, and the hour is not known',
  kind: (star: string, kind: string): string => `${star} is counted among the ${kind} stars`,
  workStar: (star: string, kind: string, birthStar: string): string =>
    `${star}, a ${kind} star, is the tenth from ${birthStar} and called Karma, that of work`,
  seedStar: (star: string, kind: string): string =>
    `${star}, a ${kind} star, is the nineteenth and called Adhana, that of seed`,
} as const;

export const birthDayReasons = {
  lead: (place: string, lunarDay: string, yoga: string): string =>
    `in ${place} it was ${lunarDay} at that minute, in the yoga of ${yoga}`,
  leadAtNoon: (place: string, lunarDay: string, yoga: string): string =>
    `in ${place} it was ${lunarDay} at noon, in the yoga of ${yoga}`,
  weekdayOfDate: (weekday: string, lord: string): string =>
    `the Sun rose that date on a ${weekday}, which ${lord} rules`,
  weekdayByCalendar: (weekday: string, lord: string): string =>
    `by the calendar it was a ${weekday}, which ${lord} rules`,
  weekdayBySunrise: (weekday: string, lord: string): string =>
    `the last sunrise before your birth was on a ${weekday}, which ${lord} rules`,
  tithi: (from: number, to: number, lunarDay: string, group: string): string =>
    `the Moon was between ${from} and ${to} degrees ahead of the Sun: ${lunarDay}, one of the days called ${group}`,
  firstKarana: (karana: string): string => `the first half of that lunar day is the karana ${karana}`,
  secondKarana: (karana: string): string => `the second half of that lunar day is the karana ${karana}`,
  yoga: (number: number, yoga: string): string =>
    `the places of Sun and Moon, added up, give number ${number} of twenty-seven, ${yoga}`,
} as const;
