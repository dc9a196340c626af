import type { OrderView } from '#src/orders/contract.ts';

/** A paid order for tests, placed on 21 November 2026 at 10:40 am IST; its report is being computed. */
export const buildOrder = (change: Partial<OrderView> = {}): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'life-blueprint',
  reportName: 'Complete Life Blueprint',
  status: 'paid',
  reportStatus: 'computing',
  edition: 1,
  listPricePaise: 249900,
  pricePaise: 124900,
  placedAt: '2026-11-21T05:10:00.000Z',
  steps: [],
  chartStyle: 'north',
  ...change,
});
