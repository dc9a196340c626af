import { MINUTES_PER_DAY, MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const PRIVACY_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'export',
    route: /^GET \/api\/account\/export(\/availability)?$/,
    checkOnlyRoutes: /\/availability$/,
    // An export reads every report of the member.
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 20, minutes: MINUTES_PER_DAY },
    account: 'member',
  },
];
