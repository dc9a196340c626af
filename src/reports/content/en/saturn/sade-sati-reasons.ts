/** Reasons of the statements on Sade Sati and on Saturn in the birth chart. */
import type { Dignity, SaturnPhase } from '#src/astrology/contract.ts';
import { formatCountOfEight, formatList } from '#src/reports/content/en/grammar/index.ts';
import { phaseNames, placeFromMoon } from './sade-sati-phrases.ts';

type Phase = SaturnPhase['phase'];

export const sadeSatiReasons = {
  today: (sign: string, place: number, moonSign: string): string =>
    `Saturn is in ${sign} today, ${placeFromMoon(place, moonSign)}`,
  phases: {
    rising: (sign: string, moonSign: string): string => `${sign} is the sign before your ${moonSign} Moon`,
    peak: (sign: string): string => `${sign} is the sign of your Moon`,
    setting: (sign: string, moonSign: string): string => `${sign} is the sign after your ${moonSign} Moon`,
  } satisfies Record<Phase, (sign: string, moonSign: string) => string>,
  /** @param ages "age 18 to 26" */
  passage: {
    past: (moonSign: string, from: string, to: string, ages: string): string =>
      `Saturn was in the signs around your ${moonSign} Moon from ${from} to ${to}, ${ages}`,
    running: (moonSign: string, from: string, to: string, ages: string): string =>
      `Saturn is in the signs around your ${moonSign} Moon from ${from} to ${to}, ${ages}`,
    next: (moonSign: string, from: string, to: string, ages: string): string =>
      `Saturn will be in the signs around your ${moonSign} Moon from ${from} to ${to}, ${ages}`,
  },
  dhaiya: (sign: string, place: number, moonSign: string, from: string, to: string): string =>
    `${sign} is ${placeFromMoon(place, moonSign)}, and Saturn is there from ${from} to ${to}`,
  dhaiyaWithPoints: (
    sign: string,
    place: number,
    moonSign: string,
    points: number,
    from: string,
    to: string,
  ): string =>
    `${sign} is ${placeFromMoon(place, moonSign)}, with ${formatCountOfEight(points)} points, and Saturn is there from ${from} to ${to}`,
  frequency: (signs: readonly string[]): string => `${formatList(signs)} are three signs of twelve`,
  points: (points: number, sign: string, phase: Phase): string =>
    `Saturn has ${formatCountOfEight(points)} points in ${sign}, for the ${phaseNames[phase]}`,
} as const;

/** After the sign: "Saturn is in Aries, its sign of fall". The parameters named `dignity` are these phrases. */
export const saturnDignityPhrases: Record<Dignity, string> = {
  exalted: 'its sign of exaltation (uccha)',
  moolatrikona: 'its moolatrikona',
  own: 'its own sign',
  friendly: 'a friend’s sign',
  neutral: 'a neutral sign',
  enemy: 'an enemy’s sign',
  debilitated: 'its sign of fall (neecha)',
};

export const natalSaturnReasons = {
  combust: (dignity: string): string => `${dignity}, and combust (asta)`,
  lead: (degrees: string, sign: string, nakshatra: string): string =>
    `Saturn was at ${degrees} of ${sign} when you were born, in ${nakshatra}`,
  dignity: (sign: string, dignity: string): string =>
    `your natal Saturn is in ${sign}, ${dignity}`,
  dignityAtDegrees: (degrees: string, sign: string, dignity: string): string =>
    `your natal Saturn is at ${degrees} of ${sign}, ${dignity}`,
  /** @param houses "your first and tenth houses" */
  lagna: (sign: string, houses: string): string => `with ${sign} as your lagna, Saturn rules ${houses}`,
} as const;

export const saturnSummaryReasons = {
  now: (saturnSign: string, moonSign: string): string =>
    `Saturn is in ${saturnSign}, and your Moon is in ${moonSign}`,
  nowForTwoMoons: (saturnSign: string, moonSign: string): string =>
    `Saturn is in ${saturnSign} now, and at noon of that day the Moon was in ${moonSign}`,
  dignity: (sign: string, dignity: string): string =>
    `Saturn was in ${sign}, ${dignity}, when you were born`,
  steadying: (sign: string): string => `the sign of your Moon, ${sign}, shows what calms you`,
  points: (points: number, sign: string): string => `Saturn has ${formatCountOfEight(points)} points in ${sign}`,
  caution: (sign: string): string => `your Moon is in ${sign}, and Saturn’s transits are counted from it`,
  saturnReturn: (nakshatra: string, lord: string): string =>
    `Saturn was in ${nakshatra}, a nakshatra of ${lord}, at your birth; it returns there about every twenty-nine and a half years, on dates that nobody can change`,
  saturnReturnToOwn: (nakshatra: string): string =>
    `Saturn was in ${nakshatra}, its own nakshatra, at your birth; it returns there about every twenty-nine and a half years, on dates that nobody can change`,
} as const;
