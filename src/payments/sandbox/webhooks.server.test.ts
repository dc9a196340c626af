import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  gatewayUnderTest,
  KEY_ID,
  KEY_SECRET,
  signedWith,
  WEBHOOK_SECRET,
  type Received,
} from './gateway-fixture.ts';
import { createSandboxGateway } from './gateway.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.close());

beforeEach(async () => {
  await under.faults({});
  await under.db('sandbox.webhooks').update({ next_at: null });
});
afterEach(() => {
  under.shop.take();
  expect(under.complaints).toEqual([]);
});

/** What the shop hears when everything due is sent. */
async function heard(): Promise<Received[]> {
  await under.gateway.deliverDue();
  return under.shop.take();
}
const eventsOf = (received: Received[]) => received.map(({ event }) => event);

describe('after a payment', () => {
  it('tells of authorisation, capture and the paid order, in that sequence', async () => {
    await under.payment();
    expect(eventsOf(await heard())).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });

  it('tells of a failure', async () => {
    const { id } = await under.order();
    await under.pay(id, { method: 'card', outcome: 'failure', reason: 'card_declined' }).expect(400);
    const [failed, ...rest] = await heard();
    expect(rest).toEqual([]);
    expect(failed?.body).toMatchObject({
      event: 'payment.failed',
      payload: { payment: { entity: { status: 'failed', order_id: id, error_reason: 'card_declined' } } },
    });
  });

  it('tells of a later capture by itself', async () => {
    const paymentId = await under.payment({ payment: { capture: 'manual' } });
    expect(eventsOf(await heard())).toEqual(['payment.authorized']);
    await under.api.post(`/payments/${paymentId}/capture`, { amount: 99_900, currency: 'INR' }).expect(200);
    expect(eventsOf(await heard())).toEqual(['payment.captured', 'order.paid']);
  });

  it('tells of a refund together with its payment', async () => {
    const paymentId = await under.payment();
    await heard();
    await under.api.post(`/payments/${paymentId}/refund`).expect(200);
    const received = await heard();
    expect(eventsOf(received)).toEqual(['refund.created', 'refund.processed']);
    expect(received[0]?.body).toMatchObject({
      contains: ['refund', 'payment'],
      payload: { refund: { entity: { payment_id: paymentId } }, payment: { entity: { status: 'refunded' } } },
    });
  });
});

describe('the envelope', () => {
  it('is Razorpay’s, a snapshot of its moment', async () => {
    const { id } = await under.order({ notes: { order: 'LG-1' } });
    await under.pay(id).expect(200);
    const [authorized, , paid] = await heard();
    expect(authorized?.body).toMatchObject({
      payload: { payment: { entity: { status: 'authorized', fee: null } } },
    });
    expect(paid?.body).toMatchObject({
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

  it('is signed over its very bytes with the webhook secret', async () => {
    await under.payment();
    for (const { raw, signature } of await heard()) {
      expect(signature).toBe(signedWith(WEBHOOK_SECRET, raw));
      expect(signature).not.toBe(signedWith(KEY_SECRET, raw));
    }
  });

  it('escapes slashes and other scripts, so that only the bytes as sent can be verified', async () => {
    const { id } = await under.order();
    await under.pay(id, { method: 'upi', outcome: 'success', description: '₹999 / कुंडली' }).expect(200);
    const [first] = await heard();
    const again = Buffer.from(JSON.stringify(first?.body));
    expect(first?.raw.toString('latin1')).toContain(String.raw`\u20b9999 \/ \u0915`);
    expect(first?.signature).not.toBe(signedWith(WEBHOOK_SECRET, again));
  });

  it('has an id of its own for each event', async () => {
    await under.payment();
    expect(new Set((await heard()).map(({ eventId }) => eventId)).size).toBe(3);
  });
});

describe('a shop that does not accept', () => {
  it('hears the same event again, under the same id, after growing waits', async () => {
    await under.pay((await under.order()).id, { method: 'upi', outcome: 'failure' }).expect(400);
    under.shop.answerNext(500, 302);
    const seconds = (count: number) => under.clock.advance(count / 3600);
    const first = await heard();
    expect(await heard()).toEqual([]);
    seconds(1);
    const second = await heard();
    seconds(1);
    expect(await heard()).toEqual([]);
    seconds(1);
    const third = await heard();
    seconds(3600);
    expect(await heard()).toEqual([]);
    expect([first, second, third].map(([one]) => one?.eventId)).toEqual(Array(3).fill(first[0]?.eventId));
    expect(third[0]?.raw).toEqual(first[0]?.raw);
  });

  it('is given up a day after the event', async () => {
    await under.pay((await under.order()).id, { method: 'upi', outcome: 'failure' }).expect(400);
    under.shop.answerNext(...Array<number>(60).fill(500));
    let tries = 0;
    for (let hour = 0; hour <= 30; hour += 1) {
      tries += (await heard()).length;
      under.clock.advance(1);
    }
    expect(tries).toBe(25);
    const [row] = await under.db('sandbox.webhooks').orderBy('position', 'desc').limit(1);
    expect(row).toMatchObject({ next_at: null, delivered_at: null, last_answer: '500' });
  });
});

describe('scenarios', () => {
  const paidUnder = async (webhooks: string) => {
    await under.faults({ webhooks });
    await under.payment();
    return heard();
  };

  it('lost: nothing comes, ever', async () => {
    expect(await paidUnder('lost')).toEqual([]);
    under.clock.advance(48);
    expect(await heard()).toEqual([]);
  });

  it('duplicated: each event comes twice under one id', async () => {
    const ids = (await paidUnder('duplicated')).map(({ eventId }) => eventId);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(3);
  });

  it('shuffled: the paid order comes before its authorisation', async () => {
    expect(eventsOf(await paidUnder('shuffled'))).toEqual([
      'order.paid',
      'payment.captured',
      'payment.authorized',
    ]);
  });

  it('wrong-signature: the signature fits neither secret', async () => {
    for (const { raw, signature } of await paidUnder('wrong-signature')) {
      expect(signature).toMatch(/^[0-9a-f]{64}$/);
      expect([signedWith(WEBHOOK_SECRET, raw), signedWith(KEY_SECRET, raw)]).not.toContain(signature);
    }
  });

  it('late: an hour passes first', async () => {
    expect(await paidUnder('late')).toEqual([]);
    under.clock.advance(1);
    expect(await heard()).toHaveLength(3);
  });
});

describe('the background sender', () => {
  it('leaves alone what another process is about to send', async () => {
    await under.payment();
    const other = await under.db.transaction();
    await other('sandbox.webhooks').where({ event: 'payment.captured' }).whereNotNull('next_at').forUpdate();
    expect(eventsOf(await heard())).toEqual(['payment.authorized', 'order.paid']);
    await other.rollback();
    expect(eventsOf(await heard())).toEqual(['payment.captured']);
  });

  it('delivers without being asked, and once when two run on one database', async () => {
    const { db, clock, shop } = under;
    const secrets = { keyId: KEY_ID, keySecret: KEY_SECRET, webhookSecret: WEBHOOK_SECRET };
    const second = createSandboxGateway({ ...secrets, db, clock, log: console, webhookUrl: () => shop.url });
    under.gateway.startWebhooks();
    second.startWebhooks();
    await under.payment();
    await expect.poll(() => shop.received.length).toBe(3);
    await Promise.all([under.gateway.stop(), second.stop()]);
    expect(eventsOf(shop.take()).sort()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
  });
});
