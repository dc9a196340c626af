/** Requests a match, and maps errors to the fields of the form. This chunk is loaded with the first request. */
import { ProfileResponse } from '#src/accounts/contract.ts';
import { MatchClockQuestions, MatchResponse, type MatchRequest } from '#src/kundli-milan/contract.ts';
import { ApiError, get, getErrorMessage, post } from '#web/lib/api.ts';
import { getAuth } from '#web/lib/session/auth.ts';
import {
  hasErrors,
  NO_ERRORS,
  toErrorsWithClocks,
  type CoupleErrors,
  type MatchClocks,
} from './match-form.ts';

export type MatchFailure = {
  errors: CoupleErrors;
  /** an error that belongs to no field */
  message?: string;
  /** the clocks to choose from, for a time that occurred twice */
  clocks: MatchClocks;
};

/** Rejects only when the signal aborts the request. */
export async function fetchMatch(
  request: MatchRequest,
  signal: AbortSignal,
): Promise<MatchResponse | MatchFailure> {
  try {
    const signVocabulary = await loadSignVocabulary(signal);
    return await post('/api/kundli-milan', { ...request, ...signVocabulary }, MatchResponse, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return toFailure(error);
  }
}

/** The member's choice; empty for visitors, and for members whose profile cannot be read. */
async function loadSignVocabulary(signal: AbortSignal): Promise<Pick<MatchRequest, 'signVocabulary'>> {
  if (getAuth().status !== 'signed-in') return {};
  const profile = await get('/api/profile', ProfileResponse, { signal }).catch(() => undefined);
  return profile ? { signVocabulary: profile.signVocabulary } : {};
}

function toFailure(error: unknown): MatchFailure {
  if (!(error instanceof ApiError)) return { errors: NO_ERRORS, message: getErrorMessage(error), clocks: {} };
  const { clockQuestions = {} } = MatchClockQuestions.safeParse(error.details).data ?? {};
  const errors = toErrorsWithClocks(error.issues, clockQuestions);
  return { errors, clocks: clockQuestions, ...(hasErrors(errors) ? {} : { message: error.message }) };
}
