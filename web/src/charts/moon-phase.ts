/** The Moon as it stands: how far it is ahead of the Sun, and which part of its disc is dark. */
import type { Chart } from '#src/astrology/contract.ts';
import { formatCoordinate } from './geometry.ts';

/** Degrees from the Sun to the Moon: 0 new, 90 first quarter, 180 full, 270 last quarter. */
export const computeElongation = ({ grahas }: Chart): number =>
  (grahas.Moon.longitude - grahas.Sun.longitude + 360) % 360;

/** "waxing, 84 % lit" */
export function describePhase(degrees: number): string {
  const lit = Math.round(((1 - Math.cos((degrees * Math.PI) / 180)) / 2) * 100);
  return `${degrees < 180 ? 'waxing' : 'waning'}, ${lit} % lit`;
}

/**
 * Outline of the dark part of a disc around the origin, as seen from the northern hemisphere: a waxing Moon is dark
 * on the left. The edge between light and dark is half an ellipse.
 */
export function drawDarkPart(degrees: number, radius: number): string {
  const waxing = degrees < 180;
  const gibbous = degrees > 90 && degrees < 270;
  const edge = Math.abs(Math.cos((degrees * Math.PI) / 180)) * radius;
  const limb = waxing ? 0 : 1;
  const back = waxing === gibbous ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limb} 0 ${radius}A${formatCoordinate(edge)} ${radius} 0 0 ${back} 0 ${-radius}Z`;
}
