import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeCivilDay } from '#src/astrology/panchang/civil-day.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import zoneHistory from '#src/places/data/zone-history.json' with { type: 'json' };
import { toBirthMoment } from './birth-moment.ts';

const createBirth = (zone: string, longitude: number, date: string, time: string): BirthDetails => ({
  name: 'Asha Rao',
  date,
  time,
  timeKind: 'exact',
  place: { id: '', name: 'Town', country: 'XX', latitude: 0, longitude, zone },
});

/** Undefined for a local time that a clock change skipped. */
function resolveOrSkip(birth: BirthDetails) {
  try {
    return resolveBirth(birth);
  } catch (error) {
    if (error instanceof BirthTimeError) return undefined;
    throw error;
  }
}

describe('toBirthMoment', () => {
  it('toBirthMoment keeps every birth within the civil day of its date', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(zoneHistory.zones)),
        fc.double({ min: -180, max: 180, noNaN: true }),
        // Days from 1 January 2000: 1852 to 2024.
        fc.integer({ min: -54_000, max: 9000 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, longitude, day, minute) => {
          const local = formatIso(day - 0.5 + minute / 1440);
          const birth = resolveOrSkip(createBirth(zone, longitude, local.slice(0, 10), local.slice(11, 16)));
          fc.pre(birth !== undefined);
          const { start, end, weekday } = computeCivilDay(toBirthMoment(birth));
          const ut = parseUt(birth.utc);
          expect(start - 1e-9 <= ut && ut < end, `${zone} ${local}`).toBe(true);
          expect(weekday).toBe(new Date(`${birth.date}T00:00:00Z`).getUTCDay() + 1);
        },
      ),
      { numRuns: 300 },
    );
  });
});
