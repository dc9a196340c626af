/** The fixed cast: Asha and Ravi buy, and each is somebody else to the other. Calls go through the real HTTP API. */
import supertest, { type Agent } from 'supertest';
import { PlacesAnswer, type Place } from '#src/places/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { SignedIn, type Member } from '#src/accounts/contract.ts';

export const PEOPLE = {
  asha: { name: 'Asha Rao', email: 'asha@example.in', password: 'jantar-mantar' },
  ravi: { name: 'Ravi Menon', email: 'ravi@example.in', password: 'samrat-yantra' },
} as const;

/** A member with a bearer token, as a script would call. */
export type Caller = {
  member: Member;
  get: (path: string) => supertest.Test;
  post: (path: string, body?: object) => supertest.Test;
  put: (path: string, body?: object) => supertest.Test;
  delete: (path: string) => supertest.Test;
};

export async function join(url: string, who: keyof typeof PEOPLE, extra: object = {}): Promise<Caller> {
  const answer = await supertest(url)
    .post('/api/auth/register')
    .send({ ...PEOPLE[who], ...extra })
    .expect(201);
  return calling(url, SignedIn.parse(answer.body));
}

/** Joined already, logged in again to be remembered: for tests in which days go by. */
export async function remembered(url: string, who: keyof typeof PEOPLE): Promise<Caller> {
  const { email, password } = PEOPLE[who];
  const answer = await supertest(url)
    .post('/api/auth/login')
    .send({ email, password, remember: true })
    .expect(200);
  return calling(url, SignedIn.parse(answer.body));
}

function calling(url: string, { token, user }: SignedIn): Caller {
  const signed = (test: supertest.Test) => test.set('Authorization', `Bearer ${token}`);
  return {
    member: user,
    get: (path) => signed(supertest(url).get(path)),
    post: (path, body = {}) => signed(supertest(url).post(path)).send(body),
    put: (path, body = {}) => signed(supertest(url).put(path)).send(body),
    delete: (path) => signed(supertest(url).delete(path)),
  };
}

/** A browser: keeps its cookie and says where its calls come from. */
export function browserOf(url: string): Agent {
  return supertest.agent(url).set('Sec-Fetch-Site', 'same-origin');
}

export async function placeCalled(url: string, query: string): Promise<Place> {
  const answer = await supertest(url).get('/api/places').query({ q: query }).expect(200);
  const { label: _label, ...place } = PlacesAnswer.parse(answer.body).places[0]!;
  return place;
}

export async function birthOf(url: string, change: Partial<BirthDetails> = {}): Promise<BirthDetails> {
  return {
    name: 'Asha Rao',
    date: '1996-06-04',
    time: '14:30',
    timeKind: 'exact',
    place: await placeCalled(url, 'Kota'),
    ...change,
  };
}
