/** From a civil time at coordinates to the instant, for whoever has no gazetteer place: a list of charts, a column in a file. */
import { Temporal } from 'temporal-polyfill';
import type { Place } from './contract.ts';
import { unlessRangeError, withinYears } from './civil-time.ts';
import { indianMeanTime } from './india-clocks.ts';
import { PlaceTimeError } from './place-time-error.ts';
import { zoneOffsets } from './zone-offsets.ts';

/** `local` is YYYY-MM-DDTHH:MM[:SS], also with a space for the T, or a date alone where the time is unknown. Degrees north and east. */
export type CivilMoment = {
  local: string;
  latitude: number;
  longitude: number;
  /** IANA; may be left out where the offset is given */
  zone?: string | undefined;
  /** east positive; wins over the zone */
  utcOffsetSeconds?: number | undefined;
};

export type Moment = { utc: string; utcOffsetSeconds: number; localDate: string; timeKnown: boolean };

/**
 * Noon stands in for an unknown time. Before 1906 India keeps local mean time, as in resolveBirth; other Indian clocks are had by their offset.
 * @throws PlaceTimeError
 */
export function momentOf(civil: CivilMoment): Moment {
  const written = civil.local.trim().replace(' ', 'T');
  const timeKnown = written.includes('T');
  const local = localTime(timeKnown ? written : `${written}T12:00`);
  const utcOffsetSeconds = offsetOf(civil, local);
  const instant = local.toZonedDateTime('UTC').subtract({ seconds: utcOffsetSeconds }).toInstant();
  return { utc: instant.toString(), utcOffsetSeconds, localDate: local.toPlainDate().toString(), timeKnown };
}

function localTime(text: string): Temporal.PlainDateTime {
  const looksRight = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
  const local = looksRight ? unlessRangeError(() => Temporal.PlainDateTime.from(text)) : undefined;
  if (local) return withinYears(local);
  throw new PlaceTimeError(
    'impossible-date',
    'date',
    `${text} is no date and time. Write it as 1996-06-04T14:30, by the clock of the place.`,
  );
}

function offsetOf(civil: CivilMoment, local: Temporal.PlainDateTime): number {
  const { zone, utcOffsetSeconds: given } = civil;
  const place = placeIn(civil);
  if (given !== undefined && !zone) return given;
  if (!zone || !unlessRangeError(() => local.toZonedDateTime(zone))) throw noZone(zone);
  const offsets = [indianMeanTime(place, local) ?? zoneOffsets(place, local)].flat();
  if (given !== undefined) return offsets.length > 0 ? given : inGap(local, zone, given);
  if (offsets.length === 1) return offsets[0]!;
  throw offsets.length === 0 ? gap(local) : overlap(local, offsets);
}

const INDIAN_ZONES = ['Asia/Kolkata', 'Asia/Calcutta'];

const placeIn = ({ latitude, longitude, zone = '' }: CivilMoment): Place => ({
  id: '',
  name: '',
  country: INDIAN_ZONES.includes(zone) ? 'IN' : '',
  latitude,
  longitude,
  zone,
});

/**
 * A time that the clocks skipped, told with the offset of either side, is one instant: counted by the offset before the gap (RFC 5545, 3.3.5).
 * Any other offset is taken as it stands.
 */
function inGap(local: Temporal.PlainDateTime, zone: string, given: number): number {
  const sides = (['earlier', 'later'] as const).map(
    (disambiguation) => local.toZonedDateTime(zone, { disambiguation }).offsetNanoseconds / 1e9,
  );
  return sides.includes(given) ? Math.min(...sides) : given;
}

const noZone = (zone = '') =>
  new PlaceTimeError(
    'no-zone',
    'place',
    `"${zone}" is no time zone we know. Give a name like Asia/Kolkata, or utcOffsetSeconds.`,
  );

const gap = (local: Temporal.PlainDateTime) =>
  new PlaceTimeError(
    'clock-gap',
    'time',
    `The clocks were put forward at that hour: ${local.toString()} never was there. Check the time, or give utcOffsetSeconds.`,
  );

const overlap = (local: Temporal.PlainDateTime, offsets: readonly number[]) =>
  new PlaceTimeError(
    'clock-overlap',
    'time',
    `The clocks were put back at that hour: ${local.toString()} was twice there. Give utcOffsetSeconds, ${offsets.join(' or ')}.`,
  );
