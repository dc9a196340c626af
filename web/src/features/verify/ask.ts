import { VerificationResult } from '#src/orders/contract-verification.ts';
import { ApiError, get, getErrorMessage } from '#web/lib/api.ts';

export type Answer =
  { kind: 'genuine'; found: VerificationResult } | { kind: 'unknown' } | { kind: 'failed'; text: string };

/** `code` as readCode gives it. Never fails: what went wrong is an answer, too. */
export async function ask(code: string): Promise<Answer> {
  try {
    return { kind: 'genuine', found: await get(`/api/verify/${code}`, VerificationResult) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'document-unknown') return { kind: 'unknown' };
    return { kind: 'failed', text: getErrorMessage(error) };
  }
}
