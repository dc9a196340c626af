/** UTC offsets of a place at a local time: before 1975 from our history of time zones, afterwards from ICU. */
import { Temporal } from 'temporal-polyfill';
import { catchRangeError } from './local-time.ts';
import type { Place } from '#src/places/contract.ts';
import { BirthTimeError } from './birth-time-error.ts';
import { findPeriodAt, listOffsetsAroundGap, listOffsetsAt, listTownPeriods } from './historic-clock.ts';
import { type ClockPeriod, HISTORY_END_YEAR } from './zone-history.ts';

/**
 * Finds the offsets in seconds east of Greenwich: normally one, none in a gap of the clock, two in an overlap, that of
 * the earlier instant first.
 * @throws BirthTimeError unknown-zone
 */
export function findZoneOffsets(place: Place, local: Temporal.PlainDateTime): number[] {
  const periods = findTownPeriods(place, local);
  if (periods) return listOffsetsAt(periods, local);
  const existingTimes = listZonedTimes(place, local).filter((time) => time.toPlainDateTime().equals(local));
  return [...new Set(existingTimes.map(getOffsetSeconds))];
}

/**
 * Finds the offsets before and after a gap of the clock.
 * @throws BirthTimeError unknown-zone
 */
export function findOffsetsAroundGap(place: Place, local: Temporal.PlainDateTime): number[] {
  const periods = findTownPeriods(place, local);
  return periods ? listOffsetsAroundGap(periods, local) : listZonedTimes(place, local).map(getOffsetSeconds);
}

/** Finds the official clock of a place at an instant before 1975. */
export function findHistoricClock(place: Place, utc: string): ClockPeriod | undefined {
  const instant = Temporal.Instant.from(utc);
  if (instant.toZonedDateTimeISO('UTC').year >= HISTORY_END_YEAR) return undefined;
  const periods = listTownPeriods(place);
  return periods && findPeriodAt(periods, instant.epochMilliseconds / 1000);
}

const findTownPeriods = (place: Place, local: Temporal.PlainDateTime) =>
  local.year < HISTORY_END_YEAR ? listTownPeriods(place) : undefined;

function listZonedTimes({ zone }: Place, local: Temporal.PlainDateTime): Temporal.ZonedDateTime[] {
  const zonedTimes = zone
    ? catchRangeError(() =>
        (['earlier', 'later'] as const).map((disambiguation) =>
          local.toZonedDateTime(zone, { disambiguation }),
        ),
      )
    : undefined;
  if (zonedTimes) return zonedTimes;
  throw new BirthTimeError(
    'unknown-zone',
    'place',
    'We do not know the time zone of this place. Please pick a place from the list.',
  );
}

const getOffsetSeconds = ({ offsetNanoseconds }: Temporal.ZonedDateTime) => offsetNanoseconds / 1e9;
