import type { Clock } from '#src/platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';

export type TestClock = Clock & {
  advanceMinutes: (minutes: number) => void;
  advanceHours: (hours: number) => void;
  /** ISO instant */
  set: (instant: string) => void;
};

/** Starts on Saturday 21 November 2026, 8:30 am in India. */
export function createTestClock(start = '2026-11-21T03:00:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advanceMinutes: (minutes) => (time += minutes * MINUTE_MS),
    advanceHours: (hours) => (time += hours * HOUR_MS),
    set: (instant) => (time = Date.parse(instant)),
  };
}
