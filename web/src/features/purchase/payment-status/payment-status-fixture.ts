/** A payment status for tests, checked on Saturday 21 November 2026 at 10:45 am IST. */
import type { OrderView } from '#src/orders/contract.ts';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';
import { buildOrder as buildPaidOrder } from '#web/lib/orders/order-view-fixture.ts';

export const NOW = '2026-11-21T05:15:00.000Z';

/** An order whose payment was requested. */
export const buildOrder = (change: Partial<OrderView> = {}): OrderView =>
  buildPaidOrder({ status: 'payment-requested', reportStatus: 'none', placedAt: NOW, ...change });

export const buildPaymentStatus = (change: Partial<OrderPaymentStatus> = {}): OrderPaymentStatus => ({
  success: true,
  order: buildOrder(),
  paymentStatus: 'unpaid',
  checkedAt: NOW,
  failedAttempts: 0,
  duplicatePayments: [],
  ...change,
});
