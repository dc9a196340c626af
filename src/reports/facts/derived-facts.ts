/**
 * Facts that a rule derives from a whole chart, such as the weakest of seven grahas. They depend on too many keys, most of
 * which may change without a change of the result. Their interval of birth time is found with charts of
 * earlier and later births.
 */
import { computeNearbyChart } from '#src/astrology/chart.ts';
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { withChart, type ReportContext, type TimedChart } from '#src/reports/context/report-context.ts';
import { STABLE_MINUTES } from './interval-around-birth.ts';
import { MINUTE_MS } from './time-units.ts';

/** Reads a value from the chart of a context. It may not read the sensitivity, which is that of the given birth time. */
export type FactReader<C extends ReportContext> = (context: C) => string | number | boolean | null;

/** The key of a fact (facts.ts), or a reader of a derived fact. */
export type FactKey<C extends ReportContext> = string | FactReader<C>;

export const isFactReader = <C extends ReportContext>(key: FactKey<C>): key is FactReader<C> =>
  typeof key === 'function';

/** All values in one string, for comparison. */
export const readValues = <C extends ReportContext>(context: C, readers: readonly FactReader<C>[]): string =>
  JSON.stringify(readers.map((read) => read(context)));

/**
 * Distances from the birth, in minutes, at which readers are sampled to bracket the first change; a change and its reversal
 * between two samples is missed. A lagna may pass through a whole sign within half an hour at high latitudes; at lower ones
 * none takes less than an hour. Beyond four hours nothing is searched.
 */
const SEARCHED_MINUTES = [15, 30, 45, 60, 75, 90, 105, 120, 180, 240];

/**
 * The interval within `limits` in which all readers return what they return for the birth itself. Where `limits` are open the
 * search ends after STABLE_MINUTES: beyond them every fact is stable.
 */
export function findDerivedInterval<C extends ReportContext>(
  context: C,
  readers: readonly FactReader<C>[],
  limits: BirthTimeInterval,
): BirthTimeInterval {
  const birthMs = Date.parse(context.birth.utc);
  const values = readers.map((read) => read(context));
  const isSame = (minutes: number) => {
    const shifted = shiftBirthTime(context, minutes);
    return readers.every((read, i) => read(shifted) === values[i]);
  };
  const findEnd = (direction: 1 | -1, limit: string | null): string | null => {
    const limitMinutes = limit === null ? STABLE_MINUTES : Math.abs(Date.parse(limit) - birthMs) / MINUTE_MS;
    const lagnaEnd = getLagnaEnd(context, direction);
    const minutes = findFirstChange(
      (distance) => isSame(direction * distance),
      limitMinutes,
      lagnaEnd === null ? null : Math.floor(Math.abs(Date.parse(lagnaEnd) - birthMs) / MINUTE_MS),
    );
    return minutes === null
      ? limit
      : toExactEnd(context, birthMs + direction * minutes * MINUTE_MS, direction);
  };
  return { from: findEnd(-1, limits.from), to: findEnd(1, limits.to) };
}

const getLagnaEnd = ({ sensitivity }: ReportContext, direction: 1 | -1): string | null =>
  sensitivity?.lagnaSign[direction === 1 ? 'to' : 'from'] ?? null;

/** Most changes are those of the lagna, whose time is known exactly. */
function toExactEnd(context: ReportContext, endMs: number, direction: 1 | -1): string {
  const lagnaEnd = getLagnaEnd(context, direction);
  return lagnaEnd && Math.abs(Date.parse(lagnaEnd) - endMs) <= MINUTE_MS
    ? lagnaEnd
    : new Date(endMs).toISOString();
}

/**
 * The last whole minute before the first change; null if nothing changes up to the limit. Whole minutes, because printed times
 * have no seconds and all statements of a report then share a few charts.
 */
function findFirstChange(
  isSame: (minutes: number) => boolean,
  limitMinutes: number,
  lagnaMinutes: number | null,
): number | null {
  const lastMinute = Math.floor(limitMinutes);
  const minutesBeforeLimit = SEARCHED_MINUTES.filter((minutes) => minutes < lastMinute);
  const searched =
    limitMinutes <= SEARCHED_MINUTES.at(-1)! ? [...minutesBeforeLimit, lastMinute] : minutesBeforeLimit;
  const i = searched.findIndex((minutes) => !isSame(minutes));
  if (i < 0) return null;
  // Most changes are those of the lagna, so its last minute and the one after it are read first.
  const likelyMinutes = lagnaMinutes === null ? [] : [lagnaMinutes, lagnaMinutes + 1];
  return findLastSameMinute(isSame, searched[i - 1] ?? 0, searched[i]!, likelyMinutes);
}

function findLastSameMinute(
  isSame: (minutes: number) => boolean,
  inside: number,
  outside: number,
  likelyMinutes: readonly number[],
): number {
  if (outside - inside <= 1) return inside;
  const likely = likelyMinutes.find((minutes) => minutes > inside && minutes < outside);
  const minutes = likely ?? Math.floor((inside + outside) / 2);
  return isSame(minutes)
    ? findLastSameMinute(isSame, minutes, outside, likelyMinutes)
    : findLastSameMinute(isSame, inside, minutes, likelyMinutes);
}

const shiftedContexts = new WeakMap<ReportContext, Map<number, ReportContext>>();

/** The same person born some minutes later, or earlier if `minutes` is negative. */
function shiftBirthTime<C extends ReportContext>(context: C, minutes: number): C {
  const contextsByMinutes = getOrCreate(shiftedContexts, context, () => new Map<number, ReportContext>());
  return getOrCreate(contextsByMinutes, minutes, () => createShiftedContext(context, minutes)) as C;
}

/** Without the sensitivity, which holds for the given birth time only. */
function createShiftedContext(context: ReportContext, minutes: number): ReportContext {
  const { sensitivity: _, ...withoutSensitivity } = context;
  const { birth, chart } = context;
  const utcMs = Date.parse(birth.utc) + minutes * MINUTE_MS;
  const utc = new Date(utcMs).toISOString();
  const date = new Date(utcMs + birth.utcOffsetSeconds * 1000).toISOString().slice(0, 10);
  const { latitude, longitude } = chart;
  const moment = { utc, latitude, longitude, isTimeKnown: true, zone: birth.place.zone, localDate: date };
  const shiftedChart = computeNearbyChart(chart, moment) as TimedChart;
  const shifted = { ...withoutSensitivity, birth: { ...birth, utc, date } } as ReportContext;
  return withChart(shifted, shiftedChart);
}
