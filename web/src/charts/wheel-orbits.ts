/** Dimensions of the wheel: radii, orbits and angles. Units are 1/800 of its side. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { toRingPoint } from './wheel-rings.ts';
import type { Point } from './geometry.ts';

export const RADII = { outer: 392, nakshatras: 376, signs: 324, degrees: 306, centre: 96 } as const;

/** Radii of the orbits, from the slow grahas outside to the Moon inside. */
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

/** The degrees behind the graha at which the three fading pieces of its trail end. */
export const TRAIL_DEGREES = [14, 30, 50] as const;

export type WheelStart = 'aries' | 'lagna';
export type GrahaOnWheel = { graha: Graha; angle: number; at: Point; isRetrograde: boolean };

/** Returns the longitude at the left of the wheel, where the eastern horizon is. */
export function getStartLongitude(chart: Chart, start: WheelStart): number {
  return start === 'lagna' && chart.lagna ? chart.lagna.longitude : 0;
}

/** Converts a longitude to an angle on the wheel (see wheel-rings.ts). */
export const toWheelAngle = (longitude: number, startLongitude: number): number =>
  180 + longitude - startLongitude;

/** Lists points of the clearly visible part of a trail, which labels should not cover. */
export function listTrailPoints({ graha, angle, isRetrograde }: GrahaOnWheel): Point[] {
  const direction = isRetrograde ? 1 : -1;
  return [4, 8, 12, 16, 20, 24, 28].map((degrees) => toRingPoint(ORBITS[graha], angle + direction * degrees));
}
