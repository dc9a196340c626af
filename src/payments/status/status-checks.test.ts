import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import type { PaymentStatus } from '#src/payments/contract.ts';
import { getNextCheckTime } from './status-checks.ts';

const REQUESTED_AT = new Date('2026-11-22T09:00:00.000Z');

/** Ages of all checks after the request, each with the same answer of the gateway, in milliseconds. */
function listCheckAges(status: PaymentStatus): number[] {
  const ages: number[] = [];
  let now = REQUESTED_AT;
  for (;;) {
    const next = getNextCheckTime(REQUESTED_AT, now, status);
    if (!next) return ages;
    ages.push(next.getTime() - REQUESTED_AT.getTime());
    now = next;
  }
}

describe('the checks of an order', () => {
  it('of an unpaid order are after 2, 5 and 15 minutes, hourly for 72 hours, then daily until day 6', () => {
    const ages = listCheckAges('unpaid');
    expect(ages.slice(0, 5)).toEqual([2, 5, 15, 60, 120].map((minutes) => minutes * MINUTE_MS));
    expect(ages.filter((age) => age >= HOUR_MS && age <= 72 * HOUR_MS)).toHaveLength(72);
    expect(ages.slice(-3)).toEqual([4 * DAY_MS, 5 * DAY_MS, 6 * DAY_MS]);
  });

  it.each(['pending', 'authorized', 'unknown'] as const)(
    'of a payment that is %s are at least hourly for nine days, then daily until day 15',
    (status) => {
      const ages = listCheckAges(status);
      const gaps = ages.slice(1).map((age, i) => age - ages[i]!);
      expect(ages[0]).toBe(MINUTE_MS);
      expect(Math.max(...gaps.filter((_, i) => ages[i]! < 9 * DAY_MS))).toBeLessThanOrEqual(HOUR_MS);
      expect(ages.filter((age) => age > 9.05 * DAY_MS)).toHaveLength(6);
      expect(ages.at(-1)).toBeGreaterThan(14 * DAY_MS);
      expect(ages.at(-1)).toBeLessThanOrEqual(15 * DAY_MS);
    },
  );
});
