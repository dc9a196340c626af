import { markReportEmailFailed } from '#src/delivery/report-email/mark-failed.ts';
import { resendReportEmail } from '#src/delivery/report-email/resend.ts';
import { sendReportEmail } from '#src/delivery/report-email/send.ts';
import { sendReportEmailQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { KEEP_FINISHED_SECONDS } from './policies.ts';

export const sendReportEmailJob = defineJob({
  queue: sendReportEmailQueue,
  policy: {
    // Longer than for other e-mails, because a PDF of up to 8 MB is attached.
    expireInSeconds: 180,
    // The minimum that pg-boss accepts: the e-mail of a killed worker is retried within 30 seconds.
    heartbeatSeconds: 10,
    // The delay starts at 5 seconds and doubles up to an hour: 22 retries take about 14 hours, a little more than the
    // 12 hours of the delivery SLA.
    retryLimit: 22,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  },
  concurrency: 2,
  run: (deps, { resendNumber, ...email }, { isLastAttempt }) =>
    resendNumber === undefined
      ? sendReportEmail(deps, email, isLastAttempt)
      : resendReportEmail(deps, { ...email, resendNumber }, isLastAttempt),
  onFinalFailure: (deps, email, error) => markReportEmailFailed(deps, email, error),
});
