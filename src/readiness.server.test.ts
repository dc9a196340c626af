import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Database } from '#src/platform/database.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
let admin: Database;
let databaseName: string;
beforeAll(async () => {
  app = await startApp({ role: 'web', log: pino({ level: 'silent' }) });
  admin = connect(inject('postgres').adminUrl, { max: 1 });
  databaseName = new URL(app.databaseUrl).pathname.slice(1);
});
afterAll(async () => {
  await setDatabaseAvailable(true);
  await app.close();
  await admin.destroy();
});

/** While it is unavailable, PostgreSQL refuses new connections and the existing ones are closed. */
async function setDatabaseAvailable(isAvailable: boolean): Promise<void> {
  await admin.raw(`alter database ?? allow_connections ${isAvailable}`, [databaseName]);
  if (!isAvailable)
    await admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [
      databaseName,
    ]);
}

const fetchReadiness = () => supertest(app.url).get('/readyz');

it('/readyz answers 503 within seconds and names the failed probes while the database is unavailable', async () => {
  await setDatabaseAvailable(false);
  const startedAt = performance.now();
  const { status, body } = await fetchReadiness();
  expect([status, body]).toEqual([503, { database: false, ledger: false, queue: false }]);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it('/healthz answers 200 while the database is unavailable', async () => {
  await supertest(app.url).get('/healthz').expect(200);
});

it('/readyz answers 200 again when the database is back', async () => {
  await setDatabaseAvailable(true);
  await expect
    .poll(async () => (await fetchReadiness()).body)
    .toEqual({
      database: true,
      ledger: true,
      queue: true,
    });
  await fetchReadiness().expect(200);
});
