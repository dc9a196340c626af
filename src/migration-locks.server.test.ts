/** A migration of a table that a long transaction reads, such as a backup, does not hold up the site. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { migrate } from '#src/migrate.ts';
import { listMigrations } from '#src/migration-source.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

/** It alters `orders`. */
const MIGRATION = '20261130000100_refund_made_elsewhere.ts';
const name = `locks_${randomUUID().replaceAll('-', '')}`;

let urls: DatabaseUrls;
let db: Database;
let admin: Database;
beforeAll(async () => {
  admin = connect(inject('postgres').adminUrl, { max: 1 });
  urls = await createDatabaseWithRoles(inject('postgres').adminUrl, name);
  const names = await listMigrations();
  await migrate(urls.ownerUrl, APP_ROLE, { only: names.slice(0, names.indexOf(MIGRATION)) });
  db = connect(urls.url);
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await admin.raw('drop database ?? with (force)', [name]);
  await admin.destroy();
});

it('it waits in short tries, between which requests go on, and is applied afterwards', async (test) => {
  const messages = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const backup = await db.transaction();
  test.onTestFinished(() => void backup.rollback());
  await backup('orders').first();
  const migration = migrate(urls.ownerUrl, APP_ROLE);

  await expect.poll(listWaitingStatements, { timeout: 10_000 }).toEqual([expect.stringContaining('alter')]);
  const startedAt = performance.now();
  await db('orders').first();
  expect(performance.now() - startedAt).toBeLessThan(5000);
  // The message follows the end of the try, which the request also waits for.
  await expect
    .poll(() => messages.mock.calls)
    .toContainEqual([expect.stringContaining('in use by a long transaction')]);

  await backup.commit();
  expect((await migration).applied).toContain(MIGRATION);
  await db('orders').first('refunded_elsewhere_paise');
}, 60_000);

async function listWaitingStatements(): Promise<string[]> {
  const { rows } = await admin.raw<{ rows: { query: string }[] }>(
    `select query from pg_stat_activity where datname = ? and wait_event_type = 'Lock'`,
    [name],
  );
  return rows.map(({ query }) => query);
}
