/** Times for children of a young reader, who is read as not yet married: they follow the first favoured time for marriage. */
import { intersectIntervals } from '#src/astrology/birth-time-interval.ts';
import type { MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

/** From this age on the windows for children are not delayed: most readers are married. */
export const UNMARRIED_BELOW_AGE = 30;

/** From the beginning of the time for marriage. */
export const DAYS_TO_FIRST_CHILD = 270;

/** The window of marriage that children wait for: the first good or best one, otherwise the first one. */
const findMarriageWindow = ({ windows }: MatterWindows): TimingWindow | undefined => {
  const sorted = windows.toSorted((a, b) => a.from.localeCompare(b.from));
  return sorted.find(({ grade }) => grade > 1) ?? sorted[0];
};

/**
 * The windows whose best part ends more than nine months after the window of marriage begins; `from` and `best` are cut to that
 * date. They hold for the birth times for which the window of marriage holds too.
 */
export function delayChildrenAfterMarriage(children: MatterWindows, marriage: MatterWindows): MatterWindows {
  const marriageWindow = findMarriageWindow(marriage);
  if (!marriageWindow) return children;
  const earliest = new Date(Date.parse(marriageWindow.from) + DAYS_TO_FIRST_CHILD * DAY_MS).toISOString();
  const windows = children.windows
    .filter(({ best }) => best.to > earliest)
    .map((window) => cutBefore(window, earliest, marriageWindow));
  return { ...children, windows: windows.map((window, i) => ({ ...window, rank: i + 1 })) };
}

function cutBefore(window: TimingWindow, earliest: string, marriageWindow: TimingWindow): TimingWindow {
  const { from, best, interval } = window;
  return {
    ...window,
    from: from < earliest ? earliest : from,
    best: best.from < earliest ? { ...best, from: earliest } : best,
    interval:
      interval && marriageWindow.interval
        ? intersectIntervals([interval, marriageWindow.interval])
        : interval,
  };
}

/** The first good window for a child that the wait leaves out; a married reader may use it. */
export const findEarlierWindowForMarried = (
  children: MatterWindows,
  delayed: MatterWindows,
): TimingWindow | undefined => {
  const first = delayed.windows.map(({ from }) => from).toSorted()[0];
  return children.windows
    .filter(({ grade, from }) => grade > 1 && (!first || from < first))
    .toSorted((a, b) => a.from.localeCompare(b.from))[0];
};
