import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

export const PLACE_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'places',
    route: /^GET \/api\/places$/,
    // A search in memory takes less time than counting in the database.
    perAddress: { max: 1200, minutes: 1, store: 'memory' },
    perAccount: { max: 300, minutes: 1, store: 'memory' },
    account: 'member',
  },
];
