import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Place } from '#src/places/contract.ts';
import file from '#src/places/data/zone-history.json' with { type: 'json' };
import { convertLocalToUtc } from './local-to-utc.ts';
import { findPeriodAt, listOffsetsAt, listTownPeriods } from './historic-clock.ts';
import { listBirthOffsets, resolveBirth } from './resolve-birth.ts';

const createBirth = (zone: string, longitude: number, local: string) => {
  const place: Place = { id: '', name: 'Town', country: 'XX', latitude: 0, longitude, zone };
  const [date = '', time = ''] = local.split('T');
  return { name: 'Asha Rao', date, time, timeKind: 'exact' as const, place };
};
const findClock = (zone: string, longitude: number, local: string) =>
  resolveBirth(createBirth(zone, longitude, local)).clock;
const listClocks = (zone: string, longitude: number, local: string) =>
  listBirthOffsets(createBirth(zone, longitude, local)).official.map(({ clock }) => clock);

// The statements are those of the commentary in the source files of the database, or of the laws that it quotes.
describe('the clock of a birth abroad before 1975', () => {
  it.each([
    // Tanganyika 1948-60 and Uganda 1948-56: 2¾ hours, while Kenya had three from August 1942.
    ['Dar es Salaam 1950', 'Africa/Dar_es_Salaam', 39.28, '1950-06-01T12:00', 'Dar es Salaam time, +2:45'],
    ['Dar es Salaam 1946', 'Africa/Dar_es_Salaam', 39.28, '1946-06-01T12:00', 'EAT, +3:00'],
    ['Kampala 1952', 'Africa/Kampala', 32.58, '1952-06-01T12:00', 'Kampala time, +2:45'],
    ['Kampala 1940', 'Africa/Kampala', 32.58, '1940-06-01T12:00', 'Kampala time, +2:30'],
    ['Mombasa 1938', 'Africa/Nairobi', 39.66, '1938-06-01T12:00', 'Nairobi time, +2:45'],
    // Bahrain adopted +3:30 on 20 July 1941 and +4 at New Year 1944 (A. Stewart, The National, 2020).
    ['Manama 1930', 'Asia/Bahrain', 50.585, '1930-06-01T12:00', 'local mean time, +3:22:20'],
    ['Manama 1943', 'Asia/Bahrain', 50.585, '1943-06-01T12:00', 'Bahrain time, +3:30'],
    ['Manama 1944', 'Asia/Bahrain', 50.585, '1944-06-01T12:00', 'Bahrain time, +4:00'],
    // Trinidad had no war time; Puerto Rico, whose history the ordinary database gives it, had.
    ['Port of Spain 1943', 'America/Port_of_Spain', -61.52, '1943-06-01T12:00', 'AST, −4:00'],
    // The whole of Iceland was one hour behind Greenwich from 1908, with summer time until 7 April 1968.
    ['Reykjavik 1950 in winter', 'Atlantic/Reykjavik', -21.9, '1950-01-15T12:00', 'Reykjavik time, −1:00'],
    ['Reykjavik 1950 in summer', 'Atlantic/Reykjavik', -21.9, '1950-07-15T12:00', 'Reykjavik time, +0:00'],
    // Amsterdam mean time until 1 July 1937, then +0:20 until the German occupation of May 1940.
    ['Rotterdam 1930 in winter', 'Europe/Amsterdam', 4.48, '1930-01-15T12:00', 'Amsterdam time, +0:19:32'],
    ['Rotterdam 1930 in summer', 'Europe/Amsterdam', 4.48, '1930-07-15T12:00', 'NST, +1:19:32'],
    ['Rotterdam 1939', 'Europe/Amsterdam', 4.48, '1939-01-15T12:00', 'Amsterdam time, +0:20'],
    ['Rotterdam 1941', 'Europe/Amsterdam', 4.48, '1941-01-15T12:00', 'CEST, +2:00'],
    // Norway had summer time from 1959 to 1965; Berlin, whose history the ordinary database gives it, had not.
    ['Oslo 1960', 'Europe/Oslo', 10.75, '1960-07-15T12:00', 'CEST, +2:00'],
    ['Stockholm 1947', 'Europe/Stockholm', 18.07, '1947-07-15T12:00', 'CET, +1:00'],
    ['Nassau 1950', 'America/Nassau', -77.34, '1950-07-15T12:00', 'EST, −5:00'],
    // The Gold Coast added 20 minutes from September to December, 1920 to 1939.
    ['Accra, October 1930', 'Africa/Accra', -0.2, '1930-10-15T12:00', 'Accra time, +0:20'],
    ['Accra, June 1930', 'Africa/Accra', -0.2, '1930-06-15T12:00', 'GMT, +0:00'],
    ['Willemstad 1950', 'America/Curacao', -68.93, '1950-06-15T12:00', 'Curacao time, −4:30'],
    // The Statutes (Definition of Time) Act, 1880: Dublin mean time is the legal time of Ireland.
    ['Cork 1910', 'Europe/Dublin', -8.47, '1910-06-15T12:00', 'Dublin time, −0:25:21'],
    ['Cork in July 1916', 'Europe/Dublin', -8.47, '1916-07-15T12:00', 'Dublin time, +0:34:39'],
    ['Tabriz 1930', 'Asia/Tehran', 46.29, '1930-06-15T12:00', 'Tehran time, +3:25:44'],
    ['Tabriz 1936', 'Asia/Tehran', 46.29, '1936-06-15T12:00', 'Tehran time, +3:30'],
    // The law of 14 March 1891 made Paris mean time legal in France, that of 9 March 1911 Greenwich time.
    ['Paris 1910', 'Europe/Paris', 2.35, '1910-06-15T12:00', 'Paris time, +0:09:21'],
    ['Brest 1900', 'Europe/Paris', -4.49, '1900-06-15T12:00', 'Paris time, +0:09:21'],
    ['Brest 1880', 'Europe/Paris', -4.5, '1880-06-15T12:00', 'local mean time, −0:18'],
    ['Odesa 1910', 'Europe/Kyiv', 30.73, '1910-06-15T12:00', 'Kyiv time, +2:02:04'],
    ['Kraków 1910', 'Europe/Warsaw', 19.94, '1910-06-15T12:00', 'Warsaw time, +1:24'],
    ['Patras 1910', 'Europe/Athens', 21.73, '1910-06-15T12:00', 'Athens time, +1:34:52'],
    ['Porto 1905', 'Europe/Lisbon', -8.61, '1905-06-15T12:00', 'Lisbon time, −0:36:45'],
    // Fiji from 26 October 1915, Mauritius from 1907; Aden and Kuwait from 1950.
    ['Suva 1930', 'Pacific/Fiji', 178.44, '1930-06-15T12:00', 'Fiji time, +12:00'],
    ['Suva 1914', 'Pacific/Fiji', 178.45, '1914-06-15T12:00', 'local mean time, +11:53:48'],
    ['Port Louis 1935', 'Indian/Mauritius', 57.5, '1935-06-15T12:00', 'Mauritius time, +4:00'],
    ['Aden 1940', 'Asia/Aden', 45.025, '1940-06-15T12:00', 'local mean time, +3:00:06'],
    ['Kuwait 1952', 'Asia/Kuwait', 47.98, '1952-06-15T12:00', 'Kuwait time, +3:00'],
    ['Muscat 1930', 'Asia/Muscat', 58.41, '1930-06-15T12:00', 'Muscat time, +4:00'],
    // Ceylon was half an hour ahead from January 1942, an hour from September 1942 to October 1945.
    ['Colombo 1900', 'Asia/Colombo', 79.86, '1900-06-15T12:00', 'Colombo time, +5:19:32'],
    ['Colombo in June 1942', 'Asia/Colombo', 79.86, '1942-06-15T12:00', 'Colombo time, +6:00'],
    ['Colombo 1944', 'Asia/Colombo', 79.86, '1944-06-15T12:00', 'Colombo time, +6:30'],
    // Burma: Rangoon time, standard time from 1920, Tokyo time under Japanese occupation.
    ['Mandalay 1910', 'Asia/Yangon', 96.08, '1910-06-15T12:00', 'Yangon time, +6:24:47'],
    ['Mandalay 1935', 'Asia/Yangon', 96.08, '1935-06-15T12:00', 'Yangon time, +6:30'],
    ['Mandalay 1943', 'Asia/Yangon', 96.08, '1943-06-15T12:00', 'Yangon time, +9:00'],
    ['Karachi 1944', 'Asia/Karachi', 67.01, '1944-06-15T12:00', 'Karachi time, +6:30'],
    ['Karachi 1948', 'Asia/Karachi', 67.01, '1948-06-15T12:00', 'Karachi time, +5:30'],
    ['Karachi 1960', 'Asia/Karachi', 67.01, '1960-06-15T12:00', 'Karachi time, +5:00'],
    ['Dhaka 1930', 'Asia/Dhaka', 90.41, '1930-06-15T12:00', 'Dhaka time, +5:53:20'],
    ['Dhaka 1949', 'Asia/Dhaka', 90.41, '1949-06-15T12:00', 'Dhaka time, +6:30'],
    ['Dhaka 1960', 'Asia/Dhaka', 90.41, '1960-06-15T12:00', 'Dhaka time, +6:00'],
    ['Kathmandu 1950', 'Asia/Kathmandu', 85.32, '1950-06-15T12:00', 'Kathmandu time, +5:30'],
    ['Singapore 1903', 'Asia/Singapore', 103.85, '1903-06-15T12:00', 'Singapore time, +6:55:25'],
    ['Singapore 1934', 'Asia/Singapore', 103.85, '1934-06-15T12:00', 'Singapore time, +7:20'],
    ['Singapore 1943', 'Asia/Singapore', 103.85, '1943-06-15T12:00', 'Singapore time, +9:00'],
    ['Singapore 1950', 'Asia/Singapore', 103.85, '1950-06-15T12:00', 'Singapore time, +7:30'],
    ['Penang 1903', 'Asia/Kuala_Lumpur', 100.33, '1903-06-15T12:00', 'Kuala Lumpur time, +6:55:25'],
    ['Hong Kong 1943', 'Asia/Hong_Kong', 114.17, '1943-06-15T12:00', 'JST, +9:00'],
    ['Hong Kong 1955', 'Asia/Hong_Kong', 114.17, '1955-07-15T12:00', 'HKST, +9:00'],
    // Double summer time: two hours ahead of Greenwich in the summers of 1941 to 1945 and 1947.
    ['London, summer of 1943', 'Europe/London', -0.13, '1943-07-15T12:00', 'BDST, +2:00'],
    ['London, winter of 1943', 'Europe/London', -0.13, '1943-01-15T12:00', 'BST, +1:00'],
    ['London, winter of 1970', 'Europe/London', -0.13, '1970-01-15T12:00', 'BST, +1:00'],
    ['New York 1943', 'America/New_York', -74.01, '1943-01-15T12:00', 'EWT, −4:00'],
    ['New York, September 1945', 'America/New_York', -74.01, '1945-09-15T12:00', 'EPT, −4:00'],
    ['Zanzibar 1955', 'Africa/Dar_es_Salaam', 39.2, '1955-06-15T12:00', 'Dar es Salaam time, +2:45'],
    // In May 1942 clocks in Ireland were an hour ahead, as in all war years; IST would be read as Indian time.
    ['Dublin 1942', 'Europe/Dublin', -6.27, '1942-01-15T12:00', 'Dublin time, +1:00'],
  ])('is the documented one for %s', (_case, zone, longitude, local, clock) => {
    expect(findClock(zone, longitude, local)).toBe(clock);
  });

  it('is the one of ICU from 1975', () => {
    expect(findClock('America/New_York', -74.01, '1974-12-31T23:59')).toBe('EST, −5:00');
    expect(findClock('America/New_York', -74.01, '1975-01-01T00:00')).toBe('EST, −5:00');
    expect(findClock('Asia/Dhaka', 90.41, '2009-07-01T00:00')).toBe('Dhaka time, +7:00');
  });
});

describe('gaps and overlaps before 1975', () => {
  it('a time that the clock skipped has no offset', () => {
    // Tanganyika advanced its clocks by a quarter of an hour at New Year 1961.
    expect(listClocks('Africa/Dar_es_Salaam', 39.28, '1961-01-01T00:10')).toEqual([]);
    expect(listClocks('Africa/Dar_es_Salaam', 39.28, '1961-01-01T00:15')).toEqual(['EAT, +3:00']);
    expect(listClocks('Africa/Dar_es_Salaam', 39.28, '1960-12-31T23:59')).toEqual([
      'Dar es Salaam time, +2:45',
    ]);
  });

  it('a time that occurred twice has both offsets, the earlier instant first', () => {
    // At New Year 1948 Tanganyika put its clocks back by a quarter of an hour.
    expect(listClocks('Africa/Dar_es_Salaam', 39.28, '1947-12-31T23:50')).toEqual([
      'EAT, +3:00',
      'Dar es Salaam time, +2:45',
    ]);
    // On 11 March 1911 at midnight Paris put its clocks back by 9 minutes 21 seconds.
    expect(listClocks('Europe/Paris', 2.35, '1911-03-10T23:55')).toEqual([
      'Paris time, +0:09:21',
      'WET, +0:00',
    ]);
  });

  it('a time in a gap with an offset is converted with the offset before the gap', () => {
    const gap = { local: '1961-01-01T00:10', latitude: -6.8, longitude: 39.28, zone: 'Africa/Dar_es_Salaam' };
    for (const utcOffsetSeconds of [9900, 10_800])
      expect(convertLocalToUtc({ ...gap, utcOffsetSeconds }).utc).toBe('1960-12-31T21:25:00Z');
  });
});

describe('local mean time abroad', () => {
  it('ends in each town when its own clock shows the hour of the law', () => {
    // Germany adopted Central European Time on 1 April 1893 at midnight; Ulm was at +0:39:58.
    expect(listClocks('Europe/Berlin', 9.9916, '1893-03-31T23:59')).toEqual(['local mean time, +0:39:58']);
    expect(listClocks('Europe/Berlin', 9.9916, '1893-04-01T00:10')).toEqual([]);
    expect(listClocks('Europe/Berlin', 9.9916, '1893-04-01T00:21')).toEqual(['CET, +1:00']);
    // Königsberg was ahead of Central European Time.
    expect(listClocks('Europe/Berlin', 20.5, '1893-03-31T23:55')).toEqual([
      'local mean time, +1:22',
      'CET, +1:00',
    ]);
  });

  it('has the calendar day of its side of the date line', () => {
    // Manila was a day behind until the end of 1844, Sitka a day ahead until 18 October 1867.
    expect(findClock('Asia/Manila', 121, '1840-06-15T12:00')).toBe('local mean time, −15:56');
    expect(findClock('Asia/Manila', 121, '1850-06-15T12:00')).toBe('local mean time, +8:04');
    expect(findClock('America/Sitka', -135.3, '1860-06-15T12:00')).toBe('local mean time, +14:58:48');
    expect(findClock('America/Sitka', -135.3, '1880-06-15T12:00')).toBe('local mean time, −9:01:12');
  });

  it('is used before a place has a clock in the database', () => {
    // The database has no clock for Iqaluit before the air base of 1942.
    expect(findClock('America/Iqaluit', -68.5, '1930-06-15T12:00')).toBe('local mean time, −4:34');
    expect(findClock('America/Iqaluit', -68.5, '1950-01-15T12:00')).toBe('EST, −5:00');
  });
});

describe('the periods of a place', () => {
  const toSeconds = (utc: string) => Temporal.Instant.from(utc).epochMilliseconds / 1000;
  const createInstants = (first: string) =>
    fc.integer({ min: toSeconds(first), max: toSeconds('1974-12-30T00:00Z') });

  it('give every instant a local time that leads back to it, and at most two instants to a local time', () => {
    const zones = Object.keys(file.zones);
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: -180, max: 180 }),
        createInstants('1800-01-02T00:00Z'),
        (zone, longitude, instant) => {
          const periods = listTownPeriods(createBirth(zone, longitude, '').place)!;
          const { offsetSeconds } = findPeriodAt(periods, instant);
          const offsets = listOffsetsAt(periods, toLocal(instant + offsetSeconds));
          expect(offsets).toContain(offsetSeconds);
          expect(offsets.length).toBeLessThanOrEqual(2);
          expect(offsets).toEqual(offsets.toSorted((a, b) => b - a));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('agree with the algorithm of Temporal in zones whose history ICU has', () => {
    const zones = ['Europe/London', 'America/New_York', 'Asia/Karachi', 'Asia/Singapore', 'Europe/Dublin'];
    const anyShift = fc.integer({ min: -7200, max: 7200 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        createInstants('1943-01-01T00:00Z'),
        anyShift,
        (zone, instant, shift) => {
          const periods = listTownPeriods(createBirth(zone, 0, '').place)!;
          // Gaps and overlaps are in the two hours before or after a change.
          const { start } = findPeriodAt(periods, instant);
          const local = toLocal(start + shift + findPeriodAt(periods, start - 1).offsetSeconds);
          const times = (['earlier', 'later'] as const)
            .map((disambiguation) => local.toZonedDateTime(zone, { disambiguation }))
            .filter((time) => time.toPlainDateTime().equals(local));
          expect(listOffsetsAt(periods, local)).toEqual([
            ...new Set(times.map(({ offsetNanoseconds }) => offsetNanoseconds / 1e9)),
          ]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

const toLocal = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime();
