import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterEach(async () => {
  await sandbox.setFaults({});
  await deliverWebhooks();
});
afterAll(() => sandbox.close());

const requestRefund = (paymentId: string, body: Record<string, unknown> = {}) =>
  sandbox.api.post(`/payments/${paymentId}/refund`, body);
async function deliverWebhooks() {
  await sandbox.deliverDueWebhooks();
  return sandbox.receiver.takeReceived();
}

describe('a refund', () => {
  it('with an unknown speed or an unknown field is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    expect((await requestRefund(paymentId, { speed: 'bogus' }).expect(400)).body.error.field).toBe('speed');
    expect((await requestRefund(paymentId, { reason: 'asked' }).expect(400)).body.error).toMatchObject({
      reason: 'extra_field_sent',
      description: 'reason is/are not required and should not be sent',
    });
  });

  it('of a payment older than six months is rejected', async () => {
    const paymentId = await sandbox.createPayment();
    await sandbox.advanceHours(24 * 180);
    await requestRefund(paymentId, { amount: 100 }).expect(200);
    await sandbox.advanceHours(24 * 5);
    const { error } = (await requestRefund(paymentId, { amount: 100 }).expect(400)).body;
    expect(error).toMatchObject({
      description: 'Refund is not supported by the bank because the payment is more than 6 months old',
      reason: null,
    });
  });

  it('without balance is rejected until the fault ends', async () => {
    const paymentId = await sandbox.createPayment();
    await sandbox.setFaults({ noBalance: true });
    const { error } = (await requestRefund(paymentId).expect(400)).body;
    expect(error.description).toMatch(/^Your account does not have enough balance/);
    await sandbox.setFaults({});
    await requestRefund(paymentId).expect(200);
  });

  it('made in the dashboard is partial with an amount, and of the remaining amount without one', async () => {
    const paymentId = await sandbox.createPayment();
    await sandbox.admin(`/payments/${paymentId}/refund`, { amount: 9_900 }).expect(200);
    const { body } = await sandbox.admin(`/payments/${paymentId}/refund`, {}).expect(200);
    expect(body).toMatchObject({ amount: 90_000, status: 'processed' });
  });
});

describe('an instant refund', () => {
  it('is processed instantly and may fall back to normal speed with refund.speed_changed', async () => {
    const paymentId = await sandbox.createPayment();
    const { body } = await requestRefund(paymentId, { speed: 'optimum' }).expect(200);
    expect(body).toMatchObject({ speed_requested: 'optimum', speed_processed: 'instant' });
    await deliverWebhooks();
    await sandbox.admin(`/refunds/${body.id}/speed`, {}).expect(200);
    const [changedWebhook, ...otherWebhooks] = await deliverWebhooks();
    expect(otherWebhooks).toEqual([]);
    expect(changedWebhook?.body).toMatchObject({
      event: 'refund.speed_changed',
      contains: ['refund', 'payment'],
      payload: { refund: { entity: { id: body.id, speed_requested: 'optimum', speed_processed: 'normal' } } },
    });
    await sandbox.admin(`/refunds/${body.id}/speed`, {}).expect(400);
  });
});

describe('the refund in refund.created', () => {
  it.each([
    ['created', 'created'],
    ['none', null],
  ])('has the status of the fault refundCreatedStatus %s', async (refundCreatedStatus, status) => {
    const paymentId = await sandbox.createPayment();
    await deliverWebhooks();
    await sandbox.setFaults({ refundCreatedStatus });
    await requestRefund(paymentId).expect(200);
    const statuses = (await deliverWebhooks()).map(
      ({ body }) => (body.payload as { refund: { entity: { status: string } } }).refund.entity.status,
    );
    expect(statuses).toEqual([status, 'processed']);
  });
});

describe('the routes of refunds', () => {
  it('return a refund of its payment only', async () => {
    const [paymentId, otherPaymentId] = [await sandbox.createPayment(), await sandbox.createPayment()];
    const { body } = await requestRefund(paymentId).expect(200);
    const path = `/payments/${paymentId}/refunds/${body.id}`;
    expect((await sandbox.api.get(path).expect(200)).body).toEqual(body);
    await sandbox.api.get(`/payments/${otherPaymentId}/refunds/${body.id}`).expect(400);
  });

  it('change the notes of a refund', async () => {
    const { body } = await requestRefund(await sandbox.createPayment()).expect(200);
    const response = await sandbox.api.patch(`/refunds/${body.id}`, { notes: { why: 'asked' } }).expect(200);
    expect(response.body).toEqual({ ...body, notes: { why: 'asked' } });
    await sandbox.api.patch(`/refunds/${body.id}`, { amount: 5 }).expect(400);
    await sandbox.api.patch('/refunds/rfnd_doesNotExist0', { notes: {} }).expect(400);
  });
});
