/** A payment status for tests, checked on Saturday 21 November 2026 at 10:45 am IST. */
import type { OrderView } from '#src/orders/contract.ts';
import type { OrderPaymentStatus } from '#src/payments/contract.ts';

export const NOW = '2026-11-21T05:15:00.000Z';

export const buildOrder = (change: Partial<OrderView> = {}): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'life-blueprint',
  reportName: 'Complete Life Blueprint',
  status: 'payment-requested',
  report: 'none',
  edition: 1,
  listPaise: 249900,
  pricePaise: 124900,
  placedAt: NOW,
  steps: [],
  chartStyle: 'north',
  ...change,
});

export const buildPaymentStatus = (change: Partial<OrderPaymentStatus> = {}): OrderPaymentStatus => ({
  success: true,
  order: buildOrder(),
  paymentStatus: 'unpaid',
  checkedAt: NOW,
  failedAttempts: 0,
  duplicatePayments: [],
  ...change,
});
