/** The phase of the Moon: its elongation from the Sun, and the dark part of its disc. */
import type { Chart } from '#src/astrology/contract.ts';
import { ENGLISH_CHART_WORDS, type ChartWords } from './chart-words.ts';
import { formatCoordinate } from './geometry.ts';

/** Degrees from the Sun to the Moon: 0 new, 90 first quarter, 180 full, 270 last quarter. */
export const computeElongation = ({ grahas }: Chart): number =>
  (grahas.Moon.longitude - grahas.Sun.longitude + 360) % 360;

/** "The Moon is waxing, 84 % lit." */
export function describePhase(degrees: number, words: ChartWords = ENGLISH_CHART_WORDS): string {
  const litPercent = Math.round(((1 - Math.cos((degrees * Math.PI) / 180)) / 2) * 100);
  return words.moonPhase(degrees < 180, litPercent);
}

/**
 * Outline of the dark part of a disc around the origin, as seen from the northern hemisphere: a waxing Moon is dark
 * on the left. The edge between light and dark is half an ellipse.
 */
export function drawDarkPart(degrees: number, radius: number): string {
  const isWaxing = degrees < 180;
  const isGibbous = degrees > 90 && degrees < 270;
  const edgeRadius = Math.abs(Math.cos((degrees * Math.PI) / 180)) * radius;
  const limbSweep = isWaxing ? 0 : 1;
  const edgeSweep = isWaxing === isGibbous ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${formatCoordinate(edgeRadius)} ${radius} 0 0 ${edgeSweep} 0 ${-radius}Z`;
}
