/** Windows that the charts of both people favour. */
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { hasMonth } from '#src/reports/chapters/timing/window-months.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { listPersons, type Match } from './match.ts';

/** `windows`: those of the first and the second person that overlap in it. */
export type CommonWindow = {
  grade: TimingWindow['grade'];
  from: string;
  to: string;
  windows: [TimingWindow, TimingWindow];
};

export type MatchMatter = 'marriage' | 'property' | 'children' | 'money' | 'abroad';
const MATTERS: readonly MatchMatter[] = ['marriage', 'property', 'children', 'money', 'abroad'];

/** Matters for which both are of age; readers of an age at which most are married read of their home first. */
export function listMatchMatters(match: Match): MatchMatter[] {
  const isMarried = listPersons(match).every(({ context }) => isReadAsMarried(context));
  return MATTERS.filter(
    (matter) =>
      (matter !== 'marriage' || !isMarried) &&
      listPersons(match).every(({ context }) => getMatterTiming(context, matter).isOfAge),
  );
}

/** The higher grade first, then the earlier. A window counts by the lower of its two grades, and has at least one month. */
export function listCommonWindows({ first, second }: Match, matter: Matter): CommonWindow[] {
  const [ofFirst, ofSecond] = [first, second].map(({ context }) => getMatterTiming(context, matter).windows);
  return ofFirst!
    .flatMap((a) => ofSecond!.map((b) => intersect(a, b)))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .reduce<CommonWindow[]>(joinAdjacent, [])
    .filter(({ from, to }) => hasMonth(from, to))
    .toSorted((a, b) => b.grade - a.grade || a.from.localeCompare(b.from));
}

/** Windows of one grade that follow each other at once are one time for the reader. */
function joinAdjacent(joined: CommonWindow[], window: CommonWindow): CommonWindow[] {
  const last = joined.at(-1);
  if (last?.grade !== window.grade || Date.parse(window.from) - Date.parse(last.to) > DAY_MS)
    return [...joined, window];
  return [...joined.slice(0, -1), { ...last, to: getLaterInstant(last.to, window.to) }];
}

const intersect = (a: TimingWindow, b: TimingWindow): CommonWindow => ({
  grade: Math.min(a.grade, b.grade) as TimingWindow['grade'],
  from: getLaterInstant(a.from, b.from),
  to: getEarlierInstant(a.to, b.to),
  windows: [a, b],
});
