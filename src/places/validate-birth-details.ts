import { unprocessable } from '#src/platform/http/errors.ts';
import { PlaceTimeError, resolveBirth } from './birth-time.ts';
import type { Gazetteer } from './gazetteer.ts';
import { refusedBirth } from './refusal.ts';
import { nameProblem } from './contract-name-scripts.ts';
import type { BirthDetails } from './contract-birth.ts';

/** A birth in Samoa is a day old before it is that day in UTC. */
const AHEAD_MS = 14 * 3_600_000;

/**
 * Details from outside, with the gazetteer's own record of the place: coordinates are never taken from outside.
 * @throws Refused 422 naming the field
 */
export function checkedBirth(gazetteer: Gazetteer, given: BirthDetails, now: Date): BirthDetails {
  const name = given.name.trim().normalize('NFC');
  if (name.length < 1 || name.length > 80)
    throw refuse('name', 'Please give the full name, at most 80 characters.');
  const error = nameProblem(name);
  if (error) throw refuse('name', error);
  if (given.timeKind !== 'unknown' && !given.time)
    throw refuse('time', 'Please give the time of birth, or say that it is not known.');
  if (given.date > new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10))
    throw refuse('date', 'Please give a date of birth that is not in the future.');
  const place = gazetteer.byId(given.place.id);
  if (!place) throw refuse('place', 'Please pick the place of birth from the list.');
  const details: BirthDetails = { ...given, name, place };
  if (given.timeKind === 'unknown') delete details.time;
  try {
    resolveBirth(details);
  } catch (error) {
    throw error instanceof PlaceTimeError ? refusedBirth(error) : error;
  }
  return details;
}

const refuse = (field: string, message: string) =>
  unprocessable('birth-details', message, [{ path: `birthDetails.${field}`, message }]);
