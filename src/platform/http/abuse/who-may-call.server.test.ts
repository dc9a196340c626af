import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#src/platform/http/limits.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { bodies, BODILESS, changes, nameOf } from '#src/testing/every-call.ts';
import { startGoogle, type FakeGoogle } from '#src/testing/google.ts';
import { birthOf } from '#src/testing/cast.ts';
import { routesOf, type Route } from '#src/testing/routes-of.ts';

/** Everything that answers a stranger, and why it may. Whatever else there is, is for members. */
const OPEN: Record<string, string> = {
  'GET /healthz': 'says only that the process lives',
  'GET /readyz': 'says only which parts answer',
  'POST /api/payment/webhook': 'the gateway, known by its signature',
  'POST /api/auth/register': 'becoming a member',
  'POST /api/auth/login': 'becoming known',
  'POST /api/auth/logout': 'ends the caller’s own session, if any',
  'POST /api/auth/forgot-password': 'answers everybody the same',
  'POST /api/auth/reset-password': 'whoever holds a link that was mailed',
  'GET /api/auth/google': 'a link',
  'GET /api/auth/auth/google': 'a link',
  'GET /api/auth/google/callback': 'believes nothing but the browser’s own attempt',
  'POST /api/auth/google/session': 'the browser that has just come back, by its cookie',
  'POST /api/auth/send-contact': 'the contact form',
  'GET /api/grievance': 'the law wants it shown',
  'POST /api/newsletter/subscribe': 'the form at the foot of each page',
  'POST /api/newsletter/leave/:token': 'whoever holds the link of a letter',
  'GET /api/report': 'the catalogue',
  'GET /api/places': 'the gazetteer',
  'POST /api/birth/resolve': 'stores nothing',
  'GET /api/verify/:code': 'says that a PDF is ours, and nothing about whom it is for',
  'GET /api/sky': 'the same for everybody',
  'GET /api/payment/get-key': 'the public half of the gateway’s key',
  'GET /samples/:key.pdf': 'samples, of a person we made up',
  'GET /contact/map': 'a frame with a map',
  'GET /dev/outbox': 'development only',
  'GET /dev/outbox/:name': 'development only',
  'GET /dev/mails': 'development only',
  'GET /dev/mails/:name': 'development only',
};
const MAY_BE_ABSENT = /^GET \/dev\/mails/;

let google: FakeGoogle;
let app: TestApp;
let routes: Route[];
beforeAll(async () => {
  google = await startGoogle();
  app = await startApp({ role: 'web', env: google.env });
  routes = await routesOf(app, google.env);
});
afterAll(async () => {
  await app.close();
  await google.close();
});

const ID = '019aa000-0000-7000-8000-000000000000';
const addressOf = ({ path }: Route) => path.replace(/:\w+/g, ID);
async function call(route: Route, headers: Record<string, string> = {}) {
  const birth = await birthOf(app.url);
  const body = bodies({ birth, orderId: 'LG-2611-7K3QX9', theirs: 'order_NoSuchOrder1' })[nameOf(route)];
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head';
  return supertest(app.url)[method](addressOf(route)).set(headers).send(body);
}
const strangers: Record<string, string>[] = [
  { Authorization: `Bearer ${'A'.repeat(43)}` },
  { 'auth-Token': 'null' },
];
const REFUSED = { success: false, code: 'not-signed-in', message: 'Please log in to continue.' };

describe('every route', () => {
  it('is for members, unless it is on the list of those that are open', async () => {
    const closed = routes.filter((route) => !(nameOf(route) in OPEN));
    expect(closed.length).toBeGreaterThan(25);
    for (const route of closed) {
      const { status, body } = await call(route);
      expect([nameOf(route), status, body]).toEqual([nameOf(route), 401, expect.objectContaining(REFUSED)]);
    }
  });

  it('knows no token that we did not give, in either header', async () => {
    const closed = routes.filter((route) => !(nameOf(route) in OPEN));
    for (const route of closed)
      for (const headers of strangers)
        expect([nameOf(route), (await call(route, headers)).status]).toEqual([nameOf(route), 401]);
  });

  it('is as closed to HEAD as it is to GET', async () => {
    for (const route of routes.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/orders'),
    ))
      expect([nameOf(route), (await call({ ...route, method: 'HEAD' })).status]).toEqual([
        nameOf(route),
        401,
      ]);
  });

  it('that is on the list exists', () => {
    const known = new Set(routes.map(nameOf));
    expect(Object.keys(OPEN).filter((name) => !known.has(name) && !MAY_BE_ABSENT.test(name))).toEqual([]);
  });

  it('that changes something says what it reads, so that no test of abuse leaves it out', () => {
    const known = bodies({ birth: {} as never, orderId: '', theirs: '' });
    const unknown = changes(routes)
      .map(nameOf)
      .filter((name) => !(name in known) && !BODILESS.has(name));
    expect(unknown).toEqual([]);
  });
});

describe('every limit', () => {
  it('is about a call that there is', () => {
    const calls = routes.map((route) => `${route.method} ${addressOf(route)}`);
    const idle = LIMITS.filter(({ call: limited }) => !calls.some((called) => limited.test(called)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  it('holds for every call that tries a password or sends a letter', () => {
    const costly = changes(routes).filter(({ path }) =>
      /\/(login|register|forgot-password|reset-password|send-contact|subscribe|password|email|confirm|resend|correction)$/.test(
        path,
      ),
    );
    const free = costly.filter(
      (route) => !LIMITS.some(({ call: limited }) => limited.test(`POST ${addressOf(route)}`)),
    );
    expect(costly.length).toBeGreaterThanOrEqual(11);
    expect(free.map(nameOf)).toEqual([]);
  });
});
