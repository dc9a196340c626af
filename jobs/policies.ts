import type { Policy } from './job.ts';

export const DAY_SECONDS = 86_400;

/** Finished and failed jobs are kept for a month, so that support can restart failed ones (docs/runbook.md). */
export const KEEP_FINISHED_SECONDS = 30 * DAY_SECONDS;

/**
 * Longer than a short outage of the database, during which a living worker cannot renew: its e-mail would be sent by a second
 * worker too. The job of a killed worker is retried within a minute.
 */
export const HEARTBEAT_SECONDS = 30;

/** Policy of e-mails. */
export const EMAIL_POLICY: Policy = {
  // The SMTP timeouts of src/platform/mailer.ts end a hanging e-mail before that.
  expireInSeconds: 120,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // The delay starts at 5 seconds and doubles up to an hour: 34 retries take about a day, the usual limit for deferred
  // mail.
  retryLimit: 34,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: KEEP_FINISHED_SECONDS,
};

/** Policy of refunds. */
export const REFUND_POLICY: Policy = {
  // A refund makes a few gateway requests, each with a timeout of 10 seconds.
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  // The gateway balance may be empty for a day or two. The delay starts at a minute and doubles up to four hours: 24
  // retries take about three days.
  retryLimit: 24,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  deleteAfterSeconds: KEEP_FINISHED_SECONDS,
};

/** Policy of scheduled jobs. They are not retried, because the next scheduled run does the same work. */
export const SCHEDULED_POLICY: Policy = {
  // A run that takes longer than its interval would run beside the next one: that one is dropped.
  policy: 'exclusive',
  // A run takes seconds; one that hangs is ended after 5 minutes.
  expireInSeconds: 300,
  // A killed worker must not hold up the following runs until its own expires.
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  // There are more than two thousand runs a day, and a failed one is never restarted.
  deleteAfterSeconds: DAY_SECONDS,
};
