/** Ashtakavarga (points of places, bindus) and shadbala (six strengths of a graha), computed once per chart, and transits. */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';
import { computeAshtakavarga } from '#src/astrology/ashtakavarga/ashtakavarga.ts';
import { type Ashtakavarga, type Shadbala } from '#src/astrology/contract-strengths.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { computeShadbala } from '#src/astrology/shadbala/shadbala.ts';
import { isClassicalGraha } from './graha-names.ts';
import { getSign } from '#src/astrology/zodiac.ts';

/** @throws when the birth time is unknown */
export const requireAshtakavarga = memoizeByChart<Ashtakavarga>((chart) =>
  requireResult(computeAshtakavarga(chart)),
);

/** The houses with most and with fewest bindus. @throws when the birth time is unknown */
export function findBindusExtremes(chart: Chart): { best: number; worst: number } {
  const counts = requireAshtakavarga(chart).sarvaByHouse;
  return {
    best: counts.indexOf(Math.max(...counts)) + 1,
    worst: counts.indexOf(Math.min(...counts)) + 1,
  };
}

/**
 * Bindus of one graha in a sign, at most eight: `high` or more are many, fewer than `low` few. Saturn has the lowest average,
 * 3.25.
 */
export const BINDUS_LIMITS = { average: 4, high: 5, low: 3 };

/** Bindus of all seven grahas in one sign or house; the average is 337 over twelve signs, rounded. */
export const SARVA_LIMITS = { average: 28, high: 30, low: 25 };

/** @param bindus of one graha in a sign */
export const gradeBindus = (bindus: number): BindusGrade =>
  bindus >= BINDUS_LIMITS.high ? 'many' : bindus >= BINDUS_LIMITS.low ? 'some' : 'few';

/** The bindus of a graha in a sign; null when the birth time is unknown. */
export const findBindus = (chart: Chart, graha: ClassicalGraha, sign: number): number | null =>
  chart.lagna && requireAshtakavarga(chart).grahas[graha].bindus[sign - 1]!;

/** @throws when the birth time is unknown */
export const requireShadbala = memoizeByChart<Shadbala>((chart) => requireResult(computeShadbala(chart)));

/** The sign of a graha at an ISO instant, 1 to 12. */
export const getTransitSign = ({ settings }: Chart, instant: string, graha: Graha): number =>
  getSign(computeSiderealLongitude(graha, toInstant(parseUt(instant)), settings));

/**
 * Facts: `sarva.6` (bindus of a house), `bindus.Saturn.12` (of a graha in a sign), `rank.Saturn` (by shadbala), `transit.Saturn` (sign now),
 * `transit.Saturn.2027-06-15` (sign at noon UTC), `motion.Mars.2027-02-20` (direct or retrograde at noon UTC). Null for other keys.
 */
export function readMetricFact(chart: Chart, now: string, key: string): string | null {
  const [subject, property = '', argument] = key.split('.') as [string, string?, string?];
  if (subject === 'sarva') return String(requireAshtakavarga(chart).sarvaByHouse[Number(property) - 1]);
  if (subject === 'transit')
    return String(getTransitSign(chart, argument ? `${argument}T12:00:00Z` : now, property as Graha));
  if (subject === 'motion') return readMotion(chart, property as Graha, argument ?? '');
  if (!isClassicalGraha(property)) return null;
  if (subject === 'rank') return String(requireShadbala(chart).grahas[property].rank);
  return subject === 'bindus'
    ? String(requireAshtakavarga(chart).grahas[property].bindus[Number(argument) - 1])
    : null;
}

const readMotion = ({ settings }: Chart, graha: Graha, date: string): string =>
  computeSpeed(graha, toInstant(parseUt(`${date}T12:00:00Z`)), settings) < 0 ? 'retrograde' : 'direct';

function memoizeByChart<T>(compute: (chart: Chart) => T): (chart: Chart) => T {
  const results = new WeakMap<Chart, T>();
  return (chart) => {
    const result = results.get(chart) ?? compute(chart);
    results.set(chart, result);
    return result;
  };
}

function requireResult<T>(result: T | null): T {
  if (result === null) throw new Error('Ashtakavarga and shadbala need a known birth time.');
  return result;
}
