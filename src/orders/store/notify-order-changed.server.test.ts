import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { NOW, createOrderPlacedEvent } from '#src/orders/testing.ts';
import { connect, type Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { createLog } from '#src/platform/log.ts';
import { createNotifications, type Notifications } from '#src/platform/notifications.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { changeOrder, createOrder, type BeforeAppend } from './change-order.ts';

/** of no stored member */
const MEMBER_ID = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
const meta = { actor: 'system', cause: 'test', at: NOW };
const jobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  isUnfinished: async () => false,
  findOutcome: async () => undefined,
};
const log = createLog('silent');
const warn = vi.spyOn(log, 'warn');

let database: TestDatabase;
/** with one connection, so that the notification waits until it is free */
let db: Database;
let notifications: Notifications;
const notifiedIds: (string | undefined)[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  notifications = await createNotifications(database.url, ['order_changed'], log);
  notifications.subscribe('order_changed', (id) => notifiedIds.push(id));
});
beforeEach(() => {
  db = connect(database.url, { max: 1 });
});
afterEach(async () => {
  await db.destroy();
  warn.mockClear();
});
afterAll(async () => {
  await notifications.close();
  await database.close();
});

async function cancelNewOrder(id: string, beforeAppend?: BeforeAppend): Promise<void> {
  await createOrder({ db: database.db, jobs, log }, meta, [
    createOrderPlacedEvent({ orderId: id, memberId: MEMBER_ID }),
  ]);
  await changeOrder(
    { db, jobs, log },
    id,
    meta,
    (order) => cancelUnpaidOrder(order, 'replaced', NOW),
    beforeAppend,
  );
}

const findStatus = async (id: string) =>
  ((await database.db('orders').where({ id }).first('status')) as { status: string }).status;

describe('the notification about a committed change', () => {
  it('does not delay the answer while it waits for a connection, and is sent later', async () => {
    const released = Promise.withResolvers<void>();
    let holding: Promise<void> | undefined;
    // Asks for the connection before the commit, and gets it before the notification.
    await cancelNewOrder('LG-2611-SLOW01', async () => {
      holding = db.transaction(() => released.promise);
    });
    expect(await findStatus('LG-2611-SLOW01')).toBe('cancelled');
    expect(warn).not.toHaveBeenCalled();
    released.resolve();
    await holding;
    await expect.poll(() => notifiedIds.filter((id) => id === 'LG-2611-SLOW01')).toHaveLength(2);
  });

  it('does not fail the change when it fails, and is logged', async () => {
    const admin = connect(database.adminUrl);
    await admin.raw('revoke execute on function pg_notify(text, text) from public');
    await cancelNewOrder('LG-2611-FAIL01');
    expect(await findStatus('LG-2611-FAIL01')).toBe('cancelled');
    await expect
      .poll(() => warn.mock.calls.map(([fields]) => fields))
      .toContainEqual(expect.objectContaining({ event: 'orders.notification_failed' }));
    await admin.raw('grant execute on function pg_notify(text, text) to public');
    await admin.destroy();
  });
});
