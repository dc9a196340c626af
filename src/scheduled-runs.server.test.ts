/** Runs of one schedule in two workers: at most one waits or is active at any time. */
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { defineJob, type WorkerDeps } from '#jobs/job.ts';
import { SCHEDULED_POLICY } from '#jobs/policies.ts';
import { migrate } from '#src/migrate.ts';
import { createBoss, JOB_CHANNEL, listenForJobs } from '#src/platform/jobs.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { APP_ROLE } from '#src/platform/embedded/roles.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startWorker } from './worker.ts';

const QUEUE = 'test-run';

type Run = { signal: AbortSignal; end: () => void };

const log = pino({ level: 'silent' });
let database: TestDatabase;
let notifications: Notifications;
let bosses: PgBoss[];
/** of all workers, in the order of their start */
const runs: Run[] = [];
let runningCount = 0;
let maxRunningCount = 0;

/** A run that lasts until the test ends it, or until its signal is aborted. */
const job = defineJob({
  queue: { name: QUEUE, payload: z.object({}) },
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 4 },
  async run(_deps, _payload, { signal }) {
    const { promise, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve());
    runningCount += 1;
    maxRunningCount = Math.max(maxRunningCount, runningCount);
    runs.push({ signal, end: resolve });
    await promise;
    runningCount -= 1;
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  const owner = createBoss(database.ownerUrl, { isWorker: false });
  await owner.start();
  await owner.createQueue(QUEUE, job.policy);
  await owner.stop({ graceful: false, close: true });
  notifications = await listenForJobs(database.url, log);
  bosses = [1, 2].map(() => createBoss(database.url, { isWorker: true, monitorSeconds: 1 }));
  for (const boss of bosses) {
    boss.on('error', () => {});
    await boss.start();
    await startWorker(boss, { log } as unknown as WorkerDeps, [job], notifications);
  }
});
afterAll(async () => {
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: false, close: true })));
  await notifications.close();
  await database.close();
});
afterEach(async () => {
  for (const { end } of runs) end();
  await expect.poll(listStates).not.toContain('active');
});

/** @returns null when the job was dropped */
async function sendRun(): Promise<string | null> {
  const id = await bosses[0]!.send(QUEUE, {});
  await database.db.raw('select pg_notify(?, ?)', [JOB_CHANNEL, QUEUE]);
  return id;
}
const listStates = (): Promise<string[]> => database.db('pgboss.job').where({ name: QUEUE }).pluck('state');

it('a run is skipped while the one before it runs in another worker', async () => {
  const { length } = runs;
  expect(await sendRun()).not.toBeNull();
  await expect.poll(() => runs.length).toBe(length + 1);
  expect([await sendRun(), await sendRun()]).toEqual([null, null]);
  runs.at(-1)!.end();
  // The next one runs as soon as the first has ended.
  await expect.poll(sendRun).not.toBeNull();
  await expect.poll(() => runs.length).toBe(length + 2);
  expect(maxRunningCount).toBe(1);
});

it('a run that takes too long is aborted before the next one can start', async () => {
  const { length } = runs;
  await sendRun();
  await expect.poll(() => runs.length).toBe(length + 1);
  await expect.poll(sendRun, { interval: 10 }).not.toBeNull();
  await expect.poll(() => runs.length).toBe(length + 2);
  expect(runs[length]!.signal.aborted).toBe(true);
  expect(maxRunningCount).toBe(1);
});

it('the run of a killed worker ends after its heartbeats, and the next one runs', async () => {
  const { length } = runs;
  const id = await sendRun();
  await expect.poll(() => runs.length).toBe(length + 1);
  await database
    .db('pgboss.job')
    .where({ id })
    .update({ heartbeat_on: new Date(0) });
  await expect.poll(sendRun).not.toBeNull();
  await expect.poll(() => runs.length).toBe(length + 2);
});

it('a migration makes the schedules of an earlier release exclusive', async () => {
  const owned = ['reconcile-payments', 'send-order-email'];
  await database.db('pgboss.queue').whereIn('name', owned).update({ policy: 'standard' });
  await migrate(database.ownerUrl, APP_ROLE);
  const rows: { name: string; policy: string }[] = await database
    .db('pgboss.queue')
    .whereIn('name', owned)
    .select('name', 'policy');
  expect(Object.fromEntries(rows.map(({ name, policy }) => [name, policy]))).toEqual({
    'reconcile-payments': 'exclusive',
    'send-order-email': 'standard',
  });
});
