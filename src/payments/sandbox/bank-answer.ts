/**
 * The bank's word after the payer has gone: https://razorpay.com/docs/payments/payments/late-authorization/
 * A payment without one is `created` for ten minutes, then `failed`; for three days it may still turn out well.
 */
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import { badRequest, invalid } from './errors.ts';
import type { OrderRow } from './orders.ts';
import { conclude, failureOf } from './pay.ts';
import { paymentEntity, type PaymentRow } from './payment-entity.ts';
import { lockPayment } from './payments.ts';
import { refundLate } from './refunds.ts';
import type { Sandbox } from './sandbox.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

const SILENCE_MS = 10 * 60 * 1000;

const Answer = z.object({ outcome: z.enum(['success', 'failure']) });

/** POST /admin/payments/:id/bank `{outcome}`: the bank speaks at last. */
export async function answerLate(sandbox: Sandbox, id: string, body: unknown) {
  const answer = Answer.safeParse(body);
  if (!answer.success) throw invalid('outcome', 'The outcome must be success or failure.');
  const payment = await sandbox.db.transaction(async (trx) => {
    const held = await lockPayment(trx, id);
    if (held.payment.status !== 'created' && held.payment.status !== 'failed')
      throw badRequest('The bank has decided this payment already.');
    const { outcome } = answer.data;
    await (outcome === 'success' ? succeed(sandbox, trx, held) : fail(sandbox, trx, held.payment));
    return trx('sandbox.payments').where({ id }).first() as Promise<PaymentRow>;
  });
  sandbox.wake();
  return paymentEntity(payment);
}

/** Payments whose bank has said nothing for ten minutes count as failed from now on. */
export async function endSilence(sandbox: Sandbox): Promise<void> {
  const since = new Date(sandbox.clock.now().getTime() - SILENCE_MS);
  const silent = () =>
    sandbox.db('sandbox.payments').where({ status: 'created' }).where('created_at', '<=', since);
  const ids: { id: string }[] = await silent().select('id');
  for (const { id } of ids)
    await sandbox.db.transaction(async (trx) => {
      const { payment } = await lockPayment(trx, id);
      if (payment.status === 'created') await fail(sandbox, trx, payment);
    });
  if (ids.length > 0) sandbox.wake();
}

type Held = { payment: PaymentRow; order: OrderRow };

async function succeed(sandbox: Sandbox, trx: Knex.Transaction, { payment, order }: Held): Promise<void> {
  const authorized: PaymentRow = { ...payment, status: 'authorized', error: null };
  await change(trx, authorized);
  // The order needs this money no more: it goes back at once, as the real one's rules say.
  if (order.status === 'paid' && !sandbox.faults.paysAgain()) return refundLate(sandbox, trx, authorized);
  await queueWebhooks(sandbox, trx, await conclude(trx, authorized, order));
}

async function fail(sandbox: Sandbox, trx: Knex.Transaction, payment: PaymentRow): Promise<void> {
  const error = failureOf('payment_timed_out', payment.id, payment.order_id);
  const failed: PaymentRow = { ...payment, status: 'failed', error };
  await change(trx, failed);
  const told: WebhookEvent = {
    event: 'payment.failed',
    payload: { payment: paymentEntity(failed, { withCard: true }) },
  };
  await queueWebhooks(sandbox, trx, [told]);
}

const change = (trx: Knex.Transaction, { id, status, error }: PaymentRow) =>
  trx('sandbox.payments').where({ id }).update({ status, error });
