/** Joins scored segments to windows of one grade, and ranks them. */
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import { MIN_WINDOW_DAYS, type Grade, type TimingWindow } from '#src/astrology/contract-timing.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import type { SegmentInput, SegmentResult } from './score-segment.ts';
import type { Segment } from './segments.ts';

export type ScoredSegment = Segment & { input: SegmentInput; result: SegmentResult };

/** A gap up to this is an error of rounding: the segments are adjacent. */
const MAX_ROUNDING_DAYS = 1e-6;

export type FindInterval = (best: ScoredSegment) => BirthTimeInterval | null;

/** @param findInterval computes the birth times for which the best part of a window is the same */
export function findWindows(segments: readonly ScoredSegment[], findInterval: FindInterval): TimingWindow[] {
  return joinSegments(segments)
    .filter((run) => run.at(-1)!.to - run[0]!.from >= MIN_WINDOW_DAYS)
    .map((run) => createWindow(run, findInterval))
    .toSorted((a, b) => b.grade - a.grade || b.score - a.score || a.from.localeCompare(b.from))
    .map((window, index) => ({ ...window, rank: index + 1 }));
}

/** Groups segments of one grade into runs that follow each other without a long gap; each run becomes a window. */
function joinSegments(segments: readonly ScoredSegment[]): ScoredSegment[][] {
  const runs: ScoredSegment[][] = [];
  for (const segment of segments.filter(({ result }) => result.grade > 0)) {
    const run = runs.findLast(([first]) => first!.result.grade === segment.result.grade);
    const gap = run ? segment.from - run.at(-1)!.to : Infinity;
    if (
      run &&
      gap < MIN_WINDOW_DAYS &&
      (gap < MAX_ROUNDING_DAYS || !isHigherGradeBetween(segments, run.at(-1)!, segment))
    )
      run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

/** A window is not joined across a part of a higher grade, which is a separate window. */
function isHigherGradeBetween(
  segments: readonly ScoredSegment[],
  before: ScoredSegment,
  after: ScoredSegment,
): boolean {
  return segments.some(
    ({ from, to, result }) =>
      from >= before.to &&
      to <= after.from &&
      result.grade > after.result.grade &&
      to - from >= MIN_WINDOW_DAYS,
  );
}

function createWindow(run: readonly ScoredSegment[], findInterval: FindInterval): TimingWindow {
  const best = run.reduce((a, b) => (b.result.score > a.result.score ? b : a));
  return {
    rank: 0,
    grade: best.result.grade as Exclude<Grade, 0>,
    from: formatIso(run[0]!.from),
    to: formatIso(run.at(-1)!.to),
    score: best.result.score,
    best: { from: formatIso(best.from), to: formatIso(best.to) },
    mahas: [...best.input.mahas],
    antar: best.input.antar,
    facts: best.result.facts,
    interval: findInterval(best),
  };
}
