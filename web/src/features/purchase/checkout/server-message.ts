import { ApiError } from '#web/lib/api.ts';

/** Our own words for a broken line are no reason the specification knows: its default text goes before them. */
export const serversWords = (error: unknown): string | undefined =>
  error instanceof ApiError && !['no-message', 'invalid-response', 'network'].includes(error.code)
    ? error.message
    : undefined;
