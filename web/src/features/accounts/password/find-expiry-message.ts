import { ApiError, post, SuccessResponse } from '#web/lib/api.ts';

/**
 * The text for a reset link that no longer works; undefined for one that does.
 * @throws ApiError for every other error of the server
 */
export async function findExpiryMessage(token: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    await post('/api/auth/reset-password/check', { token }, SuccessResponse, { signal });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'token-expired') return error.message;
    throw error;
  }
}
