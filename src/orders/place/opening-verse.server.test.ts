/** The opening verse on the cover: on by default, chosen for one order, and frozen with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeDocument } from '#src/delivery/produce-report.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

async function createOrder(change: object = {}): Promise<string> {
  const input = { amount: 999, reportKey: 'janam-kundli', birthDetails: setup.birthDetails, ...change };
  const { body } = await setup.asha.post('/api/payment/create-order', input).expect(200);
  return body.order as string;
}

async function composeCover(orderId: string): Promise<string | undefined> {
  const { order } = (await loadOrder(setup.app.db, orderId))!;
  const source = { edition: 1, birthId: order.birthId, madeAt: '2026-11-21T03:00:00.000Z' };
  const deps = { db: setup.app.db, publicUrl: 'https://lagna.example' };
  return (await composeDocument(deps, order, source)).document.verse;
}

const loadColumn = async (orderId: string) =>
  (await setup.app.db('orders').where({ id: orderId }).first('has_opening_verse')).has_opening_verse;

describe('the opening verse', () => {
  it('an order has it by default', async () => {
    const orderId = await createOrder();
    expect(await loadColumn(orderId)).toBe(true);
    expect(await composeCover(orderId)).toContain('गणेशाय');
  });

  it('an order without it is another order, and its cover has no verse', async () => {
    const withVerse = await createOrder();
    const withoutVerse = await createOrder({ openingVerse: false });
    expect(withoutVerse).not.toBe(withVerse);
    expect(await createOrder({ openingVerse: false })).toBe(withoutVerse);
    expect(await createOrder({ openingVerse: true })).not.toBe(withoutVerse);
    expect(await loadColumn(withoutVerse)).toBe(false);
    expect(await composeCover(withoutVerse)).toBeUndefined();
  });

  it('a free report can be ordered without it', async () => {
    const input = { reportType: 'free-kundli', birthDetails: setup.birthDetails, openingVerse: false };
    const { body } = await setup.asha.post('/api/payment/payment-success', input).expect(200);
    expect(await composeCover(body.order as string)).toBeUndefined();
  });

  it('a choice that is neither yes nor no is rejected', async () => {
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: setup.birthDetails,
      openingVerse: 'no',
    };
    await setup.asha.post('/api/payment/create-order', input).expect(422);
  });
});
