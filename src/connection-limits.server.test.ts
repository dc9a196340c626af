/** Every connection to PostgreSQL has time limits: requests, jobs, the queue, notifications, migrations, commands of support. */
import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#src/config.ts';
import { migrate } from '#src/migrate.ts';
import { APP_ROLE } from '#src/platform/embedded/roles.ts';
import { connect } from '#src/platform/database.ts';
import { startServer } from '#src/server.ts';
import { runCli } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startTcpProxy } from '#src/testing/tcp-proxy.ts';

type PoolConnection = pg.Client & { connection: { stream: Socket } };
type Limits = Record<'connect' | 'statement' | 'lock' | 'idle' | 'answer', number>;

let database: TestDatabase;
/** by the name of the connection */
const limits = new Map<string, Limits>();
beforeAll(async () => {
  database = await createTestDatabase();
  const varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-limits-'));
  recordLimits();
  const env = { NODE_ENV: 'test', PORT: '0', VAR_DIR: varDir };
  const log = pino({ level: 'silent' });
  const server = await startServer(readConfig(env), database, { log });
  await server.stop();
  await migrate(database.ownerUrl, APP_ROLE);
  await runCli({ ...database, env }, 'backup', 'create', '--to', path.join(varDir, 'backups'));
  vi.restoreAllMocks();
  // The gateway of development, a separate package.
  limits.delete('razorpay-sandbox');
  await fs.rm(varDir, { recursive: true });
}, 60_000);
afterAll(() => database.close());

type ConnectionParameters = Record<string, string | number | false | undefined>;

/** Reads the settings of each connection that is opened, until the mocks are restored. */
function recordLimits(): void {
  const connectClient = pg.Client.prototype.connect as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'connect').mockImplementation(function (
    this: pg.Client & { connectionParameters?: ConnectionParameters; _connectionTimeoutMillis?: number },
    ...args: unknown[]
  ) {
    const parameters = this.connectionParameters!;
    const read = (name: string) =>
      Number(parameters[name] || new RegExp(`${name}=(\\d+)`).exec(String(parameters.options))?.[1] || 0);
    limits.set(String(parameters.application_name), {
      connect: Number(this._connectionTimeoutMillis),
      statement: read('statement_timeout'),
      lock: read('lock_timeout'),
      idle: read('idle_in_transaction_session_timeout'),
      answer: read('query_timeout'),
    });
    return connectClient.apply(this, args) as never;
  });
}

describe('the time limits of a connection', () => {
  const requests = { connect: 5000, statement: 20_000, lock: 15_000, idle: 120_000 };
  const maintenance = { connect: 5000, statement: 0, lock: 15_000, idle: 600_000, answer: 0 };

  it('are set for every pool', () => {
    expect(Object.fromEntries(limits)).toEqual({
      // Its timeout for answers is tested below.
      lagna: { ...requests, answer: 0 },
      'lagna-jobs': expect.anything(),
      'lagna-listen': { ...requests, answer: 22_000 },
      'lagna-cli': maintenance,
      // Each migration sets its own limit for locks.
      'lagna-migrate': { ...maintenance, lock: 0 },
      'lagna-migrate-jobs': maintenance,
    });
    expect(limits.get('lagna-jobs')).toEqual({ ...requests, answer: 22_000 });
  });
});

it('a statement on a silent connection fails, and the next ones get new connections', async () => {
  const url = new URL(database.url);
  const port = Number(url.port);
  const proxy = await startTcpProxy(port);
  url.port = String(proxy.port);
  const log = { warn: () => {} };
  const db = connect(url.href, { max: 3, answerTimeoutMs: 300, log });
  const waiting = [1, 2, 3].map(() => db.client.acquireConnection());
  for (const connection of await Promise.all(waiting)) await db.client.releaseConnection(connection);
  proxy.silenceAndSwitchTo(port);
  await expect(db.raw('select 1')).rejects.toThrow('PostgreSQL has not answered');
  await Promise.all([1, 2, 3].map(() => db.raw('select 1')));
  await db.destroy();
  await proxy.close();
});

it('a connection that only waits is not closed, also within a transaction', async () => {
  const db = connect(database.url, { max: 1, answerTimeoutMs: 50 });
  const client = (await db.client.acquireConnection()) as PoolConnection;
  await client.query('begin');
  await once(client.connection.stream, 'timeout');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await db.client.releaseConnection(client);
  await db.destroy();
});
