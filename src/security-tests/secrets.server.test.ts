import { Writable } from 'node:stream';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { createLog } from '#src/platform/log.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createBrowserAgent, registerUser, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';

const MEERA = { name: 'Meera Iyengar', email: 'meera.iyengar@example.in', password: 'krantivritta-9' };
const MEERAS_DETAILS = { phone: '98290 55512', dob: '1987-03-19', tob: '04:44', placeOfBirth: 'Tirunelveli' };

let logText = '';
const logStream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    logText += chunk.toString();
    done();
  },
});

let app: TestApp;
let superuserDb: Database;
let meera: TestUser;
let token: string;
let cookie: string;
beforeAll(async () => {
  app = await startApp({ role: 'all', log: createLog('debug', logStream) });
  const admin = new URL(inject('postgres').adminUrl);
  admin.pathname = new URL(app.databaseUrl).pathname;
  superuserDb = connect(admin.href, { max: 1 });
  await registerUser(app.url, 'asha', { ...MEERA, ...MEERAS_DETAILS });
  const browser = createBrowserAgent(app.url);
  const response = await browser.post('/api/auth/login').send(MEERA).expect(200);
  token = response.body.token as string;
  cookie = /sid=([^;]+)/.exec(String(response.headers['set-cookie']))![1]!;
  const authorize = (test: supertest.Test) => test.set('Authorization', `Bearer ${token}`);
  meera = {
    member: response.body.user,
    get: (path) => authorize(browser.get(path)),
    post: (path, body = {}) => authorize(browser.post(path)).send(body),
    put: (path, body = {}) => authorize(browser.put(path)).send(body),
    delete: (path) => authorize(browser.delete(path)),
  };
});
afterAll(async () => {
  await superuserDb.destroy();
  await app.close();
});

const listSecrets = () => [
  MEERA.name,
  MEERA.email,
  MEERA.password,
  MEERAS_DETAILS.phone,
  MEERAS_DETAILS.dob,
  MEERAS_DETAILS.tob,
  MEERAS_DETAILS.placeOfBirth,
  token,
  cookie,
  'argon2id$',
];
const findSecrets = (text: string) => listSecrets().filter((secret) => text.includes(secret));

const PINO_INFO_LEVEL = 30;

/** The error of a violated check constraint quotes the whole row. */
const ADD_CONSTRAINT = `alter table members add constraint name_is_not_forbidden check (name <> 'Meera Forbidden') not valid`;
const DROP_CONSTRAINT = 'alter table members drop constraint name_is_not_forbidden';

describe('the log', () => {
  it('contains no name, e-mail, birth details, password or token after requests that contain them', async () => {
    const birth = await buildBirthDetails(app.url, {
      name: MEERA.name,
      date: MEERAS_DETAILS.dob,
      time: MEERAS_DETAILS.tob,
    });
    await supertest(app.url)
      .post('/api/auth/login')
      .send({ ...MEERA, password: 'krantivritta-8' })
      .expect(401);
    await supertest(app.url).post('/api/auth/register').send(MEERA).expect(409);
    await supertest(app.url).post('/api/auth/forgot-password').send({ email: MEERA.email }).expect(200);
    await supertest(app.url)
      .post('/api/auth/reset-password')
      .send({ token, password: MEERA.password })
      .expect(404);
    await supertest(app.url)
      .post(`/api/auth/login?email=${MEERA.email}`)
      .set('Content-Type', 'application/json')
      .send(`{"password":"${MEERA.password}"`)
      .expect(400);
    await meera.put('/api/profile', { name: MEERA.name, phone: MEERAS_DETAILS.phone, birth }).expect(200);
    await meera.post('/api/people', { birth }).expect(201);
    await meera.post('/api/newsletter/subscribe', { email: MEERA.email }).expect(201);
    await meera
      .post('/api/auth/send-contact', {
        ...MEERA,
        phone: '9829055512',
        subject: 'other',
        message: `I am ${MEERA.name}`,
      })
      .expect(201);
    await meera.get(`/api/places?q=${MEERAS_DETAILS.placeOfBirth}`).expect(200);
    await meera
      .post('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli', birthDetails: birth })
      .expect(200);
    expect(logText.split('\n').length).toBeGreaterThan(10);
    expect(findSecrets(logText)).toEqual([]);
  });

  it('records sign-ins and rejected requests by ids', async () => {
    logText = '';
    const { headers } = await supertest(app.url).post('/api/auth/login').send(MEERA).expect(200);
    await supertest(app.url)
      .post('/api/auth/login')
      .send({ ...MEERA, password: 'krantivritta-8' })
      .expect(401);
    await meera.post('/api/account/confirm', { password: 'krantivritta-8' }).expect(403);
    await meera.get('/api/people').expect(200);
    const auditEvents = logText.split('\n').filter((line) => line.includes('"audited_requests.answered"'));
    const id = meera.member.id;
    expect(auditEvents.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        level: PINO_INFO_LEVEL,
        path: '/api/auth/login',
        status: 200,
        member: id,
        request: headers['x-request-id'],
      },
      { level: PINO_INFO_LEVEL, path: '/api/auth/login', status: 401, code: 'wrong-credentials' },
      {
        level: PINO_INFO_LEVEL,
        path: '/api/account/confirm',
        status: 403,
        code: 'wrong-password',
        member: id,
      },
    ]);
  });

  it('does not contain the token of a link', async () => {
    const secret = '019aa000-1111-7222-8333-444455556666';
    await supertest(app.url).post(`/api/newsletter/unsubscribe/${secret}`).expect(200);
    await supertest(app.url).post(`/api/newsletter/unsubscribe/${secret}/`).expect(200);
    expect(logText).toContain('/api/newsletter/unsubscribe/[token]');
    expect(logText).not.toContain(secret);
  });
});

describe('an internal error', () => {
  beforeEach(async () => {
    logText = '';
    await superuserDb.raw(ADD_CONSTRAINT);
  });

  it('is answered without stack, statement or path, and logged without the row', async () => {
    const { body, headers } = await meera.put('/api/profile', { name: 'Meera Forbidden' }).expect(500);
    await superuserDb.raw(DROP_CONSTRAINT);
    const message = 'Something went wrong on our side. Please try again; nothing was lost.';
    expect(body).toEqual({ success: false, error: message, message, code: 'unexpected' });
    expect(JSON.stringify(headers)).not.toMatch(/postgres|knex|node|koa|\/work|\/src/i);
    const failedLine = logText.split('\n').find((line) => line.includes('"requests.failed"'))!;
    expect(JSON.parse(failedLine).err).toMatchObject({
      code: '23514',
      table: 'members',
      constraint: 'name_is_not_forbidden',
      statement: expect.stringMatching(/^update "members" set "name" = \$1/),
    });
    expect(JSON.parse(failedLine).request).toBe(headers['x-request-id']);
    expect(logText).not.toContain('Meera Forbidden');
    expect(findSecrets(logText)).toEqual([]);
  });
});

describe('a response', () => {
  const personalPaths = [
    '/api/profile',
    '/api/people',
    '/api/kept-matches',
    '/api/orders',
    '/api/dashboard',
    '/api/account/sessions',
    '/api/account/deletion',
    '/api/payment/quote?reportKey=janam-kundli',
    '/api/payment/offer',
  ];
  it.each(personalPaths)('of %s is not cached', async (path) => {
    const { headers } = await meera.get(path).expect(200);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['etag']).toBeUndefined();
  });

  it('with an error, a receipt or a report is not cached', async () => {
    const { headers } = await supertest(app.url).get('/api/profile').expect(401);
    expect(headers['cache-control']).toMatch(/no-store/);
    const orders = (await meera.get('/api/orders').expect(200)).body.orders as { id: string }[];
    for (const file of ['receipt', 'report.pdf', 'birth']) {
      const response = await meera.get(`/api/orders/${orders[0]!.id}/${file}`);
      expect([file, response.headers['cache-control']]).toEqual([file, expect.stringMatching(/no-store/)]);
    }
  });

  it('does not reveal the server software', async () => {
    for (const path of ['/', '/api/report', '/nowhere', '/api/nowhere']) {
      const { headers } = await supertest(app.url).get(path);
      expect([path, headers['server'], headers['x-powered-by']]).toEqual([path, undefined, undefined]);
    }
  });
});
