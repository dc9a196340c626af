import { GenerationStarted } from '#src/payments/contract.ts';
import { post, isSessionExpired } from '#web/lib/api.ts';
import type { Confirmed } from './pay.ts';
import { serversWords } from './server-message.ts';

export type FreeMade = { kind: 'started'; existing: boolean } | { kind: 'failed'; message: string };

/**
 * Starts a free report: the report key travels as `reportType`.
 * @throws ApiError 401 when the session is over
 */
export async function makeFree(reportKey: string, confirmed: Confirmed): Promise<FreeMade> {
  try {
    const wish = { reportType: reportKey, ...confirmed };
    const { existing = false } = await post('/api/payment/payment-success', wish, GenerationStarted);
    return { kind: 'started', existing };
  } catch (error) {
    if (isSessionExpired(error)) throw error;
    return { kind: 'failed', message: serversWords(error) || 'Failed to start generation' };
  }
}
