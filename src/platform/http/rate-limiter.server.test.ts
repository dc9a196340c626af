import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#src/platform/database.ts';
import { createTestClock } from '#src/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { createRateLimiter, type RateLimitRule } from './rate-limiter.ts';

const rule: RateLimitRule = { max: 2, minutes: 1 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const createLimiter = () =>
  createRateLimiter({ db: database.db, clock: createTestClock(), secret: 'a secret of this test' });

it('two processes share the count of a key', async () => {
  const [firstLimiter, secondLimiter] = [createLimiter(), createLimiter()];
  expect(await firstLimiter.consume('shared', rule, 'asha')).toBeUndefined();
  expect(await secondLimiter.consume('shared', rule, 'asha')).toBeUndefined();
  expect(await firstLimiter.consume('shared', rule, 'asha')).toBe(60);
  expect(await secondLimiter.consume('shared', rule, 'asha')).toBe(60);
  expect(await secondLimiter.consume('shared', rule, 'ravi')).toBeUndefined();
});

it('check counts nothing and undoConsume takes one request back', async () => {
  const limiter = createLimiter();
  for (const _ of [1, 2, 3]) expect(await limiter.check('checked', rule, 'asha')).toBeUndefined();
  await limiter.consume('checked', rule, 'asha');
  await limiter.consume('checked', rule, 'asha');
  expect(await limiter.check('checked', rule, 'asha')).toBe(60);
  await limiter.undoConsume('checked', rule, 'asha');
  expect(await limiter.check('checked', rule, 'asha')).toBeUndefined();
});

it('requests are counted in memory while the database does not answer', async () => {
  const [limiter, transaction] = [createLimiter(), await database.db.transaction()];
  await transaction.raw('lock table rate_limits in access exclusive mode');
  const results = [];
  for (const _ of [1, 2, 3]) results.push(await limiter.consume('slow', rule, 'asha'));
  await transaction.rollback();
  expect(results).toEqual([undefined, undefined, 60]);
});

it('requests are counted in memory when the table does not exist', async () => {
  const limiter = createLimiter();
  await database.db.raw('select 1');
  const owner = connect(database.ownerUrl, { max: 1 });
  await owner.raw('drop table rate_limits');
  await owner.destroy();
  expect(await limiter.consume('gone', rule, 'asha')).toBeUndefined();
  expect(await limiter.consume('gone', rule, 'asha')).toBeUndefined();
  expect(await limiter.consume('gone', rule, 'asha')).toBe(60);
});
