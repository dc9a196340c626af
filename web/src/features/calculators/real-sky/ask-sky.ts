/** Asks the server, and maps its errors to the fields of the form. This chunk is loaded with the first question. */
import { SkyAnswersResponse, type SkyQuestion } from '#src/sky-answers/contract.ts';
import { toFieldErrors } from '#web/features/birth-details/birth-form.ts';
import { toClockOffsets } from '#web/features/birth-details/use-clock-offsets.ts';
import { ApiError, getErrorMessage, post } from '#web/lib/api.ts';
import type { SkyFailure } from './real-sky-form.ts';

export { RealSkyAnswer } from './RealSkyAnswer.tsx';

/** Rejects only when the signal aborts the request. */
export async function askSky(
  question: SkyQuestion,
  signal: AbortSignal,
): Promise<{ response: SkyAnswersResponse } | SkyFailure> {
  try {
    return { response: await post('/api/sky-answers', question, SkyAnswersResponse, { signal }) };
  } catch (error) {
    if (signal.aborted) throw error;
    return toFailure(error);
  }
}

/** Exported for its test. */
export function toFailure(error: unknown): SkyFailure {
  if (!(error instanceof ApiError)) return { errors: {}, message: getErrorMessage(error) };
  const { choice } = toClockOffsets(error);
  if (choice) return { errors: {}, choice };
  const { date, time, place } = toFieldErrors(error.issues);
  const errors = { ...(date && { date }), ...(time && { time }), ...(place && { place }) };
  return Object.keys(errors).length > 0 ? { errors } : { errors: {}, message: error.message };
}
