/** Facts of the divisional charts (vargas): `D10.lagna`, `D10.Saturn` (signs, 1 to 12). */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha, type BirthTimeInterval } from '#src/astrology/contract.ts';
import { computeLagnaInterval } from '#src/astrology/sensitivity.ts';
import { VARGAS, computeVargaSign, type Varga } from '#src/astrology/varga.ts';
import { BORDERLINE_DEGREES } from './sign-borders.ts';
import { findEqualPartInterval } from './sky-intervals.ts';
import { formatArcDistance, formatGraha } from '#src/reports/text/phrases.ts';

export type DivisionalSigns = { lagna: number; grahas: Record<Graha, number> };

/** "D10" */
export const isDivisionKey = (subject: string): boolean => /^D\d+$/.test(subject);

/** @throws when the birth time is unknown */
export function getDivisionalSigns(chart: Chart, varga: Varga): DivisionalSigns {
  const getSignOf = (point: Graha | 'lagna') => getDivisionalSign(chart, `D${varga}`, point);
  const grahas = Object.fromEntries(
    GRAHAS.map((graha) => [graha, getSignOf(graha)]),
  ) as DivisionalSigns['grahas'];
  return { lagna: getSignOf('lagna'), grahas };
}

/** @param point 'lagna' or a graha. @throws for another point or an unknown division */
export const getDivisionalSign = (chart: Chart, division: string, point: string): number =>
  computeVargaSign(parseVarga(division), getLongitude(chart, point));

/** The interval within which the lagna or a graha stays in its part of a sign. */
export function findDivisionalInterval(chart: Chart, division: string, point: string): BirthTimeInterval {
  const divisions = parseVarga(division);
  if (point === 'lagna') return computeLagnaInterval(chart, divisions * 12);
  return findEqualPartInterval(chart, point as Graha, 30 / divisions);
}

/** "Mars is 0°02′ from another part of its sign", or null away from a border. */
export function describeDivisionBorder(chart: Chart, key: string): string | null {
  const [division = '', point = ''] = key.split('.');
  if (!isDivisionKey(division) || point === 'lagna') return null;
  const partDegrees = 30 / parseVarga(division);
  const passedDegrees = getLongitude(chart, point) % partDegrees;
  const distance = Math.min(passedDegrees, partDegrees - passedDegrees);
  return distance < BORDERLINE_DEGREES
    ? content.common.certaintyNotes.partBorder(formatGraha(point as Graha), formatArcDistance(distance))
    : null;
}

function parseVarga(division: string): Varga {
  const varga = VARGAS.find((candidate) => `D${candidate}` === division);
  if (varga === undefined) throw new Error(`No such divisional chart: ${division}`);
  return varga;
}

function getLongitude({ lagna, grahas }: Chart, name: string): number {
  const point = name === 'lagna' ? lagna : grahas[name as Graha];
  if (!point) throw new Error(`No such point: ${name}`);
  return point.longitude;
}
