import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

const silentLog = pino({ level: 'silent' });

let admin: Database;
beforeAll(() => {
  admin = connect(inject('postgres').adminUrl, { max: 1 });
});
afterAll(() => admin.destroy());

/** While it is unavailable, PostgreSQL refuses new connections and the existing ones are closed. */
async function setDatabaseAvailable({ databaseUrl }: TestApp, isAvailable: boolean): Promise<void> {
  const databaseName = new URL(databaseUrl).pathname.slice(1);
  await admin.raw(`alter database ?? allow_connections ${isAvailable}`, [databaseName]);
  if (!isAvailable)
    await admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [
      databaseName,
    ]);
}

describe('a web process', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ role: 'web', log: silentLog });
  });
  afterAll(async () => {
    await setDatabaseAvailable(app, true);
    await app.close();
  });

  const fetchReadiness = () => supertest(app.url).get('/readyz');

  it('/readyz answers 503 within seconds and says in words what fails while the database is unavailable', async () => {
    await setDatabaseAvailable(app, false);
    const startedAt = performance.now();
    const { status, body } = await fetchReadiness();
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'not ready',
      checks: {
        database: { ok: false, reason: 'PostgreSQL does not answer' },
        migrations: { ok: false },
        ledger: { ok: false },
        queue: { ok: false },
        store: { ok: true },
      },
    });
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('/healthz and /livez answer 200 while the database is unavailable', async () => {
    await supertest(app.url).get('/healthz').expect(200);
    await supertest(app.url).get('/livez').expect(200);
  });

  it('/readyz answers 200 again when the database is back', async () => {
    await setDatabaseAvailable(app, true);
    await expect.poll(async () => (await fetchReadiness()).body.status).toBe('ready');
    const { body } = await fetchReadiness().expect(200);
    expect(Object.keys(body.checks)).toEqual([
      'database',
      'migrations',
      'ledger',
      'queue',
      'store',
      'gateway',
    ]);
  });
});

describe('a worker process', () => {
  let app: TestApp;
  let smtpServer: TestSmtpServer;
  beforeAll(async () => {
    smtpServer = await startSmtpServer();
    const env = {
      METRICS_PORT: '0',
      SMTP_URL: smtpServer.url,
      // Real keys, and a gateway that does not answer.
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'key-secret',
      RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-the-test',
      RAZORPAY_API_URL: 'http://127.0.0.1:1',
    };
    app = await startApp({ role: 'worker', env, log: silentLog });
  });
  afterAll(async () => {
    await app.close();
    await smtpServer.close();
  });

  const fetchReadiness = () => supertest(app.operationsUrl).get('/readyz');

  it('has a port of its own that says that it is alive', async () => {
    await supertest(app.operationsUrl).get('/livez').expect(200, { alive: true });
    await supertest(app.operationsUrl).get('/orders').expect(404);
    await supertest(app.operationsUrl).post('/metrics').expect(405);
  });

  it.each([
    ['succeeds on the port of the worker', () => new URL(app.operationsUrl).port, 0],
    ['fails on a port that nobody serves', () => '1', 1],
  ])('the health check of the image %s', async (_outcome, getPort, exitCode) => {
    const env = { METRICS_PORT: getPort() };
    const check = spawn(process.execPath, ['bin/healthcheck.js'], { env, stdio: 'ignore' });
    expect(await once(check, 'exit')).toEqual([exitCode, null]);
  });

  it('is ready when Chromium runs, and a gateway that does not answer is a warning only', async () => {
    await expect.poll(async () => (await fetchReadiness()).body.status, { timeout: 60_000 }).toBe('ready');
    const { body } = await fetchReadiness().expect(200);
    expect(body.checks).toMatchObject({
      chromium: { ok: true },
      mail: { ok: true },
      gateway: {
        ok: false,
        isWarning: true,
        reason: 'the payment gateway does not answer, or rejects our keys',
      },
    });
  }, 90_000);

  it('is not ready while a migration is missing, and says which command is needed', async () => {
    const owner = connect(app.ownerUrl, { max: 1 });
    const [migration] = await owner('knex_migrations').orderBy('id', 'desc').limit(1);
    await owner('knex_migrations').where({ id: migration.id }).delete();
    const readMigrations = async () => (await fetchReadiness()).body.checks.migrations;
    await expect.poll(readMigrations).toEqual({
      ok: false,
      reason: '1 migrations are missing: run node src/migrate.ts',
    });
    await owner('knex_migrations').insert(migration);
    await owner.destroy();
    await expect.poll(readMigrations).toEqual({ ok: true });
  });

  it('is not ready while no report can be stored', async () => {
    const folder = path.join(app.varDir, 'reports');
    await fs.rm(folder, { recursive: true, force: true });
    await fs.writeFile(folder, 'a file in place of the folder');
    await expect.poll(async () => (await fetchReadiness()).status).toBe(503);
    expect((await fetchReadiness()).body.checks.store).toEqual({
      ok: false,
      reason: 'the report store is not writable',
    });
    await fs.rm(folder);
    await expect.poll(async () => (await fetchReadiness()).status).toBe(200);
  });
});
