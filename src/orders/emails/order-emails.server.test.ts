/** The letters about orders, on a real mail server: the jobs lie in the queue until the test has them run. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { DeliveryUncertain } from '#src/platform/email-errors.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';
import type { OrderEmailJob, OrderEmailKind } from './triggers.ts';
import { sendOrderEmail } from './send-order-email.ts';

const { email } = TEST_USERS.asha;
let shop: Shop;
let mailbox: TestSmtpServer;
let deps: ComposedApp;
let mailer: Mailer;
beforeAll(async () => {
  [shop, mailbox] = await Promise.all([startShop(), startSmtpServer()]);
  deps = await composeForJobs(shop);
  mailer = createSmtpMailer({ url: mailbox.url, envelope: { from: 'Lagna <post@lagna.example>' } });
});
afterEach(() => {
  mailbox.setBehavior(email);
  mailbox.received.length = 0;
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await deps.close();
  await shop.close();
});

const deliver = (emailJob: OrderEmailJob, lastTry = false) =>
  sendOrderEmail({ ...deps.deps, mailer }, emailJob, lastTry);

/** What the queue holds about this order, in the order it was sent. */
const called = async ({ order }: PlacedOrder): Promise<OrderEmailJob[]> => {
  const { rows } = await shop.app.db.raw(
    `select data from pgboss.job where name = 'send-order-email' and data ->> 'orderId' = ? order by created_on, data ->> 'kind' desc`,
    [order],
  );
  return rows.map(({ data }: { data: OrderEmailJob }) => data);
};
const lettersOf = async (one: PlacedOrder) => (await called(one)).map(({ kind }) => kind);

/** The one mail that this letter becomes. */
async function mailed(one: PlacedOrder, letter: OrderEmailKind): Promise<string> {
  const emailJob = (await called(one)).find((each) => each.kind === letter)!;
  await deliver(emailJob);
  expect(mailbox.received.map(({ to }) => to)).toEqual([email]);
  return mailbox.received[0]!.text;
}

async function paid(body: object = {}): Promise<PlacedOrder & { payment: string }> {
  const one = await shop.placeOrder(shop.asha, body);
  const proof = await shop.payAtGateway(one.orderId);
  await shop.verifyPayment(shop.asha, proof).expect(200);
  return { ...one, payment: proof.razorpay_payment_id };
}
const somebody = (name: string) => paid({ birthDetails: { ...shop.birthDetails, name } });

const clockRuns = async (hours: number) => {
  shop.app.clock.advance(hours);
  await checkDeliverySlas(deps.deps);
};
const happens = ({ order }: PlacedOrder, decide: (at: string) => OrderEvent[]) => {
  const at = shop.app.clock.now().toISOString();
  return changeOrder(deps.deps, order, { actor: 'test', cause: 'test', at }, () => decide(at));
};

describe('the receipt', () => {
  it('says what was paid, for what, under which number, and by when the report comes', async () => {
    const one = await somebody('Receipt Rao');
    const mail = await mailed(one, 'receipt');
    expect(mail).toMatch(/Subject: =\?UTF-8\?|Subject: Payment received/);
    for (const part of [`₹${one.amount / 100}.00`, 'Janam Kundli', one.order, one.payment])
      expect(mail).toContain(part);
    expect(mail).toMatch(/by \d+ November 2026, \d+:\d\d [ap]m IST at the latest/);
    expect(mail).toContain(`${shop.app.url}/my-reports`);
    expect(mail).toContain(`Message-ID: <${one.order}.receipt@localhost>`);
  });

  it('is called for once, whoever brings the news, and sent once, however often the job runs', async () => {
    const one = await somebody('Twice Rao');
    await shop.asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' });
    await shop.asha.post('/api/payment/status', { order: one.order }).expect(200);
    const emailJobs = await called(one);
    expect(emailJobs).toEqual([{ orderId: one.order, kind: 'receipt' }]);
    await deliver(emailJobs[0]!);
    await deliver(emailJobs[0]!);
    expect(mailbox.received).toHaveLength(1);
  });

  it('that may have arrived is sent once more under the same Message-ID, and then left alone', async () => {
    const one = await somebody('Doubt Rao');
    const [emailJob] = await called(one);
    mailbox.setBehavior(email, 'hangs-up');
    await expect(deliver(emailJob!)).rejects.toBeInstanceOf(DeliveryUncertain);
    await deliver(emailJob!);
    await deliver(emailJob!);
    const ids = mailbox.received.map(({ text }) => /Message-ID: .*/.exec(text)![0]);
    expect(ids).toEqual(Array(2).fill(`Message-ID: <${one.order}.receipt@localhost>`));
  });
});

describe('the letter that asks for birth details', () => {
  it('goes out when the money is there, not before, and leads to the form of this order', async () => {
    const one = await shop.placeOrder(shop.asha, { birthDetails: undefined });
    expect(await lettersOf(one)).toEqual([]);
    await shop.verifyPayment(shop.asha, await shop.payAtGateway(one.orderId)).expect(200);
    expect(await lettersOf(one)).toEqual(['receipt', 'details-needed']);
    const mail = await mailed(one, 'details-needed');
    expect(mail).toContain('Name, date, time and place of birth');
    expect(mail).toContain('Our 12 hours have not begun yet');
    expect(mail).toContain(`${shop.app.url}/my-reports?details=${one.order}`);
  });

  it('is not sent any more when they have come meanwhile', async () => {
    const one = await paid({ birthDetails: undefined });
    const details = { birthDetails: shop.birthDetails };
    await shop.asha.post(`/api/orders/${one.order}/birth-details`, details).expect(200);
    for (const emailJob of await called(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toEqual([]);
  });
});

describe('a report that does not come', () => {
  it('is told of after two hours, and after twelve with the way to the money', async () => {
    const one = await somebody('Late Rao');
    await clockRuns(1.9);
    expect(await lettersOf(one)).toEqual(['receipt']);
    await clockRuns(0.2);
    const first = await mailed(one, 'delayed');
    expect(first).toContain('Yours is not ready after 2 hours');
    expect(first).toContain('There is nothing for you to do.');
    mailbox.received.length = 0;
    await clockRuns(10);
    const second = await mailed(one, 'sla-breached');
    expect(second).toContain('We did not keep our promise');
    expect(second).toContain(`Take the whole ₹${one.amount / 100}.00 back`);
  });

  it('is not told of when the money is on its way back already', async () => {
    const one = await somebody('Gone Rao');
    await clockRuns(2.1);
    const [, emailJob] = await called(one);
    expect(emailJob!.kind).toBe('delayed');
    await changeOrder(deps.deps, one.order, meta(), (order) => requestRefund(order, 'support', meta().at));
    await deliver(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});

const meta = () => ({ actor: 'test', cause: 'test', at: shop.app.clock.now().toISOString() });

describe('money that goes back', () => {
  it('is told of with amount, number of the refund, and how long banks take', async () => {
    const one = await somebody('Refund Rao');
    await changeOrder(deps.deps, one.order, meta(), (order) =>
      requestRefund(order, 'generation-failed', meta().at),
    );
    await refundOrder(deps.deps, { orderId: one.order, requestNumber: 1 });
    const mail = await mailed(one, 'refunded');
    expect(mail).toMatch(/rfnd_\w{14}/);
    for (const part of [
      `₹${one.amount / 100}.00`,
      one.payment,
      '5 to 7 working days',
      'We could not make this',
    ])
      expect(mail).toContain(part);
  });

  it('in parts is told of part by part, unless the bank has sent that part back meanwhile', async () => {
    const one = await somebody('Part Rao');
    const part = (gatewayRefundId: string) => ({ gatewayRefundId, amountPaise: 10_000, at: meta().at });
    for (const refund of ['rfnd_first', 'rfnd_second', 'rfnd_lost'])
      await happens(one, () => [{ type: 'PaymentPartiallyRefunded', data: part(refund) }]);
    const gatewayPaymentId = one.payment;
    await happens(one, () => [{ type: 'RefundFailed', data: { ...part('rfnd_lost'), gatewayPaymentId } }]);
    for (const emailJob of await called(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toHaveLength(2);
    const [first, second] = mailbox.received.map(({ text }) => text);
    for (const words of ['rfnd_first', '₹100.00', 'Nothing else changes']) expect(first).toContain(words);
    for (const words of ['rfnd_second', '₹200.00']) expect(second).toContain(words);
  });

  it('for a second payment names that payment, each in a letter of its own', async () => {
    const one = await somebody('Double Rao');
    for (const n of [1, 2])
      await happens(one, () => [
        {
          type: 'DuplicatePaymentDetected',
          data: { gatewayPaymentId: `pay_second${n}`, amountPaise: 49_900 },
        },
        {
          type: 'DuplicatePaymentRefunded',
          data: { gatewayPaymentId: `pay_second${n}`, gatewayRefundId: `rfnd_${n}`, amountPaise: 49_900 },
        },
      ]);
    for (const emailJob of await called(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toHaveLength(2);
    expect(mailbox.received[1]!.text).toContain('pay_second2');
    expect(mailbox.received[1]!.text).toContain('rfnd_2');
  });
});

describe('a member who is gone', () => {
  it('gets no letter any more', async () => {
    const one = await shop.placeOrderFor(shop.ravi, 'Ravi Menon');
    await shop.verifyPayment(shop.ravi, await shop.payAtGateway(one.orderId)).expect(200);
    const [emailJob] = await called(one);
    await shop.app.db('members').where({ email: TEST_USERS.ravi.email }).delete();
    await deliver(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});
