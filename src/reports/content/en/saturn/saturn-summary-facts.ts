/** The answer, the key facts, the current dhaiya and the dates of the summary page of the Sade Sati Check. */
import type { SaturnPhase } from '#src/astrology/contract.ts';
import { formatAlternatives, formatOrdinal } from '#src/reports/content/en/grammar/index.ts';
import { phaseNames } from './sade-sati-phrases.ts';

export const saturnSummaryLead = {
  text: (answer: string): string => `Is it Sade Sati now? ${answer}.`,
  forTwoMoons: (answers: readonly string[]): string =>
    `Is it Sade Sati now? The Moon changed signs on your day of birth, so there are two answers. ${answers.join(' ')}`,
  forMoonSign: (sign: string, answer: string): string => `With the Moon in ${sign}: ${answer}.`,
} as const;

/** Dates are long dates. */
export const sadeSatiShortAnswers = {
  paused: (end: string): string => `Yes, with a pause; it ends on ${end}`,
  running: (phase: SaturnPhase['phase'], end: string): string =>
    `Yes, the ${phaseNames[phase]}, and all of it ends on ${end}`,
  next: (date: string): string => `No, and not before ${date}`,
  none: 'No, nor again before you are ninety',
} as const;

export const saturnKeyFacts = {
  moonSign: 'Moon sign, your rashi',
  saturnToday: 'Saturn today',
  saturnAtBirth: 'Saturn at birth',
  moonSigns: (signs: readonly string[]): string => formatAlternatives(signs),
  countFromSign: (place: number, sign: string): string =>
    place === 1 ? 'the sign of your Moon' : `${formatOrdinal(place)} from ${sign}`,
  moonWithoutTime: 'by the day alone, without an hour',
  /** @param sign in Devanagari */
  moonAtDegrees: (sign: string, degrees: string): string => `${sign}, ${degrees}`,
  saturnInHouse: (degrees: string, house: number): string => `${degrees}, in the ${formatOrdinal(house)} house`,
  saturnWithoutTime: 'on the day you were born',
} as const;

export const dhaiyaPeriod = {
  none: (house: number, from: string) => ({
    title: 'Now: no Dhaiya',
    text: `No Dhaiya is running. The next one, Saturn in the ${formatOrdinal(house)} from your Moon, begins on ${from}.`,
  }),
  running: (house: 4 | 8, to: string) => ({
    title: `Now: ${house === 4 ? 'Kantaka' : 'Ashtama'}`,
    text: `A Dhaiya, Saturn in the ${formatOrdinal(house)} from your Moon, is running until ${to}.`,
  }),
} as const;

export const saturnDates = {
  end: 'Sade Sati is over: Saturn leaves the last of its three signs.',
  beginning: 'Sade Sati begins: Saturn enters the sign before your Moon.',
  enters: (sign: string, place: number): string => `Saturn enters ${sign}, ${describePlace(place)}.`,
  returns: (sign: string, place: number): string => `Saturn comes again to ${sign}, ${describePlace(place)}.`,
  entersRetrograde: (sign: string, place: number): string =>
    `Turning back, Saturn re-enters ${sign}, ${describePlace(place)}.`,
} as const;

const PLACES: Partial<Record<number, string>> = {
  12: 'the first of the three signs',
  1: 'the middle one of the three, your Moon’s own',
  2: 'the last of the three',
  3: 'one of its three favoured places',
  4: 'the place of Kantaka',
  6: 'a favoured place, sixth from your Moon',
  8: 'the place of Ashtama',
  11: 'the best of its places, eleventh from your Moon',
};

/** @param place counted from the Moon, 1 to 12 */
const describePlace = (place: number): string => PLACES[place] ?? `${formatOrdinal(place)} from your Moon`;
