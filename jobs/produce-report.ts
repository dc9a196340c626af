import { markGenerationFailed, produceReport } from '#src/delivery/produce-report.ts';
import { produceReportQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS } from './policies.ts';

export const produceReportJob = defineJob({
  queue: produceReportQueue,
  policy: {
    // A report takes one or two seconds; after two minutes the browser hangs.
    expireInSeconds: 120,
    // The minimum of pg-boss: the report of a killed worker is retried within 30 seconds.
    heartbeatSeconds: 10,
    // 5 seconds, doubled up to a minute: about 10 minutes in all, then support decides. A killed worker also uses one
    // attempt, so there are enough for several restarts in a row.
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    notify: true,
    deleteAfterSeconds: 30 * DAY_SECONDS,
  },
  // Measured optimum of two cores.
  concurrency: 2,
  run: (deps, { orderId, edition }, { signal }) => produceReport(deps, orderId, edition, signal),
  onFinalFailure: (deps, { orderId }, error) => markGenerationFailed(deps, orderId, error),
});
