/** Operations on intervals of birth times in which a fact of the chart does not change. */
import type { BirthTimeInterval } from './contract.ts';

/** The fact does not change within the searched window. */
export const UNBOUNDED: BirthTimeInterval = { from: null, to: null };

/** The interval in which all facts stay the same; an end is null if no interval is bounded there. */
export function intersectIntervals(intervals: readonly BirthTimeInterval[]): BirthTimeInterval {
  const starts = intervals.flatMap(({ from }) => from ?? []);
  const ends = intervals.flatMap(({ to }) => to ?? []);
  return { from: starts.toSorted().at(-1) ?? null, to: ends.toSorted()[0] ?? null };
}
