/**
 * Late answers of the payer's bank: https://razorpay.com/docs/payments/payments/late-authorization/
 * A payment without an answer is `created` for ten minutes, then `failed`; it may still succeed days later.
 */
import type { Knex } from 'knex';
import * as z from 'zod/mini';
import type { SandboxContext } from './context.ts';
import { toPaymentEntity, toWebhookPayment, type OrderRow, type PaymentRow } from './entities.ts';
import { createBadRequestError, createInvalidFieldError } from './errors.ts';
import { applyOutcome, createFailureBody, computeCaptureDeadline } from './pay.ts';
import { getPayment, lockPayment } from './payments.ts';
import { refundUncaptured } from './refunds.ts';
import { queueWebhooks } from './webhook-outbox.ts';

const HOUR_MS = 60 * 60 * 1000;

const BankAnswer = z.object({
  outcome: z.enum(['success', 'failure']),
  /** the answer arrives that many hours after the payment's creation */
  afterHours: z.optional(z.number().check(z.minimum(0), z.maximum(60 * 24))),
});
type BankAnswer = z.infer<typeof BankAnswer>;

type LockedPayment = { payment: PaymentRow; order: OrderRow };

export function readBankAnswer(body: unknown): BankAnswer {
  const answer = BankAnswer.safeParse(body);
  if (answer.success) return answer.data;
  const field = String(answer.error.issues[0]?.path[0] ?? 'outcome');
  if (field === 'outcome') throw createInvalidFieldError(field, 'The outcome must be success or failure.');
  throw createInvalidFieldError(field, 'The afterHours must be a number of hours, at most sixty days.');
}

/**
 * POST /admin/payments/:id/bank `{outcome, afterHours?}`: the bank answers a pending or timed-out payment, at once or that
 * many hours after the payment's creation.
 */
export async function simulatePaymentOutcome(context: SandboxContext, id: string, body: unknown) {
  const { outcome, afterHours } = readBankAnswer(body);
  if (afterHours === undefined) {
    await answerNow(context, id, outcome);
    return toPaymentEntity(await getPayment(context.db, id));
  }
  const payment = await getPayment(context.db, id);
  requireUndecided(payment);
  const bank_answer_at = new Date(payment.created_at.getTime() + afterHours * HOUR_MS);
  await context.db('sandbox.payments').where({ id }).update({ bank_answer: outcome, bank_answer_at });
  context.wakePollingLoop();
  return toPaymentEntity(payment);
}

async function answerNow(context: SandboxContext, id: string, outcome: BankAnswer['outcome']): Promise<void> {
  await context.db.transaction(async (trx) => {
    const locked = await lockPayment(trx, id);
    requireUndecided(locked.payment);
    await applyBankAnswer(context, trx, locked, outcome);
  });
  context.wakePollingLoop();
}

function requireUndecided(payment: PaymentRow): void {
  if (!isUndecided(payment)) throw createBadRequestError('The bank has decided this payment already.');
}

export const isUndecided = ({ status }: PaymentRow): boolean => status === 'created' || status === 'failed';

export async function applyBankAnswer(
  context: SandboxContext,
  trx: Knex.Transaction,
  locked: LockedPayment,
  outcome: BankAnswer['outcome'],
): Promise<void> {
  if (outcome === 'success') await authorizePayment(context, trx, locked);
  else await failPayment(context, trx, locked.payment);
}

async function authorizePayment(
  context: SandboxContext,
  trx: Knex.Transaction,
  { payment, order }: LockedPayment,
): Promise<void> {
  const expires_at = computeCaptureDeadline(payment.created_at, order);
  const authorizedPayment: PaymentRow = { ...payment, status: 'authorized', error: null, expires_at };
  await saveAnswer(trx, authorizedPayment);
  // Razorpay refunds a payment at once when another one has paid the order.
  if (order.status === 'paid' && !context.faults.allowSecondCapture)
    return refundUncaptured(context, trx, authorizedPayment, 'normal');
  await queueWebhooks(
    context,
    trx,
    await applyOutcome(context, trx, authorizedPayment, order),
    authorizedPayment,
  );
}

export async function failPayment(
  context: SandboxContext,
  trx: Knex.Transaction,
  payment: PaymentRow,
): Promise<void> {
  const error = createFailureBody('payment_timed_out', payment.id, payment.order_id);
  const failedPayment: PaymentRow = { ...payment, status: 'failed', error, expires_at: null };
  await saveAnswer(trx, failedPayment);
  const payload = { payment: toWebhookPayment(failedPayment) };
  await queueWebhooks(context, trx, [{ event: 'payment.failed', payload }], failedPayment);
}

const saveAnswer = (trx: Knex.Transaction, { id, status, error, expires_at }: PaymentRow) =>
  trx('sandbox.payments').where({ id }).update({ status, error, expires_at });
