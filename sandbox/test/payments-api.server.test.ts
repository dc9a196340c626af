import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const fetchJson = async (path: string) => (await sandbox.api.get(path).expect(200)).body;
const listIds = async (query: string) =>
  (await fetchJson(`/payments?${query}`)).items.map(({ id }: { id: string }) => id);

/** A captured card payment; returns the order and its payment. */
async function createCardPayment() {
  const order = await sandbox.createOrder({ receipt: `card-${Math.random()}` });
  const { body } = await sandbox.pay(order.id, { method: 'card', outcome: 'success' }).expect(200);
  return { order, paymentId: body.razorpay_payment_id as string };
}

describe('GET /payments', () => {
  it('filters by from and to, both included, in whole seconds', async () => {
    const earlierId = await sandbox.createPayment();
    await sandbox.advanceHours(1);
    const firstId = await sandbox.createPayment();
    const secondId = await sandbox.createPayment();
    const createdAt: number = (await fetchJson(`/payments/${firstId}`)).created_at;
    expect(await listIds(`from=${createdAt}&to=${createdAt}`)).toEqual([secondId, firstId]);
    expect(await listIds(`to=${createdAt - 1}`)).toEqual([earlierId]);
    expect(await listIds(`from=${createdAt + 1}`)).toEqual([]);
    expect(await listIds(`from=${createdAt}&count=1&skip=1`)).toEqual([firstId]);
  });

  it.each([
    ['from=5', 'from must be between 946684800 and 4765046400'],
    ['count=0', 'The count must be at least 1.'],
    ['count=101', 'The count may not be greater than 100.'],
    ['to=tomorrow', 'The to must be an integer.'],
  ])('rejects %s', async (query, description) => {
    const { body } = await sandbox.api.get(`/payments?${query}`).expect(400);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description });
  });
});

describe('PATCH /payments/:id', () => {
  it('replaces the notes and rejects every other field', async () => {
    const id = await sandbox.createPayment();
    const { body } = await sandbox.api.patch(`/payments/${id}`, { notes: { order: 'LG-1' } }).expect(200);
    expect(body).toMatchObject({ id, notes: { order: 'LG-1' } });
    expect(await fetchJson(`/payments/${id}`)).toEqual(body);
    await sandbox.api.patch(`/payments/${id}`, { amount: 5, notes: {} }).expect(400);
    await sandbox.api.patch('/payments/pay_doesNotExist0', { notes: {} }).expect(400);
  });
});

describe('GET /payments/:id/card', () => {
  it('returns the card of a card payment', async () => {
    const { paymentId } = await createCardPayment();
    expect(await fetchJson(`/payments/${paymentId}/card`)).toMatchObject({
      id: expect.stringMatching(/^card_/),
      entity: 'card',
      last4: '1007',
      network: 'Visa',
    });
  });

  it('rejects a payment by UPI', async () => {
    const { body } = await sandbox.api.get(`/payments/${await sandbox.createPayment()}/card`).expect(400);
    expect(body.error).toMatchObject({ description: 'Payment was not done using card', reason: 'NA' });
  });
});

describe('the query parameter expand[]', () => {
  it('with payments or payments.card adds the payments to one order and to a list', async () => {
    const { order, paymentId } = await createCardPayment();
    const orderWithPayments = await fetchJson(`/orders/${order.id}?expand[]=payments`);
    expect(orderWithPayments.payments.items).toMatchObject([{ id: paymentId }]);
    expect(orderWithPayments.payments.items[0]).not.toHaveProperty('card');
    const ordersWithCards = await fetchJson(`/orders?receipt=${order.receipt}&expand[]=payments.card`);
    expect(ordersWithCards.items[0].payments.items[0].card).toMatchObject({ last4: '1007' });
    expect((await fetchJson(`/orders/${order.id}/payments?expand[]=card`)).items[0].card).toMatchObject({
      last4: '1007',
    });
  });

  it('in the form of the official SDK, expand[expand], is ignored', async () => {
    const { order } = await createCardPayment();
    expect(await fetchJson(`/orders/${order.id}?expand[expand]=payments`)).not.toHaveProperty('payments');
  });
});

describe('GET /orders with the query parameter authorized', () => {
  it.each(['1', 'true'])('%s returns the orders with an authorized payment', async (authorized) => {
    const [paidOrder, pendingOrder] = [await sandbox.createOrder(), await sandbox.createOrder()];
    await sandbox.pay(paidOrder.id).expect(200);
    await sandbox.pay(pendingOrder.id, { method: 'upi', outcome: 'pending' }).expect(200);
    const ids = (await fetchJson(`/orders?authorized=${authorized}`)).items.map(
      ({ id }: { id: string }) => id,
    );
    expect(ids).toContain(paidOrder.id);
    expect(ids).not.toContain(pendingOrder.id);
  });

  it('false returns the orders without an authorized payment, and another value is rejected', async () => {
    const order = await sandbox.createOrder();
    expect((await fetchJson('/orders?authorized=false&count=1')).items).toEqual([order]);
    await sandbox.api.get('/orders?authorized=perhaps').expect(400);
  });
});

describe('a webhook', () => {
  it('has the payment’s fields that the REST API leaves out', async () => {
    await sandbox.deliverDueWebhooks();
    sandbox.receiver.takeReceived();
    const paymentId = await sandbox.createPayment();
    await sandbox.deliverDueWebhooks();
    const webhookFields = { base_amount: 99_900, amount_transferred: 0, token_id: null };
    for (const { body } of sandbox.receiver.takeReceived())
      expect(body).toMatchObject({ payload: { payment: { entity: { id: paymentId, ...webhookFields } } } });
    expect(await fetchJson(`/payments/${paymentId}`)).not.toHaveProperty('base_amount');
  });
});
