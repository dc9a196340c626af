/**
 * Birth details as form values, their validation and conversion. Civil dates and times are strings and numbers: a
 * JavaScript Date would shift them into the reader's time zone.
 */
import { computeAge } from '#src/places/contract-age.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { Place } from '#src/places/contract.ts';
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { findDateError, splitDate, toIsoDate } from './birth-date.ts';
import { formatPlace } from './place-label.ts';

/** The message of each invalid field. */
export type BirthFormErrors = Partial<Record<'name' | 'date' | 'time' | 'place' | 'clock', string>>;

export const EMPTY_BIRTH_FORM: BirthFormValues = {
  name: '',
  day: '',
  month: '',
  year: '',
  timeKind: 'exact',
  time: '',
  place: { text: '' },
};

/** Stored birth details as form values. */
export function toFormValues({
  name,
  date,
  time,
  timeKind,
  place,
  utcOffsetSeconds,
}: BirthDetails): BirthFormValues {
  return {
    name,
    ...splitDate(date),
    timeKind,
    time: time ?? '',
    place: { text: formatPlace(place), place },
    utcOffsetSeconds,
  };
}

/**
 * The details of the sign-up as form values. A place that was typed and not picked from the list still has to be chosen
 * from it.
 */
export function toFormValuesOfMember(
  member: { fullname: string; dob?: string; tob?: string; placeOfBirth?: string },
  signUpPlace?: Place,
): BirthFormValues {
  return {
    ...EMPTY_BIRTH_FORM,
    name: member.fullname,
    ...(member.dob ? splitDate(member.dob) : {}),
    time: member.tob ?? '',
    place: signUpPlace
      ? { text: formatPlace(signUpPlace), place: signUpPlace }
      : { text: member.placeOfBirth ?? '' },
  };
}

/** Returns complete details, or the errors by field. `today` is a civil date, YYYY-MM-DD. */
export function validateBirth(
  values: BirthFormValues,
  today: string,
): { details: BirthDetails } | { errors: BirthFormErrors } {
  const name = values.name.trim();
  const date = toIsoDate(values);
  const { place } = values.place;
  const dateError = findDateError(values, today);
  const errors: BirthFormErrors = {
    ...(name ? {} : { name: 'Please give the full name.' }),
    ...(dateError ? { date: dateError } : {}),
    ...(values.timeKind === 'unknown' || values.time
      ? {}
      : { time: 'Please give the time of birth, or say that it is not known.' }),
    ...(place ? {} : { place: 'Please pick the place of birth from the list.' }),
  };
  if (Object.keys(errors).length > 0 || !date || !place) return { errors };
  const time = values.timeKind === 'unknown' ? {} : { time: values.time };
  const offset = values.utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds: values.utcOffsetSeconds };
  return { details: { name, date, ...time, timeKind: values.timeKind, ...offset, place } };
}

/**
 * The details that decide the clock offset, with an empty name. Undefined until date, time and place are filled, and for an
 * unknown time, which has no offset.
 */
export function getBirthMoment(values: BirthFormValues): BirthDetails | undefined {
  const date = toIsoDate(values);
  const {
    time,
    timeKind,
    place: { place },
  } = values;
  if (!date || !time || !place || timeKind === 'unknown') return undefined;
  return { name: '', date, time, timeKind, place };
}

/** The server's validation issues by field; issues of other paths are ignored. */
export function toFieldErrors(issues: { path: string; message: string }[]): BirthFormErrors {
  const fieldErrors = issues.flatMap(({ path, message }) => {
    const field = path.replace(/^birthDetails\./, '').split('.')[0];
    return FIELDS.has(field!) ? [[field, message] as const] : [];
  });
  return Object.fromEntries(fieldErrors);
}

const FIELDS = new Set(['name', 'date', 'time', 'place']);

/** Under 18 on the civil date `today`. */
export const isMinor = (date: string, today: string): boolean => computeAge(date, today) < 18;
