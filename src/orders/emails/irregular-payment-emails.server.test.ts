/** E-mails about cancelled orders, failed refunds, disputes and unmatched payments, with an SMTP server. The test runs the queued jobs. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { OrderEmailJob } from '#src/orders/domain/email-triggers.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordUnmatchedPayment } from '#src/payments/unmatched/record-unmatched.ts';
import { recordRefundOfUnmatched } from '#src/payments/unmatched/refund-unmatched.ts';
import { createSmtpMailer, type Mailer } from '#src/platform/mailer.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { sendOrderEmail } from './send-order-email.ts';

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
  mailbox.received.length = 0;
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
  await composed.close();
  await setup.close();
});

const appendEvents = (orderId: string, decide: (at: string) => OrderEvent[]) => {
  const at = setup.app.clock.now().toISOString();
  return changeOrder(composed.deps, orderId, { actor: 'test', cause: 'test', at }, () => decide(at));
};

/** Runs all e-mail jobs of the order, each once. @returns the texts, oldest first */
async function sendAllEmails(orderId: string): Promise<string[]> {
  const { rows } = await setup.app.db.raw<{ rows: { data: OrderEmailJob }[] }>(
    `select data from pgboss.job where name = 'send-order-email' and data ->> 'orderId' = ? order by created_on`,
    [orderId],
  );
  for (const { data } of rows) await sendOrderEmail({ ...composed.deps, mailer }, data);
  return mailbox.received.map(({ text }) => text);
}

describe('the receipt', () => {
  it('the receipt of a payment that arrives for a cancelled order promises no report', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, {
      personName: 'Cancelled Rao',
    });
    await appendEvents(orderId, (at) => [{ type: 'OrderCancelled', data: { reason: 'replaced', at } }]);
    const { body } = await setup
      .verifyPayment(setup.asha, await setup.payAtGateway(gatewayOrderId))
      .expect(200);
    expect(body.status).toBe('refunded');
    const texts = await sendAllEmails(orderId);
    expect(texts).toHaveLength(2);
    expect(texts.join('\n')).toContain('no report is made for it');
    expect(texts.join('\n')).not.toContain('usually within minutes');
  });
});

describe('the refund of a duplicate payment', () => {
  it('the refund of a duplicate payment that fails after its e-mail gets an e-mail about the failure and one about the repeated refund', async () => {
    const { orderId } = await placePaidOrder(setup, 'Repeated Rao');
    const gatewayPaymentId = 'pay_duplicate';
    const amountPaise = 49_900;
    await appendEvents(orderId, (at) => [
      { type: 'DuplicatePaymentDetected', data: { gatewayPaymentId, amountPaise, at } },
    ]);
    const refund = (gatewayRefundId: string) =>
      appendEvents(orderId, (at) => [
        { type: 'DuplicatePaymentRefunded', data: { gatewayPaymentId, gatewayRefundId, amountPaise, at } },
      ]);
    await refund('rfnd_first');
    await appendEvents(orderId, (at) => [
      { type: 'RefundFailed', data: { gatewayPaymentId, gatewayRefundId: 'rfnd_first', amountPaise, at } },
    ]);
    const failure = await sendAllEmails(orderId);
    expect(failure.some((text) => text.includes('Your money is safe'))).toBe(true);
    mailbox.received.length = 0;
    await refund('rfnd_second');
    const texts = await sendAllEmails(orderId);
    expect(texts.some((text) => text.includes('rfnd_second'))).toBe(true);
  });
});

describe('a requested refund', () => {
  it('a requested refund that a dispute stops gets an e-mail, and another when the bank has returned the money', async () => {
    const { orderId, paymentId, amount } = await placePaidOrder(setup, 'Disputed Rao');
    await appendEvents(orderId, (at) => [
      { type: 'RefundRequested', data: { cause: 'support', amountPaise: amount, at } },
      {
        type: 'DisputeOpened',
        data: {
          disputeId: 'disp_1',
          gatewayPaymentId: paymentId,
          amount,
          reasonCode: 'goods_not_received',
          phase: 'chargeback',
          respondBy: at,
          at,
        },
      },
    ]);
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order.refund).toMatchObject({ onHold: true });
    expect((await sendAllEmails(orderId)).join('\n')).toContain('waits for your bank');
    await appendEvents(orderId, (at) => [
      { type: 'DisputeClosed', data: { disputeId: 'disp_1', outcome: 'lost', at } },
    ]);
    expect((await sendAllEmails(orderId)).join('\n')).toContain('no second payment follows');
  });
});

describe('a refund outside of the gateway', () => {
  it('each refund that support makes outside of the gateway gets an e-mail with its amount', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Transferred Rao');
    const record = (amountPaise: number) =>
      appendEvents(orderId, (at) => [
        { type: 'RefundMadeElsewhere', data: { gatewayPaymentId: paymentId, amountPaise, at } },
      ]);
    await record(10_000);
    await record(5_000);
    const texts = (await sendAllEmails(orderId)).filter((text) => text.includes('in another way'));
    expect(texts.map((text) => /could not refund (\S+)/.exec(text)?.[1])).toEqual(['₹100.00', '₹50.00']);
  });
});

describe('a payment that does not match its order', () => {
  it('a payment that does not match its order gets one e-mail for each refund, with its amount, and one when a refund fails', async () => {
    const { orderId, gatewayOrderId } = await placePaidOrder(setup, 'Mismatch Rao');
    const meta = { actor: 'test', cause: 'test', at: setup.app.clock.now().toISOString() };
    const payment = {
      id: 'pay_mismatch',
      order_id: gatewayOrderId,
      amount: 60_000,
      currency: 'INR',
      status: 'captured' as const,
    };
    await recordUnmatchedPayment(
      composed.deps,
      { payment: payment as never, reason: 'amount-mismatch', orderId },
      meta,
    );
    const refund = (id: string, amount: number, status: 'processed' | 'failed') =>
      recordRefundOfUnmatched(composed.deps, { id, payment_id: payment.id, amount, status }, meta);
    await refund('rfnd_part', 10_000, 'processed');
    await refund('rfnd_rest', 50_000, 'failed');
    await refund('rfnd_again', 50_000, 'processed');
    const texts = (await sendAllEmails(orderId)).filter((text) => text.includes('pay_mismatch'));
    expect(texts).toHaveLength(4);
    expect(texts[0]).not.toContain('stays open');
    expect(texts[1]).toMatch(/₹100\.00 of the payment[\s\S]*rfnd_part/);
    expect(texts[2]).toMatch(/did not accept the refund of ₹500\.00/);
    expect(texts[3]).toMatch(/₹500\.00 of the payment[\s\S]*rfnd_again/);
  });
});
