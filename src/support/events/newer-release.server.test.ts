/** After the rollback of a release: what support did with it stays in the lists of support. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { runCli } from '#src/support/testing.ts';
import { getMemberStream, PROJECTION_STREAM } from '#src/support/support-events.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const MEMBER_ID = randomUUID();
const RECORDED_AT = /\d{1,2} \w{3} 20\d\d \d\d:\d\d/;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database
    .db('members')
    .insert({ id: MEMBER_ID, name: 'Asha', email: 'asha@example.in', created_at: new Date() });
  const meta = { actor: 'support:asha', cause: 'a reason', at: new Date().toISOString() };
  const newer = { type: 'MoonPaintedBySupport', data: { colour: 'red' } };
  const known = { type: 'ProjectionRebuildStartedBySupport', data: { part: 'of a newer release' } };
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, PROJECTION_STREAM, 0, [newer, known], meta);
    await appendEvents(trx, getMemberStream(MEMBER_ID), 0, [newer], meta);
  });
});
afterAll(() => database.close());

it.each([
  ['support log', ['support', 'log']],
  ['member show', ['member', 'show', MEMBER_ID]],
])('%s lists an event of a newer release by its type, with time, actor and reason', async (_, args) => {
  const { code, stdout, stderr } = await runCli(database, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const line = stdout.split('\n').find((text) => text.includes('MoonPaintedBySupport'))!;
  expect(line).toMatch(RECORDED_AT);
  expect(line).toContain('an event of a newer release, which this one cannot read. a reason');
  expect(line).toContain('support:asha');
});

it('support log describes a known event with a field of a newer release', async () => {
  const { stdout } = await runCli(database, 'support', 'log');
  expect(stdout).toContain('Rebuild of the projections started.');
});
