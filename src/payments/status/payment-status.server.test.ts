import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { OrderPaymentStatus } from '#src/payments/contract.ts';
import { openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.faults({}));
afterAll(() => shop.close());

const SECOND = 1 / 3600;

async function money(order?: string): Promise<OrderPaymentStatus> {
  shop.app.clock.advance(11 * SECOND);
  return OrderPaymentStatus.parse((await shop.asha.post('/api/payment/status', { order }).expect(200)).body);
}

/** Paid at the gateway, and no messenger tells us: the tab is closed, the webhook lost. */
async function paidUntold(name: string) {
  const created = await shop.orderFor(shop.asha, name);
  await shop.faults({ webhooks: 'lost' });
  await shop.payWell(created.orderId);
  return created;
}

describe('where the money is', () => {
  it('nowhere but with its owner, while nobody has paid', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Not Paid');
    const answer = await money(order);
    expect(answer).toMatchObject({ money: 'nothing', failedTries: 0, secondPayments: [] });
    expect(answer.order).toMatchObject({ id: order, gatewayOrderId: orderId, status: 'payment-requested' });
    expect(answer.order.expiresAt).toBeDefined();
    expect(answer.checkedAt).toBe(shop.app.clock.now().toISOString());
  });

  it('with us, found at the gateway by asking: the order is paid and its report begins', async () => {
    const { order } = await paidUntold('Untold');
    expect(await money(order)).toMatchObject({
      money: 'captured',
      order: { status: 'paid', report: 'queued', dueBy: expect.any(String) },
    });
    expect((await shop.eventsOf(order)).slice(-2)).toEqual([
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('with us once: who asks again changes nothing', async () => {
    const { order } = await paidUntold('Asked Twice');
    await money(order);
    const events = await shop.eventsOf(order);
    expect(await money(order)).toMatchObject({ money: 'captured' });
    expect(await shop.eventsOf(order)).toEqual(events);
  });

  it('set aside by the bank, as long as we cannot collect it', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Set Aside');
    await shop.sandbox.simulateMismatch(orderId, { autoCapture: false });
    await shop.payWell(orderId);
    await shop.faults({ fail: '500', endpoint: 'payments.capture' });
    expect(await money(order)).toMatchObject({ money: 'authorised', order: { status: 'payment-requested' } });
    await shop.faults({});
    expect(await money(order)).toMatchObject({ money: 'captured', order: { status: 'paid' } });
  });

  it('on its way, while the bank has not decided', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Undecided');
    const paymentId = await shop.payUndecided(orderId);
    expect(await money(order)).toMatchObject({ money: 'waiting' });
    await shop.faults({ webhooks: 'lost' });
    await shop.bank(paymentId, 'success');
    expect(await money(order)).toMatchObject({ money: 'captured' });
  });

  it('unknown, while the gateway does not answer', async () => {
    const { order } = await paidUntold('Gateway Down');
    for (const fail of ['500', '502html', '429'] as const) {
      await shop.faults({ fail, endpoint: 'orders.payments' });
      expect(await money(order), fail).toMatchObject({ money: 'unknown' });
    }
    await shop.faults({});
    expect(await money(order)).toMatchObject({ money: 'captured' });
  });

  it('with us after all, when the success comes after the order has closed', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Late');
    const paymentId = await shop.payUndecided(orderId);
    shop.app.clock.advance(73);
    await shop.faults({ webhooks: 'lost' });
    await shop.bank(paymentId, 'success');
    expect(await money(order)).toMatchObject({ money: 'captured', order: { status: 'paid' } });
  });
});

describe('the gateway', () => {
  it('is asked once in ten seconds about one order, however often the buyer asks', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Impatient');
    await money(order);
    await shop.faults({ webhooks: 'lost' });
    await shop.payWell(orderId);
    const again = await shop.asha.post('/api/payment/status', { order }).expect(200);
    expect(again.body).toMatchObject({ money: 'nothing' });
    shop.app.clock.advance(10 * SECOND);
    const later = await shop.asha.post('/api/payment/status', { order }).expect(200);
    expect(later.body).toMatchObject({ money: 'captured' });
  });

  it('is not asked at all about what is paid', async () => {
    const { order } = await paidUntold('Settled');
    await money(order);
    await shop.faults({ fail: '500' });
    expect(await money(order)).toMatchObject({ money: 'captured' });
  });
});

describe('what went wrong', () => {
  it('is told: how many tries were refused, and why the last one', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Refused Twice');
    await shop.pay(orderId, { method: 'card', outcome: 'failure', reason: 'card_declined' }).expect(400);
    await shop.heardOf(order, 'PaymentAttemptFailed');
    const refused = await shop.pay(orderId, {
      method: 'upi',
      outcome: 'failure',
      reason: 'payment_timed_out',
    });
    const paymentId = refused.body.error.metadata.payment_id;
    const told = { orderId, outcome: 'failed', paymentId, reason: 'payment_timed_out' };
    await shop.asha.post('/api/payment/attempts', told).expect(200);
    await shop.asha.post('/api/payment/attempts', { orderId, outcome: 'dismissed' }).expect(200);
    const answer = await money(order);
    expect(answer.failedAttempts).toBe(2);
    expect(answer.lastAttempt).toMatchObject({ kind: 'failed', reason: 'payment_timed_out' });
  });

  it('is told in words of the gateway alone: nothing else that a browser says gets into the ledger', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Free Words');
    const told = [
      { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed', paymentId: 'pay_Mine1' },
      { code: '\u001b[2Jcall 98290 12345', reason: 'Asha Rao of Kota', paymentId: 'asha@example.in' },
      { code: 'x'.repeat(61), reason: '' },
    ];
    for (const words of told)
      await shop.asha.post('/api/payment/attempts', { orderId, outcome: 'failed', ...words }).expect(200);
    const events = await shop.app
      .db('events')
      .where({ stream: order, type: 'PaymentAttemptFailed' })
      .orderBy('version');
    expect(events.map(({ data }) => data)).toEqual([
      {
        reportedBy: 'browser',
        gatewayPaymentId: 'pay_Mine1',
        code: 'BAD_REQUEST_ERROR',
        reason: 'payment_failed',
      },
      { reportedBy: 'browser', code: 'other', reason: 'other' },
      { reportedBy: 'browser', code: 'other', reason: 'other' },
    ]);
  });

  it('was nothing but a closed window, when nothing else was', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Closed');
    await shop.asha.post('/api/payment/attempts', { orderId, outcome: 'dismissed' }).expect(200);
    expect((await money(order)).lastAttempt).toMatchObject({ kind: 'dismissed' });
  });
});

describe('the order', () => {
  it('is meant by our number or the gateway’s, or is the newest of three days', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'The Newest');
    expect((await money(orderId)).order.id).toBe(order);
    expect((await money()).order.id).toBe(order);
  });

  it('of somebody else does not exist', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Not For Ravi');
    for (const named of [order, orderId])
      await shop.ravi.post('/api/payment/status', { order: named }).expect(404);
    const { body } = await shop.ravi.post('/api/payment/status', {}).expect(200);
    expect(body).toEqual({ success: true, order: null });
    await shop.ravi.post('/api/payment/status', { order: 7 }).expect(422);
  });
});
