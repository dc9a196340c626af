import { hasServerMessage } from '#web/lib/api.ts';

/** Undefined for errors of the client, for which the specification has its own texts. */
export const getServerMessage = (error: unknown): string | undefined =>
  hasServerMessage(error) ? error.message : undefined;
