/** Runs every job once, with the real functions and database; nothing is printed or sent. */
import { jobs } from '#jobs/index.ts';
import type { Attempt, Job, WorkerDeps } from '#jobs/job.ts';
import { BUILD_FOLDER, type ComposedApp } from '#src/compose.ts';
import { loadReceiptFonts } from '#src/orders/receipt/receipt-fonts.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { Database } from '#src/platform/database.ts';
import type { TestClock } from '#src/testing/test-clock.ts';

/** Payloads of jobs that nothing in the test enqueues. A new job needs an entry, or something that enqueues it. */
const buildPayloads = (orderId: string): Record<string, object> => ({
  'print-receipt': { orderId },
  'restore-report-file': { orderId, edition: 1 },
});

/**
 * Runs what is queued, in the order of jobs/index.ts: a report is produced before its e-mail. Two days later it runs the
 * scheduled jobs, and what they have queued. @returns queues of jobs that did not run
 */
export async function runEveryJob(
  { deps }: ComposedApp,
  { orderId, clock }: { orderId: string; clock: TestClock },
): Promise<string[]> {
  const workerDeps = createWorkerDeps(deps);
  const run = (job: Job, payload: object) => job.run(workerDeps, job.queue.payload.parse(payload), ATTEMPT);
  const payloads = buildPayloads(orderId);
  /** @returns the jobs that have no payload yet */
  const runQueued = async (candidates: readonly Job[]): Promise<Job[]> => {
    const waiting: Job[] = [];
    for (const job of candidates) {
      const payload = payloads[job.queue.name] ?? (await findPayload(deps.db, job.queue.name));
      if (payload) await run(job, payload);
      else waiting.push(job);
    }
    return waiting;
  };
  const waiting = await runQueued(jobs.filter(({ schedule }) => !schedule));
  clock.advanceHours(49);
  for (const job of jobs) if (job.schedule) await run(job, {});
  return (await runQueued(waiting)).map(({ queue }) => queue.name);
}

const ATTEMPT: Attempt = { signal: new AbortController().signal, isLastAttempt: false };

function createWorkerDeps(deps: ComposedApp['deps']): WorkerDeps {
  const pdf = Buffer.from('%PDF-1.7 not printed');
  return {
    ...deps,
    mailer: { send: async () => {} },
    print: async () => ({ pdf, sha256: hashSha256(pdf), pages: 30, destinations: {}, printCount: 1 }),
    getRendererVersion: async () => 'Chromium',
    browser: { withPage: async () => pdf },
    getReceiptFonts: () => loadReceiptFonts(BUILD_FOLDER),
  } as unknown as WorkerDeps;
}

/** Finds the payload of the newest job. The many jobs that fill the table are older. */
async function findPayload(db: Database, queue: string): Promise<object | undefined> {
  const job: { data: object } | undefined = await db('pgboss.job')
    .where({ name: queue })
    .orderBy('created_on', 'desc')
    .first('data');
  return job?.data;
}
