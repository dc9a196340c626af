/** Validates a birth query and resolves it to an instant, by the rules of the order form. */
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Place } from '#src/places/contract.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { isFutureBirthDate } from '#src/places/validate-birth-details.ts';
import { toBirthTimeHttpError } from '#src/places/birth-time-http-error.ts';
import type { Clock } from '#src/platform/clock.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import type { BirthQuery } from './contract.ts';

/** @throws HttpError 422 naming the field */
export function resolveBirthQuery(
  { gazetteer, clock }: { gazetteer: Gazetteer; clock: Clock },
  { date, time, placeId, utcOffsetSeconds }: BirthQuery,
): ResolvedBirth {
  if (isFutureBirthDate(date, clock.now()))
    throw createFieldError('date', 'Please give a date of birth that is not in the future.');
  const place = placeId === undefined ? INDIAN_TIME : gazetteer.findById(placeId);
  if (!place) throw createFieldError('place', 'Please pick the place of birth from the list.');
  try {
    return resolveBirth({
      name: '',
      date,
      place,
      ...(time === undefined ? { timeKind: 'unknown' } : { time, timeKind: 'exact' }),
      ...(utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds }),
    });
  } catch (error) {
    throw error instanceof BirthTimeError ? toBirthTimeHttpError(error, '') : error;
  }
}

/** Stands for any place in India; at Ujjain, the prime meridian of Indian astronomy. */
const INDIAN_TIME: Place = {
  id: '',
  name: 'India',
  country: 'IN',
  latitude: 23.1793,
  longitude: 75.7849,
  zone: 'Asia/Kolkata',
};

const createFieldError = (field: string, message: string) =>
  createUnprocessableError('birth-query', message, [{ path: field, message }]);
