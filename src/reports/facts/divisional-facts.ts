/** Facts of the divided charts: `D10.lagna`, `D10.Saturn`. Both give the sign, 1 to 12. */
import { GRAHAS, type Chart, type Graha, type Span } from '#src/astrology/contract.ts';
import { computeRisingSpan } from '#src/astrology/sensitivity.ts';
import { VARGAS, computeVargaSign, type Varga } from '#src/astrology/varga.ts';
import { findEqualPartInterval } from './sky-intervals.ts';
import { formatArcDistance, formatGraha } from '#src/reports/text/phrases.ts';

/** What two good almanacs may differ by, by their choice of ayanamsa or node. */
const BORDERLINE_DEGREES = 3 / 60;

export type DivisionalSigns = { lagna: number; grahas: Record<Graha, number> };

export const isDivisionKey = (subject: string): boolean => /^D\d+$/.test(subject);

/** @throws when the birth time is unknown: nothing divides then */
export function getDivisionalSigns(chart: Chart, n: Varga): DivisionalSigns {
  const sign = (who: Graha | 'lagna') => getDivisionalSign(chart, `D${n}`, who);
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, sign(graha)])) as DivisionalSigns['grahas'];
  return { lagna: sign('lagna'), grahas };
}

export const getDivisionalSign = (chart: Chart, division: string, who: string): number =>
  computeVargaSign(parseVarga(division), getLongitude(chart, who));

/** The stretch of birth time within which the lagna, or a graha, keeps its part of a sign. */
export function findDivisionalInterval(chart: Chart, division: string, who: string): Span {
  const n = parseVarga(division);
  if (who === 'lagna') return computeRisingSpan(chart, n * 12);
  return findEqualPartInterval(chart, who as Graha, 30 / n);
}

/** "Mars is 0°02′ from another part of its sign", or null where no almanac would see it elsewhere. */
export function describeDivisionBorder(chart: Chart, key: string): string | null {
  const [division = '', who = ''] = key.split('.');
  if (!isDivisionKey(division) || who === 'lagna') return null;
  const part = 30 / parseVarga(division);
  const past = getLongitude(chart, who) % part;
  const rim = Math.min(past, part - past);
  return rim < BORDERLINE_DEGREES
    ? `${formatGraha(who as Graha)} is ${formatArcDistance(rim)} from another part of its sign`
    : null;
}

function parseVarga(division: string): Varga {
  const n = VARGAS.find((each) => `D${each}` === division);
  if (n === undefined) throw new Error(`No such division: ${division}`);
  return n;
}

function getLongitude({ lagna, grahas }: Chart, who: string): number {
  const point = who === 'lagna' ? lagna : grahas[who as Graha];
  if (!point) throw new Error(`Nothing of that name to divide: ${who}`);
  return point.longitude;
}
