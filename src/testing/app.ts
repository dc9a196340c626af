/** The whole application for a test: real database, gateway sandbox and jobs, on a free port. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { GAZETTEER_FILE } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { loadGazetteer, type Gazetteer } from '#src/places/gazetteer.ts';
import { startServer } from '#src/server.ts';
import type { Database } from '#src/platform/database.ts';
import type { CompressionLevel } from '#src/platform/http/static-files.ts';
import { createTestDatabase } from './test-database.ts';
import type { Log } from '#src/platform/log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

export type TestApp = {
  url: string;
  /** differs from `url` only if PUBLIC_URL is set */
  localUrl: string;
  /** of /metrics, with METRICS_PORT=0 */
  operationsUrl: string;
  db: Database;
  clock: TestClock;
  /** PDFs and outbox; removed by close() */
  varDir: string;
  databaseUrl: string;
  /** URL of the owner role */
  ownerUrl: string;
  /** URL of a superuser, for tests that tamper with the database */
  adminUrl: string;
  close: () => Promise<void>;
};

/** Loaded once per test worker. */
let gazetteer: Gazetteer | undefined;

type StartAppOptions = {
  role?: 'all' | 'web' | 'worker';
  env?: Record<string, string>;
  /** for tests that read the log; by default errors are written to stderr */
  log?: Log;
  /** of the pages; compressing them takes half the time of a start, and few tests measure their size */
  compression?: CompressionLevel;
};

/** Call it in beforeAll, and close() in afterAll. */
export async function startApp({
  role = 'all',
  env = {},
  log = createErrorLog(),
  compression = 'none',
}: StartAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const varDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-test-'));
  const settings = readConfig({ NODE_ENV: 'test', PORT: '0', ROLE: role, VAR_DIR: varDir, ...env });
  const config = { ...settings, compression };
  const clock = createTestClock(new Date().toISOString());
  gazetteer ??= loadGazetteer(GAZETTEER_FILE);
  const options = { clock, log, monitorSeconds: 2, observationCacheMs: 100, gazetteer };
  const server = await startServer(config, testDatabase, options);
  return {
    url: server.url,
    localUrl: server.localUrl,
    operationsUrl: `http://127.0.0.1:${server.operationsPort}`,
    db: testDatabase.db,
    clock,
    varDir,
    databaseUrl: testDatabase.url,
    ownerUrl: testDatabase.ownerUrl,
    adminUrl: testDatabase.adminUrl,
    async close() {
      await server.stop();
      await testDatabase.close();
      await fs.rm(varDir, { recursive: true, force: true });
    },
  };
}

const createErrorLog = (): Log =>
  pino({ level: 'error', base: null }, pino.destination({ fd: 2, sync: true }));
