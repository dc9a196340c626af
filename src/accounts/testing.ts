/** Two test users, Asha and Ravi, who use the HTTP API of a running application. */
import supertest, { type Agent } from 'supertest';
import { SignInResponse, type Member } from './contract.ts';

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
  userName: keyof typeof TEST_USERS,
  overrides: object = {},
): Promise<TestUser> {
  const response = await supertest(url)
    .post('/api/auth/register')
    .send({ ...TEST_USERS[userName], ...overrides })
    .expect(201);
  return createTestUser(url, SignInResponse.parse(response.body));
}

/** Logs in a registered user with a long session, for tests that advance the clock by days. */
export async function logInRemembered(url: string, userName: keyof typeof TEST_USERS): Promise<TestUser> {
  const { email, password } = TEST_USERS[userName];
  const response = await supertest(url)
    .post('/api/auth/login')
    .send({ email, password, remember: true })
    .expect(200);
  return createTestUser(url, SignInResponse.parse(response.body));
}

/** Creates the client of a member from the response of a login. */
export function createTestUser(url: string, { token, user }: SignInResponse): TestUser {
  const authorize = (test: supertest.Test) => test.set('Authorization', `Bearer ${token}`);
  return {
    member: user,
    get: (path) => authorize(supertest(url).get(path)),
    post: (path, body = {}) => authorize(supertest(url).post(path)).send(body),
    put: (path, body = {}) => authorize(supertest(url).put(path)).send(body),
    delete: (path) => authorize(supertest(url).delete(path)),
  };
}

/** Keeps cookies and sends Sec-Fetch-Site, as a browser does. */
export function createBrowserAgent(url: string): Agent {
  return supertest.agent(url).set('Sec-Fetch-Site', 'same-origin');
}
