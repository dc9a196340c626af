import { OrderRuleError, retryGeneration } from '#src/orders/domain/decide.ts';
import { changeOrder, isReportJobUnfinished, loadOrder } from '#src/orders/store/change-order.ts';
import { createSupportMeta, type Command } from './command.ts';
import { describeEvent } from './event-descriptions.ts';
import { withJobs } from './with-jobs.ts';

/** Restarts a report that failed or whose job is lost. @param id order number */
export const retryOrder =
  (id: string): Command =>
  (db, print) =>
    withJobs(db, async (jobs) => {
      const meta = createSupportMeta('order retry');
      try {
        const loadedOrder = await loadOrder(db, id);
        const isJobLost =
          loadedOrder !== undefined && !(await isReportJobUnfinished(jobs, loadedOrder.order));
        const { events } = await changeOrder({ db, jobs }, id, meta, (order) =>
          // An attempt that started after the lookup has a job.
          retryGeneration(order, meta.at, {
            isJobLost: isJobLost && order.report.attempt === loadedOrder.order.report.attempt,
          }),
        );
        events.forEach((event) => print(describeEvent(event)));
        return true;
      } catch (error) {
        if (!(error instanceof OrderRuleError)) throw error;
        console.error(error.message);
        return false;
      }
    });
