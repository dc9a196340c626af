import { describe, expect, it } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { listNextSteps, type NextStepFacts } from './next-steps.ts';

const NOW = '2026-11-21T03:00:00.000Z';

const createOrderView = (change: Partial<OrderView>): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'janam-kundli',
  reportName: 'Janam Kundli',
  status: 'paid',
  reportStatus: 'queued',
  edition: 1,
  listPricePaise: 99_900,
  pricePaise: 49_900,
  placedAt: '2026-11-20T03:00:00.000Z',
  chartStyle: 'north',
  steps: [],
  ...change,
});

/** A member without open steps. */
const WITHOUT_OPEN_STEPS: NextStepFacts = {
  orders: [],
  openOrders: [],
  hasOffer: false,
  isBirthTimeKnown: true,
  now: NOW,
};
const REASON = 'Enter the date and the place.';
const listKeys = (facts: Partial<NextStepFacts>) =>
  listNextSteps({ ...WITHOUT_OPEN_STEPS, ...facts }).map(({ key }) => key);

describe('listNextSteps', () => {
  it('listNextSteps is empty for a member without open steps', () => {
    expect(listKeys({})).toEqual([]);
    expect(listKeys({ orders: [createOrderView({ reportStatus: 'computing' })] })).toEqual([]);
  });

  it('listNextSteps starts with an unpaid order and links to it', () => {
    const openOrders = [createOrderView({ id: 'LG-2611-000001', status: 'payment-requested' })];
    expect(listNextSteps({ ...WITHOUT_OPEN_STEPS, openOrders, missingBirthText: REASON })[0]).toMatchObject({
      key: 'pay',
      to: '/retry-payment?order=LG-2611-000001',
      text: expect.stringContaining('Janam Kundli'),
    });
  });

  it('listNextSteps lists missing details of a paid report before missing birth details of the profile', () => {
    const orders = [createOrderView({ reportStatus: 'awaiting-details' })];
    expect(listKeys({ orders, missingBirthText: REASON })).toEqual(['order-details', 'birth']);
  });

  it('listNextSteps does not ask for details of an unpaid order', () => {
    expect(
      listKeys({ orders: [createOrderView({ status: 'placed', reportStatus: 'awaiting-details' })] }),
    ).toEqual([]);
  });

  it('listNextSteps links missing birth details to the profile', () => {
    expect(listNextSteps({ ...WITHOUT_OPEN_STEPS, missingBirthText: REASON })).toMatchObject([
      { key: 'birth', to: '/profile#birth', text: REASON },
    ]);
  });

  it('listNextSteps lists an unknown birth time after orders and the offer', () => {
    const freeReport = { key: 'free-kundli', name: 'Free Kundli' };
    expect(listKeys({ isBirthTimeKnown: false, hasOffer: true, freeReport })).toEqual([
      'offer',
      'birth-time',
      'free-report',
    ]);
  });

  it('listNextSteps lists a delivered report for two weeks, and never a refunded one', () => {
    const delivered = { reportStatus: 'delivered', deliveredAt: '2026-11-08T03:00:00.000Z' } as const;
    expect(listKeys({ orders: [createOrderView(delivered)] })).toEqual(['read-report']);
    expect(listKeys({ orders: [createOrderView(delivered)], now: '2026-11-22T03:00:01.000Z' })).toEqual([]);
    expect(listKeys({ orders: [createOrderView({ ...delivered, status: 'refunded' })] })).toEqual([]);
  });

  it('listNextSteps lists the first-report offer and the free report when available', () => {
    const freeReport = { key: 'free-kundli', name: 'Free Kundli' };
    expect(listKeys({ hasOffer: true, freeReport })).toEqual(['offer', 'free-report']);
    expect(listNextSteps({ ...WITHOUT_OPEN_STEPS, freeReport })[0]!.to).toBe('/reports/free-kundli');
    expect(listKeys({ orders: [createOrderView({})], freeReport })).toEqual([]);
    expect(listKeys({ orders: [createOrderView({ reportKey: 'year-ahead' })], freeReport })).toEqual([
      'free-report',
    ]);
  });

  it('listNextSteps lists at most four steps', () => {
    const allFacts = {
      openOrders: [createOrderView({ status: 'placed' })],
      orders: [
        createOrderView({ reportStatus: 'awaiting-details' }),
        createOrderView({ reportStatus: 'ready' }),
      ],
      missingBirthText: REASON,
      hasOffer: true,
      freeReport: { key: 'free-kundli', name: 'Free Kundli' },
    };
    expect(listKeys(allFacts)).toEqual(['pay', 'order-details', 'birth', 'read-report']);
  });
});
