import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const VALID_ORDER = { amount: 99_900, currency: 'INR' };

describe('POST /orders', () => {
  it('answers 200 with the complete order', async () => {
    const { body } = await sandbox.api
      .post('/orders', { ...VALID_ORDER, receipt: 'LG-2611-7K3QX9' })
      .expect(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 99_900,
      amount_paid: 0,
      amount_due: 99_900,
      currency: 'INR',
      receipt: 'LG-2611-7K3QX9',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: 1_795_230_000,
    });
  });

  it('returns notes as an object when there are some', async () => {
    const order = await sandbox.createOrder({ notes: { order: 'LG-1', edition: 2 } });
    expect(order.notes).toEqual({ order: 'LG-1', edition: '2' });
  });

  it.each([
    ['no amount', { currency: 'INR' }, 'amount: is required.', 'input_validation_failed'],
    [
      '99 paise',
      { ...VALID_ORDER, amount: 99 },
      'Order amount less than minimum amount allowed',
      'amount_less_than_minimum_amount',
    ],
    [
      'half a paisa',
      { ...VALID_ORDER, amount: 100.5 },
      'The amount must be an integer.',
      'input_validation_failed',
    ],
    [
      'an amount in words',
      { ...VALID_ORDER, amount: 'ninety' },
      'The amount must be an integer.',
      'input_validation_failed',
    ],
    [
      'more than an integer holds',
      { ...VALID_ORDER, amount: 3e9 },
      'Amount exceeds maximum amount allowed.',
      'input_validation_failed',
    ],
    ['no currency', { amount: 500 }, 'currency: is required.', 'input_validation_failed'],
    [
      'a number as currency',
      { ...VALID_ORDER, currency: 1 },
      'expected string but provided 1',
      'input_validation_failed',
    ],
    [
      'an unknown parameter',
      { ...VALID_ORDER, discount: 5 },
      'discount is/are not required and should not be sent',
      'extra_field_sent',
    ],
    [
      'a receipt of 41 characters',
      { ...VALID_ORDER, receipt: 'r'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
      'input_validation_failed',
    ],
    [
      'an unknown capture mode',
      { ...VALID_ORDER, payment: { capture: 'maybe' } },
      'The capture must be automatic or manual.',
      'input_validation_failed',
    ],
  ])('rejects %s', async (_case, body, description, reason) => {
    const response = await sandbox.api.post('/orders', body).expect(400);
    expect(response.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description, reason });
  });

  it('rejects sixteen notes', async () => {
    const notes = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`note${index}`, 'x']));
    await sandbox.api.post('/orders', { ...VALID_ORDER, notes }).expect(400);
  });
});

describe('an existing receipt', () => {
  it('is rejected', async () => {
    await sandbox.createOrder({ receipt: 'twice' });
    const { body } = await sandbox.api.post('/orders', { ...VALID_ORDER, receipt: 'twice' }).expect(400);
    expect(body.error.description).toBe('Order receipt should be unique.');
  });

  it('with unique_receipt returns the first order', async () => {
    const first = await sandbox.createOrder({ receipt: 'retried', unique_receipt: true });
    expect(await sandbox.createOrder({ receipt: 'retried', unique_receipt: true })).toEqual(first);
  });

  it('with unique_receipt and another amount is rejected', async () => {
    await sandbox.createOrder({ receipt: 'dearer', unique_receipt: true });
    await sandbox.api
      .post('/orders', { amount: 1_000_00, currency: 'INR', receipt: 'dearer', unique_receipt: true })
      .expect(400);
  });

  it('in five simultaneous requests with unique_receipt creates one order', async () => {
    const body = { receipt: 'together', unique_receipt: true };
    const orders = await Promise.all(Array.from({ length: 5 }, () => sandbox.createOrder(body)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });
});

describe('GET /orders', () => {
  it('returns one order by id', async () => {
    const order = await sandbox.createOrder();
    expect((await sandbox.api.get(`/orders/${order.id}`).expect(200)).body).toEqual(order);
  });

  it('rejects an unknown id', async () => {
    const { body } = await sandbox.api.get('/orders/order_doesNotExist0').expect(400);
    expect(body.error.description).toBe('The id provided does not exist');
  });

  it('filters by receipt', async () => {
    const order = await sandbox.createOrder({ receipt: 'findme' });
    expect((await sandbox.api.get('/orders?receipt=findme').expect(200)).body.items).toEqual([order]);
  });

  it('lists the newest orders first, ten by default, after skip', async () => {
    for (let index = 0; index < 12; index += 1) await sandbox.createOrder();
    const { items, count } = (await sandbox.api.get('/orders').expect(200)).body;
    expect([items.length, count]).toEqual([10, 10]);
    const nextPage = (await sandbox.api.get('/orders?count=2&skip=1').expect(200)).body;
    expect(nextPage.items).toEqual(items.slice(1, 3));
  });

  it('filters by from and to', async () => {
    sandbox.clock.advanceHours(24);
    const order = await sandbox.createOrder();
    const createdAt = order.created_at;
    expect(
      (await sandbox.api.get(`/orders?from=${createdAt}&to=${createdAt}`).expect(200)).body.items,
    ).toEqual([order]);
    expect((await sandbox.api.get(`/orders?from=${createdAt + 1}`).expect(200)).body.items).toEqual([]);
  });

  it('filters by authorized', async () => {
    const [paidOrder, unpaidOrder] = [await sandbox.createOrder(), await sandbox.createOrder()];
    await sandbox.pay(paidOrder.id).expect(200);
    const listIds = async (authorized: 0 | 1) =>
      (await sandbox.api.get(`/orders?authorized=${authorized}&count=2`).expect(200)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listIds(1)).toContain(paidOrder.id);
    expect(await listIds(1)).not.toContain(unpaidOrder.id);
    expect(await listIds(0)).toContain(unpaidOrder.id);
  });

  it('adds the payments with expand[]=payments', async () => {
    const { id } = await sandbox.createOrder({ receipt: 'expanded' });
    await sandbox.pay(id).expect(200);
    const { body } = await sandbox.api.get('/orders?receipt=expanded&expand[]=payments').expect(200);
    expect(body.items[0].payments).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ order_id: id }],
    });
  });

  it.each(['count=0', 'count=101', 'count=many', 'skip=-1', 'from=yesterday'])(
    'rejects %s',
    async (query) => {
      await sandbox.api.get(`/orders?${query}`).expect(400);
    },
  );
});

describe('PATCH /orders/:id', () => {
  it('replaces the notes', async () => {
    const { id } = await sandbox.createOrder({ notes: { old: 'yes' } });
    const { body } = await sandbox.api.patch(`/orders/${id}`, { notes: { new: 'yes' } }).expect(200);
    expect(body.notes).toEqual({ new: 'yes' });
  });

  it('rejects every other field', async () => {
    const { id } = await sandbox.createOrder();
    const { body } = await sandbox.api.patch(`/orders/${id}`, { amount: 1, notes: {} }).expect(400);
    expect(body.error.reason).toBe('extra_field_sent');
  });

  it('rejects an unknown id', async () => {
    await sandbox.api.patch('/orders/order_doesNotExist0', { notes: {} }).expect(400);
  });
});

describe('PATCH /admin/orders/:id', () => {
  it('changes the amount and the capture mode of an order', async () => {
    const { id } = await sandbox.createOrder();
    const patchOrder = (body: object) => sandbox.root.patch(`/admin/orders/${id}`).send(body);
    expect((await patchOrder({ amount: 100, autoCapture: false }).expect(200)).body.amount).toBe(100);
    await sandbox.pay(id).expect(200);
    const { items } = (await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body;
    expect(items).toMatchObject([{ amount: 100, status: 'authorized' }]);
  });

  it.each([{}, { amount: 'ninety' }, { autoCapture: 'no' }, { status: 'paid' }])(
    'rejects %j',
    async (body) => {
      const { id } = await sandbox.createOrder();
      await sandbox.root.patch(`/admin/orders/${id}`).send(body).expect(400);
    },
  );
});
