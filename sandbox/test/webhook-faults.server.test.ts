import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, signWebhook, WEBHOOK_SECRET, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.setFaults({});
  await sandbox.admin('/webhook', { enabled: true }).expect(200);
  await sandbox.db('sandbox.webhooks').delete();
  sandbox.receiver.takeReceived();
});

async function deliverWebhooks() {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived();
}
const deliverEvents = async () => (await deliverWebhooks()).map(({ event }) => event);
const listWebhooks = async () => (await sandbox.root.get('/admin/webhooks').expect(200)).body.items;

it('all due webhooks are sent when PostgreSQL expects a table of one row', async () => {
  await sandbox.createPayment();
  await deliverWebhooks();
  await sandbox.db('sandbox.webhooks').whereNot({ event: 'order.paid' }).delete();
  await sandbox.db.raw('vacuum analyze sandbox.webhooks');
  await sandbox.createPayment();
  await sandbox.createPayment();
  expect(await deliverWebhooks()).toHaveLength(6);
});

describe('the webhook fault', () => {
  it('old-secret: webhooks are signed with the secret before the rotation', async () => {
    await sandbox.setFaults({ webhooks: 'old-secret', oldWebhookSecret: 'the-secret-of-last-month' });
    await sandbox.createPayment();
    const deliveries = await deliverWebhooks();
    expect(deliveries).toHaveLength(3);
    for (const { raw, signature } of deliveries)
      expect(signature).toBe(signWebhook('the-secret-of-last-month', raw));
  });

  it('old-secret: the default secret is the documented one', async () => {
    await sandbox.setFaults({ webhooks: 'old-secret' });
    await sandbox.createPayment();
    const [first] = await deliverWebhooks();
    expect(first?.signature).toBe(signWebhook('old-sandbox-webhook-secret', first!.raw));
  });

  it('refund-before-capture: the refund’s webhooks are sent before those of the payment', async () => {
    await sandbox.setFaults({ webhooks: 'refund-before-capture' });
    const paymentId = await sandbox.createPayment();
    expect(await deliverEvents()).toEqual([]);
    expect((await listWebhooks())[0]).toMatchObject({ state: 'held' });
    await sandbox.admin(`/payments/${paymentId}/refund`, {}).expect(200);
    expect(await deliverEvents()).toEqual([
      'refund.created',
      'refund.processed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('refund-before-capture: held webhooks are not sent when the refund happens while the webhook is disabled', async () => {
    await sandbox.setFaults({ webhooks: 'refund-before-capture' });
    const paymentId = await sandbox.createPayment();
    await sandbox.admin('/webhook', { enabled: false }).expect(200);
    await sandbox.admin(`/payments/${paymentId}/refund`, {}).expect(200);
    expect(await deliverEvents()).toEqual([]);
    const states = (await listWebhooks()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(Array.from({ length: 5 }, () => 'not sent'));
    await sandbox.admin('/webhook', { enabled: true }).expect(200);
    expect(await deliverEvents()).toEqual([]);
  });

  it('captured-before-failed: the failure of the same payment is sent after its capture', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.setFaults({ webhooks: 'captured-before-failed' });
    await sandbox.pay(id, { method: 'upi', outcome: 'failure' }).expect(400);
    expect(await deliverEvents()).toEqual([]);
    const [payment] = (await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body.items;
    await sandbox.admin(`/payments/${payment.id}/bank`, { outcome: 'success' }).expect(200);
    expect(await deliverEvents()).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'payment.failed',
    ]);
  });

  it('delayed: webhookDelaySeconds sets the delay', async () => {
    await sandbox.setFaults({ webhooks: 'delayed', webhookDelaySeconds: 60 });
    await sandbox.createPayment();
    expect(await deliverWebhooks()).toEqual([]);
    await sandbox.advanceHours(1 / 60);
    expect(await deliverWebhooks()).toHaveLength(3);
  });

  it('of one payment replaces that of the fault settings', async () => {
    const [orderWithoutWebhooks, orderWithWebhooks] = [
      await sandbox.createOrder(),
      await sandbox.createOrder(),
    ];
    await sandbox
      .pay(orderWithoutWebhooks.id, { method: 'upi', outcome: 'success', webhooks: 'lost' })
      .expect(200);
    await sandbox.pay(orderWithWebhooks.id).expect(200);
    expect(await deliverWebhooks()).toHaveLength(3);
  });
});

describe('a webhook that fails for 24 hours', () => {
  /** Creates an event whose first delivery is rejected. */
  async function rejectFirstAttempt() {
    // What earlier tests delivered was accepted before this event.
    await sandbox.advanceHours(1);
    await sandbox.pay((await sandbox.createOrder()).id, { method: 'upi', outcome: 'failure' }).expect(400);
    sandbox.receiver.answerNext(500);
    await deliverWebhooks();
  }

  /** Rejects what is sent almost a day after the events. After 30 attempts the next delay is an hour, which would end after 24 hours. */
  async function rejectLastAttempts() {
    await sandbox.db('sandbox.webhooks').update({ next_attempt_at: sandbox.clock.now(), attempts: 30 });
    await sandbox.advanceHours(23.9);
    sandbox.receiver.answerNext(500, 500, 500, 500);
    const deliveries = await deliverWebhooks();
    sandbox.receiver.clearAnswers();
    return deliveries;
  }

  const isWebhookEnabled = async () => (await sandbox.root.get('/admin/webhook').expect(200)).body.enabled;

  it(
    'is retried for 24 hours, then disabled: later events are not sent',
    async ({ signal }) => {
      await rejectFirstAttempt();
      let attempts = 1;
      sandbox.receiver.answerNext(...Array<number>(40).fill(500));
      for (let hour = 1; hour <= 25; hour += 1) {
        // Without this check a test that has timed out would take the deliveries of the next test.
        signal.throwIfAborted();
        await sandbox.advanceHours(1);
        attempts += (await deliverWebhooks()).length;
      }
      sandbox.receiver.clearAnswers();
      expect(attempts).toBe(25);
      expect(await isWebhookEnabled()).toBe(false);
      await sandbox.createPayment();
      expect(await deliverWebhooks()).toEqual([]);
      expect((await listWebhooks())[0]).toMatchObject({ state: 'not sent', attempts: 0 });
    },
    // A day of hourly requests exceeds the default on a loaded machine.
    120_000,
  );

  it('is enabled again by the admin API: only later events are sent', async () => {
    await rejectFirstAttempt();
    expect(await rejectLastAttempts()).toHaveLength(1);
    expect(await isWebhookEnabled()).toBe(false);
    await sandbox.createPayment();
    await sandbox.admin('/webhook', { enabled: true }).expect(200);
    expect(await deliverWebhooks()).toEqual([]);
    await sandbox.createPayment();
    expect(await deliverWebhooks()).toHaveLength(3);
  });

  it('stays enabled when another event was accepted in that time', async () => {
    await rejectFirstAttempt();
    await sandbox.createPayment();
    await deliverWebhooks();
    // All four events are due again.
    expect(await rejectLastAttempts()).toHaveLength(4);
    expect(await isWebhookEnabled()).toBe(true);
  });
});

describe('the replay of an event', () => {
  it('sends it again with the same id, signed with the current secret', async () => {
    await sandbox.setFaults({ webhooks: 'wrong-signature' });
    await sandbox.createPayment();
    const [first] = await deliverWebhooks();
    await sandbox.admin(`/webhooks/${first!.eventId}/replay`, {}).expect(200);
    const [replayed] = await deliverWebhooks();
    expect(replayed).toMatchObject({ eventId: first!.eventId, event: first!.event });
    expect(replayed?.signature).toBe(signWebhook(WEBHOOK_SECRET, replayed!.raw));
  });

  it('is rejected for an unknown event and while the webhook is disabled', async () => {
    await sandbox.admin('/webhooks/unknown/replay', {}).expect(400);
    await sandbox.admin('/webhook', { enabled: false }).expect(200);
    await sandbox.admin('/webhooks/unknown/replay', {}).expect(400);
    await sandbox.admin('/webhook', { enabled: 'yes' }).expect(400);
  });
});
