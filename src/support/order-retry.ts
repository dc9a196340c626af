import { changeOrder, isBeingMade, loadOrder } from '#src/orders/store/change-order.ts';
import { OrderRule, retryGeneration } from '#src/orders/domain/decide.ts';
import type { Act } from './cli.ts';
import { describeEvent } from './event-descriptions.ts';
import { withJobs } from './with-jobs.ts';

export const orderRetry =
  (id: string): Act =>
  (db, print) =>
    withJobs(db, async (jobs) => {
      const at = new Date().toISOString();
      const meta = { actor: 'support:cli', cause: 'order retry', at };
      try {
        const loaded = await loadOrder(db, id);
        const lost = loaded !== undefined && !(await isBeingMade(jobs, loaded.order));
        const { events } = await changeOrder({ db, jobs }, id, meta, (order) =>
          retryGeneration(order, at, lost && order.report.attempt === loaded.order.report.attempt),
        );
        events.forEach((event) => print(describeEvent(event)));
        return true;
      } catch (error) {
        if (!(error instanceof OrderRule)) throw error;
        console.error(error.message);
        return false;
      }
    });
