import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

export const KUNDLI_MILAN_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'kundli-milan',
    route: /^(POST (\/api)?\/kundli-milan|(GET|POST) \/api\/kept-matches(\/[^/]+)?)$/,
    // A match takes a few milliseconds of CPU time.
    perAddress: { max: 60, minutes: 1, store: 'memory' },
  },
  {
    name: 'shared-match',
    route: /^GET (\/api)?\/kundli-milan\/shared\/[^/]+$/,
    // The page is rendered for each request, also for a token that is not ours.
    perAddress: { max: 120, minutes: 1, store: 'memory' },
  },
];
