/** Facts of the divisional charts: `D10.lagna`, `D10.Saturn` (signs, 1 to 12). */
import { GRAHAS, type Chart, type Graha, type Span } from '#src/astrology/contract.ts';
import { computeRisingSpan } from '#src/astrology/sensitivity.ts';
import { VARGAS, computeVargaSign, type Varga } from '#src/astrology/varga.ts';
import { BORDERLINE_DEGREES } from './sign-borders.ts';
import { findEqualPartInterval } from './sky-intervals.ts';
import { formatArcDistance, formatGraha } from '#src/reports/text/phrases.ts';

export type DivisionalSigns = { lagna: number; grahas: Record<Graha, number> };

export const isDivisionKey = (subject: string): boolean => /^D\d+$/.test(subject);

/** @throws when the birth time is unknown */
export function getDivisionalSigns(chart: Chart, n: Varga): DivisionalSigns {
  const sign = (point: Graha | 'lagna') => getDivisionalSign(chart, `D${n}`, point);
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, sign(graha)])) as DivisionalSigns['grahas'];
  return { lagna: sign('lagna'), grahas };
}

export const getDivisionalSign = (chart: Chart, division: string, point: string): number =>
  computeVargaSign(parseVarga(division), getLongitude(chart, point));

/** The interval within which the lagna or a graha stays in its part of a sign. */
export function findDivisionalInterval(chart: Chart, division: string, point: string): Span {
  const n = parseVarga(division);
  if (point === 'lagna') return computeRisingSpan(chart, n * 12);
  return findEqualPartInterval(chart, point as Graha, 30 / n);
}

/** "Mars is 0°02′ from another part of its sign", or null away from a border. */
export function describeDivisionBorder(chart: Chart, key: string): string | null {
  const [division = '', point = ''] = key.split('.');
  if (!isDivisionKey(division) || point === 'lagna') return null;
  const part = 30 / parseVarga(division);
  const passedDegrees = getLongitude(chart, point) % part;
  const distance = Math.min(passedDegrees, part - passedDegrees);
  return distance < BORDERLINE_DEGREES
    ? `${formatGraha(point as Graha)} is ${formatArcDistance(distance)} from another part of its sign`
    : null;
}

function parseVarga(division: string): Varga {
  const n = VARGAS.find((each) => `D${each}` === division);
  if (n === undefined) throw new Error(`No such division: ${division}`);
  return n;
}

function getLongitude({ lagna, grahas }: Chart, name: string): number {
  const point = name === 'lagna' ? lagna : grahas[name as Graha];
  if (!point) throw new Error(`No such point: ${name}`);
  return point.longitude;
}
