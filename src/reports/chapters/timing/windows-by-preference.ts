/** The windows of a matter, highest grade first, then earliest. */
import type { MatterWindows, TimingWindow } from '#src/astrology/contract-timing.ts';
import { getOrCreate } from '#src/astrology/ephemeris/memoize.ts';

/** By grade, then by time. Unlike `rank`, which follows the score: an answer names the earliest of equally graded windows. */
export const listWindowsByPreference = (timing: MatterWindows): readonly TimingWindow[] =>
  getOrCreate(windowsByPreference, timing, () =>
    timing.windows.toSorted((a, b) => b.grade - a.grade || a.from.localeCompare(b.from)),
  );

/** The marks of certainty read the windows of one timing many times. */
const windowsByPreference = new WeakMap<MatterWindows, readonly TimingWindow[]>();
