import { restoreReportFile } from '#src/delivery/restore-report-file.ts';
import { restoreReportFileQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS } from './policies.ts';

export const restoreReportFileJob = defineJob({
  queue: restoreReportFileQueue,
  policy: {
    // The time limits are those of produce-report.ts. After 5 retries, about two minutes, the job fails: support runs `order restore-file`.
    expireInSeconds: 120,
    heartbeatSeconds: 10,
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: DAY_SECONDS,
  },
  run: async (deps, payload, { signal }) => void (await restoreReportFile(deps, payload, signal)),
  onFinalFailure: async ({ log }, { orderId, edition }, error) => {
    const errorName = error instanceof Error ? error.name : 'unknown';
    log.error(
      { event: 'report_files.restore_failed', orderId, edition, err: errorName },
      'A lost report file could not be restored',
    );
  },
});
