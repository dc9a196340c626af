/** UTC offsets of a time zone at a local time, from the IANA database. */
import { Temporal } from 'temporal-polyfill';
import { catchRangeError } from './civil-time.ts';
import type { Place } from '#src/places/contract.ts';
import { getMeanTimeOffset } from './india-clocks.ts';
import { BirthTimeError } from './birth-time-error.ts';

/**
 * Finds the offsets in seconds east of Greenwich: normally one, none in a gap of the clock, two in an overlap, that of
 * the earlier instant first.
 * @throws BirthTimeError no-zone
 */
export function findZoneOffsets(place: Place, local: Temporal.PlainDateTime): number[] {
  const zonedTimes = place.zone ? catchRangeError(() => listZonedTimes(place.zone, local)) : undefined;
  if (!zonedTimes)
    throw new BirthTimeError(
      'no-zone',
      'place',
      'We do not know the time zone of this place. Please pick a place from the list.',
    );
  if (isBeforeStandardTime(zonedTimes[0]!)) return [getMeanTimeOffset(place)];
  const existingTimes = zonedTimes.filter((zonedTime) => zonedTime.toPlainDateTime().equals(local));
  return [...new Set(existingTimes.map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9))];
}

/** Returns whether the zone of a place had no standard time yet at this instant. */
export const hasMeanTime = ({ zone }: Place, utc: string): boolean =>
  isBeforeStandardTime(Temporal.Instant.from(utc).toZonedDateTimeISO(zone));

const listZonedTimes = (zone: string, local: Temporal.PlainDateTime) =>
  (['earlier', 'later'] as const).map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }));

/**
 * The first period of a zone in the database is the mean time of its main city, while every town used its own: Ulm was
 * 13 minutes behind Berlin. A zone without any transition, such as UTC, keeps its offset.
 */
const isBeforeStandardTime = (zonedTime: Temporal.ZonedDateTime): boolean =>
  zonedTime.getTimeZoneTransition('previous') === null && zonedTime.getTimeZoneTransition('next') !== null;
