/** After the rollback of a release: its events stay in the ledger. Their orders wait for it, and all others go on. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { readStream } from '#src/ledger/read.ts';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { failReportEmailsWithLostJobs } from '#src/orders/recovery/fail-emails-with-lost-jobs.ts';
import { restartReportsWithLostJobs } from '#src/orders/recovery/restart-reports-with-lost-jobs.ts';
import { NOW } from '#src/orders/testing.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { sendDisputeReminders } from '#src/payments/disputes/send-reminders.ts';
import { recoverPaymentJobs } from '#src/payments/recovery/recover-payment-jobs.ts';
import { recordSettlementRows } from '#src/payments/settlements/record-settlement.ts';
import { prepareOrdersForDeletion } from '#src/privacy/prepare-orders-for-deletion.ts';
import { runCli } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
/** Paid and unpaid orders; a newer release has written to the first of each pair. */
let orders: Record<'newerPaid' | 'paid', PlacedOrder & { paymentId: string }> &
  Record<'newerUnpaid' | 'unpaid', PlacedOrder>;
const lines: { event?: string; level: number }[] = [];
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  composed.deps.log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  orders = {
    newerPaid: await placePaidOrder(setup, 'Ananya'),
    paid: await placePaidOrder(setup, 'Kabir'),
    newerUnpaid: await setup.placeOrderFor(setup.ravi, { personName: 'Ira' }),
    unpaid: await setup.placeOrderFor(setup.ravi, { personName: 'Meera' }),
  };
  await appendNewerEvent(orders.newerPaid.orderId);
  await appendNewerEvent(orders.newerUnpaid.orderId);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

async function appendNewerEvent(id: string): Promise<void> {
  const { db } = setup.app;
  const { length } = await readStream(db, id);
  const meta = { actor: 'job:test', cause: 'test', at: NOW };
  await db.transaction((trx) =>
    appendEvents(trx, id, length, [{ type: 'GiftWrapped', data: { paper: 'red' } }], meta),
  );
}

const listTypes = async (id: string) => (await readStream(setup.app.db, id)).map(({ type }) => type);
const takeLines = () => lines.splice(0).filter(({ event }) => event?.startsWith('orders.newer_release'));
const createSkippedLine = (run: string, orderId: string) => [
  expect.objectContaining({
    event: 'orders.newer_release_skipped',
    run,
    count: 1,
    orderIds: [orderId],
  }),
];

describe('an order with an event of a newer release', () => {
  it('is shown to support with its known events, the unknown one, and a hint', async () => {
    const { newerPaid } = orders;
    const database = { url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl };
    const { code, stdout } = await runCli(database, 'order', 'show', newerPaid.orderId);
    expect(code).toBe(0);
    expect(stdout).toContain('the order has events of a newer release: only that release can change it');
    expect(stdout).toContain('GiftWrapped');
    expect(stdout).toContain('captured by upi');
    const timeline = await runCli(database, 'order', 'timeline', newerPaid.orderId);
    expect([timeline.code, timeline.stdout]).toEqual([0, expect.stringContaining('GiftWrapped')]);
  });

  it('keeps its webhook for the newer release, and other webhooks are handled', async () => {
    const { newerUnpaid, unpaid } = orders;
    const before = await listTypes(newerUnpaid.orderId);
    await setup.payAtGateway(newerUnpaid.gatewayOrderId);
    const inbox = () =>
      setup.app
        .db('webhook_inbox')
        .where({ gateway_order_id: newerUnpaid.gatewayOrderId, type: 'payment.captured' });
    await waitUntil(async () => (await inbox().where('attempts', '>', 0)).length > 0);
    expect(await inbox().whereNotNull('handled_at')).toEqual([]);
    expect(await listTypes(newerUnpaid.orderId)).toEqual(before);
    await setup.payAtGateway(unpaid.gatewayOrderId);
    await waitUntil(async () => (await listTypes(unpaid.orderId)).includes('PaymentCapturedByWebhook'));
  });
});

describe('projection rebuild', () => {
  it('says how many orders it skipped', async () => {
    const database = { url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl };
    const { code, stdout } = await runCli(database, 'projection', 'rebuild', '--reason', 'test');
    expect(code).toBe(0);
    expect(stdout).toContain('2 orders checked, 0 repaired.');
    expect(stdout).toContain('2 skipped: they have events of a newer release');
  });
});

describe('a run over many orders', () => {
  it('of recovery skips the order, logs it once, and restarts the report of another', async () => {
    const { newerPaid, paid } = orders;
    await setup.app.db('pgboss.job').where({ name: 'produce-report' }).delete();
    lines.length = 0;
    expect((await restartReportsWithLostJobs(composed.deps)).restarted).toBeGreaterThan(0);
    expect(takeLines()).toEqual(createSkippedLine('restart-reports', newerPaid.orderId));
    expect((await listTypes(paid.orderId)).at(-1)).toBe('GenerationRequested');
    expect(await failReportEmailsWithLostJobs(composed.deps)).toBe(0);
    expect(takeLines()).toEqual([]);
  });

  it('of recovery does not send the refund of the order again', async () => {
    const { orderId } = orders.newerPaid;
    await setup.app.db('orders').where({ id: orderId }).update({ has_open_refund: true });
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(takeLines()).toEqual(createSkippedLine('recover-payment-jobs', orderId));
  });

  it('of the SLA check skips the order and records the delay of another', async () => {
    const { newerPaid, paid } = orders;
    setup.app.clock.advanceHours(3);
    await checkDeliverySlas(composed.deps);
    expect(takeLines()).toEqual(createSkippedLine('check-delivery-sla', newerPaid.orderId));
    expect(await listTypes(paid.orderId)).toContain('DeliveryDelayed');
  });

  it('of reconciliation skips the orders and counts each once', async () => {
    const { newerPaid, newerUnpaid } = orders;
    expect(await reconcilePayments(composed.deps)).toMatchObject({ failed: 0 });
    const [line, ...others] = takeLines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ run: 'reconcile-payments', count: 2 });
    expect((line as unknown as { orderIds: string[] }).orderIds.toSorted()).toEqual(
      [newerPaid.orderId, newerUnpaid.orderId].toSorted(),
    );
  });

  it('of dispute reminders skips the order and reminds of another', async () => {
    const { newerPaid, paid } = orders;
    const disputes = () => setup.app.db('payment_disputes');
    const disputeId = await setup.sandbox.openDispute(paid.paymentId, { respondInDays: 1 });
    await waitUntil(async () => (await disputes().where({ dispute_id: disputeId })).length > 0);
    const row = await disputes().where({ dispute_id: disputeId }).first();
    await disputes().insert({ ...row, dispute_id: 'disp_newer', gateway_payment_id: newerPaid.paymentId });
    expect(await sendDisputeReminders(composed.deps)).toBe(1);
    expect(takeLines()).toEqual(createSkippedLine('send-dispute-reminders', newerPaid.orderId));
  });

  it('of a settlement records the payments, and skips the fee of the order', async () => {
    const { orderId, paymentId } = orders.newerPaid;
    const { db } = setup.app;
    const before = await listTypes(orderId);
    await db('order_payments').where({ gateway_payment_id: paymentId }).update({ fee_paise: null });
    const settlementId = await setup.sandbox.runSettlement();
    const findSettlement = () => db('gateway_settlements').where({ settlement_id: settlementId });
    await waitUntil(async () => (await findSettlement()).length > 0);
    expect(await recordSettlementRows(composed.deps, settlementId)).toBeGreaterThan(1);
    expect(takeLines()).toEqual(createSkippedLine('record-settlement', orderId));
    expect(await listTypes(orderId)).toEqual(before);
  });
});

describe('the deletion of an account', () => {
  it('waits for the newer release and leaves the order as it is', async () => {
    const { orderId } = orders.newerUnpaid;
    const before = await listTypes(orderId);
    const { member_id: memberId } = await setup.findOrderRow(orderId);
    const meta = { actor: 'job:test', cause: 'account-deletion', at: NOW };
    expect(await prepareOrdersForDeletion(composed.deps, memberId, meta)).toBe(false);
    expect(await listTypes(orderId)).toEqual(before);
  });
});
