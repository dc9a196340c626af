/** Matches that members keep: list, limit, consent, deletion, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { KeptMatchesResponse, KeptMatchResponse, MAX_KEPT_MATCHES } from './contract-kept.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let bride: BirthDetails;
let groom: BirthDetails;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  [asha, ravi] = await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  bride = await buildBirthDetails(app.url, { name: 'Asha Rao' });
  groom = { ...bride, name: 'Ravi Menon', date: '1990-02-16', time: '06:10' };
});
afterAll(() => app.close());

const requestKeep = (caller: TestUser, change: object = {}) =>
  caller.post('/api/kept-matches', { groom, bride, consent: true, ...change });
const keep = async (caller: TestUser, change: object = {}) =>
  KeptMatchResponse.parse((await requestKeep(caller, change).expect(201)).body).match;
const list = async (caller: TestUser) =>
  KeptMatchesResponse.parse((await caller.get('/api/kept-matches').expect(200)).body).matches;

describe('a kept match', () => {
  it('is listed for its member alone, newest first, and deleted', async () => {
    const first = await keep(asha);
    const { time: _, ...withoutTime } = groom;
    const second = await keep(asha, { groom: { ...withoutTime, timeKind: 'unknown' } });
    expect((await list(asha)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await list(ravi)).toEqual([]);
    await ravi.delete(`/api/kept-matches/${first.id}`).expect(404);
    await asha.delete(`/api/kept-matches/${second.id}`).expect(200);
    await asha.delete(`/api/kept-matches/${second.id}`).expect(404);
    expect(await list(asha)).toEqual([first]);
  });

  it('is stored once for the same births, with the version of the consent', async () => {
    const [first, second] = [await keep(asha), await keep(asha)];
    expect(second.id).toBe(first.id);
    const rows = await app.db('kept_matches').where({ member_id: asha.member.id });
    expect(rows).toMatchObject([{ id: first.id, consent_text_version: '2026-11' }]);
  });

  it('has the coordinates of the gazetteer', async () => {
    const place = { ...groom.place, latitude: 0, longitude: 0 };
    const match = await keep(asha, { groom: { ...groom, place } });
    expect(match.groom.place.latitude).toBeCloseTo(25.18, 1);
  });
});

describe('a match is not kept', () => {
  const refusals: [cause: string, getBody: () => object, path: string][] = [
    ['without the consent', () => ({ consent: false }), 'consent'],
    ['with one birth twice', () => ({ groom: bride }), 'bride.date'],
    ['with a person under eighteen', () => ({ groom: { ...groom, date: '2012-02-16' } }), 'groom.date'],
    ['with an impossible date', () => ({ groom: { ...groom, date: '1990-02-30' } }), 'groom.date'],
  ];
  it.each(refusals)('%s: the error names the field', async (_cause, getBody, path) => {
    const before = await list(ravi);
    const { body } = await requestKeep(ravi, getBody()).expect(422);
    expect(body.issues[0].path).toBe(path);
    expect(await list(ravi)).toEqual(before);
  });

  it('beyond the limit, also by concurrent requests', async () => {
    const keepYear = (year: number) => requestKeep(ravi, { groom: { ...groom, date: `${year}-02-16` } });
    for (let year = 1960; year < 1960 + MAX_KEPT_MATCHES - 1; year += 1) await keepYear(year).expect(201);
    const responses = await Promise.all([keepYear(1985), keepYear(1986)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)!.body.code).toBe('kept-matches-limit');
    expect(await list(ravi)).toHaveLength(MAX_KEPT_MATCHES);
  });
});
