import { Refused } from '#src/platform/http/errors.ts';
import type { PlaceTimeError } from './place-time-error.ts';

/** A birth that cannot be placed in time, as the answer to a call: the field, the sentence, and the readings to choose from. */
export function refusedBirth({ code, field, message, choices }: PlaceTimeError): Refused {
  const offered = choices.map(({ utcOffsetSeconds, clock }) => ({ utcOffsetSeconds, clock }));
  return new Refused(422, code, message, [{ path: `birthDetails.${field}`, message }], offered);
}
