/**
 * Changes that time causes at the gateway: a pending payment fails, a late answer of the bank arrives, an authorized
 * payment that was never captured is refunded. Runs before every request and every second, by the sandbox's clock.
 */
import type { SandboxContext } from './context.ts';
import { lockPayment } from './payments.ts';
import { refundUncaptured } from './refunds.ts';
import { applyBankAnswer, failPayment, isUndecided } from './simulate-payment-outcome.ts';

export async function runDueWork(context: SandboxContext): Promise<void> {
  if (!context.isWorkDue) return;
  // In chronological order, also after the clock jumps: answers before the expiry, the expiry, late answers, and the
  // refund of payments that they authorized too late.
  await deliverBankAnswers(context, { isBeforeExpiry: true });
  await expirePayments(context);
  await deliverBankAnswers(context, { isBeforeExpiry: false });
  await expirePayments(context);
}

async function expirePayments(context: SandboxContext): Promise<void> {
  const now = context.clock.now();
  const expiredPayments: { id: string }[] = await context
    .db('sandbox.payments')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .select('id');
  for (const { id } of expiredPayments)
    await context.db.transaction(async (trx) => {
      const { payment, order } = await lockPayment(trx, id);
      if (!payment.expires_at || payment.expires_at > now) return;
      if (payment.status === 'created') await failPayment(context, trx, payment);
      if (payment.status === 'authorized') await refundUncaptured(context, trx, payment, order.refund_speed);
    });
  if (expiredPayments.length > 0) context.wakePollingLoop();
}

/** An answer and its effect are saved in one transaction, so that no answer is lost and none is applied twice. */
async function deliverBankAnswers(
  context: SandboxContext,
  { isBeforeExpiry }: { isBeforeExpiry: boolean },
): Promise<void> {
  const now = context.clock.now();
  const dueAnswers = context.db('sandbox.payments').where('bank_answer_at', '<=', now).select('id');
  if (isBeforeExpiry) void dueAnswers.whereRaw('bank_answer_at < expires_at');
  const answeredPayments: { id: string }[] = await dueAnswers.orderBy('bank_answer_at');
  for (const { id } of answeredPayments)
    await context.db.transaction(async (trx) => {
      const locked = await lockPayment(trx, id);
      const { bank_answer, bank_answer_at } = locked.payment;
      if (!bank_answer_at || bank_answer_at > now) return;
      await trx('sandbox.payments').where({ id }).update({ bank_answer_at: null });
      // An earlier answer of the bank may have decided the payment.
      if (isUndecided(locked.payment)) await applyBankAnswer(context, trx, locked, bank_answer!);
    });
  if (answeredPayments.length > 0) context.wakePollingLoop();
}
