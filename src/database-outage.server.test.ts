/** Tests the site while PostgreSQL refuses connections, and afterwards. */
import net, { type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { readConfig } from '#src/config.ts';
import { startServer, type RunningServer } from '#src/server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

/** Forwards connections to PostgreSQL until it is closed. */
function createProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const server = net.createServer((client) => {
    const upstream = net.connect(target.port, target.host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { listen, close };
}

let database: TestDatabase;
let proxy: ReturnType<typeof createProxy>;
let port: number;
let server: RunningServer;
let varDir: string;
let asha: TestUser;
const logLines: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const databaseUrl = new URL(database.url);
  proxy = createProxy({ host: databaseUrl.hostname, port: Number(databaseUrl.port) });
  port = await proxy.listen(0);
  const proxyUrl = new URL(database.url);
  proxyUrl.host = `127.0.0.1:${port}`;
  varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-outage-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', ROLE: 'web', VAR_DIR: varDir });
  const log = pino({ level: 'warn' }, { write: (line) => void logLines.push(line) });
  const urls = { url: proxyUrl.href, ownerUrl: database.ownerUrl };
  server = await startServer(config, urls, { log });
  asha = await registerUser(server.url, 'asha');
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await database.close();
  await fs.rm(varDir, { recursive: true, force: true });
});

it('requests get 503 with Retry-After while the database is down, and work as soon as it is back', async () => {
  await asha.get('/api/orders').expect(200);
  await proxy.close();
  const requests = [
    () => asha.get('/api/orders'),
    () => asha.post('/api/payment/create-order', { amount: 499, reportKey: 'janam-kundli' }),
    () => supertest(server.url).post('/api/auth/login').send(TEST_USERS.asha),
  ];
  for (const request of [...requests, ...requests]) {
    const { status, headers, body } = await request();
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'database-unavailable' });
    expect(headers['retry-after']).toBe('10');
    expect(body.message).toMatch(/^We cannot reach our records at this moment/);
  }
  await supertest(server.url).get('/').expect(200);
  await supertest(server.url).get('/api/places?q=Kota').expect(200);
  expect(logLines.some((line) => line.includes('"event":"requests.unavailable"'))).toBe(true);
  expect(logLines.some((line) => line.includes('"event":"requests.failed"'))).toBe(false);

  await proxy.listen(port);
  await asha.get('/api/orders').expect(200);
}, 60_000);

it('every connection of the pool has time limits', async () => {
  const { rows } = await database.db.raw(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '20s', lock: '15s', idle: '2min' }]);
});
