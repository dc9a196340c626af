import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const CONTACT_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'contact',
    route: /^POST \/api\/auth\/send-contact$/,
    perAddress: { max: 120, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
];
