/**
 * During an update the previous release runs on the new schema. Its statements (migrations/frozen.json, written by `npm run
 * freeze-statements`) are planned on the new schema as the application role, and both schemas are compared.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '#src/migrate.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { APP_ROLE, getDatabaseUrls, OWNER_ROLE } from '#src/platform/embedded/roles.ts';
import { findBlockingStatements } from '#src/testing/migrations/blocking-statements.ts';
import { findBreakingChanges } from '#src/testing/migrations/breaking-changes.ts';
import { readSchema, type Schema } from '#src/testing/migrations/schema.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/**
 * Breaking changes that the previous release does not notice, with the reason. Remove the entries when a release is frozen.
 * The text is the one that the test prints.
 */
const ALLOWED_CHANGES: Record<string, string> = {};
/** Statements of the previous release that may fail, with the reason. */
const ALLOWED_FAILURES: Record<string, string> = {};

type Frozen = { migrations: string[]; statements: string[] };

let frozen: Frozen;
let current: TestDatabase;
let owner: Database;
let previousSchema: Schema;
beforeAll(async () => {
  frozen = JSON.parse(await fs.readFile(new URL('frozen.json', FOLDER), 'utf8')) as Frozen;
  current = await createTestDatabase();
  owner = connect(current.ownerUrl, { max: 1 });
  previousSchema = await readPreviousSchema();
});
afterAll(async () => {
  await owner.destroy();
  await current.close();
});

/** Migrates a database as the previous release does. */
async function readPreviousSchema(): Promise<Schema> {
  const { adminUrl } = inject('postgres');
  const admin = connect(adminUrl, { max: 1 });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin.raw('create database ?? owner ??', [name, OWNER_ROLE]);
  const { ownerUrl } = getDatabaseUrls(adminUrl, name);
  try {
    await migrate(ownerUrl, APP_ROLE, { only: frozen.migrations });
    const previousOwner = connect(ownerUrl, { max: 1 });
    return await readSchema(previousOwner, APP_ROLE).finally(() => previousOwner.destroy());
  } finally {
    await admin.raw('drop database ?? with (force)', [name]);
    await admin.destroy();
  }
}

/** Planning checks names, types and keys of ON CONFLICT; the start of the plan checks privileges. */
async function findFailures(db: Database, statements: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const statement of statements) {
    const connection = await db.client.acquireConnection();
    await connection
      .query(`explain (generic_plan) ${statement}`)
      .catch((error: Error) => failures.push(`${error.message}: ${statement}`));
    await db.client.releaseConnection(connection);
  }
  return failures;
}

describe('the previous release on the schema of this one', () => {
  it('plans each of its statements', async () => {
    expect(frozen.statements.length).toBeGreaterThan(200);
    const failures = await findFailures(current.db, frozen.statements);
    expect(failures.filter((failure) => !(failure in ALLOWED_FAILURES))).toEqual([]);
  });

  it('finds everything that it reads and writes, and no new rule that it does not know', async () => {
    const changes = findBreakingChanges(previousSchema, await readSchema(owner, APP_ROLE));
    expect(changes.filter((change) => !(change in ALLOWED_CHANGES))).toEqual([]);
  });

  it('is not stopped by a lock of a new migration', async () => {
    const names = (await fs.readdir(FOLDER)).filter(
      (name) => name.endsWith('.ts') && !frozen.migrations.includes(name),
    );
    for (const name of names)
      expect(findBlockingStatements(await fs.readFile(new URL(name, FOLDER), 'utf8')), name).toEqual([]);
  });
});

describe('a bad migration is refused', () => {
  /** Runs a change as the owner and rolls it back. */
  async function tryChange(sql: string): Promise<{ changes: string[]; failures: string[] }> {
    const trx = await owner.transaction();
    await trx.raw(sql);
    const changes = findBreakingChanges(previousSchema, await readSchema(trx, APP_ROLE));
    // As the application, whose privileges a migration may change.
    const failures: string[] = [];
    for (const statement of frozen.statements) {
      await trx.raw('savepoint statement');
      const connection = await trx.client.acquireConnection();
      await connection
        .query(`explain (generic_plan) ${statement}`)
        .catch((error: Error) => failures.push(error.message));
      await trx.raw('rollback to savepoint statement');
    }
    await trx.rollback();
    return { changes, failures };
  }

  it.each([
    [
      'alter table members drop column phone',
      'members.phone is dropped or renamed.',
      'column "phone" of relation "members" does not exist',
    ],
    [
      'alter table orders rename column placed_at to created_at',
      'orders.placed_at is dropped or renamed.',
      'placed_at does not exist',
    ],
    [
      'alter table contact_messages drop column subject',
      'contact_messages.subject is dropped or renamed.',
      'column "subject" of relation "contact_messages" does not exist',
    ],
  ])('%s', async (sql, change, failure) => {
    const { changes, failures } = await tryChange(sql);
    expect(changes).toContain(change);
    expect(failures.join('\n')).toContain(failure);
  });

  it.each([
    [
      'alter table members add column caste text not null',
      'members.caste is new, NOT NULL and has no default: the old release does not fill it.',
    ],
    [
      'alter table members alter column phone set not null',
      'members.phone becomes NOT NULL: the old release may leave it empty.',
    ],
    [
      'alter table orders alter column pages type bigint',
      'orders.pages changes its type from integer to bigint.',
    ],
    [
      `alter table saved_people add check (birth <> '{}')`,
      "saved_people: CHECK ((birth <> '{}'::jsonb)) is a new constraint: the old release may violate it.",
    ],
    ['revoke delete on sessions from lagna_app', 'DELETE on sessions is revoked from the application.'],
    [
      'create unique index once on contact_messages (email)',
      'contact_messages (email) is newly unique: the old release may write duplicates.',
    ],
    [
      'alter table seen_payments drop constraint seen_payments_pkey',
      'seen_payments (order_id) is not unique any more: ON CONFLICT fails.',
    ],
  ])('%s', async (sql, change) => {
    const trx = await owner.transaction();
    await trx.raw(sql);
    const changes = findBreakingChanges(previousSchema, await readSchema(trx, APP_ROLE));
    await trx.rollback();
    expect(changes).toContain(change);
  });

  it.each([
    ['create index orders_x on orders (x)', 1],
    ['create index concurrently orders_x on orders (x)', 0],
    ['create index reports_x on reports (x)', 0],
    ['create table notes (id text); create index notes_id on notes (id)', 0],
    ['alter table orders alter column pages type bigint', 1],
    ['alter table orders alter column pages set not null', 1],
  ])('locks of %s: %i', (sql, count) => {
    expect(findBlockingStatements(sql)).toHaveLength(count);
  });
});
