/** How much support a month has: the points of the Sun's signs, and how many grahas stand well from the Moon. */
import { isFavourable } from '#src/astrology/transits/gochara.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { YearMonth } from './year-months.ts';
import { signOn, WALKERS, type Stay, type Walker } from './sky-events.ts';

export type Weight = {
  /** sarvashtakavarga of the Sun's signs by their days, rounded; null without an hour */
  points: number | null;
  /** of the eight grahas other than the Moon, in good places on the fifteenth */
  good: Walker[];
  /** 1 for the month with the most support */
  rank: number;
};

/** The 337 bindus over twelve signs. */
export const AVERAGE = 28;
/** Of eight grahas, by the table of good places: 38 places in twelve signs. */
export const USUAL_GOOD = 3;

export function weighed(
  months: readonly YearMonth[],
  stays: Record<Walker, Stay[]>,
  moon: number,
  sarva: readonly number[] | null,
): Weight[] {
  const told = months.map((month) => ({
    points: sarva && Math.round(pointsOf(month, stays.Sun, sarva)),
    good: wellPlaced(stays, moon, middleOf(month)),
  }));
  const order = told
    .map(({ points, good }, index) => ({ index, score: scoreOf(points, good.length) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
  return told.map((weight, index) => ({ ...weight, rank: order.indexOf(index) + 1 }));
}

/** One well-placed graha weighs as much as two points. */
const scoreOf = (points: number | null, good: number): number =>
  (points === null ? 0 : points - AVERAGE) + 2 * (good - USUAL_GOOD);

export const middleOf = ({ from }: YearMonth): string =>
  `${new Date(Date.parse(from) + 14.5 * 86_400_000).toISOString().slice(0, 19)}Z`;

const wellPlaced = (stays: Record<Walker, Stay[]>, moon: number, at: string): Walker[] =>
  WALKERS.filter((graha) => isFavourable(graha, houseFrom(moon, signOn(stays[graha], at))));

function pointsOf({ from, to }: YearMonth, suns: readonly Stay[], sarva: readonly number[]): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const shares = suns.map((stay) => {
    const time = Math.min(end, Date.parse(stay.to)) - Math.max(start, Date.parse(stay.from));
    return (Math.max(0, time) / (end - start)) * sarva[stay.sign - 1]!;
  });
  return shares.reduce((sum, share) => sum + share, 0);
}
