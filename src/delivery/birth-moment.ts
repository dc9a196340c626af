import type { BirthMoment } from '#src/astrology/input.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';

/** The input of the chart computation. */
export function toBirthMoment({ utc, date, timeKind, place, utcOffsetSeconds }: ResolvedBirth): BirthMoment {
  const { latitude, longitude, zone } = place;
  return {
    utc,
    latitude,
    longitude,
    isTimeKnown: timeKind !== 'unknown',
    zone,
    localDate: date,
    utcOffsetSeconds,
  };
}
