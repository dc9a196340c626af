/** Windows that the charts of both people favour. */
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { hasMonth } from '#src/reports/chapters/timing/window-months.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { isReadAsMarried } from '#src/reports/context/life-stage.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { listPersons, type Match } from './match.ts';

/**
 * Months that are good in both charts. `windows`: the good months of the first and of the second person that overlap.
 * `isMixed`: later months have the same lower grade, and another higher one.
 */
export type CommonWindow = {
  grade: TimingWindow['grade'];
  from: string;
  to: string;
  windows: [TimingWindow, TimingWindow];
  isMixed: boolean;
};

export type MatchMatter = 'marriage' | 'property' | 'children' | 'money' | 'abroad';
const MATTERS: readonly MatchMatter[] = ['marriage', 'property', 'children', 'money', 'abroad'];

/** Matters for which both are of age. A wedding is left out if both are at an age at which most people are married. */
export function listMatchMatters(match: Match): MatchMatter[] {
  const isMarried = listPersons(match).every(({ context }) => isReadAsMarried(context));
  return MATTERS.filter(
    (matter) =>
      (matter !== 'marriage' || !isMarried) &&
      listPersons(match).every(({ context }) => getMatterTiming(context, matter).isOfAge),
  );
}

/** Sorted by grade, the highest first, then by time. The grade is the lower one of both charts; parts of a month are left out. */
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

/** Two windows of one grade without a day between them are printed as one. */
function joinAdjacent(joined: CommonWindow[], window: CommonWindow): CommonWindow[] {
  const last = joined.at(-1);
  if (last?.grade !== window.grade || Date.parse(window.from) - Date.parse(last.to) > DAY_MS)
    return [...joined, window];
  const isMixed = last.isMixed || last.windows.some(({ grade }, i) => grade !== window.windows[i]!.grade);
  return [...joined.slice(0, -1), { ...last, to: getLaterInstant(last.to, window.to), isMixed }];
}

const intersect = (a: TimingWindow, b: TimingWindow): CommonWindow => ({
  grade: Math.min(a.grade, b.grade) as TimingWindow['grade'],
  from: getLaterInstant(a.from, b.from),
  to: getEarlierInstant(a.to, b.to),
  windows: [a, b],
  isMixed: false,
});
