import { describe, expect, it } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { moneyState } from './money-state.ts';

const NOW = '2026-11-21T05:15:00.000Z';
const order = (status: OrderView['status']): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'life-blueprint',
  reportName: 'Complete Life Blueprint',
  status,
  report: 'none',
  edition: 1,
  listPaise: 249900,
  pricePaise: 124900,
  placedAt: NOW,
  steps: [],
  chartStyle: 'north',
});

describe('has my money gone?', () => {
  it('no, as far as our books go, with the time of asking', () => {
    expect(moneyState(order('payment-requested'), NOW)).toEqual({
      text: 'As of 10:45 am, no payment has reached us for order LG-2611-7K3QX9.',
      arrived: false,
    });
    expect(moneyState(undefined, NOW).text).toBe('As of 10:45 am, we know of no payment for this order.');
  });

  it('yes, and here is what it bought, when another messenger brought it', () => {
    expect(moneyState(order('paid'), NOW)).toEqual({
      text: 'Your ₹1,249 did arrive. Order LG-2611-7K3QX9 is paid, and the report is on its way.',
      arrived: true,
    });
  });

  it('it came and went back, after a refund', () => {
    expect(moneyState(order('refunded'), NOW).text).toContain('has been sent back');
  });
});
