import type { Policy } from './job.ts';

export const DAY_SECONDS = 86_400;

/** E-mails: 5 seconds, doubled up to an hour, about a day in all. */
export const EMAIL_POLICY: Policy = {
  expireInSeconds: 120,
  retryLimit: 34,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 30 * DAY_SECONDS,
};

/** Refunds: the gateway balance may be empty for a day, so retry for about three days. */
export const REFUND_POLICY: Policy = {
  expireInSeconds: 60,
  retryLimit: 24,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  deleteAfterSeconds: 30 * DAY_SECONDS,
};

/** Scheduled jobs are not retried: the next scheduled run does the same work. */
export const SCHEDULED_POLICY: Policy = {
  expireInSeconds: 300,
  retryLimit: 0,
  retryDelay: 0,
  retryBackoff: false,
  deleteAfterSeconds: DAY_SECONDS,
};
