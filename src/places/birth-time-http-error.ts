import { HttpError } from '#src/platform/http/errors.ts';
import type { BirthTimeError } from './clock/birth-time-error.ts';

/**
 * Converts a BirthTimeError to HTTP 422 with the field, the message and the offsets to choose from.
 * @param path of the birth details in the request body
 */
export function toBirthTimeHttpError(
  { code, field, message, choices }: BirthTimeError,
  path = 'birthDetails.',
): HttpError {
  const clockOptions = choices.map(({ utcOffsetSeconds, clock }) => ({ utcOffsetSeconds, clock }));
  const details = clockOptions.length > 0 ? { clockOptions } : undefined;
  return new HttpError(422, code, message, [{ path: path + field, message }], details);
}
