/**
 * Changes that time causes at the gateway: a pending payment fails, a late answer of the bank arrives, an authorized
 * payment that was never captured is refunded. Runs before every request and every second, by the sandbox's clock.
 */
import type { SandboxContext } from './context.ts';
import type { PaymentRow } from './entities.ts';
import { SandboxHttpError } from './errors.ts';
import { lockPayment } from './payments.ts';
import { refundUncaptured } from './refunds.ts';
import { applyBankAnswer, failPayment } from './simulate-payment-outcome.ts';

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

async function deliverBankAnswers(
  context: SandboxContext,
  { isBeforeExpiry }: { isBeforeExpiry: boolean },
): Promise<void> {
  const dueAnswers = context.db('sandbox.payments').where('bank_answer_at', '<=', context.clock.now());
  if (isBeforeExpiry) void dueAnswers.whereRaw('bank_answer_at < expires_at');
  const answeredPayments: Pick<PaymentRow, 'id' | 'bank_answer'>[] = await dueAnswers
    .update({ bank_answer_at: null })
    .returning(['id', 'bank_answer']);
  for (const { id, bank_answer } of answeredPayments)
    await applyBankAnswer(context, id, bank_answer!).catch(ignoreDecidedPayment);
}

/** An earlier answer of the bank has decided the payment. */
function ignoreDecidedPayment(error: unknown): void {
  if (!(error instanceof SandboxHttpError)) throw error;
}
