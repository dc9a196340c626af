/** The comparison of the books with single faults: each part and each item is compared on its own. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { createNewerReleaseSkipper } from '#src/orders/recovery/newer-release-skipper.ts';
import { requestPartialRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { GatewayError, type Gateway, type GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { refundOrderPartially } from '#src/payments/refunds/refund-order-partially.ts';
import { syncOpenRefunds } from '#src/payments/refunds/sync-refunds.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { compareBooks, hasDifferences, storeComparison } from './compare-books.ts';

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

/** The real gateway client with one other answer. */
const withGateway = (change: Partial<Gateway>): PaymentDeps => ({
  ...composed.deps,
  gateway: { ...composed.deps.gateway, ...change },
});
const UNREADABLE = new GatewayError(502, 'UNEXPECTED_RESPONSE', 'unknown format');

describe('the comparison of the books', () => {
  it('lists a payment that is captured in our books and only authorized at the gateway', async () => {
    const { paymentId } = await placePaidOrder(setup, 'Not Captured');
    expect(hasDifferences(await compareBooks(composed.deps))).toBe(false);
    const { gateway } = composed.deps;
    const toAuthorized = (payment: GatewayPayment) =>
      payment.id === paymentId ? { ...payment, status: 'authorized' as const } : payment;
    const deps = withGateway({
      fetchPayment: async (id) => toAuthorized(await gateway.fetchPayment(id)),
      fetchPaymentsBetween: async (...period) => {
        const list = await gateway.fetchPaymentsBetween(...period);
        return { ...list, items: list.items.map(toAuthorized) };
      },
    });
    const books = await compareBooks(deps);
    expect(books.onlyInOurBooks).toEqual([paymentId]);
    expect(hasDifferences(books)).toBe(true);
  });

  it('lists an item of unknown format by its id and compares the others', async () => {
    const { paymentId } = await placePaidOrder(setup, 'Readable');
    const { gateway } = composed.deps;
    const deps = withGateway({
      fetchDisputesBetween: async (...period) => ({
        ...(await gateway.fetchDisputesBetween(...period)),
        unreadableIds: ['disp_unreadable'],
      }),
    });
    const disputeId = await setup.sandbox.openDispute(paymentId);
    const books = await compareBooks(deps);
    expect(books.disputes.onlyAtGateway).toEqual(['disp_unreadable']);
    expect(hasDifferences(books)).toBe(true);
    const dispute = await setup.app.db('payment_disputes').where({ dispute_id: disputeId }).first();
    expect(dispute).toMatchObject({ status: 'open' });
  });

  it('compares payments, disputes and settlements although the list of refunds cannot be read', async () => {
    const deps = withGateway({ fetchRefundsBetween: () => Promise.reject(UNREADABLE) });
    const books = await compareBooks(deps);
    expect(books).toMatchObject({ failedParts: ['refunds'], refunds: { matched: 0 } });
    expect(books.matched).toBeGreaterThan(0);
    expect(hasDifferences(books)).toBe(true);
  });

  it('records no settlement whose rows do not sum up to the transferred amount, and lists it after a day', async () => {
    await placePaidOrder(setup, 'Settled Partly');
    const settlementId = await setup.sandbox.runSettlement();
    const findSettlement = () =>
      setup.app.db('gateway_settlements').where({ settlement_id: settlementId }).first();
    await waitUntil(async () => (await findSettlement()) !== undefined);
    const { gateway } = composed.deps;
    const withoutLastRow = withGateway({
      fetchSettlementRows: async (day) => {
        const list = await gateway.fetchSettlementRows(day);
        return { ...list, items: list.items.slice(0, -1) };
      },
    });
    await setup.app
      .db('gateway_settlements')
      .where({ settlement_id: settlementId })
      .update({ payments_recorded_at: null });
    expect((await compareBooks(withoutLastRow)).unreadSettlements).toEqual([]);
    setup.app.clock.advanceHours(25);
    const books = await compareBooks(withoutLastRow);
    expect(books).toMatchObject({ unreadSettlements: [settlementId], failedParts: [] });
    expect(hasDifferences(books)).toBe(true);
    expect((await compareBooks(composed.deps)).unreadSettlements).toEqual([]);
    expect((await findSettlement()).payments_recorded_at).not.toBeNull();
  });
});

describe('the comparison of the books after twelve days without a complete run', () => {
  it('records a refund that the gateway made on the day of the last complete run', async () => {
    await storeComparison(composed.deps, await compareBooks(composed.deps));
    await setup.setFaults({ webhooks: 'lost' });
    const { paymentId } = await placePaidOrder(setup, 'Refunded Before The Pause');
    await composed.deps.gateway.refundPayment(paymentId, 5_000, 'from-dashboard');
    setup.app.clock.advanceHours(6 * 24);
    const incomplete = withGateway({
      fetchPaymentsBetween: () => Promise.reject(UNREADABLE),
      fetchRefundsBetween: () => Promise.reject(UNREADABLE),
    });
    await storeComparison(composed.deps, await compareBooks(incomplete));
    setup.app.clock.advanceHours(6 * 24);
    expect((await compareBooks(composed.deps)).newlyRecorded).toEqual([paymentId]);
    const booked = await setup.app.db('order_payments').where({ gateway_payment_id: paymentId }).first();
    expect(booked).toMatchObject({ refunded_paise: 5_000 });
  });
});

describe('a refund that always fails to be read', () => {
  it('does not exclude the refunds of other orders', async () => {
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    const orders = [await placePaidOrder(setup, 'Unreadable'), await placePaidOrder(setup, 'Completed')];
    const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
    for (const { orderId } of orders) {
      await changeOrder(composed.deps, orderId, meta, (order) => requestPartialRefund(order, 5_000, meta.at));
      await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
    }
    const [unreadable, completed] = orders as [(typeof orders)[0], (typeof orders)[0]];
    const [refund] = await setup.sandbox.listRefundsOf(completed.paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'success');
    setup.app.clock.advanceHours(2);
    const { gateway } = composed.deps;
    const deps = withGateway({
      fetchRefundsOfPayment: (id) =>
        id === unreadable.paymentId ? Promise.reject(UNREADABLE) : gateway.fetchRefundsOfPayment(id),
    });
    expect(await syncOpenRefunds(deps, createNewerReleaseSkipper(deps, 'test'))).toBe(1);
    expect(await setup.findOrderRow(completed.orderId)).toMatchObject({ has_open_refund: false });
  });
});
