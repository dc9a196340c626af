/**
 * Shayanadi avasthas, the twelve activities of a graha, and the strength of the activity by the name. Sources: Brihat
 * Parashara Hora Shastra ch. 45; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.4.4.
 */
import { type Chart, type Graha, GRAHAS, type Point } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findSunDayBounds } from '#src/astrology/shadbala/sun-day.ts';

const ACTIVITIES = [
  'shayana',
  'upaveshana',
  'netrapani',
  'prakashana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

export type Shayanadi = {
  activity: (typeof ACTIVITIES)[number];
  /** cheshta: full results, drishti: half, vicheshta: few; null without the number of the name */
  strength: 'drishti' | 'cheshta' | 'vicheshta' | null;
};

/** The terms of the sum that all grahas of a chart share. */
export type BirthTerms = { moonNakshatra: number; ghati: number; lagnaSign: number };

/** @returns null if the birth time is unknown or the Sun does not rise and set on the day */
export function findBirthTerms({
  utc,
  latitude,
  longitude,
  settings,
  lagna,
  grahas,
}: Chart): BirthTerms | null {
  const bounds = lagna && findSunDayBounds(parseUt(utc), { latitude, longitude }, settings.sunrise);
  if (!bounds) return null;
  return {
    moonNakshatra: grahas.Moon.nakshatra,
    ghati: Math.floor((parseUt(utc) - bounds.rise) * GHATIS_A_DAY) + 1,
    lagnaSign: lagna.sign,
  };
}

const GHATIS_A_DAY = 60;

/**
 * The nakshatra of the graha, its number (Sun 1 to Ketu 9) and the navamsa of its sign (1 to 9) are multiplied; the
 * nakshatra of the Moon, the running ghati and the sign of the lagna are added; the remainder of the division by 12
 * counts the activity. Some take the sign of the navamsa (1 to 12) instead of its number in the sign.
 * @param nameNumber 1 to 5, see getNameNumber
 */
export function computeShayanadi(
  graha: Graha,
  { nakshatra, degreeInSign }: Pick<Point, 'nakshatra' | 'degreeInSign'>,
  { moonNakshatra, ghati, lagnaSign }: BirthTerms,
  nameNumber: number | null,
): Shayanadi {
  const navamsa = Math.floor((degreeInSign * 9) / 30) + 1;
  const product = nakshatra * (GRAHAS.indexOf(graha) + 1) * navamsa;
  const index = (product + moonNakshatra + ghati + lagnaSign) % 12 || 12;
  return {
    activity: ACTIVITIES[index - 1]!,
    strength: nameNumber === null ? null : computeStrength(graha, index, nameNumber),
  };
}

/** Added for each graha. */
const ADDITIONS: Record<Graha, number> = {
  Sun: 5,
  Moon: 2,
  Mars: 2,
  Mercury: 3,
  Jupiter: 5,
  Venus: 3,
  Saturn: 3,
  Rahu: 4,
  Ketu: 4,
};

const STRENGTHS = ['vicheshta', 'drishti', 'cheshta'] as const;

const computeStrength = (graha: Graha, index: number, nameNumber: number): (typeof STRENGTHS)[number] =>
  STRENGTHS[(((index * index + nameNumber) % 12) + ADDITIONS[graha]) % 3]!;
