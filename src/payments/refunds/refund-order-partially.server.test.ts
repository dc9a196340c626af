/** Partial refunds by support, and refunds that wait for the bank, with the gateway sandbox. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { refundOrder } from './refund-order.ts';
import { markPartialRefundRejected, refundOrderPartially } from './refund-order-partially.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(async () => {
  await setup.setFaults({});
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const requestPart = (orderId: string, amountPaise: number) => {
  const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
  return changeOrder(composed.deps, orderId, meta, (current) =>
    requestPartialRefund(current, amountPaise, meta.at),
  );
};
const listRefundEvents = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => /Refund/.test(type));

describe('a partial refund by support', () => {
  it('is made once, keeps the order paid, and is announced to the member', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Anand');
    await setup.setFaults({ webhooks: 'lost' });
    await requestPart(orderId, 10_000);
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toMatchObject([{ amount: 10_000 }]);
    expect(await listRefundEvents(orderId)).toEqual(['PartialRefundRequested', 'PaymentPartiallyRefunded']);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid', attention_reason: null });
    const emails = await setup.app
      .db('pgboss.job')
      .where({ name: 'send-order-email' })
      .whereRaw(`data ->> 'orderId' = ?`, [orderId])
      .select(setup.app.db.raw(`data ->> 'kind' as kind`));
    expect(emails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['refund-requested', 'partially-refunded']),
    );
  });

  it('that the bank delays is pending, and completed by its webhook', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Bhavna');
    await setup.setFaults({ deferRefunds: true });
    await requestPart(orderId, 5_000);
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    expect(await listRefundEvents(orderId)).toEqual(['PartialRefundRequested', 'RefundPending']);
    const [refund] = await setup.sandbox.listRefundsOf(paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'success');
    await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
    await requestPart(orderId, 5_000);
  });

  it('that waits for the bank is not refunded again by a refund of the whole payment', async () => {
    const { orderId, paymentId, amount } = await placePaidOrder(setup, 'Farida');
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    await requestPart(orderId, 20_000);
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
    await changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    const refunds = await setup.sandbox.listRefundsOf(paymentId);
    expect(new Set(refunds.map((refund) => refund.amount))).toEqual(new Set([20_000, amount - 20_000]));
    expect(refunds).toHaveLength(2);
    for (const { id } of refunds) await setup.sandbox.simulateRefundOutcome(id, 'success');
    setup.app.clock.advanceHours(2);
    await reconcilePayments(composed.deps);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded', attention_reason: null });
  });

  it('that the gateway has not accepted is part of a refund of the whole payment', async () => {
    const { orderId, paymentId, amount } = await placePaidOrder(setup, 'Gita');
    await requestPart(orderId, 20_000);
    const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
    await changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toMatchObject([{ amount }]);
  });

  it('that the bank completes after weeks, without webhook, is found by reconciliation', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Esha');
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    await requestPart(orderId, 5_000);
    await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    setup.app.clock.advanceHours(24 * 15);
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 0 });
    const [refund] = await setup.sandbox.listRefundsOf(paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'success');
    setup.app.clock.advanceHours(2);
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 1 });
    expect((await listRefundEvents(orderId)).at(-1)).toBe('PaymentPartiallyRefunded');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid', has_open_refund: false });
  });

  it('that the gateway rejects for good needs attention, and can be requested again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Chitra');
    await requestPart(orderId, 5_000);
    await expect(requestPart(orderId, 5_000)).rejects.toMatchObject({ code: 'refund-in-progress' });
    await markPartialRefundRejected(composed.deps, { orderId, requestNumber: 1 }, new Error('no'));
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: 'refund-rejected' });
    await requestPart(orderId, 5_000);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
  });

  it('of the whole amount, of less than a rupee or of a fraction is refused', async () => {
    const { orderId, amount } = await placePaidOrder(setup, 'Dinesh');
    for (const paise of [amount, amount + 1, 99, 100.5, 0, -100])
      await expect(requestPart(orderId, paise)).rejects.toMatchObject({ code: 'amount-not-refundable' });
  });
});
