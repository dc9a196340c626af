import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

export const CHART_FACTS_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'chart-facts',
    route: /^POST \/api\/chart-facts$/,
    // Answers of an unknown birth time take 30 milliseconds of CPU time, the others one.
    perAddress: { max: 60, minutes: 1, store: 'memory' },
  },
];
