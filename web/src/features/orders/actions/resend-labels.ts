/** How often a report can be mailed again, in words. */
import type { ResendQuota } from '#src/orders/contract.ts';

/** When there is a mail again, if there is none at `now`; both ISO instants. */
export const mailsFreeAt = ({ freeAt }: ResendQuota, now: string): string | undefined =>
  freeAt && freeAt > now ? freeAt : undefined;

const A_DAY = 3;

/** "up to 3 a day", "2 more today"; of those that were used up one has come free since. */
export const mailsToday = ({ left }: ResendQuota): string =>
  left === A_DAY ? `up to ${A_DAY} a day` : `${Math.max(left, 1)} more today`;
