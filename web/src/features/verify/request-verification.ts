import { VerificationResult } from '#src/orders/contract-verification.ts';
import { ApiError, get, getErrorMessage } from '#web/lib/api.ts';

export type VerificationAnswer =
  { kind: 'genuine'; found: VerificationResult } | { kind: 'unknown' } | { kind: 'failed'; text: string };

/** `code`: normalised. Never rejects. */
export async function requestVerification(code: string): Promise<VerificationAnswer> {
  try {
    return { kind: 'genuine', found: await get(`/api/verify/${code}`, VerificationResult) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'document-unknown') return { kind: 'unknown' };
    return { kind: 'failed', text: getErrorMessage(error) };
  }
}
