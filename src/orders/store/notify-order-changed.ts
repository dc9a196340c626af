import type { Database } from '#src/platform/database.ts';
import type { Log } from '#src/platform/log.ts';
import { createNotifier, createNotifyStatement, type Notify } from '#src/platform/notifier.ts';

/**
 * Notifies the open progress streams after the commit. The caller does not wait for it: a full pool must not delay the answer to a
 * change that is committed. If `db` is a transaction of the caller, the notification is part of that one.
 * @throws only in such a transaction
 */
export async function notifyOrderChanged(
  { db, log }: { db: Database; log?: Log | undefined },
  id: string,
): Promise<void> {
  if (db.isTransaction) await db.raw("select pg_notify('order_changed', ?)", [id]);
  else getNotifier(db, log)(id);
}

const notifiers = new WeakMap<Database, Notify>();

/** Ids in the log line. The number is complete. */
const MAX_LOGGED_IDS = 20;

/** One notifier for each pool, with the log of its first change. */
function getNotifier(db: Database, log: Log | undefined): Notify {
  const notifier =
    notifiers.get(db) ??
    createNotifier({
      send: (ids) => db.raw(createNotifyStatement("'order_changed'", '?'), [[...ids]]),
      onFailure: (ids, error) =>
        log?.warn(
          {
            event: 'orders.notification_failed',
            count: ids.length,
            orderIds: ids.slice(0, MAX_LOGGED_IDS),
            err: error,
          },
          'Open pages show a change at their next check only',
        ),
    });
  notifiers.set(db, notifier);
  return notifier;
}
