/** The memory of processes over a run, and whether it grows. */
import type { Point } from '#bench/statistics/fit-line.ts';
import { computeGrowth } from '#bench/statistics/growth.ts';

/** By process: megabytes over seconds. */
export type Memory = ReadonlyMap<string, readonly Point[]>;

/** A shorter run ends before heaps and caches have their size. */
const MIN_SECONDS = 100;
/** Share of the mean in the second half of the run: garbage collection alone moves a heap by some per cent. */
const MAX_GROWTH = 0.1;

/** @returns a line for each process whose memory rises. Chromium is replaced after 200 reports, so its memory has steps. */
export function findGrowing(memory: Memory, { minSeconds = MIN_SECONDS } = {}): string[] {
  return [...memory]
    .filter(([, points]) => (points.at(-1)?.x ?? 0) >= minSeconds)
    .flatMap(([name, points]) => {
      const growth = computeGrowth(points);
      return growth > MAX_GROWTH
        ? [`memory of ${name} grows by ${Math.round(growth * 100)} % in the second half of the run`]
        : [];
    });
}

/** "web-0  140 MB at the start, 171 at most, 165 at the end, +1 % in the second half" */
export function formatMemory(memory: Memory): string[] {
  return [...memory].map(([name, points]) => {
    const sizes = points.map(({ y }) => y);
    const parts = [
      `${Math.round(sizes[0]!)} MB at the start`,
      `${Math.round(Math.max(...sizes))} at most`,
      `${Math.round(sizes.at(-1)!)} at the end`,
      `${(computeGrowth(points) * 100).toFixed(0)} % growth in the second half`,
    ];
    return `${name.padEnd(22)} ${parts.join(', ')}`;
  });
}
