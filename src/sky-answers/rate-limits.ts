import type { RouteLimit } from '#src/platform/http/rate-limits.ts';

export const SKY_ANSWER_RATE_LIMITS: RouteLimit[] = [
  {
    name: 'sky-answers',
    route: /^POST \/api\/sky-answers$/,
    // Answers of an unknown birth time take 30 milliseconds of CPU time, the others one.
    perAddress: { max: 60, minutes: 1, store: 'memory' },
  },
];
