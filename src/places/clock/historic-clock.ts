/** The clock of a place before 1975: that of its time zone, or the town's own mean time before there was one. */
import type { Temporal } from 'temporal-polyfill';
import type { Place } from '#src/places/contract.ts';
import { getMeanTimeOffset } from './india-clocks.ts';
import { type ClockPeriod, findZoneHistory } from './zone-history.ts';

/**
 * Lists the clocks of a place, oldest first; undefined for an unknown zone. Local mean time is that of the town: Ulm was
 * 13 minutes behind Berlin. A mean time that was the law of a country, such as that of Dublin, is kept.
 */
export function listTownPeriods({ zone, longitude }: Place): ClockPeriod[] | undefined {
  const periods = findZoneHistory(zone);
  if (!periods) return undefined;
  const offsets = periods.map((period) => getTownOffset(period, longitude));
  return periods.map(({ start, abbreviation }, index) => ({
    // Every town changed to standard time when its own clock showed the hour named by the law.
    start: index === 0 ? start : start + periods[index - 1]!.offsetSeconds - offsets[index - 1]!,
    offsetSeconds: offsets[index]!,
    abbreviation,
  }));
}

/** Until 1844 the calendar of Manila was a day behind, until 1867 that of Alaska a day ahead. */
function getTownOffset(period: ClockPeriod, longitude: number): number {
  if (!isLocalMeanTime(period)) return period.offsetSeconds;
  const meanTime = getMeanTimeOffset({ longitude });
  const days = Math.round((period.offsetSeconds - meanTime) / DAY_SECONDS);
  return meanTime + days * DAY_SECONDS;
}

const DAY_SECONDS = 86_400;

/** The time zone database marks local mean time with LMT, and times before a place was settled with -00. */
export const isLocalMeanTime = ({ abbreviation }: ClockPeriod): boolean =>
  abbreviation === 'LMT' || abbreviation === '-00';

/** Lists the offsets with which the clock showed this local time: none in a gap, two in an overlap, the earlier first. */
export function listOffsetsAt(periods: readonly ClockPeriod[], local: Temporal.PlainDateTime): number[] {
  const seconds = toSeconds(local);
  const isShown = ({ start, offsetSeconds }: ClockPeriod, index: number) =>
    seconds - offsetSeconds >= start && seconds - offsetSeconds < getEnd(periods, index);
  return periods.filter(isShown).map(({ offsetSeconds }) => offsetSeconds);
}

/** Lists the offsets before and after a gap of the clock. */
export function listOffsetsAroundGap(
  periods: readonly ClockPeriod[],
  local: Temporal.PlainDateTime,
): number[] {
  const seconds = toSeconds(local);
  const after = periods.findIndex(
    ({ offsetSeconds }, index) => seconds - offsetSeconds < getEnd(periods, index),
  );
  return periods.slice(Math.max(after - 1, 0), after + 1).map(({ offsetSeconds }) => offsetSeconds);
}

/** Finds the clock at an instant. */
export const findPeriodAt = (periods: readonly ClockPeriod[], utcSeconds: number): ClockPeriod =>
  periods.findLast(({ start }) => start <= utcSeconds)!;

const getEnd = (periods: readonly ClockPeriod[], index: number) => periods[index + 1]?.start ?? Infinity;

/** Seconds since 1970, as if the clock showed UTC. */
const toSeconds = (local: Temporal.PlainDateTime) => local.toZonedDateTime('UTC').epochMilliseconds / 1000;
