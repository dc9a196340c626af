import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pino } from 'pino';
import type { Job, WorkerDeps } from '#jobs/job.ts';
import { createBoss } from '#src/platform/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startWorker } from './worker.ts';

const Letter = z.strictObject({ nr: z.int() });
const log = pino({ level: 'silent' });
const POLICY = {
  expireInSeconds: 10,
  retryLimit: 1,
  retryDelay: 1,
  retryBackoff: false,
  deleteAfterSeconds: 60,
};

let database: TestDatabase;
let owner: PgBoss;
let boss: PgBoss;
const done: Record<string, number[]> = { woken: [], looking: [], failing: [] };

const countingJob = (name: string, notify: boolean): Job => ({
  queue: { name, payload: Letter },
  policy: { ...POLICY, notify },
  async run(_deps, payload) {
    done[name]!.push(Letter.parse(payload).nr);
    if (name === 'failing' && done[name]!.length === 1) throw new Error('the first try fails');
  },
});
const list = [countingJob('woken', true), countingJob('looking', false), countingJob('failing', true)];

beforeAll(async () => {
  database = await createTestDatabase();
  owner = createBoss(database.ownerUrl, { worker: false });
  boss = createBoss(database.url, { worker: true });
  boss.on('error', () => {});
  await Promise.all([owner.start(), boss.start()]);
  for (const { queue, policy } of list) await owner.createQueue(queue.name, policy);
  await startWorker(boss, { log } as WorkerDeps, list);
});
afterAll(async () => {
  await Promise.all([boss.stop(), owner.stop()]);
  await database.close();
});

const send = (name: string, count: number) =>
  boss.insert(
    name,
    Array.from({ length: count }, (_, nr) => ({ data: { nr } })),
  );

describe('a worker', () => {
  it.each(['woken', 'looking'])(
    'works off a full queue (%s) without resting between two jobs',
    async (name) => {
      await send(name, 12);
      // resting for its two seconds after each job, it would need 24
      await expect.poll(() => done[name]!.length, { timeout: 8_000 }).toBe(12);
    },
  );

  it('tries again a second after a failure where it was told to, though nothing wakes it', async () => {
    await send('failing', 1);
    await expect.poll(() => done.failing, { timeout: 10_000 }).toEqual([0, 0]);
  });
});
