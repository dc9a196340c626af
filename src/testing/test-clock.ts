import type { Clock } from '#src/platform/clock.ts';

export type TestClock = Clock & { advanceHours: (hours: number) => void; set: (instant: string) => void };

/** Starts on Saturday 21 November 2026, 8:30 am in India. */
export function createTestClock(start = '2026-11-21T03:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advanceHours: (hours) => (time += hours * 3_600_000),
    set: (instant) => (time = Date.parse(instant)),
  };
}
