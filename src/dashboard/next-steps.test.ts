import { describe, expect, it } from 'vitest';
import type { OrderView } from '#src/orders/contract.ts';
import { whatNext, type NextFacts } from './next-steps.ts';

const NOW = '2026-11-21T03:00:00.000Z';

const order = (change: Partial<OrderView>): OrderView => ({
  id: 'LG-2611-7K3QX9',
  reportKey: 'janam-kundli',
  reportName: 'Janam Kundli',
  status: 'paid',
  report: 'queued',
  edition: 1,
  listPaise: 99_900,
  pricePaise: 49_900,
  placedAt: '2026-11-20T03:00:00.000Z',
  chartStyle: 'north',
  steps: [],
  ...change,
});

/** A member who has done all there is to do. */
const settled: NextFacts = { orders: [], open: [], offer: false, hourKnown: true, now: NOW };
const NEED = 'Date, place and, if you know it, the time.';
const keys = (facts: Partial<NextFacts>) => whatNext({ ...settled, ...facts }).map(({ key }) => key);

describe('what to do next', () => {
  it('is nothing for somebody who has done it all', () => {
    expect(keys({})).toEqual([]);
    expect(keys({ orders: [order({ report: 'computing' })] })).toEqual([]);
  });

  it('begins with an order that waits for its payment, and leads to that very order', () => {
    const open = [order({ id: 'LG-2611-000001', status: 'payment-requested' })];
    expect(whatNext({ ...settled, open, need: NEED })[0]).toMatchObject({
      key: 'pay',
      to: '/retry-payment?order=LG-2611-000001',
      text: expect.stringContaining('Janam Kundli'),
    });
  });

  it('asks for the details of a paid report before those of the page', () => {
    const orders = [order({ report: 'awaiting-details' })];
    expect(keys({ orders, need: NEED })).toEqual(['details-for-order', 'birth']);
  });

  it('does not ask for the details of an order nobody has paid', () => {
    expect(keys({ orders: [order({ status: 'placed', report: 'awaiting-details' })] })).toEqual([]);
  });

  it('asks for a missing birth where it is given', () => {
    expect(whatNext({ ...settled, need: NEED })).toMatchObject([
      { key: 'birth', to: '/profile#birth', text: NEED },
    ]);
  });

  it('asks for the hour where only the day is known, after what is bought and offered', () => {
    const free = { key: 'free-kundli', name: 'Free Kundli' };
    expect(keys({ hourKnown: false, offer: true, free })).toEqual(['offer', 'hour', 'free']);
  });

  it('names a delivered report for two weeks, and never a refunded one', () => {
    const delivered = { report: 'delivered', deliveredAt: '2026-11-08T03:00:00.000Z' } as const;
    expect(keys({ orders: [order(delivered)] })).toEqual(['ready']);
    expect(keys({ orders: [order(delivered)], now: '2026-11-22T03:00:01.000Z' })).toEqual([]);
    expect(keys({ orders: [order({ ...delivered, status: 'refunded' })] })).toEqual([]);
  });

  it('offers half price and a free report while both are there to be had', () => {
    const free = { key: 'free-kundli', name: 'Free Kundli' };
    expect(keys({ offer: true, free })).toEqual(['offer', 'free']);
    expect(whatNext({ ...settled, free })[0]!.to).toBe('/reports/free-kundli');
  });

  it('never lists more than four things', () => {
    const all = {
      open: [order({ status: 'placed' })],
      orders: [order({ report: 'awaiting-details' }), order({ report: 'ready' })],
      need: NEED,
      offer: true,
      free: { key: 'free-kundli', name: 'Free Kundli' },
    };
    expect(keys(all)).toEqual(['pay', 'details-for-order', 'birth', 'ready']);
  });
});
