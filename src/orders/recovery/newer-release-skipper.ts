import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';

/** Ids in the log line. The number is complete. */
const MAX_LOGGED_IDS = 20;

export type NewerReleaseSkipper = {
  /** @returns whether the run skips the order, which is then counted */
  skipIfNewer: (order: Order) => boolean;
  /** As `skipIfNewer`, for an order that is not loaded. */
  skipIfNewerById: (id: string) => Promise<boolean>;
  /** Logs at the end of a run how many orders it skipped, if any. */
  logSkipped: () => void;
};

/**
 * For runs over many orders, such as recovery: an order with events of a newer release, as after a rollback, refuses every
 * change, and each run would fail for it. The run skips it and logs it once.
 * @param run name of the run in the log
 */
export function createNewerReleaseSkipper(
  { db, log }: Pick<CoreDeps, 'db' | 'log'>,
  run: string,
): NewerReleaseSkipper {
  const skippedIds = new Set<string>();
  const skipIfNewer = ({ id, newerEventTypes }: Order): boolean => {
    if (newerEventTypes) skippedIds.add(id);
    return newerEventTypes !== undefined;
  };
  return {
    skipIfNewer,
    async skipIfNewerById(id) {
      const loaded = await loadOrder(db, id);
      return loaded !== undefined && skipIfNewer(loaded.order);
    },
    logSkipped() {
      if (skippedIds.size === 0) return;
      log.warn(
        {
          event: 'orders.newer_release_skipped',
          run,
          count: skippedIds.size,
          orderIds: [...skippedIds].slice(0, MAX_LOGGED_IDS),
        },
        'Orders with events of a newer release were skipped',
      );
    },
  };
}
