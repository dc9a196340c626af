/** `job list`, `job dead` and `job retry` on real rows of pg-boss. No worker runs. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { composeForJobs } from '#src/testing/app-with-buyers.ts';
import { getNextCommand } from './next-command.ts';

const QUEUE = 'send-contact-email';
const REASON = ['--reason', 'mail server is back'];

let app: TestApp;
let composed: ComposedApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  composed = await composeForJobs({ app });
});
afterAll(async () => {
  await composed.close();
  await app.close();
});

/** A job whose last attempt failed. */
async function createDeadJob(queue = QUEUE): Promise<string> {
  const { boss } = composed.deps;
  const id = randomUUID();
  await boss.send(queue, { id: 'message-1' }, { id, retryLimit: 0 });
  await boss.fetch(queue);
  await boss.fail(queue, id, new Error('454 \u001b[31mmailbox busy\nsecond line'));
  return id;
}

const getDatabase = () => ({ url: app.databaseUrl, ownerUrl: app.ownerUrl });
const runJob = (...args: string[]) => runCli(getDatabase(), 'job', ...args);
const findState = async (id: string) => (await app.db('pgboss.job').where({ id }).first('state')).state;
const listRetriedJobs = async (): Promise<string[]> =>
  (await app.db('events').where({ stream: 'support-jobs' }).orderBy('version')).map(({ data }) => data.jobId);

describe('job dead', () => {
  it('a job that failed at its last attempt is listed with its queue, its age and the first line of its error', async () => {
    const id = await createDeadJob();
    const { code, stdout } = await runJob('dead');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(
        `${QUEUE}  failed 0 min ago, 1 attempt  id message-1\n  454 .*mailbox busy\n  Next: lagna job retry ${id}`,
      ),
    );
    expect(stdout).not.toContain('second line');
    expect(stdout).not.toContain('\u001b');
    const [job] = JSON.parse((await runJob('dead', '--queue', QUEUE, '--json')).stdout);
    expect(job).toMatchObject({ id, queue: QUEUE, state: 'failed', data: { id: 'message-1' } });
  });

  it('no line is wider than a terminal of 80 columns', async () => {
    const { stdout } = await runCliInTerminal(getDatabase(), { columns: 80 }, 'job', 'dead');
    expect(stdout).toContain(QUEUE);
    expect(stdout).toContain('mailbox busy');
    expect(stdout).toContain('lagna job retry');
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('getNextCommand', () => {
  it('names the order, payment or webhook where the failure is recorded, and job retry for other jobs', () => {
    const next = (name: string, data: object) => getNextCommand({ id: 'x', name, data });
    expect(next('produce-report', { orderId: 'LG-1', edition: 1 })).toBe('lagna order explain LG-1');
    expect(next('process-webhook', { eventId: 'evt_1' })).toBe('lagna webhook show evt_1');
    expect(next('refund-unmatched-payment', { gatewayPaymentId: 'pay_1' })).toContain('payment refund pay_1');
    expect(next('send-newsletter', { month: '2026-12' })).toBe('lagna newsletter status');
    expect(next('send-order-email', { orderId: 'LG-1' })).toBe('lagna job retry x --reason "…"');
  });
});

describe('job list', () => {
  it('jobs are filtered by queue and state', async () => {
    const id = await createDeadJob();
    const { stdout, stderr } = await runCliInTerminal(getDatabase(), { columns: 120 }, 'job', 'list');
    expect(stdout).toMatch(new RegExp(`failed +${QUEUE} +0 min  id message-1 +${id}`));
    expect(stderr).toContain('lagna job dead');
    expect((await runJob('list', '--queue', QUEUE, '--state', 'failed')).stdout).toContain(id);
    expect((await runJob('list', '--queue', QUEUE, '--state', 'completed')).stderr).toContain('No jobs.');
  });

  it('a queue of pg-boss itself is not among the queues to choose from', async () => {
    await composed.deps.boss.createQueue('__pgboss__send-it');
    const { stderr } = await runJob('list', '--queue', 'no-queue');
    expect(stderr).toContain(QUEUE);
    expect(stderr).not.toContain('__pgboss__');
  });

  it.each([
    [['list', '--queue', 'no-queue'], 'Queues: check-delivery-sla'],
    [['list', '--state', 'dead'], '--state expects created'],
    [['list', '--limit', '0'], '--limit expects'],
    [['retry', ...REASON], 'Give a job id or --queue'],
    [['retry', 'x', ...REASON], 'is no job id'],
  ])('wrong usage exits with 2: job %j', async (args, message) => {
    expect(await runJob(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });
});

describe('job retry', () => {
  it('--dry-run changes nothing', async () => {
    const id = await createDeadJob();
    const { stdout } = await runJob('retry', id, ...REASON, '--dry-run');
    expect(stdout).toContain(`Would start job ${id} of ${QUEUE} again.`);
    expect(await findState(id)).toBe('failed');
    expect(await listRetriedJobs()).toEqual([]);
  });

  it('a dead job runs again at once, and the ledger has actor and reason', async () => {
    const id = await createDeadJob();
    expect(await runJob('retry', id, ...REASON)).toMatchObject({ code: 0 });
    expect(await findState(id)).toBe('retry');
    expect((await composed.deps.boss.fetch(QUEUE))[0]!.id).toBe(id);
    const event = await app.db('events').where({ stream: 'support-jobs' }).first();
    expect(event).toMatchObject({ type: 'JobRetriedBySupport', data: { queue: QUEUE, jobId: id } });
    expect(event.meta).toMatchObject({ actor: 'support:asha', cause: 'mail server is back' });
    const repeated = await runJob('retry', id, ...REASON);
    expect(repeated).toMatchObject({ code: 1, stderr: expect.stringContaining('its state is active') });
    expect(await listRetriedJobs()).toEqual([id]);
  });

  it('--queue starts every dead job of the queue again, each with its event', async () => {
    const ids = [await createDeadJob(), await createDeadJob()];
    const { stdout } = await runJob('retry', '--queue', QUEUE, ...REASON, '--json');
    const retriedIds = JSON.parse(stdout).map(({ id }: { id: string }) => id);
    expect(retriedIds).toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect(await findState(id)).toBe('retry');
    expect(await listRetriedJobs()).toEqual(expect.arrayContaining(retriedIds));
    expect((await runJob('retry', '--queue', QUEUE, ...REASON)).stdout).toContain('No job of');
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
  });

  it('a job whose failure is recorded elsewhere is refused with the right command', async () => {
    const { code, stderr } = await runJob('retry', '--queue', 'refund-order', ...REASON);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('“lagna order refund”'),
    });
  });

  it('of a scheduled job only the newest run is started again, and none while another one waits', async () => {
    const [oldRound, newRound] = [await createDeadJob('compare-books'), await createDeadJob('compare-books')];
    const { stdout } = await runJob('retry', '--queue', 'compare-books', ...REASON, '--json');
    expect(JSON.parse(stdout)).toEqual([{ id: newRound, queue: 'compare-books' }]);
    const { code, stderr } = await runJob('retry', oldRound, ...REASON);
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('A job of compare-books waits or runs already'),
    });
    expect(await findState(oldRound)).toBe('failed');
  });
});
