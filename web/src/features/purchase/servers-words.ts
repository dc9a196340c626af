import { ApiError } from '#web/app/api.ts';

/** Our own words for a broken line are no reason the specification knows: its default text goes before them. */
export const serversWords = (problem: unknown): string | undefined =>
  problem instanceof ApiError && !['no-answer', 'unreadable', 'network'].includes(problem.code)
    ? problem.message
    : undefined;
