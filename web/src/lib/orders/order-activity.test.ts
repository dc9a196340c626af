import { describe, expect, it } from 'vitest';
import { isIdle, isInProgress } from './order-activity.ts';
import { buildOrder } from './order-view-fixture.ts';

describe('isIdle', () => {
  /** Milliseconds since 1970, a number of minutes after the order was placed. */
  const toTime = (minutes: number) => Date.parse('2026-11-21T05:10:00.000Z') + minutes * 60_000;

  it('is true for an order that changes only when the member acts', () => {
    for (const reportStatus of ['awaiting-details', 'delivered', 'failed', 'superseded'] as const)
      expect(isIdle(buildOrder({ reportStatus })), reportStatus).toBe(true);
    for (const reportStatus of ['none', 'queued', 'computing', 'rendering', 'ready'] as const)
      expect(isIdle(buildOrder({ reportStatus })), reportStatus).toBe(false);
    expect(isIdle(buildOrder({ status: 'refunded', reportStatus: 'rendering' }))).toBe(true);
  });

  it('is false for an unpaid order until 30 minutes after it was placed', () => {
    const unpaid = buildOrder({ status: 'payment-requested', reportStatus: 'none' });
    expect(isIdle(unpaid, toTime(29))).toBe(false);
    expect(isIdle(unpaid, toTime(31))).toBe(true);
  });

  it('is false for an order with a requested refund', () => {
    expect(isIdle(buildOrder({ status: 'refund-requested', reportStatus: 'failed' }))).toBe(false);
    expect(isInProgress(buildOrder({ status: 'refund-requested', reportStatus: 'computing' }))).toBe(false);
  });

  it('is true for an order whose file is ready and whose e-mail bounced', () => {
    const bounced = buildOrder({
      reportStatus: 'ready',
      note: 'Your e-mail provider did not accept the mail.',
    });
    expect(isInProgress(bounced)).toBe(false);
    expect(isIdle(bounced)).toBe(true);
  });
});
