/** The whole house for a test: real database, real sandbox gateway, real jobs, on a port of its own. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { GAZETTEER } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { loadGazetteer, type Gazetteer } from '#src/places/gazetteer.ts';
import { startServer } from '#src/server.ts';
import type { Database } from '#src/platform/database.ts';
import { createTestDatabase } from './test-database.ts';
import type { Log } from '#src/platform/log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type TestApp = {
  url: string;
  /** the same, unless PUBLIC_URL names another */
  localUrl: string;
  db: Database;
  clock: TestClock;
  /** PDFs, outbox: removed at close */
  varDir: string;
  databaseUrl: string;
  /** of the role that owns the tables */
  ownerUrl: string;
  close: () => Promise<void>;
};

/** One for all files of a worker. */
let gazetteer: Gazetteer | undefined;

type Options = {
  role?: 'all' | 'web' | 'worker';
  env?: Record<string, string>;
  /** for a test that reads what is logged */
  log?: Log;
};

/** `startApp()` in beforeAll, `close()` in afterAll. Unexpected errors are logged to stderr, so that a test run shows them. */
export async function startApp({
  role = 'all',
  env = {},
  log = createErrorLog(),
}: Options = {}): Promise<TestApp> {
  const test = await createTestDatabase();
  const varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-test-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', ROLE: role, VAR_DIR: varDir, ...env });
  const clock = createTestClock(new Date().toISOString());
  gazetteer ??= loadGazetteer(GAZETTEER);
  const server = await startServer(config, test, { clock, log, monitorSeconds: 2, gazetteer });
  return {
    url: server.url,
    localUrl: server.localUrl,
    db: test.db,
    clock,
    varDir,
    databaseUrl: test.url,
    ownerUrl: test.ownerUrl,
    async close() {
      await server.stop();
      await test.close();
      await fs.rm(varDir, { recursive: true, force: true });
    },
  };
}

const createErrorLog = (): Log =>
  pino({ level: 'error', base: null }, pino.destination({ fd: 2, sync: true }));
