import { MINUTES_PER_DAY, MINUTES_PER_HOUR, type RouteLimit } from '#src/platform/http/rate-limits.ts';

export const ACCOUNT_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'login',
    route: /^POST \/api\/auth\/login$/,
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAddressAndAccount: { max: 10, minutes: 15 },
    perAccount: { max: 100, minutes: MINUTES_PER_DAY },
    account: 'email',
    failuresOnly: true,
  },
  {
    name: 'sign-up',
    route: /^POST \/api\/auth\/register$/,
    perAddress: { max: 200, minutes: MINUTES_PER_HOUR },
    // Unknown e-mail addresses are counted too, so that nobody can test who is a member. Leaves room for many rejected passwords.
    perAccount: { max: 30, minutes: MINUTES_PER_HOUR },
    account: 'email',
  },
  {
    name: 'forgot',
    route: /^POST \/api\/auth\/forgot-password$/,
    perAddress: { max: 60, minutes: MINUTES_PER_HOUR },
    // Unknown e-mail addresses are counted too, so that nobody can test who is a member.
    perAccount: { max: 5, minutes: MINUTES_PER_HOUR },
    account: 'email',
  },
  {
    name: 'reset',
    route: /^POST \/api\/auth\/reset-password$/,
    perAddress: { max: 60, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 20, minutes: MINUTES_PER_HOUR },
    account: 'token',
  },
  {
    // separate from `reset`, so that a link that was opened often can still be used
    name: 'reset-check',
    route: /^POST \/api\/auth\/reset-password\/check$/,
    perAddress: { max: 60, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 20, minutes: MINUTES_PER_HOUR },
    account: 'token',
  },
  {
    name: 'password-again',
    route: /^POST \/api\/account\/(password|confirm)$/,
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    perAccount: { max: 10, minutes: 15 },
    account: 'member',
    failuresOnly: true,
  },
  {
    name: 'new-email',
    route: /^POST \/api\/account\/email$/,
    perAddress: { max: 300, minutes: MINUTES_PER_HOUR },
    // Successful requests are counted too: each sends an e-mail to an address that may be a stranger's.
    perAccount: { max: 20, minutes: MINUTES_PER_DAY },
    account: 'member',
  },
];
