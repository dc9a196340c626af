import { VerificationResult } from '#src/orders/contract-verification.ts';
import { ApiError, get, getErrorMessage } from '#web/lib/api.ts';

export type VerificationOutcome =
  { kind: 'genuine'; result: VerificationResult } | { kind: 'unknown' } | { kind: 'failed'; text: string };

/** `code`: a normalised verification code, or the SHA-256 of a file in hex. Never rejects. */
export async function requestVerification(code: string): Promise<VerificationOutcome> {
  try {
    return { kind: 'genuine', result: await get(`/api/verify/${code}`, VerificationResult) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'document-unknown') return { kind: 'unknown' };
    return { kind: 'failed', text: getErrorMessage(error) };
  }
}
