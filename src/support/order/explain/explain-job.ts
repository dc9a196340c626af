/** What a job of an order waits for. Pure. */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { formatAge, formatIstMinute } from '#src/support/terminal/format.ts';
import type { ExplainFacts, Finding, JobFact } from './finding.ts';

/** Workers look after the queues every 15 seconds. */
const WORKER_SILENCE_MS = 3 * MINUTE_MS;
/** A job starts within seconds. */
const LONG_WAIT_MS = 10 * MINUTE_MS;

/** The newest job of these queues. */
export const findJob = ({ jobs }: ExplainFacts, queues: readonly string[]): JobFact | undefined =>
  jobs.findLast(({ queue }) => queues.includes(queue));

type JobExplanation = Pick<Finding, 'why' | 'needsAction' | 'next'>;

/**
 * @param subject what the job makes, such as "the report"
 * @returns why a job that has not ended has not ended; for a job that has ended, that it is lost
 */
export function describeJob(facts: ExplainFacts, job: JobFact | undefined, subject: string): JobExplanation {
  if (!job || !['created', 'retry', 'active'].includes(job.state)) return describeLostJob(subject);
  if (job.state !== 'active' && isWorkerSilent(facts, job)) return describeMissingWorker(facts, subject);
  if (job.state === 'active')
    return { why: `A worker is at work on ${subject}.`, needsAction: false, next: [] };
  return job.state === 'retry' ? describeRetry(facts, job, subject) : describeWait(facts, job, subject);
}

const describeLostJob = (subject: string): JobExplanation => ({
  why: `No job makes ${subject} any more: its worker was killed, or its row was deleted. Lost jobs are found and sent again within ten minutes.`,
  needsAction: false,
  next: [{ command: 'lagna doctor', note: 'when it takes longer: recovery itself does not run' }],
});

/** Before the first worker of a new database was seen, the age of the job counts. */
const isWorkerSilent = ({ workerSeenAt, now }: ExplainFacts, { createdAt }: JobFact): boolean =>
  Date.parse(now) - Date.parse(workerSeenAt ?? createdAt) > WORKER_SILENCE_MS;

const describeMissingWorker = ({ workerSeenAt }: ExplainFacts, subject: string): JobExplanation => ({
  why: `No worker runs${workerSeenAt ? `; the last one was seen ${formatIstMinute(workerSeenAt)}` : ''}. Start a process with ROLE=worker or ROLE=all: ${subject} goes on by itself.`,
  needsAction: true,
  next: [{ command: 'lagna doctor', note: 'names what is down' }],
});

const describeRetry = ({ now }: ExplainFacts, job: JobFact, subject: string): JobExplanation => {
  const waitMs = Date.parse(job.startAfter) - Date.parse(now);
  return {
    why: `${formatSubject(subject)} failed ${job.retryCount} of ${job.retryLimit + 1} times and is tried again${waitMs > MINUTE_MS ? ` in ${formatAge(waitMs)}` : ' now'}. Last error: ${job.lastError ?? 'not recorded'}.`,
    needsAction: false,
    next: [{ command: 'lagna doctor', note: 'names what is down' }],
  };
};

function describeWait({ now, waitingReports }: ExplainFacts, job: JobFact, subject: string): JobExplanation {
  const waitMs = Date.parse(now) - Date.parse(job.createdAt);
  const isLong = waitMs > LONG_WAIT_MS;
  return {
    why: `${formatSubject(subject)} waits in the queue for ${formatAge(waitMs)}${job.queue === 'produce-report' && waitingReports > 1 ? `; ${waitingReports} reports wait` : ''}.`,
    needsAction: isLong,
    next: isLong
      ? [{ command: `lagna job list --queue ${job.queue}`, note: 'what the workers do instead' }]
      : [],
  };
}

const formatSubject = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
