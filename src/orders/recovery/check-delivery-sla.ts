import type { CoreDeps } from '#src/platform/core-deps.ts';
import { checkSla } from '#src/orders/domain/delivery-sla.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';
import { createNewerReleaseSkipper } from './newer-release-skipper.ts';

/** Numbers of checked orders and of recorded events. */
export type SlaCheckResult = { checked: number; recorded: number };

/**
 * Records delays and SLA breaches, and requests automatic refunds. An error on one order does not stop the run.
 * @param signal ends the run between two orders
 */
export async function checkDeliverySlas(
  deps: OrderDeps & CoreDeps,
  signal?: AbortSignal,
): Promise<SlaCheckResult> {
  const meta = createJobMeta(deps, 'check-delivery-sla', 'schedule');
  const result: SlaCheckResult = { checked: 0, recorded: 0 };
  const skipper = createNewerReleaseSkipper(deps, 'check-delivery-sla');
  for await (const id of listDueOrders(deps, meta.at, signal)) {
    result.checked += 1;
    try {
      if (await skipper.skipIfNewerById(id)) continue;
      const { events } = await changeOrder(deps, id, meta, (order) => checkSla(order, meta.at));
      result.recorded += events.length;
    } catch (error) {
      deps.log.error({ event: 'sla_checks.failed', err: error, orderId: id }, 'SLA check of an order failed');
    }
  }
  skipper.logSkipped();
  return result;
}

const listDueOrders = ({ db }: OrderDeps, at: string, signal?: AbortSignal): AsyncGenerator<string> =>
  iterateOrderIds(
    () => db('orders').where('next_sla_check_at', '<=', at),
    { id: 'id', instant: 'next_sla_check_at' },
    signal,
  );
