import { Known } from '#src/orders/contract-verify.ts';
import { ApiError, get, inWords } from '#web/lib/api.ts';

export type Answer =
  { kind: 'genuine'; found: Known } | { kind: 'unknown' } | { kind: 'failed'; text: string };

/** `code` as readCode gives it. Never fails: what went wrong is an answer, too. */
export async function ask(code: string): Promise<Answer> {
  try {
    return { kind: 'genuine', found: await get(`/api/verify/${code}`, Known) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-ours') return { kind: 'unknown' };
    return { kind: 'failed', text: inWords(error) };
  }
}
