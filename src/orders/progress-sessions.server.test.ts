/** Sessions and orders of many open progress streams are checked together. */
import pg from 'pg';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

const STREAMS_PER_MEMBER = 10;

type Member = { user: TestUser; token: string; order: string };
type OpenStream = { pings: number; isOpen: boolean };

let app: TestApp;
let members: Member[];
const abort = new AbortController();
beforeAll(async () => {
  app = await startApp();
  members = [await openMember('asha'), await openMember('ravi')];
});
afterAll(async () => {
  abort.abort();
  await app.close();
});

/** Registers a member with an order that waits for birth details, whose stream does not end by itself. */
async function openMember(name: 'asha' | 'ravi'): Promise<Member> {
  const user = await registerUser(app.url, name);
  const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS[name]).expect(200);
  const free = { reportType: 'free-kundli' };
  const { order } = (await user.post('/api/payment/payment-success', free).expect(200)).body;
  return { user, token: body.token, order };
}

async function openStream({ token, order }: Member): Promise<OpenStream> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/api/orders/${order}/progress`, { headers, signal: abort.signal });
  expect(response.status).toBe(200);
  const stream: OpenStream = { pings: 0, isOpen: true };
  const read = async () => {
    for await (const part of response.body!.pipeThrough(new TextDecoderStream()))
      stream.pings += part.split('event: ping').length - 1;
  };
  void read()
    .catch(() => undefined)
    .finally(() => (stream.isOpen = false));
  return stream;
}

/** Counts the statements that read sessions by their tokens, and versions of orders, until it is stopped. */
function countQueries() {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const counter = { sessions: 0, orders: 0, stop: () => {} };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args as [string | { text?: string }];
    const text = (typeof config === 'string' ? config : config.text) ?? '';
    if (/from "?sessions"?\s.*token_hash/s.test(text)) counter.sessions += 1;
    if (text.startsWith('select "id", "version" from "orders"')) counter.orders += 1;
    return query.apply(this, args) as never;
  });
  counter.stop = () => spy.mockRestore();
  return counter;
}

it('twenty streams cost one query of sessions and one of orders in each interval, and those of an ended session end', async () => {
  const opened = members.map((member) =>
    Promise.all(Array.from({ length: STREAMS_PER_MEMBER }, () => openStream(member))),
  );
  const [ashas, ravis] = (await Promise.all(opened)) as [OpenStream[], OpenStream[]];
  const streams = [...ashas, ...ravis];
  await expect.poll(() => streams.every(({ pings }) => pings >= 1)).toBe(true);

  const counter = countQueries();
  const pingsBefore = streams[0]!.pings;
  await expect.poll(() => streams[0]!.pings).toBeGreaterThanOrEqual(pingsBefore + 4);
  const intervals = streams[0]!.pings - pingsBefore;
  counter.stop();
  for (const queries of [counter.sessions, counter.orders]) {
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(intervals + 2);
  }

  await members[0]!.user.post('/api/account/sign-out-everywhere').expect(200);
  await expect.poll(() => ashas.some(({ isOpen }) => isOpen)).toBe(false);
  expect(ravis.every(({ isOpen }) => isOpen)).toBe(true);
});
