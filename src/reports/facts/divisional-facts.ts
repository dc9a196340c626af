/** Facts of the divided charts: `D10.lagna`, `D10.Saturn`. Both give the sign, 1 to 12. */
import { GRAHAS, type Chart, type Graha, type Span } from '#src/astrology/contract.ts';
import { risingSpan } from '#src/astrology/sensitivity.ts';
import { VARGAS, vargaSign, type Varga } from '#src/astrology/varga.ts';
import { arcSpan } from './sky-intervals.ts';
import { distance, grahaName } from '#src/reports/text/phrases.ts';

/** What two good almanacs may differ by, by their choice of ayanamsa or node. */
const CLOSE_ARC_DEGREES = 3 / 60;

export type Signs = { lagna: number; grahas: Record<Graha, number> };

export const isDivision = (subject: string): boolean => /^D\d+$/.test(subject);

/** @throws when the birth time is unknown: nothing divides then */
export function signsIn(chart: Chart, n: Varga): Signs {
  const sign = (who: Graha | 'lagna') => signInDivision(chart, `D${n}`, who);
  const grahas = Object.fromEntries(GRAHAS.map((graha) => [graha, sign(graha)])) as Signs['grahas'];
  return { lagna: sign('lagna'), grahas };
}

export const signInDivision = (chart: Chart, division: string, who: string): number =>
  vargaSign(numberOf(division), longitudeOf(chart, who));

/** The stretch of birth time within which the lagna, or a graha, keeps its part of a sign. */
export function divisionSpan(chart: Chart, division: string, who: string): Span {
  const n = numberOf(division);
  if (who === 'lagna') return risingSpan(chart, n * 12);
  return arcSpan(chart, who as Graha, 30 / n);
}

/** "Mars is 0°02′ from another part of its sign", or null where no almanac would see it elsewhere. */
export function divisionEdge(chart: Chart, key: string): string | null {
  const [division = '', who = ''] = key.split('.');
  if (!isDivision(division) || who === 'lagna') return null;
  const part = 30 / numberOf(division);
  const past = longitudeOf(chart, who) % part;
  const rim = Math.min(past, part - past);
  return rim < CLOSE_ARC_DEGREES
    ? `${grahaName(who as Graha)} is ${distance(rim)} from another part of its sign`
    : null;
}

function numberOf(division: string): Varga {
  const n = VARGAS.find((each) => `D${each}` === division);
  if (n === undefined) throw new Error(`No such division: ${division}`);
  return n;
}

function longitudeOf({ lagna, grahas }: Chart, who: string): number {
  const point = who === 'lagna' ? lagna : grahas[who as Graha];
  if (!point) throw new Error(`Nothing of that name to divide: ${who}`);
  return point.longitude;
}
