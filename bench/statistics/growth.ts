import { computeMean, fitLine, type Point } from './fit-line.ts';

/** The first half of a run loads code and fills caches. */
const SETTLED_SHARE = 0.5;

/**
 * By how much of its mean a measured value rises from the middle of the run to its end, along the fitted line: 0 is flat, 0.1
 * is ten per cent.
 */
export function computeGrowth(points: readonly Point[]): number {
  const settled = points.slice(Math.floor(points.length * SETTLED_SHARE));
  const [first, last] = [settled[0], settled.at(-1)];
  const mean = computeMean(settled.map(({ y }) => y));
  if (!first || !last || mean === 0) return 0;
  return (fitLine(settled).slope * (last.x - first.x)) / mean;
}
