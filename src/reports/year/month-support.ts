/** The support of a month: the bindus of the signs of the Sun, and the number of well-placed grahas. */
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import type { YearMonth } from './year-months.ts';
import { getSignOn, TRANSIT_GRAHAS, type Stay, type TransitGraha } from './sky-events.ts';

export type MonthSupport = {
  /** sarvashtakavarga of the signs of the Sun, weighted by days, rounded; null if the birth time is unknown */
  bindus: number | null;
  /** of the eight grahas other than the Moon, those in good places on the fifteenth */
  wellPlaced: TransitGraha[];
  /** 1 for the month with the most support */
  rank: number;
};

/** Of twelve months, those from this rank on have little support. */
export const WEAK_RANK = 10;

/** The table of gochara (results of transits) has 38 good places for eight grahas in twelve signs. */
export const AVERAGE_WELL_PLACED = 3;

export function rateMonths(
  months: readonly YearMonth[],
  stays: Record<TransitGraha, Stay[]>,
  moonSign: number,
  sarva: readonly number[] | null,
): MonthSupport[] {
  const ratings = months.map((month) => ({
    bindus: sarva && Math.round(calculateAverageBindus(month, stays.Sun, sarva)),
    wellPlaced: listWellPlaced(stays, moonSign, findMiddleOfMonth(month)),
  }));
  const order = ratings
    .map(({ bindus, wellPlaced }, index) => ({ index, score: scoreMonth(bindus, wellPlaced.length) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
  return ratings.map((rating, index) => ({ ...rating, rank: order.indexOf(index) + 1 }));
}

/** One well-placed graha counts as much as this many bindus. */
export const BINDUS_PER_WELL_PLACED = 2;

const scoreMonth = (bindus: number | null, wellPlacedCount: number): number =>
  (bindus === null ? 0 : bindus - SARVA_LIMITS.average) +
  BINDUS_PER_WELL_PLACED * (wellPlacedCount - AVERAGE_WELL_PLACED);

const findMiddleOfMonth = ({ from }: YearMonth): string =>
  `${new Date(Date.parse(from) + 14.5 * DAY_MS).toISOString().slice(0, 19)}Z`;

const listWellPlaced = (stays: Record<TransitGraha, Stay[]>, moonSign: number, at: string): TransitGraha[] =>
  TRANSIT_GRAHAS.filter((graha) => isFavourable(graha, countHouse(moonSign, getSignOn(stays[graha], at))));

function calculateAverageBindus(
  { from, to }: YearMonth,
  sunStays: readonly Stay[],
  sarva: readonly number[],
): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const weighted = sunStays.map((stay) => {
    const overlapMs = Math.min(end, Date.parse(stay.to)) - Math.max(start, Date.parse(stay.from));
    return (Math.max(0, overlapMs) / (end - start)) * sarva[stay.sign - 1]!;
  });
  return weighted.reduce((sum, value) => sum + value, 0);
}
