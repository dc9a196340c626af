import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import reference from '#src/testing/fixtures/zone-offsets.json' with { type: 'json' };
import file from '#src/places/data/zone-history.json' with { type: 'json' };
import type { Place } from '#src/places/contract.ts';
import { findPeriodAt, listTownPeriods } from './historic-clock.ts';
import { findZoneHistory } from './zone-history.ts';
import { findZoneOffsets } from './zone-offsets.ts';

/** A number of months with one offset: "LMT9428:372 10800:528" in the fixture are two. Months count from January 1900. */
type Run = { offset: number; isLocalMeanTime: boolean; firstMonth: number; months: number };

/** 1900 to 1974 */
const MONTH_COUNT = 75 * 12;

function parseRuns(text: string): Run[] {
  let firstMonth = 0;
  return text.split(' ').map((part) => {
    const [, meanTime, offset, months] = /^(LMT)?(-?\d+):(\d+)$/.exec(part)!;
    const run = {
      offset: Number(offset),
      isLocalMeanTime: meanTime !== undefined,
      firstMonth,
      months: Number(months),
    };
    firstMonth += run.months;
    return run;
  });
}

const zones = Object.entries(reference.zones).map(([zone, text]) => ({
  zone,
  source: zone,
  runs: parseRuns(text),
}));

const links = Object.entries(reference.links).flatMap(([zone, target]) => {
  const text = (reference.zones as Record<string, string>)[target];
  return text === undefined ? [] : [{ zone, source: target, runs: parseRuns(text) }];
});

/** The database calls these LMT, although they were the legal time of the whole country. First year, offset. */
const LEGAL_MEAN_TIMES: Record<string, [number, number]> = {
  'Africa/Luanda': [1892, 3124],
  'Africa/Sao_Tome': [1884, -2205],
  'America/Lima': [1890, -18_516],
  'Europe/Lisbon': [1884, -2205],
};

/** Noon UTC of the 15th; months are counted from January 1900. */
const getInstant = (month: number) => Date.UTC(1900, month, 15, 12) / 1000;

const createPlace = (zone: string, longitude: number): Place => ({
  id: '',
  name: '',
  country: '',
  latitude: 0,
  longitude,
  zone,
});

/** A town east of the zone's main city, by three degrees of longitude or 12 minutes of mean time. */
function createTown(
  { zone, source }: { zone: string; source: string },
  { offset, isLocalMeanTime }: Run,
): { place: Place; expected: number } {
  return isLocalMeanTime && LEGAL_MEAN_TIMES[source]?.[1] !== offset
    ? { place: createPlace(zone, offset / 240 + 3), expected: offset + 720 }
    : { place: createPlace(zone, 0), expected: offset };
}

describe('the history of time zones', () => {
  it('gives each zone the offset that zdump prints, in every month from 1900 to 1974', () => {
    const differences = [...zones, ...links].flatMap(({ zone, source, runs }) =>
      runs.flatMap((run) => {
        const { place, expected } = createTown({ zone, source }, run);
        const periods = listTownPeriods(place)!;
        const months = Array.from({ length: run.months }, (_, index) => run.firstMonth + index);
        const wrongMonths = months.filter(
          (month) => findPeriodAt(periods, getInstant(month)).offsetSeconds !== expected,
        );
        return wrongMonths.map((month) => ({ zone, month, expected }));
      }),
    );
    expect(differences).toEqual([]);
  });

  it('gives a local time the offset that zdump prints, in the first and last month of each offset', () => {
    const differences = zones.flatMap(({ zone, source, runs }) =>
      runs.flatMap((run) => {
        const { place, expected } = createTown({ zone, source }, run);
        return [run.firstMonth, run.firstMonth + run.months - 1].flatMap((month) => {
          const local = new Temporal.PlainDateTime(1900, 1, 15, 12)
            .add({ months: month })
            .add({ seconds: expected });
          const offsets = findZoneOffsets(place, local);
          return offsets.length === 1 && offsets[0] === expected ? [] : [{ zone, month, expected, offsets }];
        });
      }),
    );
    expect(differences).toEqual([]);
  });

  it('has a reference of 405 zones and 146 further names for all months, of the same version', () => {
    expect([zones.length, links.length]).toEqual([405, 146]);
    const countMonths = (runs: Run[]) => runs.reduce((sum, { months }) => sum + months, 0);
    expect(zones.filter(({ runs }) => countMonths(runs) !== MONTH_COUNT)).toEqual([]);
    expect(file.version).toBe(reference.version);
  });

  it('gives legal mean times that the database calls LMT to the whole country', () => {
    for (const [zone, [year, offset]] of Object.entries(LEGAL_MEAN_TIMES)) {
      const town = createPlace(zone, 50);
      expect(findZoneOffsets(town, new Temporal.PlainDateTime(year + 1, 1, 1)), zone).toEqual([offset]);
      expect(findZoneOffsets(town, new Temporal.PlainDateTime(year - 1, 1, 1)), zone).toEqual([12_000]);
    }
  });

  it('agrees with ICU from 1970, so that the two can be joined in 1975', () => {
    const differences = zones.flatMap(({ zone }) =>
      ['1970-01-15', '1970-07-15', '1974-01-15', '1974-07-15', '1974-12-31'].flatMap((date) => {
        const local = Temporal.PlainDateTime.from(`${date}T12:00`);
        const offset = local.toZonedDateTime(zone).offsetNanoseconds / 1e9;
        const [ourOffset] = findZoneOffsets(createPlace(zone, 0), local);
        return ourOffset === offset ? [] : [{ zone, date, offset, ourOffset }];
      }),
    );
    expect(differences).toEqual([]);
  });

  it('contains every zone of Node', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((zone) => !findZoneHistory(zone))).toEqual([]);
  });

  it('accepts former names in any letter case, and rejects unknown zones', () => {
    expect(findZoneHistory('Asia/Calcutta')).toBe(findZoneHistory('Asia/Kolkata'));
    expect(findZoneHistory('asia/kolkata')).toBe(findZoneHistory('Asia/Kolkata'));
    expect(findZoneHistory('Asia/Jaipur')).toBeUndefined();
    expect(findZoneHistory('')).toBeUndefined();
  });

  it('lists the periods of each zone in order of time', () => {
    const names = [...Object.keys(file.zones), ...Object.keys(file.sameAs)];
    const isOrdered = (zone: string) =>
      findZoneHistory(zone)!.every(({ start }, index, periods) =>
        index === 0 ? start === -Infinity : start > periods[index - 1]!.start,
      );
    expect(names.filter((zone) => !isOrdered(zone))).toEqual([]);
  });
});
