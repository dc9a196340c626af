/** Converts a local time at coordinates to an instant, for input without a gazetteer place such as a list of charts. */
import { Temporal } from 'temporal-polyfill';
import type { Place } from '#src/places/contract.ts';
import { catchRangeError, requireSupportedYear } from './local-time.ts';
import { findIndianMeanTime } from './india-clocks.ts';
import { BirthTimeError } from './birth-time-error.ts';
import { findOffsetsAroundGap, findZoneOffsets } from './zone-offsets.ts';

/** `local` is YYYY-MM-DDTHH:MM[:SS] with T or a space, or a date alone for an unknown time. Degrees north and east. */
export type LocalTimeAtPlace = {
  local: string;
  latitude: number;
  longitude: number;
  /** IANA name; optional if the offset is given */
  zone?: string | undefined;
  /** positive east of Greenwich; overrides the zone */
  utcOffsetSeconds?: number | undefined;
};

export type UtcMoment = { utc: string; utcOffsetSeconds: number; localDate: string; isTimeKnown: boolean };

/**
 * An unknown time is replaced by noon. India before 1906 has local mean time, as in resolveBirth; for other Indian
 * clocks give the offset.
 * @throws BirthTimeError
 */
export function convertLocalToUtc(localTime: LocalTimeAtPlace): UtcMoment {
  const text = localTime.local.trim().replace(' ', 'T');
  const isTimeKnown = text.includes('T');
  const local = parseDateAndTime(isTimeKnown ? text : `${text}T12:00`);
  const utcOffsetSeconds = findOffset(localTime, local);
  const instant = local.toZonedDateTime('UTC').subtract({ seconds: utcOffsetSeconds }).toInstant();
  return {
    utc: instant.toString(),
    utcOffsetSeconds,
    localDate: local.toPlainDate().toString(),
    isTimeKnown,
  };
}

function parseDateAndTime(text: string): Temporal.PlainDateTime {
  const isWellFormed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
  const local = isWellFormed ? catchRangeError(() => Temporal.PlainDateTime.from(text)) : undefined;
  if (local) return requireSupportedYear(local);
  throw new BirthTimeError(
    'impossible-date-or-time',
    'date',
    `${text} is not a date and time. Write it as 1996-06-04T14:30, local time of the place.`,
  );
}

function findOffset(localTime: LocalTimeAtPlace, local: Temporal.PlainDateTime): number {
  const { zone, utcOffsetSeconds: requestedOffset } = localTime;
  const place = toPlace(localTime);
  if (requestedOffset !== undefined && !zone) return requestedOffset;
  if (!zone || !catchRangeError(() => local.toZonedDateTime(zone))) throw createZoneError(zone);
  const offsets = [findIndianMeanTime(place, local) ?? findZoneOffsets(place, local)].flat();
  if (requestedOffset !== undefined)
    return offsets.length > 0 ? requestedOffset : resolveGap(place, local, requestedOffset);
  if (offsets.length === 1) return offsets[0]!;
  throw offsets.length === 0 ? createGapError(local) : createOverlapError(local, offsets);
}

const INDIAN_ZONES = ['Asia/Kolkata', 'Asia/Calcutta'];

/** Only country, coordinates and zone are read from this place. */
const toPlace = ({ latitude, longitude, zone = '' }: LocalTimeAtPlace): Place => ({
  id: '',
  name: '',
  country: INDIAN_ZONES.includes(zone) ? 'IN' : '',
  latitude,
  longitude,
  zone,
});

/**
 * A time in a gap with the offset of either side means one instant, computed with the offset before the gap (RFC 5545,
 * 3.3.5). Any other offset is used as given.
 */
function resolveGap(place: Place, local: Temporal.PlainDateTime, requestedOffset: number): number {
  const offsetsOnBothSides = findOffsetsAroundGap(place, local);
  return offsetsOnBothSides.includes(requestedOffset) ? Math.min(...offsetsOnBothSides) : requestedOffset;
}

const createZoneError = (zone = '') =>
  new BirthTimeError(
    'unknown-zone',
    'place',
    `"${zone}" is not a known time zone. Give an IANA name like Asia/Kolkata, or utcOffsetSeconds.`,
  );

const createGapError = (local: Temporal.PlainDateTime) =>
  new BirthTimeError(
    'clock-gap',
    'time',
    `The clocks were put forward at that hour: ${local.toString()} did not exist there. Check the time, or give utcOffsetSeconds.`,
  );

const createOverlapError = (local: Temporal.PlainDateTime, offsets: readonly number[]) =>
  new BirthTimeError(
    'clock-overlap',
    'time',
    `The clocks were put back at that hour: ${local.toString()} occurred twice there. Give utcOffsetSeconds, ${offsets.join(' or ')}.`,
  );
