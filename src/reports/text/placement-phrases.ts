/** Phrases for the placements of grahas, filled from a chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getSignLord } from '#src/astrology/houses.ts';
import {
  formatDegrees,
  formatArcDistance,
  formatGraha,
  formatOrdinal,
  getSignName,
  getNakshatraName,
} from './phrases.ts';

/** "Saturn is in your seventh house, at 11°58′ of Pisces" */
export function describeHousePlacement(chart: Chart, graha: Graha): string {
  const { degreeInSign, sign } = chart.grahas[graha];
  return content.common.housePlacement(
    formatGraha(graha),
    formatOrdinal(getHouse(chart, graha)),
    formatDegrees(degreeInSign),
    getSignName(sign),
  );
}

/** "Saturn is in Pisces, the sign of Jupiter, which is neutral to it, in the star Uttara Bhadrapada" */
export function describeSignPlacement(chart: Chart, graha: Graha): string {
  const { sign, nakshatra, dignity } = chart.grahas[graha];
  return content.common.signPlacements[dignity ?? 'none'](
    formatGraha(graha),
    getSignName(sign),
    formatGraha(getSignLord(sign)),
    getNakshatraName(nakshatra),
  );
}

/** "your first and tenth houses"; not for the nodes, which rule no house */
export const describeHouses = (houses: readonly number[]): string =>
  houses.length === 1
    ? content.common.yourHouse(formatOrdinal(houses[0]!))
    : content.common.yourHouses(houses.map(formatOrdinal));

/** "Mars is in its own sign, Aries". The Moon alone does not rule its moolatrikona sign: Taurus belongs to Venus. */
export function describeOwnSign({ grahas }: Chart, graha: Graha): string {
  const isMoolatrikona = graha === 'Moon' && grahas.Moon.dignity === 'moolatrikona';
  const write = content.common.ownSignPlacements[isMoolatrikona ? 'moolatrikona' : 'own'];
  return write(formatGraha(graha), getSignName(grahas[graha].sign));
}

/** "the Moon is with Saturn in Virgo, 3°10′ apart" */
export const describeSharedSign = (chart: Chart, first: Graha, second: Graha): string =>
  content.common.sharedSign(
    formatGraha(first),
    formatGraha(second),
    getSignName(chart.grahas[first].sign),
    measureArcBetween(chart, first, second),
  );

function measureArcBetween(chart: Chart, first: Graha, second: Graha): string {
  return formatArcDistance(Math.abs(chart.grahas[first].degreeInSign - chart.grahas[second].degreeInSign));
}
