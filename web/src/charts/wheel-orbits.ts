/** The wheel's measures: radii, orbits and angles. Units are 1/800 of its side. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { onRing } from './wheel-rings.ts';
import type { Point } from './geometry.ts';

export const RADII = { outer: 392, stars: 376, signs: 324, degrees: 306, heart: 96 } as const;

/** From the slowest at the rim to the Moon near the heart. */
export const ORBITS: Record<Graha, number> = {
  Rahu: 290,
  Ketu: 290,
  Saturn: 266,
  Jupiter: 242,
  Mars: 218,
  Sun: 194,
  Venus: 170,
  Mercury: 146,
  Moon: 122,
};

/** How far a trail reaches behind its graha, in degrees, in three fading pieces. */
export const TRAIL = [14, 30, 50] as const;

export type Start = 'aries' | 'lagna';
export type Planet = { graha: Graha; angle: number; at: Point; retrograde: boolean };

/** The longitude that lies at the left, where the east horizon is. */
export function startOf(chart: Chart, start: Start): number {
  return start === 'lagna' && chart.lagna ? chart.lagna.longitude : 0;
}

/** Angle on the wheel of a zodiacal longitude. */
export const toWheelAngle = (longitude: number, from: number): number => 180 + longitude - from;

/** Where a trail is best seen: a name should not lie on it. */
export function listTrailPoints({ graha, angle, retrograde }: Planet): Point[] {
  const back = retrograde ? 1 : -1;
  return [4, 8, 12, 16, 20, 24, 28].map((degrees) => onRing(ORBITS[graha], angle + back * degrees));
}
