import { GenerationStarted } from '#src/payments/contract.ts';
import { post, isSessionExpired } from '#web/lib/api.ts';
import type { ConfirmedDetails } from './pay.ts';
import { getServerMessage } from './server-message.ts';

export type FreeReportResult = { kind: 'started'; existing: boolean } | { kind: 'failed'; message: string };

/**
 * Starts the production of a free report; the specification names its key `reportType`.
 * @throws ApiError 401 when the session has expired
 */
export async function requestFreeReport(
  reportKey: string,
  confirmed: ConfirmedDetails,
): Promise<FreeReportResult> {
  try {
    const body = { reportType: reportKey, ...confirmed };
    const { existing = false } = await post('/api/payment/payment-success', body, GenerationStarted);
    return { kind: 'started', existing };
  } catch (error) {
    if (isSessionExpired(error)) throw error;
    return { kind: 'failed', message: getServerMessage(error) || 'Failed to start generation' };
  }
}
