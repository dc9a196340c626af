import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { MAX_KEPT_MATCHES } from './contract-keep-consent.ts';
import {
  KeptMatchesResponse,
  KeptMatchResponse,
  OpenedMatchResponse,
  type KeptCouple,
} from './contract-kept.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
let couple: KeptCouple;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  [asha, ravi] = await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
  const birth = await buildBirthDetails(app.url, { name: 'Meera Rao' });
  couple = { groom: { ...birth, name: 'Rohan Rao', date: '1992-02-16', time: '06:10' }, bride: birth };
});
afterAll(() => app.close());

const nameGroom = (name: string): KeptCouple => ({ ...couple, groom: { ...couple.groom, name } });
const send = (caller: TestUser, births: KeptCouple) =>
  caller.post('/api/kept-matches', { ...births, consent: true });
const keep = async (caller: TestUser, births: KeptCouple) =>
  KeptMatchResponse.parse((await send(caller, births).expect(201)).body).kept;
const list = async (caller: TestUser) =>
  KeptMatchesResponse.parse((await caller.get('/api/kept-matches').expect(200)).body).matches;

describe('kept matches', () => {
  it('are listed with the newest first, opened with the same points, and deleted', async () => {
    const first = await keep(asha, couple);
    app.clock.advanceMinutes(1);
    const second = await keep(asha, nameGroom(''));
    expect((await list(asha)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const { body } = await asha.get(`/api/kept-matches/${first.id}`).expect(200);
    const opened = OpenedMatchResponse.parse(body);
    expect([opened.kept.groom.name, opened.kept.bride.name]).toEqual(['Rohan Rao', 'Meera Rao']);
    const toMatchRequest = ({ date, time, place }: KeptCouple['groom']) => ({
      date,
      time,
      placeId: place.id,
    });
    const request = { groom: toMatchRequest(couple.groom), bride: toMatchRequest(couple.bride) };
    const answer = await supertest(app.url).post('/api/kundli-milan').send(request).expect(200);
    expect(opened.match.points).toEqual(answer.body.match.points);
    expect(opened.shareToken).toBe(answer.body.shareToken);
    for (const { id } of [first, second]) await asha.delete(`/api/kept-matches/${id}`).expect(200);
    expect(await list(asha)).toEqual([]);
    await asha.get(`/api/kept-matches/${first.id}`).expect(404);
  });

  it('name the signs in the vocabulary of the member', async () => {
    await ravi.put('/api/profile', { signVocabulary: 'english' }).expect(200);
    const { id } = await keep(ravi, couple);
    const { body } = await ravi.get(`/api/kept-matches/${id}`).expect(200);
    expect(body.match.reason).toMatch(
      /(Gemini|Cancer|Sagittarius|Capricorn|Leo|Aquarius|Libra|Aries|Taurus|Virgo|Scorpio|Pisces) \(/,
    );
  });

  it('of the same couple are stored once', async () => {
    const [first, second] = [await keep(asha, couple), await keep(asha, couple)];
    expect(second.id).toBe(first.id);
    await asha.delete(`/api/kept-matches/${first.id}`).expect(200);
  });

  it('need the consent, and two valid births of people of 18 or older', async () => {
    await asha.post('/api/kept-matches', couple).expect(422);
    await asha.post('/api/kept-matches', { ...couple, consent: false }).expect(422);
    const young = { ...couple, bride: { ...couple.bride, date: '2015-01-01' } };
    expect((await send(asha, young).expect(422)).body.issues[0].path).toBe('bride.date');
    await send(asha, { ...couple, bride: couple.groom }).expect(422);
    expect((await send(asha, nameGroom('A\u0000B')).expect(422)).body.issues[0].path).toBe('groom.name');
    expect(await list(asha)).toEqual([]);
  });

  it('have coordinates of the gazetteer, and no time that is not known', async () => {
    const place = { ...couple.groom.place, latitude: 0, longitude: 0 };
    const kept = await keep(asha, { ...couple, groom: { ...couple.groom, place, timeKind: 'unknown' } });
    expect(kept.groom.place.latitude).toBeCloseTo(25.18, 1);
    expect(kept.groom).not.toHaveProperty('time');
    await asha.delete(`/api/kept-matches/${kept.id}`).expect(200);
  });

  it('are not found by other members, and need a login', async () => {
    const { id } = await keep(asha, couple);
    const unknown = await ravi.get('/api/kept-matches/019aa000-0000-7000-8000-000000000000').expect(404);
    expect((await ravi.get(`/api/kept-matches/${id}`).expect(404)).body).toEqual(unknown.body);
    await ravi.delete(`/api/kept-matches/${id}`).expect(404);
    await ravi.get("/api/kept-matches/1'--").expect(404);
    for (const path of ['/api/kept-matches', `/api/kept-matches/${id}`])
      await supertest(app.url).get(path).expect(401);
    await asha.get(`/api/kept-matches/${id}`).expect(200);
  });

  it('are limited to 20, also for concurrent requests', async () => {
    const keptCount = (await list(ravi)).length;
    for (let count = keptCount; count < MAX_KEPT_MATCHES - 1; count += 1)
      await keep(ravi, nameGroom(`Guest ${'abcdefghijklmnopqrstuvwxyz'[count]!}`));
    const responses = await Promise.all(['Last', 'Beyond'].map((name) => send(ravi, nameGroom(name))));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'kept-matches-limit',
    });
    expect(await list(ravi)).toHaveLength(MAX_KEPT_MATCHES);
  });
});
