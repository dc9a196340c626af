import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { MAX_SAVED_PEOPLE, PeopleResponse, PersonResponse } from './contract.ts';

let app: TestApp;
let asha: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  [asha, ravi] = await Promise.all([registerUser(app.url, 'asha'), registerUser(app.url, 'ravi')]);
});
afterAll(() => app.close());

const savePerson = async (caller: TestUser, name: string) =>
  PersonResponse.parse(
    (await caller.post('/api/people', { birth: await buildBirthDetails(app.url, { name }) }).expect(201))
      .body,
  ).person;
const listPeople = async (caller: TestUser) =>
  PeopleResponse.parse((await caller.get('/api/people').expect(200)).body).people;

describe('saved people', () => {
  it('are listed, changed and deleted by their member', async () => {
    const mother = await savePerson(asha, 'Meera Rao');
    const brother = await savePerson(asha, 'Kabir Rao');
    expect((await listPeople(asha)).map(({ birth }) => birth.name)).toEqual(['Meera Rao', 'Kabir Rao']);
    const corrected = { ...mother.birth, timeKind: 'unknown' };
    const { body } = await asha.put(`/api/people/${mother.id}`, { birth: corrected }).expect(200);
    expect(body.person.birth).toMatchObject({ name: 'Meera Rao', timeKind: 'unknown' });
    expect(body.person.birth).not.toHaveProperty('time');
    await asha.delete(`/api/people/${brother.id}`).expect(200);
    expect((await listPeople(asha)).map(({ id }) => id)).toEqual([mother.id]);
  });

  it('with the same birth are stored once', async () => {
    const [first, second] = [await savePerson(asha, 'Twice Rao'), await savePerson(asha, 'Twice Rao')];
    expect(second.id).toBe(first.id);
    await asha.delete(`/api/people/${first.id}`).expect(200);
    await asha.delete(`/api/people/${first.id}`).expect(404);
  });

  it('have coordinates of the gazetteer, and are rejected with an invalid birth', async () => {
    const birth = await buildBirthDetails(app.url, { name: 'Far Away' });
    const birthWithOtherCoordinates = { ...birth, place: { ...birth.place, latitude: 0, longitude: 0 } };
    const { body } = await asha.post('/api/people', { birth: birthWithOtherCoordinates }).expect(201);
    expect(body.person.birth.place.latitude).toBeCloseTo(25.18, 1);
    const rejected = await asha.post('/api/people', { birth: { ...birth, date: '2999-01-01' } }).expect(422);
    expect(rejected.body.issues[0].path).toBe('birthDetails.date');
    await asha.post('/api/people', { birth: { ...birth, name: 'A\u0000B' } }).expect(422);
    await asha.post('/api/people', {}).expect(422);
  });

  it('are not found by other members, and need a login', async () => {
    const person = await savePerson(asha, 'Private Rao');
    const unknown = await ravi.delete('/api/people/019aa000-0000-7000-8000-000000000000').expect(404);
    const foreign = await ravi.delete(`/api/people/${person.id}`).expect(404);
    expect(foreign.body).toEqual(unknown.body);
    await ravi.put(`/api/people/${person.id}`, { birth: person.birth }).expect(404);
    await ravi.delete("/api/people/1'--").expect(404);
    expect(await listPeople(ravi)).toEqual([]);
    expect((await listPeople(asha)).find(({ id }) => id === person.id)).toEqual(person);
    await supertest(app.url).get('/api/people').expect(401);
    await supertest(app.url).delete(`/api/people/${person.id}`).expect(401);
  });

  it('are limited to 20, also for concurrent requests', async () => {
    const savedCount = (await listPeople(ravi)).length;
    for (let count = savedCount; count < MAX_SAVED_PEOPLE - 1; count += 1)
      await savePerson(ravi, `Guest ${count}`);
    const birth = await buildBirthDetails(app.url);
    const responses = await Promise.all(
      ['Last', 'Beyond'].map((name) => ravi.post('/api/people', { birth: { ...birth, name } })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'saved-people-limit',
    });
    expect(await listPeople(ravi)).toHaveLength(MAX_SAVED_PEOPLE);
  });
});
