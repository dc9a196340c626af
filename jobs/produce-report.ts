import { markGenerationFailed, produceReport } from '#src/delivery/produce-report.ts';
import { produceReportQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { KEEP_FINISHED_SECONDS } from './policies.ts';

export const produceReportJob = defineJob({
  queue: produceReportQueue,
  policy: {
    // A report takes one or two seconds, so a run that has not ended after two minutes hangs.
    expireInSeconds: 120,
    // The minimum that pg-boss accepts: the report of a killed worker is retried within 30 seconds.
    heartbeatSeconds: 10,
    // The delay starts at 5 seconds and doubles up to a minute: 12 retries take about 10 minutes, then support decides. A
    // killed worker uses up one attempt, so 12 also cover several restarts in a row.
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  },
  // On two cores, two runs at a time gave the highest throughput (npm run bench:pdf).
  concurrency: 2,
  run: (deps, { orderId, edition }, { signal }) => produceReport(deps, orderId, edition, signal),
  onFinalFailure: (deps, { orderId }, error) => markGenerationFailed(deps, orderId, error),
});
