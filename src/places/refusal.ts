import { HttpError } from '#src/platform/http/errors.ts';
import type { PlaceTimeError } from './place-time-error.ts';

/** A birth that cannot be placed in time, as the answer to a call: the field, the sentence, and the readings to choose from. */
export function refusedBirth({ code, field, message, choices }: PlaceTimeError): HttpError {
  const clockOptions = choices.map(({ utcOffsetSeconds, clock }) => ({ utcOffsetSeconds, clock }));
  return new HttpError(422, code, message, [{ path: `birthDetails.${field}`, message }], {
    ...(clockOptions.length > 0 ? { clockOptions } : {}),
  });
}
