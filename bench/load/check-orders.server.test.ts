/** The checks of a load run find an order that is lost or doubled. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { placePaidOrder, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { checkOrders } from './check-orders.ts';

let setup: AppWithBuyers;
let owner: Database;
let orderId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  owner = connect(setup.app.ownerUrl, { max: 2 });
  ({ orderId } = await placePaidOrder(setup, 'Asha Rao'));
});
afterAll(async () => {
  await owner.destroy();
  await setup.close();
});

/** Runs the checks after a change, which is undone. The sandbox of the tests is in the same database. */
async function checkAfter(change?: string, orderIds = [orderId]) {
  const trx = await owner.transaction();
  try {
    if (change) await trx.raw(change, [orderId]);
    return await checkOrders(trx, trx, orderIds);
  } finally {
    await trx.rollback();
  }
}

describe('the checks after a load run', () => {
  it('a paid order whose report waits in the queue is right', async () => {
    expect(await checkAfter()).toEqual({ errors: [], counts: { queued: 1 } });
  });

  it('a delivered order is right', async () => {
    const { counts } = await checkAfter(`update orders set report_status = 'delivered' where id = ?`);
    expect(counts).toEqual({ delivered: 1 });
  });

  it('an order without a job is lost', async () => {
    const { errors } = await checkAfter(`delete from pgboss.job where data ->> 'orderId' = ?`);
    expect(errors).toEqual([`order ${orderId}: report queued, and no job will finish it`]);
  });

  it('an order that the buyer paid and the ledger does not have is lost', async () => {
    const { errors } = await checkAfter(undefined, [orderId, 'LG-LOST']);
    expect(errors).toEqual(['order LG-LOST: its buyer has paid, and no capture is recorded']);
  });

  it('a payment that is not booked is found', async () => {
    const { errors } = await checkAfter('delete from order_payments where order_id = ?');
    expect(errors).toEqual([expect.stringMatching(/payment pay_\w+ is booked 0 times/)]);
  });

  it('a payment that is booked with another amount is found', async () => {
    const { errors } = await checkAfter('update order_payments set amount_paise = 1 where order_id = ?');
    expect(errors).toEqual([expect.stringMatching(/booked with another amount/)]);
  });

  it('a payment that is captured twice is found', async () => {
    const { errors } = await checkAfter(
      `insert into events (stream, version, type, data, meta, recorded_at, hash)
       select stream, version + 1000, type, data, meta, recorded_at, sha256('twice') from events
        where stream = ? and type like 'PaymentCaptured%'`,
    );
    expect(errors).toEqual([`order ${orderId}: the payment was captured 2 times`]);
  });
});
