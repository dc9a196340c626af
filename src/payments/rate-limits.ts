import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const PAYMENT_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'order',
    route: /^POST \/api\/payment\/(create-order|retry)$/,
    perAddress: { max: 600, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 120, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
  {
    name: 'generation',
    route: /^POST \/api\/payment\/payment-success$/,
    perAddress: { max: 600, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 120, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
];
