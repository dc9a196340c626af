import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Job, WorkerDeps } from '#jobs/job.ts';
import { createBoss, createJobs, listenForJobs } from '#src/platform/jobs.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { processRegistry } from '#src/platform/metrics/registry.ts';
import { parseExposition } from '#src/testing/exposition.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startWorker } from './worker.ts';

const Payload = z.strictObject({ number: z.int() });
const POLICY = {
  expireInSeconds: 10,
  retryLimit: 1,
  retryDelay: 1,
  retryBackoff: false,
  deleteAfterSeconds: 60,
};

type LogLine = { level: number; event: string; queue: string; jobId: string; attempt: number };

let database: TestDatabase;
let owner: PgBoss;
let boss: PgBoss;
let notifications: Notifications;
const logLines: LogLine[] = [];
const log = pino({ base: null }, { write: (line) => logLines.push(JSON.parse(line) as LogLine) });
const processedNumbers: Record<string, number[]> = { woken: [], polled: [], 'failing-once': [] };
const finalFailures: unknown[] = [];

const createCountingJob = (name: string, wakesWorkers: boolean): Job => ({
  queue: { name, payload: Payload, wakesWorkers },
  policy: POLICY,
  async run(_deps, payload) {
    processedNumbers[name]!.push(Payload.parse(payload).number);
    if (name === 'failing-once' && processedNumbers[name]!.length === 1)
      throw new Error('the first attempt fails');
  },
  async onFinalFailure() {
    throw new Error('called although a retry succeeded');
  },
});

const alwaysFailingJob: Job = {
  queue: { name: 'always-failing', payload: Payload },
  policy: POLICY,
  run: (_deps, _payload, { isLastAttempt }) =>
    Promise.reject(new Error(isLastAttempt ? 'last attempt' : 'first attempt')),
  async onFinalFailure(_deps, payload, error) {
    finalFailures.push({ payload, message: (error as Error).message });
  },
};

const jobs = [
  createCountingJob('woken', true),
  createCountingJob('polled', false),
  createCountingJob('failing-once', true),
  alwaysFailingJob,
];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createBoss(database.ownerUrl, { isWorker: false });
  boss = createBoss(database.url, { isWorker: true });
  boss.on('error', () => {});
  await Promise.all([owner.start(), boss.start()]);
  for (const { queue, policy } of jobs) await owner.createQueue(queue.name, policy);
  notifications = await listenForJobs(database.url, log);
  await startWorker(boss, { log } as WorkerDeps, jobs, notifications);
});
afterAll(async () => {
  await Promise.all([boss.stop(), owner.stop(), notifications.close()]);
  await database.close();
});

const send = (queue: string, count: number) =>
  boss.insert(
    queue,
    Array.from({ length: count }, (_, number) => ({ data: { number } })),
  );

const listFailures = (queue: string) =>
  logLines.filter((line) => line.event === 'jobs.failed' && line.queue === queue);

describe('a worker', () => {
  it.each(['woken', 'polled'])(
    'a full queue (%s) is processed without a pause between jobs',
    async (queue) => {
      await send(queue, 40);
      // With its pause of a second after each job it would take 40 seconds.
      await expect.poll(() => processedNumbers[queue]!.length, { timeout: 8_000 }).toBe(40);
      processedNumbers[queue] = [];
    },
  );

  it('each job of a queue that wakes workers runs before their next poll', async () => {
    const { queue } = jobs.find((job) => job.queue.name === 'woken')!;
    // Polling alone, once a second, would hardly find five jobs in a row so soon.
    for (let number = 0; number < 5; number += 1) {
      await database.db.transaction((trx) =>
        createJobs(boss).send(queue, { number }, { trx, key: String(number) }),
      );
      await expect.poll(() => processedNumbers.woken, { timeout: 700, interval: 20 }).toContain(number);
    }
  });

  it('a failed job is logged and retried after its delay', async () => {
    await send('failing-once', 1);
    await expect.poll(() => processedNumbers['failing-once'], { timeout: 10_000 }).toEqual([0, 0]);
    expect(listFailures('failing-once')).toMatchObject([
      { level: pino.levels.values.warn, attempt: 1, jobId: expect.any(String), err: { type: 'Error' } },
    ]);
  });

  it('a job that fails in its last attempt is logged as an error, and its final-failure handler runs once', async () => {
    await send('always-failing', 1);
    const failure = { payload: { number: 0 }, message: 'last attempt' };
    await expect.poll(() => finalFailures, { timeout: 10_000 }).toEqual([failure]);
    expect(listFailures('always-failing')).toMatchObject([
      { level: pino.levels.values.warn, attempt: 1 },
      { level: pino.levels.values.error, attempt: 2, isLastAttempt: true },
    ]);
    const { samples } = parseExposition(await processRegistry.metrics());
    const listRuns = (name: string) =>
      samples
        .filter((sample) => sample.name === name && sample.labels.queue === 'always-failing')
        .map(({ labels, value }) => [labels.outcome, value]);
    expect(listRuns('lagna_jobs_failed_total')).toEqual([[undefined, 1]]);
    expect(listRuns('lagna_job_duration_seconds_count')).toEqual([
      ['retried', 1],
      ['failed', 1],
    ]);
  });
});
