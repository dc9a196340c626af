/**
 * Late answers of the payer's bank: https://razorpay.com/docs/payments/payments/late-authorization/
 * A payment without an answer is `created` for ten minutes, then `failed`; for three days it may still succeed.
 */
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { SandboxContext } from './context.ts';
import { toPaymentEntity, type OrderRow, type PaymentRow } from './entities.ts';
import { createBadRequest, createInvalidField } from './errors.ts';
import { applyOutcome, createFailureBody } from './pay.ts';
import { lockPayment } from './payments.ts';
import { refundLateAuthorization } from './refunds.ts';
import { queueWebhooks, type WebhookEvent } from './webhook-outbox.ts';

const PENDING_TIMEOUT_MS = 10 * 60 * 1000;

const BankAnswer = z.object({ outcome: z.enum(['success', 'failure']) });

export function readBankAnswer(body: unknown): 'success' | 'failure' {
  const answer = BankAnswer.safeParse(body);
  if (!answer.success) throw createInvalidField('outcome', 'The outcome must be success or failure.');
  return answer.data.outcome;
}

/** POST /admin/payments/:id/bank `{outcome}`: the bank answers a pending or timed-out payment. */
export async function settlePayment(context: SandboxContext, id: string, body: unknown) {
  const outcome = readBankAnswer(body);
  const payment = await context.db.transaction(async (trx) => {
    const locked = await lockPayment(trx, id);
    if (locked.payment.status !== 'created' && locked.payment.status !== 'failed')
      throw createBadRequest('The bank has decided this payment already.');
    if (outcome === 'success') await authorizePayment(context, trx, locked);
    else await failPayment(context, trx, locked.payment);
    return trx('sandbox.payments').where({ id }).first() as Promise<PaymentRow>;
  });
  context.notifyDelivery();
  return toPaymentEntity(payment);
}

/** Fails payments that have been pending for ten minutes. */
export async function expirePending(context: SandboxContext): Promise<void> {
  const since = new Date(context.clock.now().getTime() - PENDING_TIMEOUT_MS);
  const expired: { id: string }[] = await context
    .db('sandbox.payments')
    .where({ status: 'created' })
    .where('created_at', '<=', since)
    .select('id');
  for (const { id } of expired)
    await context.db.transaction(async (trx) => {
      const { payment } = await lockPayment(trx, id);
      if (payment.status === 'created') await failPayment(context, trx, payment);
    });
  if (expired.length > 0) context.notifyDelivery();
}

async function authorizePayment(
  context: SandboxContext,
  trx: Knex.Transaction,
  { payment, order }: { payment: PaymentRow; order: OrderRow },
): Promise<void> {
  const authorized: PaymentRow = { ...payment, status: 'authorized', error: null };
  await saveStatus(trx, authorized);
  // Razorpay refunds a payment at once when another one has paid the order.
  if (order.status === 'paid' && !context.faults.current().allowSecondCapture)
    return refundLateAuthorization(context, trx, authorized);
  await queueWebhooks(context, trx, await applyOutcome(trx, authorized, order));
}

async function failPayment(
  context: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
): Promise<void> {
  const error = createFailureBody('payment_timed_out', payment.id, payment.order_id);
  const failed: PaymentRow = { ...payment, status: 'failed', error };
  await saveStatus(trx, failed);
  const event: WebhookEvent = {
    event: 'payment.failed',
    payload: { payment: toPaymentEntity(failed, { withCard: true }) },
  };
  await queueWebhooks(context, trx, [event]);
}

const saveStatus = (trx: Knex.Transaction, { id, status, error }: PaymentRow) =>
  trx('sandbox.payments').where({ id }).update({ status, error });
