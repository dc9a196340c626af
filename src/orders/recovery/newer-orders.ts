import type { Core } from '#src/platform/core.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';

/** Ids in the log line. The number is complete. */
const MAX_LOGGED_IDS = 20;

export type NewerOrders = {
  /** Whether the round skips an order, which is then counted. */
  skips: (order: Order) => boolean;
  /** As `skips`, for an order that is not loaded. */
  skipsId: (id: string) => Promise<boolean>;
  /** Logs at the end of a round how many orders it skipped, if any. */
  logSkipped: () => void;
};

/**
 * For rounds over many orders, such as recovery: an order with events of a newer release, as after a rollback, refuses every
 * change, and each round would fail for it. The round skips it, and says so once.
 */
export function createNewerOrders({ db, log }: Pick<Core, 'db' | 'log'>, round: string): NewerOrders {
  const skippedIds = new Set<string>();
  const skips = ({ id, newerEventTypes }: Order): boolean => {
    if (newerEventTypes) skippedIds.add(id);
    return newerEventTypes !== undefined;
  };
  return {
    skips,
    async skipsId(id) {
      const loaded = await loadOrder(db, id);
      return loaded !== undefined && skips(loaded.order);
    },
    logSkipped() {
      if (skippedIds.size === 0) return;
      log.warn(
        {
          event: 'orders.newer_release_skipped',
          round,
          count: skippedIds.size,
          orderIds: [...skippedIds].slice(0, MAX_LOGGED_IDS),
        },
        'Orders with events of a newer release were skipped',
      );
    },
  };
}
