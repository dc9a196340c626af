import { createBatcher } from '#src/platform/batches.ts';
import type { Database } from '#src/platform/database.ts';
import type { Log } from '#src/platform/log.ts';

/**
 * Notifies the open progress streams after the commit, because PostgreSQL commits transactions that notify one at a time. The
 * caller does not wait for it: a full pool must not delay the answer to a change that is committed, and pages read their orders
 * again when they reconnect. If `db` is a transaction of the caller, the notification is part of that one.
 * @throws only in such a transaction
 */
export async function notifyOrderChanged(
  { db, log }: { db: Database; log?: Log | undefined },
  id: string,
): Promise<void> {
  if (db.isTransaction) return sendNotifications(db, [id]);
  getNotifier(db)(id).catch((error: unknown) =>
    log?.warn(
      { event: 'orders.notification_failed', orderId: id, err: error },
      'Open pages do not show a change',
    ),
  );
}

type Notifier = (orderId: string) => Promise<void>;

const notifiers = new WeakMap<Database, Notifier>();

/** Notifications of one pool that wait at the same moment share a statement and one connection. */
function getNotifier(db: Database): Notifier {
  const notifier =
    notifiers.get(db) ??
    createBatcher<string>((ids) => sendNotifications(db, ids), { maxSize: 100, maxCalls: 1 });
  notifiers.set(db, notifier);
  return notifier;
}

async function sendNotifications(db: Database, ids: readonly string[]): Promise<void> {
  await db.raw(`select pg_notify('order_changed', id) from unnest(?::text[]) id`, [[...new Set(ids)]]);
}
