import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeVimshottari } from '#src/astrology/dashas/vimshottari.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findPlace } from '#src/places/testing.ts';
import { OffsetOptions } from '#src/places/contract.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { findReferenceChart } from '#src/testing/reference-charts.ts';
import { ChartFactsResponse, type DayFacts, type MomentFacts, type BirthQuery } from './contract.ts';

let app: TestApp;
const logLines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  app = await startApp({ role: 'web', log });
  app.clock.set('2026-11-28T06:30:00Z');
});
afterAll(() => app.close());

const post = (query: object, status = 200) =>
  supertest(app.url).post('/api/chart-facts').send(query).expect(status);
const fetchFacts = async (query: BirthQuery) => ChartFactsResponse.parse((await post(query)).body);
async function fetchMomentFacts(query: BirthQuery): Promise<MomentFacts> {
  const { facts } = await fetchFacts(query);
  if (facts.kind !== 'moment') throw new Error('The facts are not those of a known time.');
  return facts;
}
async function fetchDayFacts(query: BirthQuery): Promise<DayFacts> {
  const { facts } = await fetchFacts(query);
  if (facts.kind !== 'day') throw new Error('The facts are those of a known time.');
  return facts;
}
const findPlaceId = async (query: string) => (await findPlace(app.url, query)).id;

describe('the facts for a known birth time', () => {
  it.each(['bvraman', 'amitabh', 'leap-day', 'in-01', 'in-02', 'kathmandu-1986', 'sydney'])(
    'agree with the reference chart %s',
    async (id) => {
      const { local, place, grahas, ascendant, utcOffsetSeconds, utc } = findReferenceChart(id);
      const { moon, sun, lagna, karakas, dasha } = await fetchMomentFacts({
        date: local.slice(0, 10),
        time: local.slice(11, 16),
        placeId: await findPlaceId(place),
        utcOffsetSeconds,
      });
      const { sign, nakshatra, pada } = grahas.Moon;
      expect(moon).toMatchObject({ sign, nakshatra, pada });
      expect(sun.sign).toBe(grahas.Sun.sign);
      expect(lagna!.point.sign).toBe(ascendant.sign);
      const ranking = (['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const).toSorted(
        (a, b) => (grahas[b].lon % 30) - (grahas[a].lon % 30),
      );
      expect(karakas.map(({ graha }) => graha)).toEqual(ranking);
      const running = computeVimshottari(grahas.Moon.lon, parseUt(utc), 365.25).find(
        ({ end }) => end > '2026-11-28T06:30:00Z',
      );
      expect(dasha.current?.maha.lord).toBe(running?.lord);
    },
  );

  it('contain the birth times at which the lagna rises', async () => {
    const { lagna } = await fetchMomentFacts({
      date: '1996-06-04',
      time: '14:30',
      placeId: await findPlaceId('Kota'),
    });
    const { from, to } = lagna!.rising;
    expect(lagna!.point.sign).toBe(6);
    expect(from).toMatch(/^1996-06-04T07:3\d/);
    expect(to).toMatch(/^1996-06-04T09:4\d/);
  });

  it('have dates of the mahadasha, the antardasha and the next mahadasha', async () => {
    const { dasha } = await fetchMomentFacts({
      date: '1996-06-04',
      time: '14:30',
      placeId: await findPlaceId('Kota'),
    });
    const { maha, antar } = dasha.current!;
    expect([maha.lord, antar.lord, dasha.next?.lord]).toEqual(['Rahu', 'Saturn', 'Jupiter']);
    expect(antar).toMatchObject({
      start: expect.stringMatching(/^2026-09-/),
      end: expect.stringMatching(/^2029-07-/),
    });
    expect(dasha.next?.start).toBe(maha.end);
  });

  it('have no current dasha when the 120 years of the cycle are over', async () => {
    const { dasha } = await fetchMomentFacts({
      date: '1869-10-02',
      time: '07:11',
      placeId: await findPlaceId('Porbandar'),
    });
    expect(dasha).toEqual({ current: null, next: null });
  });

  it('without a place are by Indian time and have no lagna', async () => {
    const response = await fetchFacts({ date: '1996-06-04', time: '14:30' });
    expect(response).toMatchObject({
      place: null,
      clock: 'IST, +5:30',
      facts: { kind: 'moment', lagna: null },
    });
  });

  it('offer the second clock of a town that kept two', async () => {
    const { offsetChoice } = await fetchFacts({
      date: '1945-05-05',
      time: '10:00',
      placeId: await findPlaceId('Mumbai'),
    });
    expect(offsetChoice?.readings.length).toBeGreaterThan(1);
  });
});

describe('the facts for an unknown birth time', () => {
  it('have both signs of the Moon and the time of the change', async () => {
    const { utc } = findReferenceChart('moon-gandanta-before');
    const { moon } = await fetchDayFacts({ date: '1991-03-27' });
    expect([...new Set(moon.map(({ sign }) => sign))]).toEqual([4, 5]);
    const change = moon.find(({ sign }) => sign === 5)!.from;
    // the reference chart is of the last seconds in the sign
    expect(Math.abs(Date.parse(change) - Date.parse(utc))).toBeLessThan(60_000);
  });

  it('have twelve or thirteen signs of the lagna for a place, and none without', async () => {
    const { lagna } = await fetchDayFacts({ date: '1996-06-04', placeId: await findPlaceId('Kota') });
    expect(lagna.length).toBeGreaterThanOrEqual(12);
    expect(lagna.length).toBeLessThanOrEqual(13);
    expect((await fetchDayFacts({ date: '1996-06-04' })).lagna).toEqual([]);
  });
});

describe('a query', () => {
  const getError = async (query: object) => ErrorResponse.parse((await post(query, 422)).body);

  it.each([
    [
      'a birth in the future',
      { date: '2035-02-03' },
      'date',
      'Please give a date of birth that is not in the future.',
    ],
    ['a birth before 1800', { date: '1799-12-31' }, 'date', 'Please give a date between 1800 and 2100.'],
    [
      'a day that does not exist',
      { date: '2001-02-30' },
      'date',
      'That date does not exist. Please check the day and the month.',
    ],
    [
      'a time that does not exist',
      { date: '2001-02-03', time: '25:00' },
      'time',
      'Please give the time as HH:MM, for example 14:30.',
    ],
    [
      'an unknown place',
      { date: '2001-02-03', placeId: 'x' },
      'place',
      'Please pick the place of birth from the list.',
    ],
  ])('with %s is rejected with the field', async (_, query, path, message) => {
    expect(await getError(query)).toMatchObject({ message, issues: [{ path, message }] });
  });

  it('with an hour that occurred twice is rejected with the offsets to choose from', async () => {
    const query = { date: '2024-11-03', time: '01:30', placeId: await findPlaceId('New York City') };
    const { body } = await post(query, 422);
    const { clockOptions } = OffsetOptions.parse(body);
    expect(clockOptions.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual([-14_400, -18_000]);
    await post({ ...query, utcOffsetSeconds: -18_000 });
  });

  it('leaves no birth details in the log and nothing in the database', async () => {
    const countRows = async () => Number((await app.db('members').count('* as count'))[0]!.count);
    const before = await countRows();
    logLines.length = 0;
    await fetchFacts({ date: '1983-07-19', time: '05:47', placeId: await findPlaceId('Jaipur') });
    const requestLines = logLines.filter((line) => line.includes('/api/chart-facts'));
    expect(requestLines).toHaveLength(1);
    expect(logLines.join('')).not.toMatch(/1983|05:47|Jaipur/);
    expect(await countRows()).toBe(before);
  });
});
