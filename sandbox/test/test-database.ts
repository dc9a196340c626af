/** An empty database for one test file, on the PostgreSQL server that the test run provides. */
import { randomUUID } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { inject } from 'vitest';

export type TestDatabase = { db: Knex; url: string; close: () => Promise<void> };

export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl } = inject('postgres');
  const admin = connect(adminUrl);
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`;
  await admin.raw('create database ??', [name]);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  const db = connect(url);
  return {
    db,
    url,
    async close() {
      await db.destroy();
      await admin.raw('drop database ?? with (force)', [name]);
      await admin.destroy();
    },
  };
}

const connect = (url: string) => knex({ client: 'pg', connection: url, pool: { min: 0, max: 5 } });
