/** Disputes from the payer's bank to the refund that waits for them. */
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { refundOrderQueue } from '#src/orders/queues.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { runCli } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { sendDisputeReminders } from './send-reminders.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const findDispute = (id: string) => setup.app.db('payment_disputes').where({ dispute_id: id }).first();
const waitForStatus = (id: string, status: string) =>
  waitUntil(async () => (await findDispute(id))?.status === status);
const createMeta = (at: string) => ({ actor: 'support:cli', cause: 'goodwill', at });
const requestBySupport = async (orderId: string) => {
  const meta = createMeta(setup.app.clock.now().toISOString());
  return changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
};
const runAdmin = (...args: string[]) =>
  runCli({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl }, ...args);

describe('a dispute of a paid order', () => {
  it('freezes refunds until it is won, and is listed for support with its deadline', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Dispute Won');
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await waitForStatus(disputeId, 'open');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: 'dispute-open' });
    await expect(requestBySupport(orderId)).rejects.toMatchObject({ code: 'disputed' });
    const { stdout } = await runAdmin('order', 'list', '--needs-attention');
    expect(stdout).toMatch(new RegExp(`${orderId}  the payer disputes .* by \\d`));
    expect((await runAdmin('order', 'show', orderId)).stdout).toContain(`dispute ${disputeId} of`);

    await setup.sandbox.decideDispute(disputeId, 'under_review');
    await waitForStatus(disputeId, 'under_review');
    await setup.sandbox.decideDispute(disputeId, 'action_required');
    await waitForStatus(disputeId, 'action_required');
    await setup.sandbox.decideDispute(disputeId, 'won');
    await waitForStatus(disputeId, 'won');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
    expect((await requestBySupport(orderId)).events).toMatchObject([{ type: 'RefundRequested' }]);
  });

  it('stops a refund that was requested before it, and starts it again when it is closed', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Dispute Closed');
    await requestBySupport(orderId);
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await waitForStatus(disputeId, 'open');
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toEqual([]);
    await setup.sandbox.decideDispute(disputeId, 'closed');
    await waitForStatus(disputeId, 'closed');
    const { jobs } = composed.deps;
    expect(await jobs.isUnfinished(refundOrderQueue, `${orderId}:1:${disputeId}`)).toBe(true);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  });

  it('that is lost ends the requested refund without another payment, and survives a rebuild', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Dispute Lost');
    await requestBySupport(orderId);
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await setup.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toEqual([]);
    const before = await setup.app.db('payment_disputes').orderBy('dispute_id');
    await setup.app.db('payment_disputes').delete();
    await rebuildOrders(setup.app.db);
    expect(await setup.app.db('payment_disputes').orderBy('dispute_id')).toEqual(before);
  });

  it('whose deadline is near reminds support once', async () => {
    const lines: { event?: string; disputeId?: string }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const { paymentId } = await placePaidOrder(setup, 'Dispute Deadline');
    const disputeId = await setup.sandbox.openDispute(paymentId, { respondInDays: 1 });
    await waitForStatus(disputeId, 'open');
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(1);
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(0);
    expect(lines).toMatchObject([{ event: 'disputes.deadline_near', disputeId }]);
  });
});

describe('the reminder of a dispute that cannot be recorded', () => {
  it('does not stop the reminders of later deadlines', async () => {
    const lines: { event?: string; disputeId?: string }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const broken = await placePaidOrder(setup, 'Dispute Broken');
    const other = await placePaidOrder(setup, 'Dispute Other');
    const brokenId = await setup.sandbox.openDispute(broken.paymentId, { respondInDays: 0.5 });
    const otherId = await setup.sandbox.openDispute(other.paymentId, { respondInDays: 1 });
    await waitForStatus(brokenId, 'open');
    await waitForStatus(otherId, 'open');
    await setup.app
      .db('order_payments')
      .where({ gateway_payment_id: broken.paymentId })
      .update({ order_id: 'LG-0000-UNKNWN' });
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(1);
    expect(lines.map(({ event, disputeId }) => [event, disputeId])).toEqual([
      ['disputes.reminder_failed', brokenId],
      ['disputes.deadline_near', otherId],
    ]);
    await setup.app
      .db('order_payments')
      .where({ gateway_payment_id: broken.paymentId })
      .update({ order_id: broken.orderId });
    await sendDisputeReminders(composed.deps);
  });
});

describe('the bank', () => {
  it('requires another answer: the list shows the new deadline, and support is reminded of it', async () => {
    const lines: { event?: string; disputeId?: string }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const { paymentId } = await placePaidOrder(setup, 'Dispute Second Round');
    const disputeId = await setup.sandbox.openDispute(paymentId, { respondInDays: 1 });
    await waitForStatus(disputeId, 'open');
    await sendDisputeReminders(composed.deps);
    await setup.sandbox.decideDispute(disputeId, 'under_review');
    await waitForStatus(disputeId, 'under_review');
    const firstDeadline = (await findDispute(disputeId)).respond_by;
    await setup.sandbox.decideDispute(disputeId, 'action_required', { respondInDays: 1.5 });
    await waitForStatus(disputeId, 'action_required');
    expect(await findDispute(disputeId)).toMatchObject({ reminded_at: null });
    expect((await findDispute(disputeId)).respond_by.getTime()).toBeGreaterThan(firstDeadline.getTime());
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(1);
    expect(lines).toMatchObject([{ event: 'disputes.deadline_near', disputeId }]);
  });

  it('takes less than the disputed amount: the rest of a requested refund stays open', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Dispute Deducted');
    await requestBySupport(orderId);
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await setup.sandbox.decideDispute(disputeId, 'lost', { amountDeducted: 10_000 });
    await waitForStatus(disputeId, 'lost');
    expect(await findDispute(disputeId)).toMatchObject({ amount_deducted: 10_000 });
    const row = await setup.findOrderRow(orderId);
    expect(row).toMatchObject({ status: 'refund-requested', attention_reason: 'dispute-partly-lost' });
  });

  it('returns a payment that was refunded: support resolves it and closes the entry of its list', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Dispute Twice');
    await requestBySupport(orderId);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await setup.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: 'returned-twice' });
    const reason = ['--reason', 'resolved with the bank'];
    const plan = await runAdmin('order', 'acknowledge', orderId, ...reason, '--dry-run');
    expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was changed') });
    const { code, stdout } = await runAdmin('order', 'acknowledge', orderId, ...reason, '--yes');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('returned twice') });
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
    const again = await runAdmin('order', 'acknowledge', orderId, ...reason, '--yes');
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('needs no attention') });
  });
});

describe('a dispute of a payment that fits no order', () => {
  it('is recorded on the stream of the payment and stops its automatic refund', async () => {
    const { body } = await setup.sandbox
      .post('/orders', { amount: 45_600, currency: 'INR', receipt: 'another-shop-2' })
      .expect(200);
    const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
    const findPayment = () => setup.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();
    await waitUntil(async () => (await findPayment()) !== undefined);
    const disputeId = await setup.sandbox.openDispute(id);
    await waitForStatus(disputeId, 'open');
    expect(await findPayment()).toMatchObject({ status: 'open', refund_after: null });
    expect((await runAdmin('order', 'list', '--needs-attention')).stdout).toMatch(
      new RegExp(`${id}  .*disputed at the bank`),
    );
    setup.app.clock.advanceHours(25);
    await reconcilePayments(composed.deps);
    expect(await findPayment()).toMatchObject({ status: 'open' });
    await setup.sandbox.decideDispute(disputeId, 'won');
    await waitForStatus(disputeId, 'won');
    await reconcilePayments(composed.deps);
    expect(await findPayment()).toMatchObject({ status: 'refund-requested' });
  });

  it('that is lost closes the payment, because the bank has returned the money', async () => {
    const { body } = await setup.sandbox
      .post('/orders', { amount: 8_900, currency: 'INR', receipt: 'another-shop-4' })
      .expect(200);
    const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
    const findPayment = () => setup.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();
    await waitUntil(async () => (await findPayment()) !== undefined);
    const disputeId = await setup.sandbox.openDispute(id);
    await setup.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    expect(await findPayment()).toMatchObject({ status: 'charged-back', refund_after: null });
    expect((await runAdmin('order', 'list', '--needs-attention')).stdout).not.toContain(id);
  });

  it('is found when its payment was not reported before', async () => {
    await setup.setFaults({ webhooks: 'lost' });
    const { body } = await setup.sandbox
      .post('/orders', { amount: 7_800, currency: 'INR', receipt: 'another-shop-3' })
      .expect(200);
    const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
    await setup.setFaults({});
    const disputeId = await setup.sandbox.openDispute(id);
    await waitForStatus(disputeId, 'open');
    expect(await findDispute(disputeId)).toMatchObject({ gateway_payment_id: id, order_id: null });
  });
});
