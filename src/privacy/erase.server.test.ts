/** The erasure of an account finds every row by an index, however many members, jobs and messages there are. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';
import { connect, type Database, type Transaction } from '#src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { jobs } from '#jobs/index.ts';
import { eraseMember, ID_FIELDS } from './erase.ts';

let testDatabase: TestDatabase;
/** One new connection: scans of other statements would be counted. */
let db: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = connect(testDatabase.url, { max: 1 });
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.close();
});

it('the erasure scans no table', async () => {
  const member = { id: randomUUID(), email: 'omar@example.in' };
  await testDatabase.db('members').insert({ ...member, name: 'Omar', created_at: new Date() });
  const scans = await db.transaction(async (trx) => {
    // Small tables are scanned where no index can be used, and only there.
    await trx.raw('set local enable_seqscan = off');
    await eraseMember(trx, member);
    return listScannedTables(trx);
  });
  expect(scans).toEqual([]);
  expect(await testDatabase.db('members')).toEqual([]);
});

async function listScannedTables(trx: Transaction): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    'select relid::regclass::text as name from pg_stat_xact_user_tables where seq_scan > 0',
  );
  return rows.map(({ name }) => name);
}

it('the jobs of a member, whose ids are in any field, are erased with the account, and others stay', async () => {
  const member = { id: randomUUID(), email: 'uma@example.in' };
  const insertJob = (data: object) =>
    testDatabase.db('pgboss.job').insert({ name: 'send-order-email', data: JSON.stringify(data) });
  await testDatabase.db('members').insert({ ...member, name: 'Uma', created_at: new Date() });
  for (const field of ID_FIELDS) await insertJob({ [field]: member.id, kind: 'receipt' });
  await insertJob({ memberId: randomUUID() });
  await db.transaction((trx) => eraseMember(trx, member));
  expect(await testDatabase.db('pgboss.job')).toHaveLength(1);
});

it('every id in the payload of a job is in a field that the erasure searches', () => {
  const fields = jobs.flatMap(({ queue }) => Object.keys((queue.payload as z.ZodObject).shape));
  const idFields = new Set(fields.filter((field) => !OTHER_FIELDS.includes(field)));
  expect([...idFields].toSorted()).toEqual(ID_FIELDS.toSorted());
});

/** Numbers, kinds and times, and ids of the gateway, which are no ids of a member. */
const OTHER_FIELDS =
  'edition requestNumber resendNumber kind subjectId month deletionScheduledAt eventId gatewayPaymentId settlementId'.split(
    ' ',
  );
