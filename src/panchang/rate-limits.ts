import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

export const PANCHANG_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'panchang-calendar',
    route: /^GET \/api\/panchang\/[^/]+\/calendar\.ics$/,
    // A year takes half a second of CPU time. Calendar programs ask a few times a day.
    perAddress: { max: 20, minutes: 10, store: 'memory' },
  },
  {
    name: 'panchang',
    // Pages that are in memory are answered before the limits. A new one takes 50 to 100 milliseconds of CPU time.
    route: /^GET (\/api)?\/panchang(?!\/[^/]+\/calendar\.ics$)(\/.*)?$/,
    perAddress: { max: 60, minutes: 1, store: 'memory' },
  },
];
