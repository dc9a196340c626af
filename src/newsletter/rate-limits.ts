import { MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const NEWSLETTER_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'newsletter',
    route: /^POST \/api\/newsletter\/subscribe$/,
    perAddress: { max: 120, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'member',
  },
  {
    name: 'newsletter-confirm',
    route: /^POST \/api\/newsletter\/confirm$/,
    perAddress: { max: 120, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 20, minutes: MINUTES_PER_HOUR },
    account: 'token',
  },
  {
    // A mail provider sends the requests of all its users from few addresses, and repeats none that was rejected.
    name: 'newsletter-unsubscribe',
    route: /^(GET|POST) \/api\/newsletter\/unsubscribe\/[^/]+$/,
    perAddress: { max: 6000, minutes: MINUTES_PER_HOUR, store: 'memory' },
  },
  {
    name: 'newsletter-settings',
    route: /^(GET|PUT|DELETE) \/api\/newsletter\/subscription$/,
    perAddress: { max: 3000, minutes: MINUTES_PER_HOUR, store: 'memory' },
    perAccount: { max: 300, minutes: MINUTES_PER_HOUR, store: 'memory' },
    account: 'member',
  },
];
