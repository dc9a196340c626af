/** What the IANA database knows of a zone at a local time. */
import { Temporal } from 'temporal-polyfill';
import { unlessRangeError } from './civil-time.ts';
import type { Place } from './contract.ts';
import { localMeanTime } from './india-clocks.ts';
import { PlaceTimeError } from './place-time-error.ts';

/**
 * Seconds east of Greenwich: one, in a gap of the clock none, in an overlap two, the earlier instant first.
 * @throws PlaceTimeError no-zone
 */
export function zoneOffsets(place: Place, local: Temporal.PlainDateTime): number[] {
  const readings = place.zone ? unlessRangeError(() => readingsOf(place.zone, local)) : undefined;
  if (!readings)
    throw new PlaceTimeError(
      'no-zone',
      'place',
      'We do not know which time zone this place keeps. Please pick a place from the list.',
    );
  if (isBeforeStandardTime(readings[0]!)) return [localMeanTime(place)];
  const real = readings.filter((each) => each.toPlainDateTime().equals(local));
  return [...new Set(real.map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9))];
}

/** Whether a place kept its own mean time at an instant, since its zone had no standard yet. */
export const keptMeanTime = ({ zone }: Place, utc: string): boolean =>
  isBeforeStandardTime(Temporal.Instant.from(utc).toZonedDateTimeISO(zone));

const readingsOf = (zone: string, local: Temporal.PlainDateTime) =>
  (['earlier', 'later'] as const).map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }));

/**
 * A zone's first stretch in the database is the mean time of its capital. Each town kept its own: Ulm was 13 minutes behind Berlin.
 * A zone without any change, as UTC is one, keeps its offset.
 */
const isBeforeStandardTime = (reading: Temporal.ZonedDateTime): boolean =>
  reading.getTimeZoneTransition('previous') === null && reading.getTimeZoneTransition('next') !== null;
