import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { type ChartSettings, GRAHAS } from '#src/astrology/contract.ts';
import { toInstant, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { DEFAULT_SETTINGS, computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { listSignStays } from './sign-stays.ts';
import { getSign } from '#src/astrology/zodiac.ts';

const toDay = (instant: string) => instant.slice(0, 10);

describe('listSignStays', () => {
  it('returns stays of Saturn that start on the dates of the almanacs', () => {
    const entries = listSignStays('Saturn', '2014-01-01T00:00:00Z', '2025-12-31T00:00:00Z').slice(1);
    expect(entries.map(({ sign, from }) => `${sign} ${toDay(from)}`)).toEqual([
      '8 2014-11-02',
      '9 2017-01-26',
      '8 2017-06-20',
      '9 2017-10-26',
      '10 2020-01-24',
      '11 2022-04-29',
      '10 2022-07-12',
      '11 2023-01-17',
      '12 2025-03-29',
    ]);
  });

  it('marks signs that were entered in retrograde motion', () => {
    const retrogradeEntries = listSignStays('Jupiter', '2026-11-21T00:00:00Z', '2028-12-31T00:00:00Z').filter(
      (stay) => stay.enteredRetrograde,
    );
    expect(retrogradeEntries.map(({ sign, from }) => `${sign} ${toDay(from)}`)).toEqual([
      '4 2027-01-24',
      '5 2028-02-28',
    ]);
  });

  it('returns continuous stays from the start of the search to its end', () => {
    const stays = listSignStays('Mercury', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');
    expect([stays[0]!.from, stays.at(-1)!.to]).toEqual(['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z']);
    for (const [index, { to, sign }] of stays.slice(0, -1).entries()) {
      expect(stays[index + 1]!.from).toBe(to);
      expect(stays[index + 1]!.sign).not.toBe(sign);
    }
  });

  it('returns stays of the mean node in reverse order, all entered in retrograde motion', () => {
    const stays = listSignStays('Rahu', '2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z', { node: 'mean' });
    expect(stays.map(({ sign }) => sign)).toEqual([3, 2, 1, 12, 11, 10, 9, 8]);
    expect(stays.slice(1).every(({ enteredRetrograde }) => enteredRetrograde)).toBe(true);
  });
});

describe('listSignStays compared with Indian almanacs', () => {
  /** Lists the signs entered, with the time in Indian Standard Time. */
  const listEntries = (...search: Parameters<typeof listSignStays>) =>
    listSignStays(...search)
      .slice(1)
      .map(({ sign, from }) => `${sign} ${formatIso(parseUt(from) + 5.5 / 24).slice(0, 16)}`);

  it('returns the sign changes of Jupiter in 2025 and 2026', () => {
    const [from, to] = ['2025-01-01T00:00:00Z', '2026-12-31T00:00:00Z'];
    expect(listEntries('Jupiter', from, to).map((entry) => entry.slice(0, 9))).toEqual([
      '3 2025-05',
      '4 2025-10',
      '3 2025-12',
      '4 2026-06',
      '5 2026-10',
    ]);
    expect(listEntries('Jupiter', from, to)[0]).toBe('3 2025-05-14T22:36');
    expect(listEntries('Jupiter', from, to)[1]).toMatch('4 2025-10-18T19');
    expect(listEntries('Jupiter', from, to)[2]).toMatch('3 2025-12-05T17');
  });

  it('returns a sign change eleven days later for the true than for the mean node', () => {
    const search = ['2025-01-01T00:00:00Z', '2026-01-01T00:00:00Z'] as const;
    expect(listEntries('Rahu', ...search, { node: 'mean' })).toEqual(['11 2025-05-18T19:34']);
    expect(listEntries('Rahu', ...search, { node: 'true' })[0]).toMatch('11 2025-05-30');
    expect(listEntries('Ketu', ...search, { node: 'mean' })).toEqual(['5 2025-05-18T19:34']);
  });
});

describe('listSignStays for any graha at any time', () => {
  const YEAR = 365.25;
  const interval = fc
    .record({
      start: fc.double({ min: -200 * YEAR, max: 97 * YEAR, noNaN: true }),
      years: fc.double({ min: 0.02, max: 1, noNaN: true }),
    })
    .map(({ start, years }) => [formatIso(start), formatIso(start + years * YEAR)] as const);
  const settings = fc.record({
    ayanamsa: fc.constantFrom<ChartSettings['ayanamsa']>('lahiri', 'raman', 'true-chitra'),
    node: fc.constantFrom<ChartSettings['node']>('true', 'mean'),
  });

  it.each(GRAHAS)('returns continuous stays of %s within the borders of their signs', (graha) => {
    fc.assert(
      fc.property(interval, settings, ([from, to], overrides) => {
        const computeLongitude = (ut: number) =>
          computeSiderealLongitude(graha, toInstant(ut), { ...DEFAULT_SETTINGS, ...overrides });
        const stays = listSignStays(graha, from, to, overrides);
        expect([stays[0]!.from, stays.at(-1)!.to]).toEqual([from, to]);
        for (const [index, stay] of stays.entries()) {
          expect(getSign(computeLongitude((parseUt(stay.from) + parseUt(stay.to)) / 2))).toBe(stay.sign);
          const next = stays[index + 1];
          if (!next) continue;
          expect(next.from).toBe(stay.to);
          const border = (next.enteredRetrograde ? stay.sign - 1 : next.sign - 1) * 30;
          // half a second of the Moon’s motion
          expect(Math.abs(subtractAngles(computeLongitude(parseUt(stay.to)), border)) * 3600).toBeLessThan(
            0.4,
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('includes the short returns of the true node over a border', () => {
    const settings = { ...DEFAULT_SETTINGS, node: 'true' } as const;
    const stays = listSignStays('Rahu', '1994-04-01T00:00:00Z', '1994-07-01T00:00:00Z', settings);
    expect(stays.map(({ sign, enteredRetrograde }) => [sign, enteredRetrograde])).toEqual([
      [8, false],
      [7, true],
      [8, false],
      [7, true],
    ]);
    for (const { sign, from, to } of stays)
      for (let ut = parseUt(from) + 0.01; ut < parseUt(to); ut += 0.5)
        expect(getSign(computeSiderealLongitude('Rahu', toInstant(ut), settings))).toBe(sign);
  });

  it('returns the same result after other calls', () => {
    const listMarsStays = () =>
      listSignStays('Mars', '2031-03-01T00:00:00Z', '2033-03-01T00:00:00Z', { ayanamsa: 'kp' });
    const firstResult = listMarsStays();
    listSignStays('Mars', '2032-01-01T00:00:00Z', '2032-06-01T00:00:00Z', { ayanamsa: 'raman' });
    for (let year = 1800; year < 2100; year += 3)
      listSignStays('Saturn', `${year}-01-01T00:00:00Z`, `${year + 3}-01-01T00:00:00Z`);
    expect(listMarsStays()).toEqual(firstResult);
    const longerSearch = listSignStays('Mars', '2030-01-01T00:00:00Z', '2035-01-01T00:00:00Z', {
      ayanamsa: 'kp',
    });
    for (const stay of firstResult.slice(1, -1)) expect(longerSearch).toContainEqual(stay);
  });

  it('caches the result separately for each ayanamsa', () => {
    const [from, to] = ['2022-06-01T00:00:00Z', '2026-01-01T00:00:00Z'];
    const findEntryToPisces = (ayanamsa: ChartSettings['ayanamsa']) =>
      listSignStays('Saturn', from, to, { ayanamsa }).find(({ sign }) => sign === 12)!.from;
    expect(parseUt(findEntryToPisces('lahiri')) - parseUt(findEntryToPisces('raman'))).toBeGreaterThan(10);
    expect(parseUt(findEntryToPisces('lahiri')) - parseUt(findEntryToPisces('kp'))).toBeGreaterThan(0.5);
  });
});
