/** The wheel before it is drawn: radii, orbits, and the place of every graha. Units are 1/800 of the side. */
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { onRing } from './rings.ts';
import type { Spot } from './spots.ts';
import { placeLabels, type WheelLabel } from './wheel-labels.ts';

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
export type Planet = { graha: Graha; angle: number; at: Spot; retrograde: boolean };

/** The longitude that lies at the left, where the east horizon is. */
export function startOf(chart: Chart, start: Start): number {
  return start === 'lagna' && chart.lagna ? chart.lagna.longitude : 0;
}

/** Angle on the wheel of a zodiacal longitude. */
export const angleOf = (longitude: number, from: number): number => 180 + longitude - from;

/** All nine grahas, each with a place for its name that touches no other name and no other graha. */
export function planPlanets(chart: Chart, from: number): (Planet & { label: WheelLabel })[] {
  const planets = GRAHAS.map((graha) => {
    const { longitude, retrograde } = chart.grahas[graha];
    const angle = angleOf(longitude, from);
    return { graha, angle, retrograde, at: onRing(ORBITS[graha], angle) };
  });
  const labels = placeLabels(planets);
  return planets.map((planet) => ({ ...planet, label: labels.get(planet.graha)! }));
}

/** Where a trail is best seen: a name should not lie on it. */
export function trailSpots({ graha, angle, retrograde }: Planet): Spot[] {
  const back = retrograde ? 1 : -1;
  return [4, 8, 12, 16, 20, 24, 28].map((degrees) => onRing(ORBITS[graha], angle + back * degrees));
}
