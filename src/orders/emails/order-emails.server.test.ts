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
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import type { OrderEmailJob, OrderEmailKind } from '#src/orders/domain/email-triggers.ts';
import { sendOrderEmail } from './send-order-email.ts';

const { email } = TEST_USERS.asha;
let setup: AppWithBuyers;
let mailbox: TestSmtpServer;
let composed: ComposedApp;
let mailer: Mailer;
beforeAll(async () => {
  [setup, mailbox] = await Promise.all([startAppWithBuyers(), startSmtpServer()]);
  composed = await composeForJobs(setup);
  mailer = createSmtpMailer({ url: mailbox.url, envelope: { from: 'Lagna <post@lagna.example>' } });
});
afterEach(() => {
  mailbox.setBehaviour(email);
  mailbox.received.length = 0;
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await composed.close();
  await setup.close();
});

const sendEmail = (emailJob: OrderEmailJob, isLastAttempt = false) =>
  sendOrderEmail({ ...composed.deps, mailer }, emailJob, isLastAttempt);

/** Queued e-mail jobs of the order, oldest first. */
const listEmailJobs = async ({ orderId }: PlacedOrder): Promise<OrderEmailJob[]> => {
  const { rows } = await setup.app.db.raw(
    `select data - '_origin' as data from pgboss.job where name = 'send-order-email' and data ->> 'orderId' = ? order by created_on, data ->> 'kind' desc`,
    [orderId],
  );
  return rows.map(({ data }: { data: OrderEmailJob }) => data);
};
const listEmailKinds = async (placedOrder: PlacedOrder) =>
  (await listEmailJobs(placedOrder)).map(({ kind }) => kind);

/** Runs the job of this kind and returns the e-mail. */
async function sendQueuedEmail(placedOrder: PlacedOrder, kind: OrderEmailKind): Promise<string> {
  const emailJob = (await listEmailJobs(placedOrder)).find((job) => job.kind === kind)!;
  await sendEmail(emailJob);
  expect(mailbox.received.map(({ to }) => to)).toEqual([email]);
  return mailbox.received[0]!.text;
}

async function placePaidOrder(body: object = {}): Promise<PlacedOrder & { payment: string }> {
  const placedOrder = await setup.placeOrder(setup.asha, body);
  const proof = await setup.payAtGateway(placedOrder.gatewayOrderId);
  await setup.verifyPayment(setup.asha, proof).expect(200);
  return { ...placedOrder, payment: proof.razorpay_payment_id };
}
const placePaidOrderFor = (name: string) => placePaidOrder({ birthDetails: { ...setup.birthDetails, name } });

const advanceClockAndCheckSlas = async (hours: number) => {
  setup.app.clock.advanceHours(hours);
  await checkDeliverySlas(composed.deps);
};
const appendEvents = ({ orderId }: PlacedOrder, decide: (at: string) => OrderEvent[]) => {
  const at = setup.app.clock.now().toISOString();
  return changeOrder(composed.deps, orderId, { actor: 'test', cause: 'test', at }, () => decide(at));
};

describe('receipt e-mail', () => {
  it('the receipt e-mail contains amount, report, order, payment and due time', async () => {
    const placedOrder = await placePaidOrderFor('Receipt Rao');
    const sentEmail = await sendQueuedEmail(placedOrder, 'receipt');
    expect(sentEmail).toMatch(/Subject: =\?UTF-8\?|Subject: Payment received/);
    for (const expectedText of [
      `₹${placedOrder.amount / 100}.00`,
      'Janam Kundli',
      placedOrder.orderId,
      placedOrder.payment,
    ])
      expect(sentEmail).toContain(expectedText);
    expect(sentEmail).toMatch(/by \d+ (November|December) 2026, \d+:\d\d [ap]m IST at the latest/);
    expect(sentEmail).toContain(`${setup.app.url}/my-reports`);
    expect(sentEmail).toContain(`Message-ID: <${placedOrder.orderId}.receipt@localhost>`);
  });

  it('the receipt e-mail is queued and sent once', async () => {
    const placedOrder = await placePaidOrderFor('Twice Rao');
    await setup.asha.post('/api/payment/payment-success', { reportKey: 'janam-kundli' });
    await setup.asha.post('/api/payment/status', { order: placedOrder.orderId }).expect(200);
    const emailJobs = await listEmailJobs(placedOrder);
    expect(emailJobs).toEqual([{ orderId: placedOrder.orderId, kind: 'receipt' }]);
    await sendEmail(emailJobs[0]!);
    await sendEmail(emailJobs[0]!);
    expect(mailbox.received).toHaveLength(1);
  });

  it('an e-mail with uncertain delivery is sent a second time with the same Message-ID, and not a third time', async () => {
    const placedOrder = await placePaidOrderFor('Doubt Rao');
    const [emailJob] = await listEmailJobs(placedOrder);
    mailbox.setBehaviour(email, 'hangs-up');
    await expect(sendEmail(emailJob!)).rejects.toBeInstanceOf(DeliveryUncertainError);
    await sendEmail(emailJob!);
    await sendEmail(emailJob!);
    const ids = mailbox.received.map(({ messageId }) => messageId);
    expect(ids).toEqual(Array(2).fill(`${placedOrder.orderId}.receipt@localhost`));
  });
});

describe('birth details e-mail', () => {
  it('birth details are requested after payment, with a link to the form of the order', async () => {
    const placedOrder = await setup.placeOrder(setup.asha, { birthDetails: undefined });
    expect(await listEmailKinds(placedOrder)).toEqual([]);
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
    expect(await listEmailKinds(placedOrder)).toEqual(['receipt', 'details-needed']);
    const sentEmail = await sendQueuedEmail(placedOrder, 'details-needed');
    expect(sentEmail).toContain('Name, date, time and place of birth');
    expect(sentEmail).toContain('Our 12 hours have not begun yet');
    expect(sentEmail).toContain(`${setup.app.url}/my-reports?details=${placedOrder.orderId}`);
  });

  it('the birth details e-mail is not sent after the details are complete', async () => {
    const placedOrder = await placePaidOrder({ birthDetails: undefined });
    const details = { birthDetails: setup.birthDetails };
    await setup.asha.post(`/api/orders/${placedOrder.orderId}/birth-details`, details).expect(200);
    for (const emailJob of await listEmailJobs(placedOrder))
      if (emailJob.kind !== 'receipt') await sendEmail(emailJob);
    expect(mailbox.received).toEqual([]);
  });
});

describe('delay e-mails', () => {
  it('the member gets an e-mail after two hours, and after twelve with the refund option', async () => {
    const placedOrder = await placePaidOrderFor('Late Rao');
    await advanceClockAndCheckSlas(1.9);
    expect(await listEmailKinds(placedOrder)).toEqual(['receipt']);
    await advanceClockAndCheckSlas(0.2);
    const firstEmail = await sendQueuedEmail(placedOrder, 'delayed');
    expect(firstEmail).toContain('Yours is not ready after 2 hours');
    expect(firstEmail).toContain('There is nothing for you to do.');
    mailbox.received.length = 0;
    await advanceClockAndCheckSlas(10);
    const secondEmail = await sendQueuedEmail(placedOrder, 'sla-breached');
    expect(secondEmail).toContain('We did not keep our promise');
    expect(secondEmail).toContain(`You can have the whole ₹${placedOrder.amount / 100}.00 refunded`);
  });

  it('the delay e-mail is not sent after a refund request', async () => {
    const placedOrder = await placePaidOrderFor('Gone Rao');
    await advanceClockAndCheckSlas(2.1);
    const [, emailJob] = await listEmailJobs(placedOrder);
    expect(emailJob!.kind).toBe('delayed');
    await changeOrder(composed.deps, placedOrder.orderId, createMeta(), (order) =>
      requestRefund(order, 'support', createMeta().at),
    );
    await sendEmail(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});

const createMeta = () => ({ actor: 'test', cause: 'test', at: setup.app.clock.now().toISOString() });

describe('refund e-mails', () => {
  it('the refund e-mail contains amount, refund id and the time that banks take', async () => {
    const placedOrder = await placePaidOrderFor('Refund Rao');
    await changeOrder(composed.deps, placedOrder.orderId, createMeta(), (order) =>
      requestRefund(order, 'generation-failed', createMeta().at),
    );
    await refundOrder(composed.deps, { orderId: placedOrder.orderId, requestNumber: 1 });
    const sentEmail = await sendQueuedEmail(placedOrder, 'refunded');
    expect(sentEmail).toMatch(/rfnd_\w{14}/);
    for (const expectedText of [
      `₹${placedOrder.amount / 100}.00`,
      placedOrder.payment,
      '5 to 7 working days',
      'We could not make this',
    ])
      expect(sentEmail).toContain(expectedText);
  });

  it('each partial refund gets an e-mail, a failed one the e-mail about its failure', async () => {
    const placedOrder = await placePaidOrderFor('Part Rao');
    const createPartialRefund = (gatewayRefundId: string) => ({
      gatewayRefundId,
      amountPaise: 10_000,
      at: createMeta().at,
    });
    for (const refundId of ['rfnd_first', 'rfnd_second', 'rfnd_lost'])
      await appendEvents(placedOrder, () => [
        { type: 'PaymentPartiallyRefunded', data: createPartialRefund(refundId) },
      ]);
    const gatewayPaymentId = placedOrder.payment;
    await appendEvents(placedOrder, () => [
      { type: 'RefundFailed', data: { ...createPartialRefund('rfnd_lost'), gatewayPaymentId } },
    ]);
    for (const emailJob of await listEmailJobs(placedOrder))
      if (emailJob.kind !== 'receipt') await sendEmail(emailJob);
    expect(mailbox.received).toHaveLength(3);
    const [firstEmail, secondEmail, failureEmail] = mailbox.received.map(({ text }) => text);
    for (const text of ['rfnd_first', '₹100.00', 'Nothing else changes']) expect(firstEmail).toContain(text);
    for (const text of ['rfnd_second', '₹200.00']) expect(secondEmail).toContain(text);
    for (const text of ['Your money is safe', '₹100.00']) expect(failureEmail).toContain(text);
  });

  it('the e-mails about a requested partial refund are not sent after that refund is completed', async () => {
    const placedOrder = await placePaidOrderFor('Requested Part Rao');
    const { at } = createMeta();
    const amountPaise = 10_000;
    for (const event of [
      { type: 'PartialRefundRequested', data: { requestNumber: 1, amountPaise, at } },
      { type: 'PartialRefundRejected', data: { requestNumber: 1, code: 'BALANCE', at } },
      { type: 'PartialRefundRequested', data: { requestNumber: 2, amountPaise, at } },
      { type: 'PaymentPartiallyRefunded', data: { gatewayRefundId: 'rfnd_part', amountPaise, at } },
    ] satisfies OrderEvent[])
      await appendEvents(placedOrder, () => [event]);
    const emailJobs = await listEmailJobs(placedOrder);
    expect(emailJobs.map(({ subjectId }) => subjectId)).toEqual(
      expect.arrayContaining(['part-1', 'part-2', 'rfnd_part']),
    );
    for (const emailJob of emailJobs) if (emailJob.kind !== 'receipt') await sendEmail(emailJob);
    expect(mailbox.received).toHaveLength(1);
    expect(mailbox.received[0]!.text).toContain('rfnd_part');
  });

  it('a duplicate payment that is refunded in parts gets one e-mail, after the last part', async () => {
    const placedOrder = await placePaidOrderFor('Parts Rao');
    const gatewayPaymentId = 'pay_in_parts';
    await appendEvents(placedOrder, (at) => [
      { type: 'DuplicatePaymentDetected', data: { gatewayPaymentId, amountPaise: 49_900, at } },
    ]);
    const refund = (gatewayRefundId: string, amountPaise: number) =>
      appendEvents(placedOrder, (at) => [
        { type: 'DuplicatePaymentRefunded', data: { gatewayPaymentId, gatewayRefundId, amountPaise, at } },
      ]);
    await refund('rfnd_part', 10_000);
    expect(await listEmailKinds(placedOrder)).not.toContain('duplicate-refunded');
    await refund('rfnd_rest', 39_900);
    await sendQueuedEmail(placedOrder, 'duplicate-refunded');
    expect(mailbox.received).toHaveLength(1);
    expect(mailbox.received[0]!.text).toContain('rfnd_rest');
  });

  it('each duplicate payment gets its own refund e-mail', async () => {
    const placedOrder = await placePaidOrderFor('Double Rao');
    for (const paymentNumber of [1, 2])
      await appendEvents(placedOrder, (at) => [
        {
          type: 'DuplicatePaymentDetected',
          data: { gatewayPaymentId: `pay_second${paymentNumber}`, amountPaise: 49_900, at },
        },
        {
          type: 'DuplicatePaymentRefunded',
          data: {
            gatewayPaymentId: `pay_second${paymentNumber}`,
            gatewayRefundId: `rfnd_${paymentNumber}`,
            amountPaise: 49_900,
            at,
          },
        },
      ]);
    for (const emailJob of await listEmailJobs(placedOrder))
      if (emailJob.kind !== 'receipt') await sendEmail(emailJob);
    expect(mailbox.received).toHaveLength(2);
    expect(mailbox.received[1]!.text).toContain('pay_second2');
    expect(mailbox.received[1]!.text).toContain('rfnd_2');
  });
});

describe('deleted member', () => {
  it('a deleted member gets no order e-mail', async () => {
    const placedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Ravi Menon' });
    await setup.verifyPayment(setup.ravi, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
    const [emailJob] = await listEmailJobs(placedOrder);
    await setup.app.db('members').where({ email: TEST_USERS.ravi.email }).delete();
    await sendEmail(emailJob!);
    expect(mailbox.received).toEqual([]);
  });
});
