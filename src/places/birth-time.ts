/**
 * A civil birth in its place: which offset that clock kept on that day, to the second. Never by a JavaScript Date.
 * Zones are the IANA database's; India's own rules are in india-clocks.ts.
 */
import { Temporal } from 'temporal-polyfill';
import type { BirthDetails, ResolvedBirth } from '#src/accounts/contract.ts';
import { clockInWords } from './clock-words.ts';
import { indianOffsets } from './india-clocks.ts';

export type PlaceTimeCode =
  | 'impossible-date'
  | 'impossible-time'
  | 'out-of-range'
  | 'no-zone'
  | 'clock-gap'
  | 'clock-overlap'
  | 'clock-unknown';

/** What is wrong with a birth, for the field it is about. An overlap names the two readings to choose from. */
export class PlaceTimeError extends Error {
  readonly code: PlaceTimeCode;
  readonly field: 'date' | 'time' | 'place' | 'utcOffsetSeconds';
  /** the offsets a reading may mean, for `clock-overlap` */
  readonly choices: { utcOffsetSeconds: number; clock: string }[];

  constructor(
    code: PlaceTimeCode,
    field: PlaceTimeError['field'],
    message: string,
    choices: PlaceTimeError['choices'] = [],
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.choices = choices;
  }
}

/** The ephemeris and the zone database are good for these years. */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2100;

/** Unknown time: noon stands in, and `timeKind` says so. @throws PlaceTimeError */
export function resolveBirth(details: BirthDetails): ResolvedBirth {
  const local = localTime(details);
  const offsets = offsetsOf(details, local);
  const offset = chosen(details, offsets, local);
  const utc = local.toZonedDateTime('UTC').subtract({ seconds: offset }).toInstant().toString();
  return { ...details, utc, utcOffsetSeconds: offset, clock: clockInWords(details.place, utc, offset) };
}

function localTime({ date, time, timeKind }: BirthDetails): Temporal.PlainDateTime {
  const day = parsed(
    () => Temporal.PlainDate.from(date, { overflow: 'reject' }),
    /^\d{4}-\d{2}-\d{2}$/.test(date),
  );
  if (!day)
    throw new PlaceTimeError(
      'impossible-date',
      'date',
      'That date does not exist. Please check the day and the month.',
    );
  if (day.year < FIRST_YEAR || day.year > LAST_YEAR)
    throw new PlaceTimeError(
      'out-of-range',
      'date',
      `Please give a date between ${FIRST_YEAR} and ${LAST_YEAR}.`,
    );
  if (timeKind === 'unknown') return day.toPlainDateTime('12:00');
  const clock = parsed(
    () => Temporal.PlainTime.from(time!, { overflow: 'reject' }),
    /^\d{2}:\d{2}$/.test(time ?? ''),
  );
  if (!clock)
    throw new PlaceTimeError('impossible-time', 'time', 'Please give the time as HH:MM, for example 14:30.');
  return day.toPlainDateTime(clock);
}

function parsed<T>(read: () => T, shaped: boolean): T | undefined {
  if (!shaped) return undefined;
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}

type Offsets = { standard: number[]; alternatives: number[] };

/** Where the zone leaves none (a gap) or two (an overlap), `standard` has none or two. */
function offsetsOf({ place }: BirthDetails, local: Temporal.PlainDateTime): Offsets {
  const indian = indianOffsets(place, local);
  if (indian?.instead !== undefined) return { standard: [indian.instead], alternatives: indian.alternatives };
  return { standard: zoneOffsets(place.zone, local), alternatives: indian?.alternatives ?? [] };
}

function zoneOffsets(zone: string, local: Temporal.PlainDateTime): number[] {
  const reading = parsed(
    () =>
      (['earlier', 'later'] as const).map((disambiguation) =>
        local.toZonedDateTime(zone, { disambiguation }),
      ),
    zone !== '',
  );
  if (!reading)
    throw new PlaceTimeError(
      'no-zone',
      'place',
      'We do not know which time zone this place keeps. Please pick a place from the list.',
    );
  const real = reading.filter((each) => each.toPlainDateTime().equals(local));
  return [...new Set(real.map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9))];
}

function chosen(
  { place, utcOffsetSeconds: wish }: BirthDetails,
  { standard, alternatives }: Offsets,
  local: Temporal.PlainDateTime,
): number {
  const allowed = [...standard, ...alternatives];
  if (wish !== undefined) {
    if (allowed.includes(wish)) return wish;
    throw new PlaceTimeError(
      'clock-unknown',
      'utcOffsetSeconds',
      'No clock kept that time there on that day. Please choose one of those offered.',
      choices(place, local, allowed),
    );
  }
  if (standard.length === 1) return standard[0]!;
  if (standard.length === 0)
    throw new PlaceTimeError(
      'clock-gap',
      'time',
      'The clocks were put forward at that hour, so this time never was. Please check the time, an hour more or less.',
    );
  throw new PlaceTimeError(
    'clock-overlap',
    'time',
    'The clocks were put back at that hour, so this time was twice. Which of the two is meant?',
    choices(place, local, standard),
  );
}

const choices = (place: BirthDetails['place'], local: Temporal.PlainDateTime, offsets: number[]) =>
  offsets.map((utcOffsetSeconds) => {
    const utc = local.toZonedDateTime('UTC').subtract({ seconds: utcOffsetSeconds }).toInstant().toString();
    return { utcOffsetSeconds, clock: clockInWords(place, utc, utcOffsetSeconds) };
  });
