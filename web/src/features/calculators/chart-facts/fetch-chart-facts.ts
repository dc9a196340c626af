/** Requests the chart facts, and maps errors to the fields of the form. This chunk is loaded with the first request. */
import { ProfileResponse } from '#src/accounts/contract.ts';
import { DEFAULT_SIGN_VOCABULARY, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { ChartFactsResponse, type BirthQuery } from '#src/chart-facts/contract.ts';
import { toFieldErrors } from '#web/features/birth-details/birth-form.ts';
import { toClockOffsets } from '#web/features/birth-details/use-clock-offsets.ts';
import { ApiError, get, getErrorMessage, post } from '#web/lib/api.ts';
import { getAuth } from '#web/lib/session/auth.ts';
import type { ChartFactsFailure } from './chart-facts-form.ts';

export { ChartFactsAnswer } from './ChartFactsAnswer.tsx';

/** Rejects only when the signal aborts the request. */
export async function fetchChartFacts(
  query: BirthQuery,
  signal: AbortSignal,
): Promise<{ response: ChartFactsResponse; vocabulary: SignVocabulary } | ChartFactsFailure> {
  try {
    const [response, vocabulary] = await Promise.all([
      post('/api/chart-facts', query, ChartFactsResponse, { signal }),
      loadSignVocabulary(signal),
    ]);
    return { response, vocabulary };
  } catch (error) {
    if (signal.aborted) throw error;
    return toFailure(error);
  }
}

/** The member's choice. Visitors, and members whose profile cannot be read, get the default. */
async function loadSignVocabulary(signal: AbortSignal): Promise<SignVocabulary> {
  if (getAuth().status !== 'signed-in') return DEFAULT_SIGN_VOCABULARY;
  const profile = await get('/api/profile', ProfileResponse, { signal }).catch(() => undefined);
  return profile?.signVocabulary ?? DEFAULT_SIGN_VOCABULARY;
}

/** Exported for its test. */
export function toFailure(error: unknown): ChartFactsFailure {
  if (!(error instanceof ApiError)) return { errors: {}, message: getErrorMessage(error) };
  const { choice } = toClockOffsets(error);
  if (choice) return { errors: {}, choice };
  const { date, time, place } = toFieldErrors(error.issues);
  const errors = { ...(date && { date }), ...(time && { time }), ...(place && { place }) };
  return Object.keys(errors).length > 0 ? { errors } : { errors: {}, message: error.message };
}
