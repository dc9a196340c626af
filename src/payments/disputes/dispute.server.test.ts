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
import { composeForJobs, placePaidOrder, startShop, waitUntil, type Shop } from '#src/testing/test-shop.ts';
import { sendDisputeReminders } from './send-reminders.ts';

let shop: Shop;
let composed: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  composed = await composeForJobs(shop);
});
afterEach(() => shop.setFaults({}));
afterAll(async () => {
  await composed.close();
  await shop.close();
});

const findDispute = (id: string) => shop.app.db('payment_disputes').where({ dispute_id: id }).first();
const waitForStatus = (id: string, status: string) =>
  waitUntil(async () => (await findDispute(id))?.status === status);
const createMeta = (at: string) => ({ actor: 'support:cli', cause: 'goodwill', at });
const requestBySupport = async (orderId: string) => {
  const meta = createMeta(shop.app.clock.now().toISOString());
  return changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
};
const runAdmin = (...args: string[]) =>
  runCli({ url: shop.app.databaseUrl, ownerUrl: shop.app.ownerUrl }, ...args);

describe('a dispute of a paid order', () => {
  it('freezes refunds until it is won, and is listed for support with its deadline', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Dispute Won');
    const disputeId = await shop.sandbox.openDispute(paymentId);
    await waitForStatus(disputeId, 'open');
    expect(await shop.findOrderRow(orderId)).toMatchObject({ attention_reason: 'dispute-open' });
    await expect(requestBySupport(orderId)).rejects.toMatchObject({ code: 'disputed' });
    const { stdout } = await runAdmin('order', 'list', '--needs-attention');
    expect(stdout).toMatch(new RegExp(`${orderId}  the payer disputes .* by \\d`));
    expect((await runAdmin('order', 'show', orderId)).stdout).toContain(`dispute ${disputeId} of`);

    await shop.sandbox.decideDispute(disputeId, 'under_review');
    await waitForStatus(disputeId, 'under_review');
    await shop.sandbox.decideDispute(disputeId, 'action_required');
    await waitForStatus(disputeId, 'action_required');
    await shop.sandbox.decideDispute(disputeId, 'won');
    await waitForStatus(disputeId, 'won');
    expect(await shop.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
    expect((await requestBySupport(orderId)).events).toMatchObject([{ type: 'RefundRequested' }]);
  });

  it('stops a refund that was requested before it, and starts it again when it is closed', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Dispute Closed');
    await requestBySupport(orderId);
    const disputeId = await shop.sandbox.openDispute(paymentId);
    await waitForStatus(disputeId, 'open');
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await shop.sandbox.listRefundsOf(paymentId)).toEqual([]);
    await shop.sandbox.decideDispute(disputeId, 'closed');
    await waitForStatus(disputeId, 'closed');
    const { jobs } = composed.deps;
    expect(await jobs.isUnfinished(refundOrderQueue, `${orderId}:1:${disputeId}`)).toBe(true);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await shop.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  });

  it('that is lost ends the requested refund without another payment, and survives a rebuild', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Dispute Lost');
    await requestBySupport(orderId);
    const disputeId = await shop.sandbox.openDispute(paymentId);
    await shop.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await shop.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await shop.sandbox.listRefundsOf(paymentId)).toEqual([]);
    const before = await shop.app.db('payment_disputes').orderBy('dispute_id');
    await shop.app.db('payment_disputes').delete();
    await rebuildOrders(shop.app.db);
    expect(await shop.app.db('payment_disputes').orderBy('dispute_id')).toEqual(before);
  });

  it('whose deadline is near reminds support once', async () => {
    const lines: { event?: string; disputeId?: string }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const { paymentId } = await placePaidOrder(shop, 'Dispute Deadline');
    const disputeId = await shop.sandbox.openDispute(paymentId, { respondInDays: 1 });
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
    const broken = await placePaidOrder(shop, 'Dispute Broken');
    const other = await placePaidOrder(shop, 'Dispute Other');
    const brokenId = await shop.sandbox.openDispute(broken.paymentId, { respondInDays: 0.5 });
    const otherId = await shop.sandbox.openDispute(other.paymentId, { respondInDays: 1 });
    await waitForStatus(brokenId, 'open');
    await waitForStatus(otherId, 'open');
    await shop.app
      .db('order_payments')
      .where({ gateway_payment_id: broken.paymentId })
      .update({ order_id: 'LG-0000-UNKNWN' });
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(1);
    expect(lines.map(({ event, disputeId }) => [event, disputeId])).toEqual([
      ['disputes.reminder_failed', brokenId],
      ['disputes.deadline_near', otherId],
    ]);
    await shop.app
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
    const { paymentId } = await placePaidOrder(shop, 'Dispute Second Round');
    const disputeId = await shop.sandbox.openDispute(paymentId, { respondInDays: 1 });
    await waitForStatus(disputeId, 'open');
    await sendDisputeReminders(composed.deps);
    await shop.sandbox.decideDispute(disputeId, 'under_review');
    await waitForStatus(disputeId, 'under_review');
    const firstDeadline = (await findDispute(disputeId)).respond_by;
    await shop.sandbox.decideDispute(disputeId, 'action_required', { respondInDays: 1.5 });
    await waitForStatus(disputeId, 'action_required');
    expect(await findDispute(disputeId)).toMatchObject({ reminded_at: null });
    expect((await findDispute(disputeId)).respond_by.getTime()).toBeGreaterThan(firstDeadline.getTime());
    expect(await sendDisputeReminders({ ...composed.deps, log })).toBe(1);
    expect(lines).toMatchObject([{ event: 'disputes.deadline_near', disputeId }]);
  });

  it('takes less than the disputed amount: the rest of a requested refund stays open', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Dispute Deducted');
    await requestBySupport(orderId);
    const disputeId = await shop.sandbox.openDispute(paymentId);
    await shop.sandbox.decideDispute(disputeId, 'lost', { amountDeducted: 10_000 });
    await waitForStatus(disputeId, 'lost');
    expect(await findDispute(disputeId)).toMatchObject({ amount_deducted: 10_000 });
    const row = await shop.findOrderRow(orderId);
    expect(row).toMatchObject({ status: 'refund-requested', attention_reason: 'dispute-partly-lost' });
  });

  it('returns a payment that was refunded: support resolves it and closes the entry of its list', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Dispute Twice');
    await requestBySupport(orderId);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    const disputeId = await shop.sandbox.openDispute(paymentId);
    await shop.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    expect(await shop.findOrderRow(orderId)).toMatchObject({ attention_reason: 'returned-twice' });
    const reason = ['--reason', 'resolved with the bank'];
    const plan = await runAdmin('order', 'acknowledge', orderId, ...reason, '--dry-run');
    expect(plan).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was changed') });
    const { code, stdout } = await runAdmin('order', 'acknowledge', orderId, ...reason, '--yes');
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('returned twice') });
    expect(await shop.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
    const again = await runAdmin('order', 'acknowledge', orderId, ...reason, '--yes');
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('needs no attention') });
  });
});

describe('a dispute of a payment that fits no order', () => {
  it('is recorded on the stream of the payment and stops its automatic refund', async () => {
    const { body } = await shop.sandbox
      .post('/orders', { amount: 45_600, currency: 'INR', receipt: 'another-shop-2' })
      .expect(200);
    const { razorpay_payment_id: id } = await shop.payAtGateway(body.id);
    const findPayment = () => shop.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();
    await waitUntil(async () => (await findPayment()) !== undefined);
    const disputeId = await shop.sandbox.openDispute(id);
    await waitForStatus(disputeId, 'open');
    expect(await findPayment()).toMatchObject({ status: 'open', refund_after: null });
    expect((await runAdmin('order', 'list', '--needs-attention')).stdout).toMatch(
      new RegExp(`${id}  .*disputed at the bank`),
    );
    shop.app.clock.advanceHours(25);
    await reconcilePayments(composed.deps);
    expect(await findPayment()).toMatchObject({ status: 'open' });
    await shop.sandbox.decideDispute(disputeId, 'won');
    await waitForStatus(disputeId, 'won');
    await reconcilePayments(composed.deps);
    expect(await findPayment()).toMatchObject({ status: 'refund-requested' });
  });

  it('that is lost closes the payment, because the bank has returned the money', async () => {
    const { body } = await shop.sandbox
      .post('/orders', { amount: 8_900, currency: 'INR', receipt: 'another-shop-4' })
      .expect(200);
    const { razorpay_payment_id: id } = await shop.payAtGateway(body.id);
    const findPayment = () => shop.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();
    await waitUntil(async () => (await findPayment()) !== undefined);
    const disputeId = await shop.sandbox.openDispute(id);
    await shop.sandbox.decideDispute(disputeId, 'lost');
    await waitForStatus(disputeId, 'lost');
    expect(await findPayment()).toMatchObject({ status: 'charged-back', refund_after: null });
    expect((await runAdmin('order', 'list', '--needs-attention')).stdout).not.toContain(id);
  });

  it('is found when its payment was not reported before', async () => {
    await shop.setFaults({ webhooks: 'lost' });
    const { body } = await shop.sandbox
      .post('/orders', { amount: 7_800, currency: 'INR', receipt: 'another-shop-3' })
      .expect(200);
    const { razorpay_payment_id: id } = await shop.payAtGateway(body.id);
    await shop.setFaults({});
    const disputeId = await shop.sandbox.openDispute(id);
    await waitForStatus(disputeId, 'open');
    expect(await findDispute(disputeId)).toMatchObject({ gateway_payment_id: id, order_id: null });
  });
});
