import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTcpProxy } from '#src/testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { connect, type Database } from './database.ts';
import { createNotifications, type Notifications } from './notifications.ts';

const log = pino({ level: 'silent' });
const BACKOFF = { firstMs: 20, maxMs: 100 };
/** long enough for several failed attempts */
const OUTAGE_MS = 500;
/** several times the longest pause between attempts */
const OBSERVATION_MS = 400;

let database: TestDatabase;
let admin: Database;
let notifications: Notifications;
let received: (string | undefined)[];

beforeAll(async () => {
  database = await createTestDatabase();
  admin = connect(database.adminUrl.replace(/\/[^/]+$/, '/postgres'), { max: 2 });
});
afterAll(async () => {
  await admin.destroy();
  await database.close();
});
beforeEach(() => {
  received = [];
});
afterEach(() => notifications.close());

async function listen(url = database.url): Promise<void> {
  notifications = await createNotifications(url, ['order_changed', 'catalogue_changed'], log, BACKOFF);
  notifications.subscribe('order_changed', (id) => received.push(id));
}

const notify = (id: string) => database.db.raw(`select pg_notify('order_changed', ?)`, [id]);

async function listListeningPids(): Promise<number[]> {
  const { pathname } = new URL(database.url);
  return admin('pg_stat_activity')
    .where({ application_name: 'lagna-listen', datname: pathname.slice(1) })
    .pluck('pid');
}

/** Ends every listening connection and waits until the server has removed them. */
async function terminateListeners(): Promise<void> {
  const pids = await listListeningPids();
  for (const pid of pids) await admin.raw('select pg_terminate_backend(?, 5000)', [pid]);
}

const allowConnections = (isAllowed: boolean) =>
  admin.raw('alter database ?? allow_connections ??', [
    new URL(database.url).pathname.slice(1),
    admin.raw(String(isAllowed)),
  ]);

/** The different numbers of listening connections seen while a further attempt would connect. */
async function observeConnectionCounts(): Promise<number[]> {
  const counts: number[] = [];
  for (const deadline = Date.now() + OBSERVATION_MS; Date.now() < deadline; await delay(20))
    counts.push((await listListeningPids()).length);
  return [...new Set(counts)];
}

describe('notifications', () => {
  it('a payload reaches the subscribers of its channel until they unsubscribe', async () => {
    await listen();
    const otherReceived: (string | undefined)[] = [];
    const unsubscribe = notifications.subscribe('order_changed', (id) => otherReceived.push(id));
    await notify('first');
    await expect.poll(() => [received, otherReceived]).toEqual([['first'], ['first']]);
    unsubscribe();
    await notify('second');
    await expect.poll(() => received).toEqual(['first', 'second']);
    expect(otherReceived).toEqual(['first']);
  });

  it('a listening connection that is terminated five times is replaced by exactly one each time', async () => {
    await listen();
    for (let round = 0; round < 5; round += 1) {
      const pidsBefore = await listListeningPids();
      expect(pidsBefore).toHaveLength(1);
      await terminateListeners();
      await expect
        .poll(async () => {
          const pidsAfter = await listListeningPids();
          return pidsAfter.length > 0 && pidsAfter[0] !== pidsBefore[0];
        })
        .toBe(true);
    }
    expect(await observeConnectionCounts()).toEqual([1]);
  });

  it('a subscriber is called once without payload after a reconnect, so that it reads what it missed', async () => {
    await listen();
    await notify('before');
    await expect.poll(() => received).toEqual(['before']);
    await allowConnections(false);
    await terminateListeners();
    await notify('missed');
    await allowConnections(true);
    await expect.poll(() => received).toEqual(['before', undefined]);
    await notify('after');
    await expect.poll(() => received).toEqual(['before', undefined, 'after']);
  });

  it('one listening connection exists after the database refused connections for a while', async () => {
    await listen();
    await allowConnections(false);
    await terminateListeners();
    await delay(OUTAGE_MS);
    await allowConnections(true);
    await expect.poll(() => received).toEqual([undefined]);
    expect(await observeConnectionCounts()).toEqual([1]);
  });

  it('one listening connection exists after the server was unreachable for a while', async () => {
    const proxy = await startProxy(database.url);
    await listen(proxy.url);
    await proxy.stop();
    await delay(OUTAGE_MS);
    await proxy.start();
    await expect.poll(() => received).toEqual([undefined]);
    expect(await observeConnectionCounts()).toEqual([1]);
    await notifications.close();
    await proxy.stop();
  });

  it('close() leaves no connection, whether connected or waiting to reconnect', async () => {
    await listen();
    await notifications.close();
    await expect.poll(listListeningPids).toEqual([]);

    await listen();
    await allowConnections(false);
    await terminateListeners();
    await delay(OUTAGE_MS);
    await notifications.close();
    await allowConnections(true);
    expect(await observeConnectionCounts()).toEqual([0]);
    expect(received).toEqual([]);
  });

  it('close() ends although the server has fallen silent', async () => {
    const url = new URL(database.url);
    const port = Number(url.port);
    const proxy = await startTcpProxy(port);
    url.port = String(proxy.port);
    await listen(url.href);
    proxy.silenceAndSwitchTo(port);
    await notifications.close();
    await proxy.close();
  });

  it('createNotifications rejects when the first connection fails', async () => {
    await listen();
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(createNotifications(url.href, ['order_changed'], log, BACKOFF)).rejects.toThrow(
      /does not exist/,
    );
  });
});

/** A TCP proxy in front of PostgreSQL that can be stopped and started again on the same port. */
async function startProxy(target: string) {
  const upstream = new URL(target);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const socket = net.connect(Number(upstream.port), upstream.hostname);
    for (const [from, to] of [
      [client, socket],
      [socket, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close').catch(() => undefined);
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
