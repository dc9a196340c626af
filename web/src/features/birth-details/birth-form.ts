/**
 * Birth details as a form holds them, and the way to the contract's shape. Civil dates and times are text and numbers
 * throughout: a JavaScript Date would move them into the reader's zone.
 */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { placeLabel } from './place-label.ts';
import type { ChosenPlace } from './PlaceField.tsx';

export type BirthForm = {
  name: string;
  day: string;
  month: string;
  year: string;
  timeKind: BirthDetails['timeKind'];
  time: string;
  place: ChosenPlace;
  /** which of several clocks is meant, once one was chosen */
  utcOffsetSeconds?: number | undefined;
};

/** What is wrong, by field, in words to stand beside it. */
export type BirthProblems = Partial<Record<'name' | 'date' | 'time' | 'place' | 'clock', string>>;

export const EMPTY_BIRTH: BirthForm = {
  name: '',
  day: '',
  month: '',
  year: '',
  timeKind: 'exact',
  time: '',
  place: { text: '' },
};

export function formOf({ name, date, time, timeKind, place, utcOffsetSeconds }: BirthDetails): BirthForm {
  return {
    name,
    ...datePartsOf(date),
    timeKind,
    time: time ?? '',
    place: { text: placeLabel(place), place },
    utcOffsetSeconds,
  };
}

/** From what a member gave at sign-up; their place is free text and still has to be picked. */
export function formFromMember(member: {
  fullname: string;
  dob?: string;
  tob?: string;
  placeOfBirth?: string;
}): BirthForm {
  return {
    ...EMPTY_BIRTH,
    name: member.fullname,
    ...(member.dob ? datePartsOf(member.dob) : {}),
    time: member.tob ?? '',
    place: { text: member.placeOfBirth ?? '' },
  };
}

/** Complete details, or what is missing. `today` is a civil date, YYYY-MM-DD. */
export function checkBirth(
  form: BirthForm,
  today: string,
): { details: BirthDetails } | { problems: BirthProblems } {
  const name = form.name.trim();
  const date = isoDate(form);
  const { place } = form.place;
  const problems: BirthProblems = {
    ...(name ? {} : { name: 'Please give the full name.' }),
    ...dateProblem(form, date, today),
    ...(form.timeKind === 'unknown' || form.time
      ? {}
      : { time: 'Please give the time of birth, or say that it is not known.' }),
    ...(place ? {} : { place: 'Please pick the place of birth from the list.' }),
  };
  if (Object.keys(problems).length > 0 || !date || !place) return { problems };
  const time = form.timeKind === 'unknown' ? {} : { time: form.time };
  const clock = form.utcOffsetSeconds === undefined ? {} : { utcOffsetSeconds: form.utcOffsetSeconds };
  return { details: { name, date, ...time, timeKind: form.timeKind, ...clock, place } };
}

/** When and where, as soon as both are there and the hour is known. No name: it does not matter to the clocks, and is still being typed. */
export function momentOf(form: BirthForm): BirthDetails | undefined {
  const date = isoDate(form);
  const {
    time,
    timeKind,
    place: { place },
  } = form;
  if (!date || !time || !place || timeKind === 'unknown') return undefined;
  return { name: '', date, time, timeKind, place };
}

/** The server's objections, beside the fields they are about. */
export function problemsFrom(issues: { path: string; message: string }[]): BirthProblems {
  const known = issues.flatMap(({ path, message }) => {
    const field = path.replace(/^birthDetails\./, '').split('.')[0];
    return FIELDS.has(field!) ? [[field, message] as const] : [];
  });
  return Object.fromEntries(known);
}

const FIELDS = new Set(['name', 'date', 'time', 'place']);

/** YYYY-MM-DD when the three parts name a day that exists. */
export function isoDate({ day, month, year }: Pick<BirthForm, 'day' | 'month' | 'year'>): string | undefined {
  const [d, m, y] = [day, month, year].map((part) =>
    /^\d{1,4}$/.test(part.trim()) ? Number(part) : Number.NaN,
  );
  if (!(y! >= 1000 && m! >= 1 && m! <= 12 && d! >= 1 && d! <= daysIn(m!, y!))) return undefined;
  return `${y}-${pad(m!)}-${pad(d!)}`;
}

/** Under 18 on the civil day `today`. */
export const isMinor = (date: string, today: string): boolean => isUnder(18, date, today);

/** By civil days. Born on 29 February, one is a year older on 1 March of a common year. */
export function isUnder(age: number, date: string, today: string): boolean {
  const birthday = `${String(Number(date.slice(0, 4)) + age)}${date.slice(4)}`;
  return today < birthday;
}

function dateProblem(
  { day, month, year }: BirthForm,
  date: string | undefined,
  today: string,
): BirthProblems {
  if (![day, month, year].every((part) => part.trim()))
    return { date: 'Please give day, month and year of birth.' };
  if (!date) return { date: 'There is no such day in the calendar. Please check the date.' };
  if (date < '1900-01-01' || date > today) return { date: 'Please give a date from 1900 to today.' };
  return {};
}

function datePartsOf(date: string): Pick<BirthForm, 'day' | 'month' | 'year'> {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day: String(Number(day)), month: String(Number(month)), year };
}

function daysIn(month: number, year: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const pad = (n: number) => String(n).padStart(2, '0');
