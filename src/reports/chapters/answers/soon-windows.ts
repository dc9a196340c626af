/** The windows of a matter that begin soon, where an answer names them beside its best one. */
import { content } from '#src/reports/content/content.ts';
import type { MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import {
  findJoinedWindow,
  formatJoinedWindow,
  type JoinedWindow,
} from '#src/reports/chapters/timing/joined-window.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { listWindowsByPreference } from '#src/reports/chapters/timing/windows-by-preference.ts';

const MAX_SOON_TIMES = 3;

/** The windows that begin within these months, in the order of time. */
export function listSoonWindows(now: string, { windows }: MatterWindows, months: number): TimingWindow[] {
  const end = new Date(Date.parse(now) + (months / 12) * YEAR_MS).toISOString();
  return windows.filter(({ from }) => from < end).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Names the times that neither the headline nor the rows below name. */
export function writeSoon(
  now: string,
  timing: MatterWindows,
  months: number,
  listed: readonly TimingWindow[],
): string {
  const windows = listSoonWindows(now, timing, months);
  const best = windows.filter(({ grade }) => grade > 1);
  const named = best.length > 0 ? best : windows;
  if (named.length === 0) return content.answers.soonTexts.none(months);
  const times = listTimes(timing, named).slice(0, MAX_SOON_TIMES);
  const main = findJoinedWindow(timing, listWindowsByPreference(timing)[0]!);
  const isListed = (time: JoinedWindow) => listParts(time).every((window) => listed.includes(window));
  const others = times.filter((time) => time.window !== main.window && !isListed(time));
  if (others.length === 0) return '';
  const { some, others: besides } = content.answers.soonTexts;
  return (others.length < times.length ? besides : some)(months, others.map(describeSoonTime));
}

/** The best part of a time has its months; a time of one grade has its label. */
function describeSoonTime(time: JoinedWindow): string {
  const months = formatJoinedWindow(time, 'short');
  return months === formatMonthSpan(time.from, time.to)
    ? content.answers.soonTexts.window(months, content.answers.gradeLabels[time.window.grade])
    : months;
}

/** A good window and the best one that it touches are one time, as in the headline. */
const listTimes = (timing: MatterWindows, windows: readonly TimingWindow[]): JoinedWindow[] => {
  const times = windows.map((window) => findJoinedWindow(timing, window));
  return times.filter((time, i) => times.findIndex(({ window }) => window === time.window) === i);
};

const listParts = ({ window, good }: JoinedWindow): TimingWindow[] => (good ? [window, good] : [window]);
