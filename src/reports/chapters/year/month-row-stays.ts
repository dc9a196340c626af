/** Chooses the stay of Mercury or Venus that a row of each month describes. */
import { isWithin } from '#src/reports/year/year-months.ts';
import type { Stay } from '#src/reports/year/sky-events.ts';
import type { MonthAhead } from '#src/reports/year/year-ahead.ts';

/** `repeatNumber`: 0 for a place without an earlier row, else the number of such rows so far, from 1. */
export type RowStay = { stay: Stay; repeatNumber: number };

/**
 * For each month the longest stay in a place that no earlier month describes, if there is one.
 * @param months those whose row describes a stay
 * @returns by the index of the month
 */
export function selectRowStays(months: readonly MonthAhead[], stays: readonly Stay[]): Map<number, RowStay> {
  const usedPlaces = new Set<number>();
  let repeatCount = 0;
  const entries = months.map((month): [number, RowStay] => {
    const longestFirst = stays
      .filter(({ from, to }) => from < month.to && to > month.firstInstant)
      .toSorted((a, b) => measureOverlapMs(b, month) - measureOverlapMs(a, month));
    const unused = longestFirst.find(({ place }) => !usedPlaces.has(place));
    const stay = unused ?? longestFirst[0]!;
    usedPlaces.add(stay.place);
    return [month.index, { stay, repeatNumber: unused ? 0 : ++repeatCount }];
  });
  return new Map(entries);
}

const measureOverlapMs = ({ from, to }: Stay, month: MonthAhead): number =>
  Math.min(Date.parse(to), Date.parse(month.to)) - Math.max(Date.parse(from), Date.parse(month.firstInstant));

export const isBegunInMonth = ({ from }: Stay, month: MonthAhead): boolean =>
  isWithin(from, { from: month.firstInstant, to: month.to });
