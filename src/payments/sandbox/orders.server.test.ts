import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.close());

const valid = { amount: 99_900, currency: 'INR' };

describe('creating an order', () => {
  it('answers 200 with the whole order', async () => {
    const { body } = await under.api.post('/orders', { ...valid, receipt: 'LG-2611-7K3QX9' }).expect(200);
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

  it('gives notes back as an object when there are some', async () => {
    const order = await under.order({ notes: { order: 'LG-1', edition: 2 } });
    expect(order.notes).toEqual({ order: 'LG-1', edition: '2' });
  });

  it.each([
    ['no amount', { currency: 'INR' }, 'amount: is required.', 'input_validation_failed'],
    [
      '99 paise',
      { ...valid, amount: 99 },
      'Order amount less than minimum amount allowed',
      'amount_less_than_minimum_amount',
    ],
    [
      'half a paisa',
      { ...valid, amount: 100.5 },
      'The amount must be an integer.',
      'input_validation_failed',
    ],
    [
      'words for an amount',
      { ...valid, amount: 'ninety' },
      'The amount must be an integer.',
      'input_validation_failed',
    ],
    [
      'more than an integer holds',
      { ...valid, amount: 3e9 },
      'Amount exceeds maximum amount allowed.',
      'input_validation_failed',
    ],
    ['no currency', { amount: 500 }, 'currency: is required.', 'input_validation_failed'],
    [
      'a number as currency',
      { ...valid, currency: 1 },
      'expected string but provided 1',
      'input_validation_failed',
    ],
    [
      'a parameter nobody knows',
      { ...valid, discount: 5 },
      'discount is/are not required and should not be sent',
      'extra_field_sent',
    ],
    [
      'a receipt of 41 letters',
      { ...valid, receipt: 'r'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
      'input_validation_failed',
    ],
    [
      'an unknown way to capture',
      { ...valid, payment: { capture: 'maybe' } },
      'The capture must be automatic or manual.',
      'input_validation_failed',
    ],
  ])('refuses %s', async (_what, body, description, reason) => {
    const answer = await under.api.post('/orders', body).expect(400);
    expect(answer.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description, reason });
  });

  it('refuses sixteen notes', async () => {
    const notes = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`note${index}`, 'x']));
    await under.api.post('/orders', { ...valid, notes }).expect(400);
  });
});

describe('a receipt used before', () => {
  it('is refused', async () => {
    await under.order({ receipt: 'twice' });
    const { body } = await under.api.post('/orders', { ...valid, receipt: 'twice' }).expect(400);
    expect(body.error.description).toBe('Order receipt should be unique.');
  });

  it('answers the first order to a retry that says unique_receipt', async () => {
    const first = await under.order({ receipt: 'retried', unique_receipt: true });
    expect(await under.order({ receipt: 'retried', unique_receipt: true })).toEqual(first);
  });

  it('is refused even to a retry when the amount is another', async () => {
    await under.order({ receipt: 'dearer', unique_receipt: true });
    await under.api
      .post('/orders', { amount: 1_000_00, currency: 'INR', receipt: 'dearer', unique_receipt: true })
      .expect(400);
  });

  it('gives one order to five retries that arrive together', async () => {
    const body = { receipt: 'together', unique_receipt: true };
    const orders = await Promise.all(Array.from({ length: 5 }, () => under.order(body)));
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });
});

describe('reading orders', () => {
  it('fetches one by id', async () => {
    const order = await under.order();
    expect((await under.api.get(`/orders/${order.id}`).expect(200)).body).toEqual(order);
  });

  it('refuses an id that does not exist', async () => {
    const { body } = await under.api.get('/orders/order_doesNotExist0').expect(400);
    expect(body.error.description).toBe('The id provided does not exist');
  });

  it('finds an order by its receipt', async () => {
    const order = await under.order({ receipt: 'findme' });
    expect((await under.api.get('/orders?receipt=findme').expect(200)).body.items).toEqual([order]);
  });

  it('lists the newest first, ten at a time, and skips', async () => {
    for (let made = 0; made < 12; made += 1) await under.order();
    const { items, count } = (await under.api.get('/orders').expect(200)).body;
    expect([items.length, count]).toEqual([10, 10]);
    const next = (await under.api.get('/orders?count=2&skip=1').expect(200)).body;
    expect(next.items).toEqual(items.slice(1, 3));
  });

  it('keeps to the time between from and to', async () => {
    under.clock.advance(24);
    const order = await under.order();
    const at = order.created_at;
    expect((await under.api.get(`/orders?from=${at}&to=${at}`).expect(200)).body.items).toEqual([order]);
    expect((await under.api.get(`/orders?from=${at + 1}`).expect(200)).body.items).toEqual([]);
  });

  it('separates orders with money from those without', async () => {
    const [paid, unpaid] = [await under.order(), await under.order()];
    await under.pay(paid.id).expect(200);
    const idsWhen = async (authorized: 0 | 1) =>
      (await under.api.get(`/orders?authorized=${authorized}&count=2`).expect(200)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await idsWhen(1)).toContain(paid.id);
    expect(await idsWhen(1)).not.toContain(unpaid.id);
    expect(await idsWhen(0)).toContain(unpaid.id);
  });

  it('adds the payments when they are asked for', async () => {
    const { id } = await under.order({ receipt: 'expanded' });
    await under.pay(id).expect(200);
    const { body } = await under.api.get('/orders?receipt=expanded&expand[]=payments').expect(200);
    expect(body.items[0].payments).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ order_id: id }],
    });
  });

  it.each(['count=0', 'count=101', 'count=many', 'skip=-1', 'from=yesterday'])(
    'refuses %s',
    async (query) => {
      await under.api.get(`/orders?${query}`).expect(400);
    },
  );
});

describe('editing an order', () => {
  it('replaces the notes', async () => {
    const { id } = await under.order({ notes: { old: 'yes' } });
    const { body } = await under.api.patch(`/orders/${id}`, { notes: { new: 'yes' } }).expect(200);
    expect(body.notes).toEqual({ new: 'yes' });
  });

  it('lets nothing else change', async () => {
    const { id } = await under.order();
    const { body } = await under.api.patch(`/orders/${id}`, { amount: 1, notes: {} }).expect(400);
    expect(body.error.reason).toBe('extra_field_sent');
  });

  it('refuses an id that does not exist', async () => {
    await under.api.patch('/orders/order_doesNotExist0', { notes: {} }).expect(400);
  });
});
