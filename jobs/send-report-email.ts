import { markReportEmailFailed } from '#src/delivery/report-email/mark-failed.ts';
import { resendReportEmail } from '#src/delivery/report-email/resend.ts';
import { sendReportEmail } from '#src/delivery/report-email/send.ts';
import { sendReportEmailQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS } from './policies.ts';

export const sendReportEmailJob = defineJob({
  queue: sendReportEmailQueue,
  policy: {
    expireInSeconds: 180,
    // The minimum of pg-boss: the job of a killed worker is retried after seconds.
    heartbeatSeconds: 10,
    // 5 seconds, doubled up to an hour: about 12 hours, the delivery deadline.
    retryLimit: 22,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    notify: true,
    deleteAfterSeconds: 30 * DAY_SECONDS,
  },
  concurrency: 2,
  run: (deps, { resendNumber, ...email }, { isLastAttempt }) =>
    resendNumber === undefined
      ? sendReportEmail(deps, email, isLastAttempt)
      : resendReportEmail(deps, { ...email, resendNumber }, isLastAttempt),
  onFinalFailure: (deps, email, error) => markReportEmailFailed(deps, email, error),
});
