import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/index.ts';
import {
  createTestSandbox,
  KEY_ID,
  KEY_SECRET,
  signWebhook,
  WEBHOOK_SECRET,
  type ReceivedWebhook,
  type TestSandbox,
} from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.setFaults({});
  await sandbox.admin('/webhook', { enabled: true }).expect(200);
  await sandbox.db('sandbox.webhooks').update({ next_attempt_at: null });
});
afterEach(() => {
  sandbox.receiver.takeReceived();
  expect(sandbox.loggedErrors).toEqual([]);
});

/** Sends the due webhooks and returns those that the receiver got. */
async function deliverWebhooks(): Promise<ReceivedWebhook[]> {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived();
}
const listEvents = (received: ReceivedWebhook[]) => received.map(({ event }) => event);

describe('webhooks', () => {
  it('of a payment report authorization, capture and the paid order in this sequence', async () => {
    await sandbox.createPayment();
    expect(listEvents(await deliverWebhooks())).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('of a failed payment report the failure', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, { method: 'card', outcome: 'failure', reason: 'card_declined' }).expect(400);
    const [failedWebhook, ...otherWebhooks] = await deliverWebhooks();
    expect(otherWebhooks).toEqual([]);
    expect(failedWebhook?.body).toMatchObject({
      event: 'payment.failed',
      payload: { payment: { entity: { status: 'failed', order_id: id, error_reason: 'card_declined' } } },
    });
  });

  it('of a manual capture report the capture separately', async () => {
    const paymentId = await sandbox.createPayment({ payment: { capture: 'manual' } });
    expect(listEvents(await deliverWebhooks())).toEqual(['payment.authorized']);
    await sandbox.api.post(`/payments/${paymentId}/capture`, { amount: 99_900, currency: 'INR' }).expect(200);
    expect(listEvents(await deliverWebhooks())).toEqual(['payment.captured', 'order.paid']);
  });

  it('of a refund contain the refund and its payment', async () => {
    const paymentId = await sandbox.createPayment();
    await deliverWebhooks();
    await sandbox.api.post(`/payments/${paymentId}/refund`).expect(200);
    const received = await deliverWebhooks();
    expect(listEvents(received)).toEqual(['refund.created', 'refund.processed']);
    expect(received[0]?.body).toMatchObject({
      contains: ['refund', 'payment'],
      payload: { refund: { entity: { payment_id: paymentId } }, payment: { entity: { status: 'refunded' } } },
    });
  });
});

describe('a webhook', () => {
  it('has Razorpay’s envelope and the entities at the time of the event', async () => {
    const { id } = await sandbox.createOrder({ notes: { order: 'LG-1' } });
    await sandbox.pay(id).expect(200);
    const [paymentAuthorized, , orderPaid] = await deliverWebhooks();
    expect(paymentAuthorized?.body).toMatchObject({
      payload: { payment: { entity: { status: 'authorized', fee: null } } },
    });
    expect(orderPaid?.body).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_[A-Za-z0-9]{14}$/),
      event: 'order.paid',
      contains: ['payment', 'order'],
      created_at: 1_795_230_000,
      payload: {
        payment: { entity: { status: 'captured', notes: [] } },
        order: { entity: { id, status: 'paid', attempts: 1, amount_due: 0, notes: { order: 'LG-1' } } },
      },
    });
  });

  it('is signed over its bytes with the webhook secret', async () => {
    await sandbox.createPayment();
    for (const { raw, signature } of await deliverWebhooks()) {
      expect(signature).toBe(signWebhook(WEBHOOK_SECRET, raw));
      expect(signature).not.toBe(signWebhook(KEY_SECRET, raw));
    }
  });

  it('escapes slashes and non-ASCII characters, so that only the raw bytes verify', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, { method: 'upi', outcome: 'success', description: '₹999 / कुंडली' }).expect(200);
    const [first] = await deliverWebhooks();
    const reserialized = Buffer.from(JSON.stringify(first?.body));
    expect(first?.raw.toString('latin1')).toContain(String.raw`\u20b9999 \/ \u0915`);
    expect(first?.signature).not.toBe(signWebhook(WEBHOOK_SECRET, reserialized));
  });

  it('has a unique event id', async () => {
    await sandbox.createPayment();
    expect(new Set((await deliverWebhooks()).map(({ eventId }) => eventId)).size).toBe(3);
  });
});

describe('a receiver that rejects webhooks', () => {
  it('receives the same event with the same id again after increasing delays', async () => {
    await sandbox.pay((await sandbox.createOrder()).id, { method: 'upi', outcome: 'failure' }).expect(400);
    sandbox.receiver.answerNext(500, 302);
    const advanceSeconds = (count: number) => sandbox.clock.advanceHours(count / 3600);
    const firstDelivery = await deliverWebhooks();
    expect(await deliverWebhooks()).toEqual([]);
    advanceSeconds(1);
    const secondDelivery = await deliverWebhooks();
    advanceSeconds(1);
    expect(await deliverWebhooks()).toEqual([]);
    advanceSeconds(1);
    const thirdDelivery = await deliverWebhooks();
    advanceSeconds(3600);
    expect(await deliverWebhooks()).toEqual([]);
    expect([firstDelivery, secondDelivery, thirdDelivery].map(([webhook]) => webhook?.eventId)).toEqual(
      Array(3).fill(firstDelivery[0]?.eventId),
    );
    expect(thirdDelivery[0]?.raw).toEqual(firstDelivery[0]?.raw);
  });

  it('receives no more attempts a day after the event', async () => {
    await sandbox.pay((await sandbox.createOrder()).id, { method: 'upi', outcome: 'failure' }).expect(400);
    sandbox.receiver.answerNext(...Array<number>(60).fill(500));
    let attempts = 0;
    for (let hour = 0; hour <= 30; hour += 1) {
      attempts += (await deliverWebhooks()).length;
      sandbox.clock.advanceHours(1);
    }
    expect(attempts).toBe(25);
    const [row] = await sandbox.db('sandbox.webhooks').orderBy('position', 'desc').limit(1);
    expect(row).toMatchObject({ next_attempt_at: null, delivered_at: null, last_response: '500' });
  });
});

describe('the webhook fault', () => {
  const payWithFault = async (webhooks: string) => {
    await sandbox.setFaults({ webhooks });
    await sandbox.createPayment();
    return deliverWebhooks();
  };

  it('lost: no webhook is ever sent', async () => {
    expect(await payWithFault('lost')).toEqual([]);
    sandbox.clock.advanceHours(48);
    expect(await deliverWebhooks()).toEqual([]);
  });

  it('duplicated: each event is sent twice with one id', async () => {
    const ids = (await payWithFault('duplicated')).map(({ eventId }) => eventId);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it('reordered: order.paid is sent before payment.authorized', async () => {
    expect(listEvents(await payWithFault('reordered'))).toEqual([
      'order.paid',
      'payment.captured',
      'payment.authorized',
    ]);
  });

  it('wrong-signature: the signature matches neither secret', async () => {
    for (const { raw, signature } of await payWithFault('wrong-signature')) {
      expect(signature).toMatch(/^[0-9a-f]{64}$/);
      expect([signWebhook(WEBHOOK_SECRET, raw), signWebhook(KEY_SECRET, raw)]).not.toContain(signature);
    }
  });

  it('delayed: webhooks are sent after an hour', async () => {
    expect(await payWithFault('delayed')).toEqual([]);
    sandbox.clock.advanceHours(1);
    expect(await deliverWebhooks()).toHaveLength(3);
  });
});

describe('the delivery of webhooks', () => {
  it('skips webhooks that another process has locked', async () => {
    await sandbox.createPayment();
    const lockingTransaction = await sandbox.db.transaction();
    await lockingTransaction('sandbox.webhooks')
      .where({ event: 'payment.captured' })
      .whereNotNull('next_attempt_at')
      .forUpdate();
    expect(listEvents(await deliverWebhooks())).toEqual(['payment.authorized', 'order.paid']);
    await lockingTransaction.rollback();
    expect(listEvents(await deliverWebhooks())).toEqual(['payment.captured']);
  });

  it('delivers each webhook once when two processes share a database', async () => {
    const { databaseUrl, clock, receiver } = sandbox;
    const secondSandbox = await createSandbox({
      databaseUrl,
      clock,
      keyId: KEY_ID,
      keySecret: KEY_SECRET,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: receiver.url,
    });
    sandbox.startWebhooks();
    secondSandbox.startWebhooks();
    await sandbox.createPayment();
    await expect.poll(() => receiver.received.length).toBe(3);
    await Promise.all([sandbox.stop(), secondSandbox.stop()]);
    const events = listEvents(receiver.takeReceived());
    expect(events.sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  });
});
