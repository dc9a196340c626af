/** UTC offsets of a time zone at a local time, from the IANA database. */
import { Temporal } from 'temporal-polyfill';
import { catchRangeError } from './civil-time.ts';
import type { Place } from '#src/places/contract.ts';
import { getMeanTimeOffset } from './india-clocks.ts';
import { BirthTimeError } from './birth-time-error.ts';

/**
 * Seconds east of Greenwich: normally one, none in a gap of the clock, two in an overlap with the earlier instant first.
 * @throws BirthTimeError no-zone
 */
export function findZoneOffsets(place: Place, local: Temporal.PlainDateTime): number[] {
  const readings = place.zone ? catchRangeError(() => listReadings(place.zone, local)) : undefined;
  if (!readings)
    throw new BirthTimeError(
      'no-zone',
      'place',
      'We do not know the time zone of this place. Please pick a place from the list.',
    );
  if (isBeforeStandardTime(readings[0]!)) return [getMeanTimeOffset(place)];
  const real = readings.filter((each) => each.toPlainDateTime().equals(local));
  return [...new Set(real.map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9))];
}

/** Whether the zone of a place had no standard time yet at this instant. */
export const hasMeanTime = ({ zone }: Place, utc: string): boolean =>
  isBeforeStandardTime(Temporal.Instant.from(utc).toZonedDateTimeISO(zone));

const listReadings = (zone: string, local: Temporal.PlainDateTime) =>
  (['earlier', 'later'] as const).map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }));

/**
 * The first period of a zone in the database is the mean time of its main city, while every town used its own: Ulm was 13
 * minutes behind Berlin. A zone without any transition, such as UTC, keeps its offset.
 */
const isBeforeStandardTime = (reading: Temporal.ZonedDateTime): boolean =>
  reading.getTimeZoneTransition('previous') === null && reading.getTimeZoneTransition('next') !== null;
