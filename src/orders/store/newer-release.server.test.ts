/** An order with events that a newer release wrote, as after the rollback of a release: it is read, and not changed. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { readStream } from '#src/ledger/read.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import { NOW, createCapturedPayment, reportRenderedEvent } from '#src/orders/testing.ts';
import { changeOrder } from './change-order.ts';
import { loadOrder } from './load-order.ts';
import { rebuildOrders, verifyOrders } from './projection.ts';
import { createManyOrders, type ManyOrders } from './many-orders-fixture.ts';

const META = { actor: 'job:test', cause: 'test', at: NOW };
const ID = 'LG-2611-NEWER1';

let orders: ManyOrders;
beforeAll(async () => {
  orders = await createManyOrders(0);
  await orders.placeOrder(ID, [{ type: 'PaymentCapturedByWebhook', data: createCapturedPayment() }]);
  const { length } = await readStream(orders.db, ID);
  const { data } = reportRenderedEvent;
  await orders.db.transaction((trx) =>
    appendEvents(
      trx,
      ID,
      length,
      [
        { type: 'GiftWrapped', data: { paper: 'red' } },
        { type: 'OrderExpired', data: { at: 12 } },
        { type: 'ReportRendered', data: { ...data, colours: 4 } },
      ],
      META,
    ),
  );
  // The newer release wrote its row.
  await orders
    .admin('orders')
    .where({ id: ID })
    .update({ version: length + 3, report_note: 'wrapped' });
});
afterAll(() => orders.close());

describe('an order with events of a newer release', () => {
  it('is read up to what this release knows, and names the events that it does not', async () => {
    const loaded = await loadOrder(orders.db, ID);
    expect(loaded).toMatchObject({
      version: 7,
      order: { status: 'paid', newerEventTypes: ['GiftWrapped', 'OrderExpired', 'ReportRendered'] },
    });
  });

  it('refuses every change, and logs it with a stable event id', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const jobs = {
      send: async () => {},
      sendAll: async () => {},
      isUnfinished: async () => false,
      findOutcome: async () => undefined,
    };
    const change = changeOrder({ db: orders.db, jobs, log }, ID, META, () => [
      { type: 'CheckoutDismissed', data: {} },
    ]);
    await expect(change).rejects.toThrow(NewerReleaseError);
    await expect(change).rejects.toThrow(
      /events of a newer release \(GiftWrapped, OrderExpired, ReportRendered\)/,
    );
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'orders.newer_release', orderId: ID, level: 50 }),
    ]);
    expect(await readStream(orders.db, ID)).toHaveLength(7);
  });

  it('keeps its row in a rebuild, and is counted by a verification', async () => {
    expect(await rebuildOrders(orders.db)).toMatchObject({ checked: 1, newer: 1, unreadableStreams: [] });
    expect(await orders.db('orders').where({ id: ID }).first('version', 'report_note')).toEqual({
      version: 7,
      report_note: 'wrapped',
    });
    expect(await verifyOrders(orders.db)).toMatchObject({ newerStreams: 1, differenceCount: 0 });
  });
});
