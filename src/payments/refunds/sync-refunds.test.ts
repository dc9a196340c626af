import { describe, expect, it } from 'vitest';
import type { RecordedRefund } from '#src/orders/domain/order-state.ts';
import { isRecorded } from './sync-refunds.ts';

const AT = '2026-11-21T03:00:00.000Z';
const completed: RecordedRefund = { refundId: 'rfnd_1', amountPaise: 10_000, at: AT };
const failed: RecordedRefund = { refundId: 'rfnd_2', amountPaise: 10_000, at: AT, failedAt: AT };

describe('a refund at the gateway', () => {
  it.each([
    ['unknown and processed', 'rfnd_3', 'processed', false],
    ['unknown and failed', 'rfnd_3', 'failed', false],
    ['recorded as completed and still processed', 'rfnd_1', 'processed', true],
    ['recorded as completed and failed since', 'rfnd_1', 'failed', false],
    ['recorded as failed', 'rfnd_2', 'failed', true],
    ['recorded as failed, in an older snapshot', 'rfnd_2', 'processed', true],
  ] as const)('a refund %s (%s, %s): isRecorded returns %s', (_case, id, status, expected) => {
    expect(isRecorded([completed, failed], { id, status })).toBe(expected);
  });

  it('isRecorded is false for an order without refunds', () => {
    expect(isRecorded([], { id: 'rfnd_1', status: 'processed' })).toBe(false);
  });
});
