import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const ORDER_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'order-change',
    route: /^POST \/api\/orders\/[^/]+\/(resend|correction|refund)$/,
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
  {
    name: 'receipt',
    route: /^GET \/api\/orders\/[^/]+\/receipt\.pdf$/,
    // Each receipt is printed by Chromium.
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
  {
    name: 'verify',
    route: /^GET \/api\/verify\/[^/]+$/,
    // Codes are too long to guess; this stops continuous polling.
    perAddress: { max: 600, minutes: MINUTES_PER_HOUR },
  },
];
