/** Two test users, Asha and Ravi, who use the HTTP API of a running application. */
import supertest, { type Agent } from 'supertest';
import { SignedIn, type Member } from './contract.ts';

export const TEST_USERS = {
  asha: { name: 'Asha Rao', email: 'asha@example.in', password: 'jantar-mantar' },
  ravi: { name: 'Ravi Menon', email: 'ravi@example.in', password: 'samrat-yantra' },
} as const;

/** A member whose requests carry a bearer token. */
export type TestUser = {
  member: Member;
  get: (path: string) => supertest.Test;
  post: (path: string, body?: object) => supertest.Test;
  put: (path: string, body?: object) => supertest.Test;
  delete: (path: string) => supertest.Test;
};

export async function registerUser(
  url: string,
  who: keyof typeof TEST_USERS,
  extra: object = {},
): Promise<TestUser> {
  const answer = await supertest(url)
    .post('/api/auth/register')
    .send({ ...TEST_USERS[who], ...extra })
    .expect(201);
  return createTestUser(url, SignedIn.parse(answer.body));
}

/** Logs in a registered user with a long session, for tests that advance the clock by days. */
export async function logInRemembered(url: string, who: keyof typeof TEST_USERS): Promise<TestUser> {
  const { email, password } = TEST_USERS[who];
  const answer = await supertest(url)
    .post('/api/auth/login')
    .send({ email, password, remember: true })
    .expect(200);
  return createTestUser(url, SignedIn.parse(answer.body));
}

function createTestUser(url: string, { token, user }: SignedIn): TestUser {
  const signed = (test: supertest.Test) => test.set('Authorization', `Bearer ${token}`);
  return {
    member: user,
    get: (path) => signed(supertest(url).get(path)),
    post: (path, body = {}) => signed(supertest(url).post(path)).send(body),
    put: (path, body = {}) => signed(supertest(url).put(path)).send(body),
    delete: (path) => signed(supertest(url).delete(path)),
  };
}

/** Keeps cookies and sends Sec-Fetch-Site, as a browser does. */
export function createBrowserAgent(url: string): Agent {
  return supertest.agent(url).set('Sec-Fetch-Site', 'same-origin');
}
