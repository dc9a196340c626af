/** POST /api/kundli-milan and the links to shared matches. */
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPlace } from '#src/places/testing.ts';
import { ErrorResponse } from '#src/platform/http/contract.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { OVERLAP_QUESTION } from '#src/places/clock/resolve-birth.ts';
import { MatchClockQuestions, MatchResponse, SharedMatchResponse, type MatchBirth } from './contract.ts';
import { SAME_BIRTH } from './validate-couple.ts';
import { TOO_YOUNG } from './contract-couple.ts';

let app: TestApp;
let groom: MatchBirth;
let bride: MatchBirth;
const logLines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) });
  app = await startApp({ role: 'web', log });
  app.clock.set('2026-11-28T06:30:00Z');
  groom = { date: '1992-02-16', time: '06:10', placeId: await findPlaceId('Jaipur') };
  bride = { date: '1996-06-04', time: '14:30', placeId: await findPlaceId('Kota') };
});
afterAll(() => app.close());

const findPlaceId = async (query: string) => (await findPlace(app.url, query)).id;
const post = (request: object, status = 200) =>
  supertest(app.url).post('/api/kundli-milan').send(request).expect(status);
const fetchMatch = async (request: object) => MatchResponse.parse((await post(request)).body);
const listIssues = async (request: object) =>
  ErrorResponse.parse((await post(request, 422)).body).issues!.map(({ path, message }) => [path, message]);

describe('a match', () => {
  it('of two births is computed by the clocks of their places', async () => {
    const { match } = await fetchMatch({ groom, bride });
    expect(match.points).toEqual({ lowest: 24.5, highest: 24.5 });
    expect(match.groom).toMatchObject({
      born: 'Sunday 16 February 1992, 6:10 in the morning',
      place: 'Jaipur, Rajasthan',
      clock: 'IST, +5:30',
    });
  });

  it('without a birth time has the hours of a dosha, and Manglik that the hour decides', async () => {
    const { match } = await fetchMatch({
      groom: { ...groom, date: '1990-10-17', time: '11:12' },
      bride: { placeId: bride.placeId, date: '1993-03-09' },
    });
    expect(match.doshas[0]).toMatchObject({
      key: 'bhakoot',
      state: 'uncertain',
      hours: [{ groom: null, bride: 'before 12:32 am' }],
    });
    expect([match.manglik.groom.verdict, match.manglik.bride.label]).toEqual([
      'none',
      'mildly Manglik, but the hour of birth can change this',
    ]);
  });

  it('offers the second clock of a town that kept two', async () => {
    const mumbai = { date: '1945-05-05', time: '10:00', placeId: await findPlaceId('Mumbai') };
    const { match } = await fetchMatch({ groom: mumbai, bride });
    expect(match.groom.offsetChoice?.readings.length).toBeGreaterThan(1);
  });

  it('leaves no birth in the log', async () => {
    logLines.length = 0;
    await fetchMatch({ groom: { ...groom, date: '1983-07-19' }, bride });
    expect(logLines.filter((line) => line.includes('/api/kundli-milan'))).toHaveLength(1);
    expect(logLines.join('')).not.toMatch(/1983|06:10|Jaipur/);
  });
});

describe('a match is refused', () => {
  it('for a person under 18, and allowed on the 18th birthday', async () => {
    expect(await listIssues({ groom, bride: { ...bride, date: '2008-11-29' } })).toEqual([
      ['bride.date', TOO_YOUNG],
    ]);
    await fetchMatch({ groom, bride: { ...bride, date: '2008-11-28' } });
  });

  it('for the same birth twice, with and without a time', async () => {
    const { time: _, ...day } = groom;
    for (const birth of [groom, day])
      expect(await listIssues({ groom: birth, bride: birth })).toEqual([['bride.date', SAME_BIRTH]]);
    await fetchMatch({ groom, bride: { ...groom, time: '06:11' } });
  });

  it('for the same minute by two clocks, as in an order', async () => {
    const birth = { date: '2000-10-29', time: '01:30', placeId: '5128581' };
    const couple = {
      groom: { ...birth, utcOffsetSeconds: -14_400 },
      bride: { ...birth, utcOffsetSeconds: -18_000 },
    };
    expect(await listIssues(couple)).toEqual([['bride.date', SAME_BIRTH]]);
  });

  it('with all errors of both births at once', async () => {
    const request = {
      groom: { date: '2001-02-30', time: '25:00' },
      bride: { date: '2035-02-03', placeId: 'x' },
    };
    expect(await listIssues(request)).toEqual([
      ['groom.date', 'That date does not exist. Please check the day and the month.'],
      ['groom.time', 'Please give the time as HH:MM, for example 14:30.'],
      ['groom.place', 'Please pick the place of birth from the list.'],
      ['bride.date', 'Please give a date of birth that is not in the future.'],
      ['bride.place', 'Please pick the place of birth from the list.'],
    ]);
  });

  it('with the clocks to choose from for each hour that occurred twice', async () => {
    const twice = { date: '2004-10-31', time: '01:30', placeId: await findPlaceId('New York City') };
    const request = { groom: { ...twice, date: '1999-10-31' }, bride: twice };
    const { body } = await post(request, 422);
    const { clockQuestions } = MatchClockQuestions.parse(body);
    for (const { readings } of [clockQuestions.groom!, clockQuestions.bride!])
      expect(readings.map(({ utcOffsetSeconds }) => utcOffsetSeconds)).toEqual([-14_400, -18_000]);
    const chosen = { utcOffsetSeconds: -18_000 };
    await fetchMatch({ groom: { ...request.groom, ...chosen }, bride: { ...twice, ...chosen } });
  });

  it('at an hour that the clocks skipped', async () => {
    const skipped = { date: '2001-04-01', time: '02:30', placeId: await findPlaceId('New York City') };
    const [[path, message]] = (await listIssues({ groom: skipped, bride })) as [[string, string]];
    expect([path, message]).toEqual(['groom.time', expect.stringContaining('this time did not exist')]);
  });
});

describe('a shared match', () => {
  it('shows the points, and no birth', async () => {
    const { shareToken } = await fetchMatch({ groom, bride });
    const { body } = await supertest(app.url).get(`/api/kundli-milan/shared/${shareToken}`).expect(200);
    const { match } = SharedMatchResponse.parse(body);
    expect(match.points).toEqual({ lowest: 24.5, highest: 24.5 });
    expect(match.title).toBe('A good match, with bhakoot dosha to talk about');
    expect(match.kootas.map(({ points }) => points.highest)).toEqual([1, 1, 1.5, 3, 4, 6, 0, 8]);
    expect(JSON.stringify(body)).not.toMatch(/1992|1996|Jaipur|Punarvasu/);
  });

  it('with a changed token is not found', async () => {
    const { shareToken } = await fetchMatch({ groom, bride });
    const changed = shareToken.replace(/^./, (character) => (character === 'A' ? 'B' : 'A')).slice(0, -1);
    await supertest(app.url).get(`/api/kundli-milan/shared/${changed}`).expect(404);
  });
});

const CLOCK_INPUT = /<input[^>]*name="groom-clock"[^>]*>/g;
const getValue = (input: string) => /value="(-?\d+)"/.exec(input)?.[1];
const listClockValues = (html: string) => (html.match(CLOCK_INPUT) ?? []).map(getValue);
const findChosenClock = (html: string) =>
  getValue(html.match(CLOCK_INPUT)!.find((input) => input.includes('checked'))!);

describe('the page without scripts', () => {
  const form = {
    'groom-name': 'Rohan',
    'groom-day': '16',
    'groom-month': '2',
    'groom-year': '1992',
    'groom-time': '06:10',
    'groom-place': 'Jaipur',
    'bride-day': '4',
    'bride-month': '6',
    'bride-year': '1996',
    'bride-unknown': 'on',
    'bride-place': 'Kota, Rajasthan',
  };
  const send = (fields: object, status: number) =>
    supertest(app.url).post('/kundli-milan').type('form').send(fields).expect(status);

  it('shows the result for the sent form', async () => {
    const { text, headers } = await send(form, 200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('id="match-title"');
    expect(text).toMatch(/Rohan[^<]* and [^<]*Bride|Rohan<!-- --> and <!-- -->Bride/);
    expect(text).toContain('value="Rohan"');
  });

  it('shows all errors at their fields, with the typed values', async () => {
    const { text } = await send({ ...form, 'groom-year': '2015', 'bride-place': 'Rampur' }, 422);
    expect(text).toContain(TOO_YOUNG);
    expect(text).toMatch(/“Rampur” can mean several places/);
    expect(text).toContain('value="2015"');
    expect(text).not.toContain('id="match-title"');
  });

  it('offers the most similar name for a place that does not exist', async () => {
    const { text } = await send({ ...form, 'bride-place': 'Xyzzyq' }, 422);
    expect(text).toMatch(/We found no place called “Xyzzyq”\. If you mean [^<]+, type it like this/);
  });

  it('is shown with errors for an empty form and for fields that are no texts', async () => {
    const { text } = await send({}, 422);
    expect(text).toContain('Please give the place of birth.');
    await send({ 'groom-day': ['1', '2'], __proto__: { 'bride-day': '1' } }, 422);
  });

  it('offers both clocks for an hour that occurred twice, and counts by the chosen one', async () => {
    const twice = {
      ...form,
      'groom-day': '31',
      'groom-month': '10',
      'groom-year': '1999',
      'groom-time': '01:30',
      'groom-place': 'New York City, New York, United States',
    };
    const { text } = await send(twice, 422);
    expect(text).toContain(OVERLAP_QUESTION);
    expect(text).toContain('Please choose one of them.');
    expect(listClockValues(text)).toEqual(['-14400', '-18000']);
    const answer = await send({ ...twice, 'groom-clock': '-18000' }, 200);
    expect(answer.text).toContain('id="match-title"');
  });

  it('offers the second clock of a town that kept two beside the result', async () => {
    const mumbai = { 'groom-day': '5', 'groom-month': '5', 'groom-year': '1945', 'groom-place': 'Mumbai' };
    const { text } = await send({ ...form, ...mumbai }, 200);
    const [first, second] = listClockValues(text);
    const { text: other } = await send({ ...form, ...mumbai, 'groom-clock': second }, 200);
    expect(findChosenClock(text)).toBe(first);
    expect(findChosenClock(other)).toBe(second);
  });

  it('removes a chosen clock that the new date does not have', async () => {
    const { text } = await send({ ...form, 'groom-clock': '-18000' }, 200);
    expect(listClockValues(text)).toEqual([]);
  });

  it('escapes what was typed', async () => {
    const { text } = await send({ ...form, 'groom-name': '<script>alert(1)</script>' }, 200);
    expect(text).not.toContain('<script>alert(1)');
  });
});

describe('the page of a shared match', () => {
  const getPage = (token: string, status: number) =>
    supertest(app.url).get(`/kundli-milan/shared/${token}`).expect(status);

  it('has the points, tags for a preview, and no entry in search engines', async () => {
    const { shareToken } = await fetchMatch({ groom, bride });
    const { text, headers } = await getPage(shareToken, 200);
    expect(text).toContain('<title>24.5 of 36 points in kundli milan | Lagna</title>');
    expect(text).toMatch(/<meta property="og:title" content="24\.5 of 36 points in kundli milan">/);
    expect(text).not.toMatch(/1992|1996|Jaipur|Kota/);
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('with another token is not found', async () => {
    expect((await getPage('A'.repeat(47), 404)).text).toContain('This link shows no match');
  });
});
