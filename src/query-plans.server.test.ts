/**
 * No request, no job and no command of support may read a whole table that grows. The test records the statements of a
 * purchase, of every route and of every job, in a database with many orders, and explains each of them.
 */
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBusinessMetrics } from '#src/business-metrics.ts';
import type { ComposedApp } from '#src/compose.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { chartComputedEvent, reportEmailSentEvent, reportRenderedEvent } from '#src/orders/testing.ts';
import { createLog } from '#src/platform/log.ts';
import { runSupportQueries } from '#src/support/support-queries-fixture.ts';
import { fillTables } from '#src/testing/query-plans/fill-tables.ts';
import { listIndexes, listScans, type PlanNode } from '#src/testing/query-plans/read-plans.ts';
import {
  startRecording,
  type Recording,
  type Statement,
} from '#src/testing/query-plans/record-statements.ts';
import { runEveryJob } from '#src/testing/query-plans/run-jobs.ts';
import {
  buyAndRefund,
  getRouteName,
  listVisitedRoutes,
  orderAndDeleteAccount,
  subscribeAndLeave,
  visitEveryRoute,
} from '#src/testing/query-plans/visit-site.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

const SELLER = { SELLER_ADDRESS: '1 Samrat Marg, New Delhi', SELLER_GSTIN: '07AAGFF2194N1Z1' };

/** Tables with a row or more for each order, member or subscriber, which the test fills. */
const FILLED_TABLES = [
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

/** They grow as well and have a few rows here. A statement needs an index for them, which the planner may then not prefer. */
const OTHER_GROWING_TABLES = [
  'account_email_outbox',
  'contact_messages',
  'google_accounts',
  'kept_matches',
  'order_tax_details',
  'password_reset_tokens',
  'payment_refunds',
  'payment_settlements',
  'pending_delivery_addresses',
  'rate_limits',
  'saved_people',
  'sessions',
  'subscription_requests',
  'subscription_tokens',
  'tax_document_buyers',
];

/** Tables that may be read as a whole, with the reason. */
const OTHER_TABLES: Record<string, string> = {
  gateway_downtimes: 'a few rows a day',
  gateway_settlements: 'one row a day',
  knex_migrations: 'one row for each migration',
  knex_migrations_lock: 'one row',
  ledger_seal_streams: 'written by a function, and read by the verification of the whole ledger only',
  payment_disputes: 'one payment in a thousand has one; read as a whole every night and by a list of support',
  reconciliation_runs: 'one row a day',
  reports: 'the catalogue',
  retention_runs: 'one row for each run of the deletion of expired data',
  tax_document_drafts: 'empty outside of a transaction',
  tax_series: 'one row for each series and year',
};

let setup: AppWithBuyers;
let composed: ComposedApp;
let recording: Recording;
let missingJobs: string[];
beforeAll(async () => {
  setup = await startAppWithBuyers({ env: SELLER, log: createLog('silent') });
  composed = await composeForJobs(setup, SELLER);
  await fillTables(setup.app.ownerUrl, await createFinishedOrder());
  recording = startRecording();
  const orderId = await buyAndRefund(setup, composed);
  await subscribeAndLeave(setup);
  await visitEveryRoute(setup, orderId);
  await orderAndDeleteAccount(setup);
  missingJobs = await runEveryJob(composed, { orderId, clock: setup.app.clock });
  const { asha, ravi } = setup;
  await runSupportQueries(composed.deps.db, { of: asha.member.email, to: ravi.member.email });
  await addBusinessMetrics(new Registry(), composed.deps)();
  recording.stop();
}, 180_000);
afterAll(async () => {
  await composed.close();
  await setup.close();
});

async function createFinishedOrder(): Promise<string> {
  const { orderId } = await placePaidOrder(setup, 'Template');
  await setup.asha.post(`/api/orders/${orderId}/payment-seen`).expect(200);
  const meta = createJobMeta(setup.app, 'produce-report', 'test');
  await changeOrder(composed.deps, orderId, meta, () => [
    chartComputedEvent,
    reportRenderedEvent,
    reportEmailSentEvent,
  ]);
  return orderId;
}

const isStatementOn = ({ text }: Statement, tables: readonly string[]) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\b(pgboss|sandbox)\W*\./.test(text) &&
  tables.some((table) => new RegExp(`\\b${table}\\b`).test(text));

const listStatementsOn = (tables: readonly string[]) =>
  recording.listStatements().filter((statement) => isStatementOn(statement, tables));

describe('query plans with many orders', () => {
  it('every table is listed here', async () => {
    const tables: string[] = await setup.app
      .db('pg_tables')
      .where({ schemaname: 'public' })
      .orderBy('tablename')
      .pluck('tablename');
    const known = [...FILLED_TABLES, ...OTHER_GROWING_TABLES, ...Object.keys(OTHER_TABLES)];
    expect(tables).toEqual(known.toSorted());
  });

  // PostgreSQL commits transactions that notify one at a time, and each of them waits for the disk.
  it('no transaction of the recorded requests and jobs notifies', () => {
    expect([...recording.notifyingInTransaction]).toEqual([]);
    expect(recording.listStatements().filter(({ text }) => text.includes('pg_notify'))).not.toEqual([]);
  });

  it('every job is run', () => {
    expect(missingJobs).toEqual([]);
  });

  it('every route is requested', () => {
    const isRequested = (route: string) => {
      const pattern = new RegExp(`^${route.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
      return [...recording.requests].some((request) => pattern.test(request));
    };
    expect(
      listVisitedRoutes()
        .map(getRouteName)
        .filter((route) => !isRequested(route)),
    ).toEqual([]);
  });

  it('every growing table is read or written by the recorded statements', () => {
    const tables = [...FILLED_TABLES, ...OTHER_GROWING_TABLES];
    expect(tables.filter((table) => listStatementsOn([table]).length === 0)).toEqual([]);
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

  it('no request, no job and no command of support scans a growing table', async () => {
    const scans = await listScans(setup.app.databaseUrl, listStatementsOn(FILLED_TABLES), {
      tables: FILLED_TABLES,
    });
    expect(scans).toEqual([]);
  });

  it('for tables with a few rows in this test, every statement has an index', async () => {
    const scans = await listScans(setup.app.databaseUrl, listStatementsOn(OTHER_GROWING_TABLES), {
      tables: OTHER_GROWING_TABLES,
      avoidSequentialScans: true,
    });
    expect(scans).toEqual([]);
  });

  it('no query of support scans the jobs', async () => {
    // pg-boss does not quote its names.
    const statements = recording.listStatements().filter(({ text }) => /from "pgboss"\."job"/.test(text));
    expect(statements.length).toBeGreaterThan(5);
    expect(await listScans(setup.app.databaseUrl, statements, { tables: ['job', 'job_common'] })).toEqual([]);
  });
});
