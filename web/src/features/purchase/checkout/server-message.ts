import { ApiError } from '#web/lib/api.ts';

/** Undefined for errors of the client, for which the specification has its own texts. */
export const getServerMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && !['no-message', 'invalid-response', 'network'].includes(error.code)
    ? error.message
    : undefined;
