/** A best window and the good one that touches it are printed as one window with a best part: "April to July 2032 (best from June)". */
import { content } from '#src/reports/content/content.ts';
import {
  MIN_WINDOW_DAYS,
  type Matter,
  type MatterWindows,
  type TimingWindow,
} from '#src/astrology/contract-timing.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { formatLastMonth, formatMonthSpan, listMonthEnds } from './window-months.ts';

/** `bestPart`: whether the best window is all of it, its end or its start. */
export type JoinedWindow = {
  window: TimingWindow;
  /** the good window that touches it */
  good?: TimingWindow;
  from: string;
  to: string;
  bestPart: 'all' | 'end' | 'start';
};

/** The joined window to which a window belongs; a fair window is not joined. */
export function findJoinedWindow(timing: MatterWindows, window: TimingWindow): JoinedWindow {
  const times = getOrCreate(joinedWindows, timing, () => joinBestWindows(timing));
  return (
    times.find((time) => time.window === window) ??
    times.find(({ good }) => good === window) ?? {
      window,
      from: window.from,
      to: window.to,
      bestPart: 'all',
    }
  );
}

/** Cached, because the marks of certainty read them many times. */
const joinedWindows = new WeakMap<MatterWindows, JoinedWindow[]>();

const joinBestWindows = ({ windows }: MatterWindows): JoinedWindow[] =>
  windows.filter(({ grade }) => grade === 3).map((best) => joinGood(windows, best));

/** The window as its answer names it: those of health care are not joined. */
export const findNamedWindow = (timing: MatterWindows, matter: Matter, window: TimingWindow): JoinedWindow =>
  matter === 'health'
    ? { window, from: window.from, to: window.to, bestPart: 'all' }
    : findJoinedWindow(timing, window);

/** With the good window before the best one, otherwise with the one after it that does not lead to a further best window. */
function joinGood(windows: readonly TimingWindow[], best: TimingWindow): JoinedWindow {
  const good = windows.filter(({ grade }) => grade === 2);
  const before = good.find((window) => isFollowedBy(window, best));
  if (before) return { window: best, good: before, from: before.from, to: best.to, bestPart: 'end' };
  const after = good.find(
    (window) =>
      isFollowedBy(best, window) &&
      !windows.some((next) => next.grade === 3 && next !== best && isFollowedBy(window, next)),
  );
  if (after) return { window: best, good: after, from: best.from, to: after.to, bestPart: 'start' };
  return { window: best, from: best.from, to: best.to, bestPart: 'all' };
}

const isFollowedBy = (earlier: TimingWindow, later: TimingWindow): boolean =>
  earlier.from < later.from &&
  Math.abs(Date.parse(later.from) - Date.parse(earlier.to)) < MIN_WINDOW_DAYS * DAY_MS;

/** "April to July 2032 (best from June)" */
export function formatJoinedWindow(time: JoinedWindow, style: 'short' | 'long' = 'long'): string {
  return addBestPart(time, formatMonthSpan(time.from, time.to, style), style);
}

/** For a time that runs: "July 2032 (best from June)" */
export const formatEndOfStrongTime = (time: JoinedWindow): string =>
  addBestPart(time, formatLastMonth(time.from, time.to), 'long');

/** The year is printed only if the time has months of two years. */
function addBestPart(
  { from, to, window, bestPart }: JoinedWindow,
  months: string,
  style: 'short' | 'long',
): string {
  const [all, best] = [listMonthEnds(from, to), listMonthEnds(window.from, window.to)];
  const format = ({ year, month }: { year: number; month: number }) => {
    const name =
      style === 'long'
        ? content.grammar.getMonthName(month + 1)
        : content.grammar.getShortMonthName(month + 1);
    return all.first.year === all.last.year ? name : `${name}\u00a0${year}`;
  };
  const { bestFrom, bestUntil, bestIn } = content.timing.strongTimes;
  const isOneMonth = isSameMonth(best.first, best.last);
  if (bestPart === 'end' && !isSameMonth(all.first, best.first))
    return (isOneMonth ? bestIn : bestFrom)(months, format(best.first));
  if (bestPart === 'start' && !isSameMonth(all.last, best.last))
    return (isOneMonth ? bestIn : bestUntil)(months, format(best.last));
  return months;
}

const isSameMonth = (a: { year: number; month: number }, b: { year: number; month: number }): boolean =>
  a.year === b.year && a.month === b.month;
