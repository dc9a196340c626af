import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const PAYMENT_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'attempt',
    // Each report becomes an event, and events are never deleted. A buyer closes the checkout a few times, not hundreds.
    route: /^POST \/api\/payment\/attempts$/,
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
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
