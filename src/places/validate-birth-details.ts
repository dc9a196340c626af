import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { BirthTimeError } from './clock/birth-time-error.ts';
import { resolveBirth } from './clock/resolve-birth.ts';
import type { Gazetteer } from './gazetteer.ts';
import { toBirthTimeHttpError } from './birth-time-http-error.ts';
import { MAX_NAME_LENGTH } from './contract-name-length.ts';
import { findNameError } from './contract-name-scripts.ts';
import type { BirthDetails } from './contract-birth.ts';

/** The largest UTC offset in use: the Line Islands of Kiribati are 14 hours ahead of UTC. */
const MAX_OFFSET_MS = 14 * HOUR_MS;

/**
 * Validates birth details and replaces their place by the gazetteer's record, because coordinates sent by a client are
 * not trusted.
 * @throws HttpError 422 naming the field
 */
export function validateBirthDetails(gazetteer: Gazetteer, input: BirthDetails, now: Date): BirthDetails {
  const name = input.name.trim().normalize('NFC');
  if (name.length < 1 || name.length > MAX_NAME_LENGTH)
    throw createFieldError('name', `Please give the full name, at most ${MAX_NAME_LENGTH} characters.`);
  const nameError = findNameError(name);
  if (nameError) throw createFieldError('name', nameError);
  if (input.timeKind !== 'unknown' && !input.time)
    throw createFieldError('time', 'Please give the time of birth, or say that it is not known.');
  if (isFutureBirthDate(input.date, now))
    throw createFieldError('date', 'Please give a date of birth that is not in the future.');
  const place = gazetteer.findById(input.place.id);
  if (!place) throw createFieldError('place', 'Please pick the place of birth from the list.');
  const details: BirthDetails = { ...input, name, place };
  if (input.timeKind === 'unknown') delete details.time;
  try {
    resolveBirth(details);
  } catch (error) {
    throw error instanceof BirthTimeError ? toBirthTimeHttpError(error) : error;
  }
  return details;
}

/** A date, YYYY-MM-DD, that has begun nowhere on Earth. */
export const isFutureBirthDate = (date: string, now: Date): boolean =>
  date > new Date(now.getTime() + MAX_OFFSET_MS).toISOString().slice(0, 10);

const createFieldError = (field: string, message: string) =>
  createUnprocessableError('birth-details', message, [{ path: `birthDetails.${field}`, message }]);
