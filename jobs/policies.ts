import type { Policy } from './job.ts';

const DAY = 86_400;

/** Letters: five seconds doubling to an hour, about a day in all. */
export const LETTER: Policy = {
  expireInSeconds: 120,
  retryLimit: 34,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 30 * DAY,
};

/** Money on its way back: the gateway may lack balance for a day, so about three days in all. */
export const REFUND: Policy = {
  expireInSeconds: 60,
  retryLimit: 24,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  deleteAfterSeconds: 30 * DAY,
};
