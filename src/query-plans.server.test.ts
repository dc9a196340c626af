/**
 * No request and no scheduled job may read a whole table that grows with the orders. The test records the statements of a
 * purchase, of the member's pages and of every scheduled job, in a database with many orders, and explains each of them.
 */
import pg from 'pg';
import { Registry } from 'prom-client';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { jobs } from '#jobs/index.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { sendNewsletterJob } from '#jobs/send-newsletter.ts';
import { sendOrderEmailJob } from '#jobs/send-order-email.ts';
import { addBusinessMetrics } from '#src/business-metrics.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createConfirmationToken } from '#src/newsletter/confirmation-tokens.ts';
import { addSubscriber, confirm } from '#src/newsletter/testing.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { chartComputedEvent, reportEmailSentEvent, reportRenderedEvent } from '#src/orders/testing.ts';
import { connect } from '#src/platform/database.ts';
import { runSupportQueries } from '#src/support/support-queries-fixture.ts';
import { fillNewsletters } from '#src/testing/fill-newsletters.ts';
import { multiplyOrder } from '#src/testing/multiply-order.ts';
import { composeForJobs, placePaidOrder, startShop, type Shop } from '#src/testing/test-shop.ts';

/** A sequential scan of so many rows costs the planner more than the index. */
const ORDER_COUNT = 5000;
const MEMBER_COUNT = 40_000;
const JOB_COUNT = 50_000;
const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };

const GROWING_TABLES = [
  'ledger_seals',
  'members',
  'orders',
  'events',
  'order_birth_details',
  'order_payments',
  'unmatched_payments',
  'seen_payments',
  'gateway_status_checks',
  'webhook_inbox',
  'tax_documents',
  'email_deliveries',
  'subscribers',
  'newsletter_deliveries',
];

type Statement = { text: string; values: unknown[] };

let shop: Shop;
let composed: ComposedApp;
const statements = new Map<string, Statement>();
beforeAll(async () => {
  shop = await startShop({ env: SELLER });
  composed = await composeForJobs(shop, SELLER);
  await fillTables(await createFinishedOrder());
  const stopRecording = recordStatements();
  await buyAndVisitPages();
  await subscribeAndLeave();
  await runJobs();
  const { asha, ravi } = shop;
  await runSupportQueries(composed.deps.db, { of: asha.member.email, to: ravi.member.email });
  await addBusinessMetrics(new Registry(), composed.deps)();
  stopRecording();
}, 180_000);
afterAll(async () => {
  await composed.close();
  await shop.close();
});

async function createFinishedOrder(): Promise<string> {
  const { orderId } = await placePaidOrder(shop, 'Template');
  await shop.asha.post(`/api/orders/${orderId}/payment-seen`).expect(200);
  const meta = createJobMeta(shop.app, 'produce-report', 'test');
  await changeOrder(composed.deps, orderId, meta, () => [
    chartComputedEvent,
    reportRenderedEvent,
    reportEmailSentEvent,
  ]);
  return orderId;
}

async function fillTables(order: string): Promise<void> {
  const owner = connect(shop.app.ownerUrl, { max: 1, withoutTimeouts: true });
  await owner.raw(
    `insert into email_deliveries (message_id, member_id, status, recorded_at)
     select '<' || id || '.payment@lagna.example>', member_id, 'sent', placed_at from orders where id = ?`,
    [order],
  );
  await owner.raw(
    `insert into unmatched_payments (gateway_payment_id, version, status, reason, order_id, amount, currency,
       refunded_amount, detected_at)
     select 'pay_unmatched' || n, 3, 'refunded', 'amount-mismatch', 'LG-COPY-' || n, 100, 'INR', 100,
       now() - n * interval '5 hours' from generate_series(1, ?) as n`,
    [ORDER_COUNT],
  );
  await owner.raw(
    `insert into ledger_seals
     select n, n, n, 1, sha256('a'), 1, sha256('b'), now(), sha256('c') from generate_series(1, ?) as n`,
    [ORDER_COUNT],
  );
  // The copied members all have the name of the template.
  await owner.raw(
    `insert into members (id, name, email, phone, created_at)
     select gen_random_uuid(), initcap(md5('first' || n % 700)) || ' ' || initcap(md5('last' || n % 900)),
       'named' || n || '@example.com', '+91 ' || 7000000000 + n, now() from generate_series(1, ?) as n`,
    [MEMBER_COUNT],
  );
  await owner.raw(
    `insert into pgboss.job_common (id, name, data, state, created_on, completed_on, retry_limit)
     select gen_random_uuid(), (array['send-order-email', 'produce-report', 'process-webhook'])[1 + n % 3],
       jsonb_build_object('orderId', 'LG-COPY-' || n % 5000),
       (case when n % 200 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
       now() - n * interval '40 seconds', now() - n * interval '39 seconds', 5 from generate_series(1, ?) as n`,
    [JOB_COUNT],
  );
  await owner.raw('analyze pgboss.job_common');
  await multiplyOrder(owner, order, ORDER_COUNT);
  await fillNewsletters(owner, ORDER_COUNT);
  await owner.destroy();
}

/** Every statement of this process: knex and pg-boss use the same driver. */
function recordStatements(): () => void {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config, values] = args as [string | Partial<Statement>, unknown];
    const text = typeof config === 'string' ? config : config.text;
    const boundValues = typeof config === 'string' ? values : (config.values ?? values);
    if (text) statements.set(text, { text, values: Array.isArray(boundValues) ? boundValues : [] });
    return query.apply(this, args) as never;
  });
  return () => spy.mockRestore();
}

async function buyAndVisitPages(): Promise<void> {
  const { asha } = shop;
  const { orderId, gatewayOrderId } = await placePaidOrder(shop, 'Recorded');
  await vi.waitUntil(
    async () => !(await composed.deps.db('webhook_inbox').whereNull('handled_at').first()),
    20_000,
  );
  const pages = [
    '/api/orders',
    `/api/orders?before=${orderId}`,
    '/api/orders?open',
    `/api/orders?order=${orderId}`,
    `/api/orders/${orderId}`,
    `/api/orders/${orderId}/birth-details`,
    `/api/orders/${orderId}/receipt`,
    '/api/dashboard',
    '/api/people',
    '/api/account/export/availability',
    '/api/account/deletion',
    `/api/verify/${'0'.repeat(32)}`,
    `/api/verify/${'0'.repeat(64)}`,
  ];
  for (const page of pages) await asha.get(page);
  await asha.post('/api/payment/status', { order: gatewayOrderId }).expect(200);
  const unpaidOrder = await shop.placeOrderFor(asha, { personName: 'Unpaid' });
  await asha.post('/api/payment/status', { order: unpaidOrder.gatewayOrderId }).expect(200);
  await asha.post('/api/payment/retry', { order: unpaidOrder.orderId }).expect(200);
  await asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' }).expect(200);
  const freeReport = {
    reportKey: 'free-kundli',
    birthDetails: shop.birthDetails,
    email: 'friend@example.in',
  };
  await asha.post('/api/payment/payment-success', freeReport).expect(200);
  await asha.post(`/api/orders/${orderId}/refund`);
}

async function subscribeAndLeave(): Promise<void> {
  const { app, asha } = shop;
  await asha.post('/api/newsletter/subscribe', { email: asha.member.email }).expect(201);
  const { id: requestId } = await app.db('subscription_requests').first('id');
  const token = await createConfirmationToken(app.db, requestId as string, app.clock.now());
  await confirm(app.url, token).expect(200);
  await asha.get('/api/newsletter/subscription').expect(200);
  await asha.put('/api/newsletter/subscription', { withMoonSign: true }).expect(200);
  await asha.delete('/api/newsletter/subscription').expect(200);
  const { unsubscribe_token: unsubscribeToken } = await addSubscriber(app.db, 'leaves@example.in');
  await supertest(app.url).post(`/api/newsletter/unsubscribe/${unsubscribeToken}`).expect(200);
}

async function runJobs(): Promise<void> {
  shop.app.clock.advanceHours(3);
  const scheduledJobs = jobs.filter(({ schedule }) => schedule);
  expect(scheduledJobs.length).toBeGreaterThan(4);
  const attempt = { signal: new AbortController().signal, isLastAttempt: false };
  for (const job of scheduledJobs) await job.run(composed.deps as unknown as WorkerDeps, {}, attempt);
  const emailJob: { data: object } = await composed.deps
    .db('pgboss.job')
    .where({ name: sendOrderEmailJob.queue.name })
    .first('data');
  const mailer = { send: async () => {} };
  const deps = { ...composed.deps, mailer } as unknown as WorkerDeps;
  await sendOrderEmailJob.run(deps, emailJob.data, attempt);
  const newsletterJob: { data: object } = await composed.deps
    .db('pgboss.job')
    .where({ name: sendNewsletterJob.queue.name })
    .first('data');
  await sendNewsletterJob.run(deps, newsletterJob.data as never, attempt);
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
};

const listScannedTables = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : []),
  ...(node.Plans ?? []).flatMap(listScannedTables),
];

const listIndexes = (node: PlanNode): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(listIndexes),
];

const hasGrowingTable = ({ text }: Statement) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\b(pgboss|sandbox)\W*\./.test(text) &&
  GROWING_TABLES.some((table) => new RegExp(`\\b${table}\\b`).test(text));

describe('query plans with many orders', () => {
  it('every growing table is read or written by the recorded statements', () => {
    const recordedSql = [...statements.values()].map(({ text }) => text).join('\n');
    const unused = GROWING_TABLES.filter((table) => !recordedSql.includes(table));
    expect(unused).toEqual([]);
  });

  it.each([
    ['status', 'refunded', 'orders_rare_status'],
    ['report_status', 'failed', 'orders_rare_report_status'],
  ])('orders of a rare %s are listed by its index', async (column, value, index) => {
    const { rows } = await composed.deps.db.raw(
      `explain (format json) select * from orders where ${column} = ? and placed_at > '2020-01-01'
        order by placed_at desc limit 51`,
      [value],
    );
    const plan = rows[0]['QUERY PLAN'][0].Plan as PlanNode;
    expect(listIndexes(plan)).toEqual([index]);
  });

  it('no request, no scheduled job and no command of support scans a growing table', async () => {
    expect(await listScans(hasGrowingTable, GROWING_TABLES)).toEqual([]);
  });

  it('no query of support scans the jobs', async () => {
    // pg-boss does not quote its names.
    const isOurs = ({ text }: Statement) => /from "pgboss"\."job"/.test(text);
    expect([...statements.values()].filter(isOurs).length).toBeGreaterThan(5);
    expect(await listScans(isOurs, ['job', 'job_common'])).toEqual([]);
  });
});

type Scan = { tables: string[]; statement: string };

async function listScans(
  isExplained: (statement: Statement) => boolean,
  tables: readonly string[],
): Promise<Scan[]> {
  const client = new pg.Client({ connectionString: shop.app.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const scans: Scan[] = [];
  for (const { text, values } of [...statements.values()].filter(isExplained)) {
    const { rows } = await client.query(`explain (format json) ${text}`, values);
    const scanned = listScannedTables(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
    const found = scanned.filter((table) => tables.includes(table));
    if (found.length > 0) scans.push({ tables: found, statement: text });
  }
  return scans;
}
