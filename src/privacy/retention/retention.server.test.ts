/** Advances the clock and looks at every table: what is over its period is deleted, and nothing else. */
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { verifyProjections } from '#src/payments/all-projections.ts';
import { produceReport } from '#src/delivery/produce-report.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { runCli } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { deleteExpiredDataJob } from '#jobs/delete-expired-data.ts';
import { jobs } from '#jobs/index.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';
import { deleteExpiredData, type RetentionStep } from './delete-expired-data.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
let start: Date;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  start = setup.app.clock.now();
}, 60_000);
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const runJob = () =>
  deleteExpiredDataJob.run(
    composed.deps as unknown as WorkerDeps,
    {},
    {
      signal: new AbortController().signal,
      isLastAttempt: true,
    },
  );
/** Sets the clock to `days` days after the start of the test. */
const setDay = (days: number) => setup.app.clock.set(new Date(start.getTime() + days * DAY_MS).toISOString());
const getDaysBefore = (days: number) => new Date(start.getTime() - days * DAY_MS);

/** Inserts more rows than one batch has. */
const MANY = 600;

async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await setup.app.db.raw<{ rows: { name: string }[] }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await setup.app.db
      .raw<{ rows: { count: string }[] }>('select count(*) from ??', [name])
      .catch(() => ({ rows: [{ count: '0' }] }));
    counts[name] = Number(rows[0]!.count);
  }
  return counts;
}

const getFile = (sha256: string) =>
  path.join(setup.app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);

async function storeFile(sha256: string, storedAt: Date): Promise<void> {
  await fs.mkdir(path.dirname(getFile(sha256)), { recursive: true });
  await fs.writeFile(getFile(sha256), 'a report');
  await fs.utimes(getFile(sha256), storedAt, storedAt);
}
const exists = (sha256: string) =>
  fs.stat(getFile(sha256)).then(
    () => true,
    () => false,
  );

async function fillTables(): Promise<void> {
  const { db } = setup.app;
  const { id: memberId } = await db('members').where({ email: 'asha@example.in' }).first('id');
  const { id: raviId } = await db('members').where({ email: 'ravi@example.in' }).first('id');
  await db('sessions').insert(
    Array.from({ length: MANY }, () => ({
      id_hash: randomBytes(32),
      member_id: memberId,
      data: '{}',
      created_at: start,
      seen_at: start,
      expires_at: start,
    })),
  );
  await db('password_reset_tokens').insert([
    { member_id: memberId, token_hash: randomBytes(32), expires_at: start },
    { member_id: raviId, token_hash: randomBytes(32), expires_at: new Date(start.getTime() + 400 * DAY_MS) },
  ]);
  await db('account_email_outbox').insert({
    id: randomUUID(),
    kind: 'welcome',
    email: 'nobody@example.in',
    created_at: start,
  });
  const message = { name: 'N', email: 'n@example.in', phone: '1', subject: 'S', message: 'M' };
  await db('contact_messages').insert([
    { id: 'LT-OLD', ...message, created_at: start },
    { id: 'LT-NEW', ...message, created_at: new Date(start.getTime() + 300 * DAY_MS) },
  ]);
  await db('subscribers').insert({
    id: randomUUID(),
    email: 'p@example.in',
    state: 'pending',
    subscribed_at: start,
  });
  const refused = { signature: 's', body: Buffer.from('{"contact":"+91"}'), handled_at: start };
  await db('webhook_inbox').insert(
    Array.from({ length: MANY }, (_, index) => ({
      ...refused,
      event_id: `old-${index}`,
      received_at: getDaysBefore(1),
    })),
  );
}

describe('the job that deletes expired data', () => {
  let paid: string;
  let unpaid: PlacedOrder;
  let before: Record<string, number>;
  beforeAll(async () => {
    ({ orderId: paid } = await placePaidOrder(setup, 'Paid Person'));
    unpaid = await setup.placeOrderFor(setup.asha, { personName: 'Unpaid Person' });
    await fillTables();
    for (const name of ['named', 'orphan']) await storeFile(hashSha256(name), start);
    await setup.app
      .db('orders')
      .where({ id: paid })
      .update({ sha256: hashSha256('named') });
    setDay(4);
    await reconcilePayments(composed.deps);
    before = await countRows();
  }, 60_000);

  const findDetails = (orderId: string) =>
    setup.app
      .db('order_birth_details as b')
      .join('orders as o', 'o.birth_id', 'b.id')
      .where('o.id', orderId)
      .first('b.id');
  const countBodies = async () =>
    Number(
      (
        await setup.app.db('webhook_inbox').whereRaw('octet_length(body) > 0').count<{ count: string }[]>()
      )[0]!.count,
    );

  it('deletes after four days: expired log-ins and links, unnamed files', async () => {
    await runJob();
    const after = await countRows();
    expect(before.sessions! - after.sessions!).toBeGreaterThanOrEqual(MANY);
    expect(await exists(hashSha256('orphan'))).toBe(false);
    expect(await exists(hashSha256('named'))).toBe(true);
    const { sessions: _, password_reset_tokens: tokens, retention_runs: runs, ...others } = after;
    expect(tokens).toBe(before.password_reset_tokens! - 1);
    expect(runs).toBe(1);
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, before[name]])));
  });

  it('deletes details of the unpaid order a month after the time to pay, and keeps its events', async () => {
    setDay(32);
    await runJob();
    expect(await findDetails(unpaid.orderId)).toBeDefined();
    setDay(34);
    await runJob();
    expect(await findDetails(unpaid.orderId)).toBeUndefined();
    expect(await findDetails(paid)).toBeDefined();
    expect(await setup.listEventTypes(unpaid.orderId)).toContain('OrderExpired');
    expect(await setup.app.db('account_email_outbox')).toEqual([]);
    expect(await setup.app.db('subscribers')).toEqual([]);
  });

  it('a payment that comes later still counts, and its report fails where support and the SLA see it', async () => {
    const { razorpay_payment_id: paymentId } = await setup.payAtGateway(unpaid.gatewayOrderId);
    await setup.sandbox
      .post(`/payments/${paymentId}/capture`, { amount: unpaid.amount, currency: 'INR' })
      .expect(200);
    await setup.waitForEvent(unpaid.orderId, 'GenerationRequested');
    await expect(produceReport(composed.deps as unknown as WorkerDeps, unpaid.orderId, 1)).rejects.toThrow(
      'birth',
    );
  });

  it('erases what the gateway sent 90 days later, and keeps the id of the webhook', async () => {
    setDay(88);
    await runJob();
    expect(await countBodies()).toBeGreaterThanOrEqual(MANY);
    setDay(125);
    await runJob();
    expect(await countBodies()).toBe(0);
    expect((await countRows()).webhook_inbox).toBeGreaterThanOrEqual(before.webhook_inbox!);
  });

  it('deletes contact messages after a year, and newer ones later', async () => {
    setDay(364);
    await runJob();
    expect(await setup.app.db('contact_messages').orderBy('id').pluck('id')).toEqual(['LT-NEW', 'LT-OLD']);
    setDay(366);
    await runJob();
    expect(await setup.app.db('contact_messages').pluck('id')).toEqual(['LT-NEW']);
  });

  it('keeps members, orders, events and tax documents, and the ledger and its projections verify', async () => {
    const after = await countRows();
    for (const table of ['members', 'orders', 'events', 'tax_documents', 'order_payments'])
      expect(after[table], table).toBeGreaterThanOrEqual(before[table]!);
    await setup.app.db('orders').where({ id: paid }).update({ sha256: null });
    expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
    expect((await verifyProjections(setup.app.db)).differences).toEqual([]);
  });

  it('an error in one step does not stop the others; the job fails and its counts are recorded', async () => {
    const failing: RetentionStep = { name: 'broken', run: () => Promise.reject(new Error('broken')) };
    const counting: RetentionStep = { name: 'counted', run: async () => 3 };
    await expect(deleteExpiredData(composed.deps, [failing, counting])).rejects.toThrow('broken');
    const last = await setup.app.db('retention_runs').orderBy('run_id', 'desc').first();
    expect(last.deleted).toMatchObject({ counted: 3, sessions: expect.any(Number) });
    expect(last.deleted).not.toHaveProperty('broken');
  });

  it('doctor shows the last run', async () => {
    await setup.app
      .db('retention_runs')
      .insert({ finished_at: new Date(), deleted: '{"sessions":7,"report_files":0}' });
    const { databaseUrl: url, ownerUrl } = setup.app;
    const { stdout } = await runCli(
      { url, ownerUrl, env: { NODE_ENV: 'test', VAR_DIR: setup.app.varDir } },
      'doctor',
    );
    expect(stdout).toContain('expired data was deleted 0 h ago: 7 sessions');
  });
});

it('no finished job is kept for longer than the privacy page says', () => {
  for (const { queue, policy } of jobs)
    expect(policy.deleteAfterSeconds, queue.name).toBeLessThanOrEqual(RETENTION_DAYS.finishedJobs * 86_400);
});
