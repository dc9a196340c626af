import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const DASHBOARD_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'dashboard',
    route: /^GET \/api\/dashboard$/,
    // A chart and its transits take about ten milliseconds of CPU time.
    perAddress: { max: 3000, minutes: MINUTES_PER_HOUR, store: 'memory' },
    perAccount: { max: 300, minutes: MINUTES_PER_HOUR, store: 'memory' },
    account: 'member',
  },
];
