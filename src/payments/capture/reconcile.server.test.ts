import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Core } from '#src/compose.ts';
import { reconcilePayments } from './reconcile.ts';
import { backOffice, openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
let office: Core;
beforeAll(async () => {
  shop = await openShop();
  office = await backOffice(shop);
});
afterEach(async () => {
  await shop.faults({});
  // Whatever a test leaves open is closed, so that the next one finds only its own orders.
  shop.app.clock.advance(24 * 5);
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

const reconcile = () => reconcilePayments(office.deps.payment);

describe('the reconciliation', () => {
  it('finds a payment nobody told of, and one that came after the order closed', async () => {
    const untold = await shop.orderFor(shop.asha, 'Untold');
    const late = await shop.orderFor(shop.ravi, 'Late');
    await shop.faults({ webhooks: 'lost' });
    await shop.payWell(untold.orderId);
    const paymentId = await shop.payUndecided(late.orderId);
    expect(await reconcile()).toEqual({ looked: 2, captured: 1, expired: 0, unanswered: 0, refunded: 0 });
    shop.app.clock.advance(73);
    expect(await reconcile()).toMatchObject({ looked: 1, expired: 1 });
    await shop.bank(paymentId, 'success');
    expect(await reconcile()).toMatchObject({ looked: 1, captured: 1 });
    expect((await shop.eventsOf(late.order)).slice(-3)).toEqual([
      'OrderExpired',
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('collects what a bank has set aside, and does not close such an order', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Set Aside');
    await shop.sandbox.simulateMismatch(orderId, { autoCapture: false });
    await shop.payWell(orderId);
    shop.app.clock.advance(73);
    await shop.faults({ fail: '500', endpoint: 'payments.capture' });
    expect(await reconcile()).toMatchObject({ captured: 0, expired: 0 });
    await shop.faults({});
    expect(await reconcile()).toMatchObject({ captured: 1 });
    expect(await shop.row(order)).toMatchObject({ status: 'paid' });
  });

  it('closes nothing while the gateway is down, and stops asking after three silences', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await shop.orderFor(shop.asha, name);
    shop.app.clock.advance(73);
    await shop.faults({ fail: '502html' });
    expect(await reconcile()).toEqual({ looked: 3, captured: 0, expired: 0, unanswered: 3, refunded: 0 });
    await shop.faults({ fail: '500', times: 1 });
    expect(await reconcile()).toEqual({ looked: 5, captured: 0, expired: 4, unanswered: 1, refunded: 0 });
  });

  it('is not held up by a payment that does not fit its order', async () => {
    const odd = await shop.orderFor(shop.asha, 'Odd');
    const even = await shop.orderFor(shop.asha, 'Even');
    await shop.faults({ webhooks: 'lost' });
    await shop.sandbox.simulateMismatch(odd.orderId, { amount: 100 });
    await shop.payWell(odd.orderId);
    await shop.payWell(even.orderId);
    expect(await reconcile()).toMatchObject({ looked: 2, captured: 1 });
    expect(await shop.row(even.order)).toMatchObject({ status: 'paid' });
    expect(await shop.row(odd.order)).toMatchObject({ status: 'payment-requested' });
  });
});
