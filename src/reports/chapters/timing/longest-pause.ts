/** The longest ordinary time of a matter: the answers name it. */
import type { MatterWindows } from '#src/astrology/contract-timing.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';

/** ISO instants */
export type Pause = { from: string; to: string };

/** A shorter time without a window is not named. */
const MIN_PAUSE_DAYS = 300;

const longestPauses = new WeakMap<MatterWindows, Pause | null>();

/** The longest time between two windows of the coming ten years; null if it is short. */
export function findLongestPause(timing: MatterWindows): Pause | null {
  if (!longestPauses.has(timing)) longestPauses.set(timing, computeLongestPause(timing));
  return longestPauses.get(timing)!;
}

function computeLongestPause({ windows }: MatterWindows): Pause | null {
  const sorted = windows.toSorted((a, b) => a.from.localeCompare(b.from));
  const pauses = sorted.slice(1).map((nextWindow, i) => {
    const earlierWindows = sorted.slice(0, i + 1);
    const from = earlierWindows
      .map((window) => window.to)
      .toSorted()
      .at(-1)!;
    const to = nextWindow.from;
    return { from, to, days: (Date.parse(to) - Date.parse(from)) / DAY_MS };
  });
  const [longest] = pauses.toSorted((a, b) => b.days - a.days);
  return longest && longest.days >= MIN_PAUSE_DAYS ? { from: longest.from, to: longest.to } : null;
}
