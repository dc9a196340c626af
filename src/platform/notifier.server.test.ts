import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { createNotifyStatement } from './notifier.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.close());

it('a notification does not wait for the disk at its commit, and the next transaction of its connection does', async () => {
  const { db } = testDatabase;
  const connection = await db.client.acquireConnection();
  const readSetting = async () => {
    const { rows } = await db.raw('show synchronous_commit').connection(connection);
    return (rows as { synchronous_commit: string }[])[0]!.synchronous_commit;
  };
  const statement = createNotifyStatement("'order_changed'", '?');
  // The server of the tests never waits for the disk.
  await db.raw('set synchronous_commit to on').connection(connection);
  await db.raw('begin').connection(connection);
  await db.raw(statement, [['LG-2611-ASHA01', 'LG-2611-RAVI01']]).connection(connection);
  const duringNotification = await readSetting();
  await db.raw('commit').connection(connection);
  const afterwards = await readSetting();
  await db.client.releaseConnection(connection);

  expect(duringNotification).toBe('off');
  expect(afterwards).toBe('on');
});
