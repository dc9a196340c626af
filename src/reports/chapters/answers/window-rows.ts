/** The table of an answer to "when?": a few windows, each with its grade and advice, in the order of time. */
import { content } from '#src/reports/content/content.ts';
import type { Grade, Matter, MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';
import type { GradedWindow } from '#src/reports/contract-answers.ts';
import { findJoinedWindow } from '#src/reports/chapters/timing/joined-window.ts';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';
import { findEarlierGood } from './window-headline.ts';

/** In this order: the preferred window, the first good one before it, the good one that touches it, which the headline includes, the earliest one of any grade, the others by preference. */
export function chooseWindows(timing: MatterWindows, count: number): TimingWindow[] {
  const preferred = listWindowsByPreference(timing);
  const [first] = preferred;
  const time = findJoinedWindow(timing, first!);
  const earlier = findEarlierGood(timing, time);
  const earliest = preferred.toSorted((a, b) => a.from.localeCompare(b.from))[0]!;
  return [
    ...new Set([
      first!,
      ...(earlier ? [earlier] : []),
      ...(time.good ? [time.good] : []),
      earliest,
      ...preferred,
    ]),
  ].slice(0, count);
}

/** Each grade of a matter has this many texts of advice, used in turn. */
const ADVICE_COUNT = 3;

export function buildRows(
  matter: Matter,
  timing: MatterWindows,
  windows: readonly TimingWindow[],
  { advice }: WindowTexts,
): GradedWindow[] {
  if (windows.length === 0) return [];
  const labels = matter === 'health' ? content.answers.careLabels : content.answers.gradeLabels;
  const pause = matter === 'health' ? null : findLongestPause(timing);
  const rows = [...windows, ...(pause ? [{ ...pause, grade: 0 as const }] : [])];
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.map(({ from, to, grade }, i) => ({
    grade,
    label: labels[grade],
    when: formatMonthSpan(from, to),
    advice: advice[grade][chooseAdvice(sorted, i, matter) % ADVICE_COUNT]!,
  }));
}

/** In the order of a life: a good time after a best one is a second chance, which is the last text of its grade. */
function chooseAdvice(rows: readonly { grade: Grade }[], index: number, matter: Matter): number {
  const { grade } = rows[index]!;
  const earlier = rows.slice(0, index);
  const firstBest = earlier.findIndex((row) => row.grade === 3);
  const isSecondChance = grade === 2 && firstBest >= 0 && matter !== 'health';
  const sameGrade = earlier.filter((row, i) => row.grade === grade && (!isSecondChance || i > firstBest));
  return isSecondChance ? ADVICE_COUNT - 1 - sameGrade.length : sameGrade.length;
}
