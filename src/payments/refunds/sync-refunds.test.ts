import { describe, expect, it } from 'vitest';
import type { CompletedRefund } from '#src/orders/domain/order-state.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { isRecorded, syncRefunds } from './sync-refunds.ts';

const AT = '2026-11-21T03:00:00.000Z';
const completed: CompletedRefund = { refundId: 'rfnd_1', amountPaise: 10_000, at: AT };
const failed: CompletedRefund = { refundId: 'rfnd_2', amountPaise: 10_000, at: AT, failedAt: AT };

describe('a refund at the gateway', () => {
  it.each([
    ['unknown and processed', 'rfnd_3', 'processed', false],
    ['unknown and failed', 'rfnd_3', 'failed', false],
    ['recorded as completed and still processed', 'rfnd_1', 'processed', true],
    ['recorded as completed and failed since', 'rfnd_1', 'failed', false],
    ['recorded as failed', 'rfnd_2', 'failed', true],
    ['recorded as failed, in an older snapshot', 'rfnd_2', 'processed', true],
  ] as const)('isRecorded of a refund that is %s (%s, %s) is %s', (_case, id, status, expected) => {
    expect(isRecorded([completed, failed], { id, status })).toBe(expected);
  });

  it('isRecorded is false for an order without refunds', () => {
    expect(isRecorded([], { id: 'rfnd_1', status: 'processed' })).toBe(false);
  });
});

describe('the synchronisation of refunds', () => {
  /** Answers the given refunds; every payment belongs to one order with the recorded refunds. */
  function createDeps(refunds: GatewayRefund[], recorded: CompletedRefund[]) {
    const queries: Date[] = [];
    const deps = {
      clock: { now: () => new Date(AT) },
      gateway: {
        fetchRefundsSince: (since: Date) => {
          queries.push(since);
          return Promise.resolve(refunds);
        },
      },
      db: () => ({
        where: ({ gateway_payment_id: id }: { gateway_payment_id: string }) => ({
          first: () => Promise.resolve(id === 'pay_ours' ? { id: 'LG-1', refunds: recorded } : undefined),
        }),
      }),
    };
    return { deps: deps as unknown as PaymentDeps, queries };
  }
  const refund = (id: string, payment_id: string): GatewayRefund => ({
    id,
    payment_id,
    amount: 10_000,
    status: 'processed',
  });

  it('syncRefunds fetches the refunds of the last ten days', async () => {
    const { deps, queries } = createDeps([], []);
    expect(await syncRefunds(deps)).toBe(0);
    expect(queries).toEqual([new Date('2026-11-11T03:00:00.000Z')]);
  });

  it('syncRefunds ignores refunds of unknown payments and recorded ones', async () => {
    const { deps } = createDeps([refund('rfnd_x', 'pay_other'), refund('rfnd_1', 'pay_ours')], [completed]);
    expect(await syncRefunds(deps)).toBe(0);
  });
});
