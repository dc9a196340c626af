/** The calls of the official SDK, over HTTP, against the sandbox. */
import { createRequire } from 'node:module';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { createTestSandbox, KEY_ID, KEY_SECRET, type TestSandbox } from './sandbox-fixture.ts';

/** The types of the SDK lack some calls and are too narrow for others: here every resource is a map of functions. */
type Sdk = Record<string, Record<string, (...input: unknown[]) => Promise<Entity>>>;
type Entity = Record<string, unknown> & { id: string; items: Entity[]; count: number };

let sandbox: TestSandbox;
let sdk: Sdk;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  const client = new Razorpay({ key_id: KEY_ID, key_secret: KEY_SECRET });
  const { rq } = (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
  rq.defaults.baseURL = sandbox.url + SANDBOX_PATH;
  sdk = client as unknown as Sdk;
});
afterAll(() => sandbox.close());

const callSdk = (resource: string, method: string, ...input: unknown[]) => sdk[resource]![method]!(...input);

async function createPayment(body: Record<string, unknown> = {}, paymentInput: Record<string, unknown> = {}) {
  const order = await callSdk('orders', 'create', { amount: 99_900, ...body });
  const proof = await sandbox
    .pay(order.id, { method: 'card', outcome: 'success', ...paymentInput })
    .expect(200);
  return { order, id: proof.body.razorpay_payment_id as string };
}

it('the tested SDK is version 2.9.8, which the application uses', () => {
  const { version } = createRequire(import.meta.url)('razorpay/package.json') as { version: string };
  expect(version).toBe('2.9.8');
});

describe('orders of the SDK', () => {
  it('are created, listed, fetched, edited and have payments', async () => {
    const { order, id } = await createPayment({ receipt: 'sdk-1', notes: { shop: 'any' } });
    expect(await callSdk('orders', 'fetch', order.id)).toMatchObject({ id: order.id, status: 'paid' });
    const filter = { from: '2026-11-01', to: '2026-12-01', count: 5, receipt: 'sdk-1', authorized: 1 };
    expect(await callSdk('orders', 'all', filter)).toMatchObject({ count: 1, items: [{ id: order.id }] });
    expect(await callSdk('orders', 'edit', order.id, { notes: { shop: 'this' } })).toMatchObject({
      notes: { shop: 'this' },
    });
    expect(await callSdk('orders', 'fetchPayments', order.id)).toMatchObject({ items: [{ id }] });
  });

  it('ignore expand, because the SDK sends it in another form', async () => {
    await createPayment();
    const { items } = await callSdk('orders', 'all', { 'expand[]': 'payments' });
    expect(items[0]).not.toHaveProperty('payments');
  });

  it('fail with the SDK’s plain error object', async () => {
    await expect(callSdk('orders', 'fetch', 'order_doesNotExist0')).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
    });
  });
});

describe('payments of the SDK', () => {
  it('are listed, fetched, edited, and have a card', async () => {
    const { id } = await createPayment();
    expect(await callSdk('payments', 'all', { from: 1_790_000_000, count: 1 })).toMatchObject({
      items: [{ id }],
    });
    expect(await callSdk('payments', 'fetch', id)).toMatchObject({ id, fee: 2358, tax: 360 });
    expect(await callSdk('payments', 'edit', id, { notes: { a: 'b' } })).toMatchObject({ notes: { a: 'b' } });
    const card = await callSdk('payments', 'fetchCardDetails', id);
    expect(card).toMatchObject({ entity: 'card', last4: '1007' });
    expect(await callSdk('cards', 'fetch', card.id)).toEqual(card);
  });

  it('are captured', async () => {
    const { id } = await createPayment({ payment: { capture: 'manual' } });
    expect(await callSdk('payments', 'capture', id, 99_900, 'INR')).toMatchObject({ status: 'captured' });
    await expect(callSdk('payments', 'capture', id, 99_900, 'INR')).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('are refunded, and the refunds are listed, fetched and edited', async () => {
    const { id } = await createPayment();
    const refund = await callSdk('payments', 'refund', id, { amount: 100, speed: 'normal', receipt: 'R-1' });
    expect(await callSdk('payments', 'fetchRefund', id, refund.id)).toEqual(refund);
    expect(await callSdk('payments', 'fetchMultipleRefund', id, { count: 10 })).toMatchObject({ count: 1 });
    expect(await callSdk('refunds', 'fetch', refund.id)).toEqual(refund);
    expect(await callSdk('refunds', 'all', { payment_id: id })).toMatchObject({ items: [refund] });
    expect(await callSdk('refunds', 'edit', refund.id, { notes: { a: 'b' } })).toMatchObject({
      notes: { a: 'b' },
    });
  });

  it('have downtimes', async () => {
    const { body } = await sandbox.admin('/downtimes', { method: 'upi' }).expect(200);
    expect(await callSdk('payments', 'fetchPaymentDowntime')).toMatchObject({ items: [body] });
    expect(await callSdk('payments', 'fetchPaymentDowntimeById', body.id)).toEqual(body);
  });
});

describe('disputes and settlements of the SDK', () => {
  it('disputes are listed, fetched, contested and accepted', async () => {
    const { id } = await createPayment();
    const dispute = (await sandbox.admin(`/payments/${id}/disputes`, {}).expect(200)).body;
    expect(await callSdk('disputes', 'all', { count: 1 })).toMatchObject({ items: [{ id: dispute.id }] });
    expect(await callSdk('disputes', 'fetch', dispute.id)).toEqual(dispute);
    const draft = { summary: 'delivered', action: 'draft' };
    expect(await callSdk('disputes', 'contest', dispute.id, draft)).toMatchObject({ status: 'open' });
    expect(await callSdk('disputes', 'accept', dispute.id)).toMatchObject({ status: 'lost' });
  });

  it('settlements are listed, fetched and reconciled', async () => {
    const { id } = await createPayment();
    const settlement = (await sandbox.admin('/settlements', {}).expect(200)).body;
    expect(await callSdk('settlements', 'all', { count: 1 })).toMatchObject({ items: [settlement] });
    expect(await callSdk('settlements', 'fetch', settlement.id)).toEqual(settlement);
    const report = await callSdk('settlements', 'reports', { year: 2026, month: 11, day: 21, count: 100 });
    expect(report.items.map(({ entity_id }) => entity_id)).toContain(id);
  });
});

describe('items, customers and payment links of the SDK', () => {
  it('items are created, listed, fetched, edited and deleted', async () => {
    const item = await callSdk('items', 'create', { name: 'A report', amount: 99_900, currency: 'INR' });
    expect(item).toMatchObject({ active: true, unit_amount: 99_900, type: 'invoice' });
    expect(await callSdk('items', 'edit', item.id, { active: false })).toMatchObject({ active: false });
    expect(await callSdk('items', 'fetch', item.id)).toMatchObject({ id: item.id, active: false });
    expect(await callSdk('items', 'all', {})).toMatchObject({ count: 1 });
    await callSdk('items', 'delete', item.id);
    await expect(callSdk('items', 'fetch', item.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('customers are created once, listed, fetched and edited', async () => {
    const input = { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' };
    const customer = await callSdk('customers', 'create', input);
    expect(customer).toMatchObject({ entity: 'customer', ...input, notes: [] });
    expect(await callSdk('customers', 'create', { ...input, fail_existing: 0 })).toEqual(customer);
    await expect(callSdk('customers', 'create', input)).rejects.toMatchObject({ statusCode: 400 });
    await expect(callSdk('customers', 'create', { contact: '12345' })).rejects.toMatchObject({
      error: { reason: 'invalid_contact_number' },
    });
    expect(await callSdk('customers', 'edit', customer.id, { name: 'Asha R' })).toMatchObject({
      name: 'Asha R',
    });
    expect(await callSdk('customers', 'all', {})).toMatchObject({ count: 1, items: [{ id: customer.id }] });
    expect(await callSdk('customers', 'fetchTokens', customer.id)).toMatchObject({ count: 0 });
    const { order } = await createPayment({ customer_id: customer.id });
    expect(order).toMatchObject({ customer_id: customer.id });
    await expect(createPayment({ customer_id: 'cust_doesNotExist0' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('customers without e-mail address and telephone number are different customers', async () => {
    const first = await callSdk('customers', 'create', { name: 'Asha Rao' });
    const second = await callSdk('customers', 'create', { name: 'Kabir Rao' });
    expect(second).toMatchObject({ name: 'Kabir Rao', email: null, contact: null });
    expect(second.id).not.toBe(first.id);
  });

  it('payment links are created, listed, fetched, edited, notified and cancelled', async () => {
    const input = { amount: 50_000, currency: 'INR', reference_id: 'TS1989', description: 'A report' };
    const link = await callSdk('paymentLink', 'create', { ...input, notify: { sms: true, email: true } });
    expect(link).toMatchObject({ id: expect.stringMatching(/^plink_/), status: 'created', ...input });
    await expect(callSdk('paymentLink', 'create', input)).rejects.toMatchObject({ statusCode: 400 });
    expect(await callSdk('paymentLink', 'fetch', link.id)).toEqual(link);
    expect(await callSdk('paymentLink', 'all', {})).toMatchObject({ payment_links: [{ id: link.id }] });
    const edited = await callSdk('paymentLink', 'edit', link.id, {
      reminder_enable: true,
      notes: { a: 'b' },
    });
    expect(edited).toMatchObject({ reminder_enable: true, notes: { a: 'b' }, description: 'A report' });
    expect(await callSdk('paymentLink', 'notifyBy', link.id, 'email')).toEqual({ success: true });
    await expect(callSdk('paymentLink', 'notifyBy', link.id, 'pigeon')).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await callSdk('paymentLink', 'cancel', link.id)).toMatchObject({ status: 'cancelled' });
    await expect(callSdk('paymentLink', 'cancel', link.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a payment link is paid by its order, or expires', async () => {
    const link = await callSdk('paymentLink', 'create', { amount: 50_000 });
    await sandbox.pay(String(link.order_id)).expect(200);
    expect(await callSdk('paymentLink', 'fetch', link.id)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      payments: [{ plink_id: link.id, amount: 50_000, status: 'captured' }],
    });
    const now = Math.floor(sandbox.clock.now().getTime() / 1000);
    const expiringLink = await callSdk('paymentLink', 'create', { amount: 50_000, expire_by: now + 3600 });
    await sandbox.advanceHours(1);
    expect(await callSdk('paymentLink', 'fetch', expiringLink.id)).toMatchObject({
      status: 'expired',
      expired_at: now + 3600,
    });
    await sandbox.deliverDueWebhooks();
    const events = sandbox.receiver.takeReceived().map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['payment_link.paid', 'payment_link.expired']));
  });
});
