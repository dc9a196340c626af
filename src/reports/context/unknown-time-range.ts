/**
 * For an unknown birth time: one chart for each combination of signs and Moon quarter that occurs on the birth day, and
 * what they have in common.
 */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeChart } from '#src/astrology/chart.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { findBorderTime, findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { getPadaOfZodiac, PADA_COUNT, SIGN_COUNT } from '#src/astrology/zodiac.ts';
import { DAY_MS, MINUTE_MS } from '#src/reports/facts/time-units.ts';

/** `charts`: in the order of time, from the earliest to the latest one; together they have all combinations of signs of the day */
export type BirthDayRange = EndsOfDay & { charts: readonly Chart[] };

type EndsOfDay = { earliest: Chart; latest: Chart };

/** @param chart the chart of the birth, for its place and settings; it is cast for noon */
export function createDayRange(chart: Chart, birth: ResolvedBirth): BirthDayRange {
  const { from, to } = getCivilDayOfBirth(birth);
  const [earliest, latest] = [from, toIso(Date.parse(to) - MINUTE_MS)].map((utc) =>
    computeChartOfInstant(chart, birth, utc),
  ) as [Chart, Chart];
  const known = [earliest, chart, latest];
  const combinations = new Set(known.map(getCombination));
  const others = listMiddlesBetweenChanges(earliest, latest)
    .map((utc) => computeChartOfInstant(chart, birth, utc))
    .filter((other) => !combinations.has(getCombination(other)));
  return { earliest, latest, charts: [...known, ...others].toSorted((a, b) => a.utc.localeCompare(b.utc)) };
}

/** What statements without a birth time are chosen by: the signs of the grahas, and the birth nakshatra with its quarter. */
const getCombination = ({ grahas }: Chart): string =>
  [...GRAHAS.map((graha) => grahas[graha].sign), getPadaOfZodiac(grahas.Moon.longitude)].join();

/**
 * A middle of each part of the day in which no graha changes its sign, and the Moon not its quarter of a nakshatra. A graha
 * with the same sign at both ends counts as unchanged: one that leaves a sign and turns back within the day is missed.
 */
function listMiddlesBetweenChanges(earliest: Chart, latest: Chart): string[] {
  const [from, to] = [parseUt(earliest.utc), parseUt(latest.utc)];
  const createLongitude = (graha: Graha) => (ut: number) =>
    computeSiderealLongitude(graha, toInstant(ut), earliest.settings);
  const others = GRAHAS.filter((graha) => graha !== 'Moon' && !hasOneSign({ earliest, latest }, graha));
  const borders = [
    from,
    ...findBorderTimes(createLongitude('Moon'), PADA_COUNT, from, to, MOON_STEP_DAYS),
    ...others.map((graha) => findBorderTime(createLongitude(graha), SIGN_COUNT, from, to)),
    to,
  ].toSorted((a, b) => a - b);
  return borders.slice(0, -1).map((border, i) => formatIso((border + borders[i + 1]!) / 2));
}

/** Shorter than the stay of the Moon in a quarter, which takes at least five hours. */
const MOON_STEP_DAYS = 4 / 24;

/**
 * The chart of another instant of the birth day, without lagna.
 * @param chart the chart of the birth, for its place and settings
 */
export const computeChartOfInstant = (chart: Chart, birth: ResolvedBirth, utc: string): Chart =>
  computeChart({ ...toMomentWithoutTime(chart, birth), utc }, chart.settings);

/** @param chart the chart of the birth, for its place and instant */
export const toMomentWithoutTime = (
  { utc, latitude, longitude }: Chart,
  { place, date, utcOffsetSeconds }: ResolvedBirth,
): BirthMoment => ({
  utc,
  latitude,
  longitude,
  isTimeKnown: false,
  zone: place.zone,
  localDate: date,
  utcOffsetSeconds,
});

/** From midnight to midnight in the time zone of the birth. */
export function getCivilDayOfBirth({ date, utcOffsetSeconds }: ResolvedBirth): { from: string; to: string } {
  const midnightMs = Date.parse(`${date}T00:00:00Z`) - utcOffsetSeconds * 1000;
  return { from: toIso(midnightMs), to: toIso(midnightMs + DAY_MS) };
}

const toIso = (ms: number): string => new Date(ms).toISOString();

/** False for an empty list. */
export const areAllEqual = (values: readonly (string | number | boolean)[]): boolean =>
  new Set(values).size === 1;

export const hasOneSign = ({ earliest, latest }: EndsOfDay, graha: Graha): boolean =>
  earliest.grahas[graha].sign === latest.grahas[graha].sign;

/** False if the birth time is unknown and the Moon changed its sign that day; then no statement may rely on one sign. */
export const hasOneMoonSign = ({ dayRange }: { dayRange?: EndsOfDay | undefined }): boolean =>
  !dayRange || hasOneSign(dayRange, 'Moon');

/** False if the birth time is unknown and the Moon changed its nakshatra that day. */
export const hasOneBirthNakshatra = ({ dayRange }: { dayRange?: EndsOfDay | undefined }): boolean =>
  !dayRange || hasOneNakshatra(dayRange);

export const hasOneNakshatra = ({ earliest, latest }: EndsOfDay): boolean =>
  earliest.grahas.Moon.nakshatra === latest.grahas.Moon.nakshatra;
