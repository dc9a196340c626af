/** Order e-mails with an SMTP server. No worker runs: the test runs the queued jobs. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { DeliveryUncertainError } from '#src/platform/email-errors.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { composeForJobs, startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';
import type { OrderEmailJob, OrderEmailKind } from '#src/orders/domain/email-triggers.ts';
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

/** Queued e-mail jobs of the order, oldest first. */
const listEmailJobs = async ({ order }: PlacedOrder): Promise<OrderEmailJob[]> => {
  const { rows } = await shop.app.db.raw(
    `select data from pgboss.job where name = 'send-order-email' and data ->> 'orderId' = ? order by created_on, data ->> 'kind' desc`,
    [order],
  );
  return rows.map(({ data }: { data: OrderEmailJob }) => data);
};
const listEmailKinds = async (one: PlacedOrder) => (await listEmailJobs(one)).map(({ kind }) => kind);

/** Runs the job of this kind and returns the e-mail. */
async function sendQueued(one: PlacedOrder, kind: OrderEmailKind): Promise<string> {
  const emailJob = (await listEmailJobs(one)).find((each) => each.kind === kind)!;
  await deliver(emailJob);
  expect(mailbox.received.map(({ to }) => to)).toEqual([email]);
  return mailbox.received[0]!.text;
}

async function placePaid(body: object = {}): Promise<PlacedOrder & { payment: string }> {
  const one = await shop.placeOrder(shop.asha, body);
  const proof = await shop.payAtGateway(one.orderId);
  await shop.verifyPayment(shop.asha, proof).expect(200);
  return { ...one, payment: proof.razorpay_payment_id };
}
const placePaidFor = (name: string) => placePaid({ birthDetails: { ...shop.birthDetails, name } });

const advanceClock = async (hours: number) => {
  shop.app.clock.advance(hours);
  await checkDeliverySlas(deps.deps);
};
const appendEvents = ({ order }: PlacedOrder, decide: (at: string) => OrderEvent[]) => {
  const at = shop.app.clock.now().toISOString();
  return changeOrder(deps.deps, order, { actor: 'test', cause: 'test', at }, () => decide(at));
};

describe('receipt e-mail', () => {
  it('the receipt e-mail contains amount, report, order, payment and due time', async () => {
    const one = await placePaidFor('Receipt Rao');
    const mail = await sendQueued(one, 'receipt');
    expect(mail).toMatch(/Subject: =\?UTF-8\?|Subject: Payment received/);
    for (const part of [`₹${one.amount / 100}.00`, 'Janam Kundli', one.order, one.payment])
      expect(mail).toContain(part);
    expect(mail).toMatch(/by \d+ November 2026, \d+:\d\d [ap]m IST at the latest/);
    expect(mail).toContain(`${shop.app.url}/my-reports`);
    expect(mail).toContain(`Message-ID: <${one.order}.receipt@localhost>`);
  });

  it('the receipt e-mail is queued and sent once', async () => {
    const one = await placePaidFor('Twice Rao');
    await shop.asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' });
    await shop.asha.post('/api/payment/status', { order: one.order }).expect(200);
    const emailJobs = await listEmailJobs(one);
    expect(emailJobs).toEqual([{ orderId: one.order, kind: 'receipt' }]);
    await deliver(emailJobs[0]!);
    await deliver(emailJobs[0]!);
    expect(mailbox.received).toHaveLength(1);
  });

  it('an e-mail with uncertain delivery is sent a second time with the same Message-ID, and not a third time', async () => {
    const one = await placePaidFor('Doubt Rao');
    const [emailJob] = await listEmailJobs(one);
    mailbox.setBehavior(email, 'hangs-up');
    await expect(deliver(emailJob!)).rejects.toBeInstanceOf(DeliveryUncertainError);
    await deliver(emailJob!);
    await deliver(emailJob!);
    const ids = mailbox.received.map(({ text }) => /Message-ID: .*/.exec(text)![0]);
    expect(ids).toEqual(Array(2).fill(`Message-ID: <${one.order}.receipt@localhost>`));
  });
});

describe('birth details e-mail', () => {
  it('birth details are requested after payment, with a link to the form of the order', async () => {
    const one = await shop.placeOrder(shop.asha, { birthDetails: undefined });
    expect(await listEmailKinds(one)).toEqual([]);
    await shop.verifyPayment(shop.asha, await shop.payAtGateway(one.orderId)).expect(200);
    expect(await listEmailKinds(one)).toEqual(['receipt', 'details-needed']);
    const mail = await sendQueued(one, 'details-needed');
    expect(mail).toContain('Name, date, time and place of birth');
    expect(mail).toContain('Our 12 hours have not begun yet');
    expect(mail).toContain(`${shop.app.url}/my-reports?details=${one.order}`);
  });

  it('the birth details e-mail is not sent after the details are complete', async () => {
    const one = await placePaid({ birthDetails: undefined });
    const details = { birthDetails: shop.birthDetails };
    await shop.asha.post(`/api/orders/${one.order}/birth-details`, details).expect(200);
    for (const emailJob of await listEmailJobs(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toEqual([]);
  });
});

describe('delay e-mails', () => {
  it('the member gets an e-mail after two hours, and after twelve with the refund option', async () => {
    const one = await placePaidFor('Late Rao');
    await advanceClock(1.9);
    expect(await listEmailKinds(one)).toEqual(['receipt']);
    await advanceClock(0.2);
    const first = await sendQueued(one, 'delayed');
    expect(first).toContain('Yours is not ready after 2 hours');
    expect(first).toContain('There is nothing for you to do.');
    mailbox.received.length = 0;
    await advanceClock(10);
    const second = await sendQueued(one, 'sla-breached');
    expect(second).toContain('We did not keep our promise');
    expect(second).toContain(`Take the whole ₹${one.amount / 100}.00 back`);
  });

  it('the delay e-mail is not sent after a refund request', async () => {
    const one = await placePaidFor('Gone Rao');
    await advanceClock(2.1);
    const [, emailJob] = await listEmailJobs(one);
    expect(emailJob!.kind).toBe('delayed');
    await changeOrder(deps.deps, one.order, createMeta(), (order) =>
      requestRefund(order, 'support', createMeta().at),
    );
    await deliver(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});

const createMeta = () => ({ actor: 'test', cause: 'test', at: shop.app.clock.now().toISOString() });

describe('refund e-mails', () => {
  it('the refund e-mail contains amount, refund id and the time that banks take', async () => {
    const one = await placePaidFor('Refund Rao');
    await changeOrder(deps.deps, one.order, createMeta(), (order) =>
      requestRefund(order, 'generation-failed', createMeta().at),
    );
    await refundOrder(deps.deps, { orderId: one.order, requestNumber: 1 });
    const mail = await sendQueued(one, 'refunded');
    expect(mail).toMatch(/rfnd_\w{14}/);
    for (const part of [
      `₹${one.amount / 100}.00`,
      one.payment,
      '5 to 7 working days',
      'We could not make this',
    ])
      expect(mail).toContain(part);
  });

  it('each partial refund gets an e-mail, a failed one the e-mail about its failure', async () => {
    const one = await placePaidFor('Part Rao');
    const part = (gatewayRefundId: string) => ({ gatewayRefundId, amountPaise: 10_000, at: createMeta().at });
    for (const refund of ['rfnd_first', 'rfnd_second', 'rfnd_lost'])
      await appendEvents(one, () => [{ type: 'PaymentPartiallyRefunded', data: part(refund) }]);
    const gatewayPaymentId = one.payment;
    await appendEvents(one, () => [
      { type: 'RefundFailed', data: { ...part('rfnd_lost'), gatewayPaymentId } },
    ]);
    for (const emailJob of await listEmailJobs(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toHaveLength(3);
    const [first, second, failed] = mailbox.received.map(({ text }) => text);
    for (const text of ['rfnd_first', '₹100.00', 'Nothing else changes']) expect(first).toContain(text);
    for (const text of ['rfnd_second', '₹200.00']) expect(second).toContain(text);
    for (const text of ['Your money is safe', '₹100.00']) expect(failed).toContain(text);
  });

  it('each duplicate payment gets its own refund e-mail', async () => {
    const one = await placePaidFor('Double Rao');
    for (const n of [1, 2])
      await appendEvents(one, () => [
        {
          type: 'DuplicatePaymentDetected',
          data: { gatewayPaymentId: `pay_second${n}`, amountPaise: 49_900 },
        },
        {
          type: 'DuplicatePaymentRefunded',
          data: { gatewayPaymentId: `pay_second${n}`, gatewayRefundId: `rfnd_${n}`, amountPaise: 49_900 },
        },
      ]);
    for (const emailJob of await listEmailJobs(one)) if (emailJob.kind !== 'receipt') await deliver(emailJob);
    expect(mailbox.received).toHaveLength(2);
    expect(mailbox.received[1]!.text).toContain('pay_second2');
    expect(mailbox.received[1]!.text).toContain('rfnd_2');
  });
});

describe('deleted member', () => {
  it('a deleted member gets no order e-mail', async () => {
    const one = await shop.placeOrderFor(shop.ravi, 'Ravi Menon');
    await shop.verifyPayment(shop.ravi, await shop.payAtGateway(one.orderId)).expect(200);
    const [emailJob] = await listEmailJobs(one);
    await shop.app.db('members').where({ email: TEST_USERS.ravi.email }).delete();
    await deliver(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});
