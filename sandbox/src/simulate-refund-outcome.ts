/** The bank's answer to a refund: the refund is processed, or fails, even days after it was processed. */
import type { SandboxContext } from './context.ts';
import { toRefundEntity, type PaymentRow, type RefundRow } from './entities.ts';
import { createBadRequestError, createUnknownIdError } from './errors.ts';
import { lockPayment } from './payments.ts';
import { queueRefundWebhooks } from './refunds.ts';
import { readBankAnswer } from './simulate-payment-outcome.ts';

/** POST /admin/refunds/:id/bank `{outcome}`: a pending refund is processed; any refund that has not failed may fail. */
export async function simulateRefundOutcome(context: SandboxContext, id: string, body: unknown) {
  const { outcome } = readBankAnswer(body);
  const answeredRefund = await context.db.transaction(async (trx) => {
    const unlockedRefund: RefundRow | undefined = await trx('sandbox.refunds').where({ id }).first();
    if (!unlockedRefund) throw createUnknownIdError();
    const { payment: paymentBefore } = await lockPayment(trx, unlockedRefund.payment_id);
    const refund = applyBankOutcome(await trx('sandbox.refunds').where({ id }).first(), outcome);
    await trx('sandbox.refunds').where({ id }).update({ status: refund.status });
    const payment = refund.status === 'failed' ? undoRefund(paymentBefore, refund.amount) : paymentBefore;
    const { amount_refunded, status, captured_at } = payment;
    // A payment that was never captured expires at once, so that Razorpay refunds it again.
    const retry = captured_at || refund.status !== 'failed' ? {} : { expires_at: context.clock.now() };
    await trx('sandbox.payments')
      .where({ id: payment.id })
      .update({ amount_refunded, status, ...retry });
    await queueRefundWebhooks(context, trx, [`refund.${refund.status}`], { refund, payment });
    return refund;
  });
  context.wakePollingLoop();
  return toRefundEntity(answeredRefund);
}

function applyBankOutcome(row: RefundRow, outcome: 'success' | 'failure'): RefundRow {
  if (row.status === 'failed' || (outcome === 'success' && row.status === 'processed'))
    throw createBadRequestError('The bank has decided this refund already.');
  return { ...row, status: outcome === 'success' ? 'processed' : 'failed' };
}

/** The merchant has the money again and may refund it a second time. */
const undoRefund = (payment: PaymentRow, amount: number): PaymentRow => ({
  ...payment,
  amount_refunded: payment.amount_refunded - amount,
  status: payment.captured_at ? 'captured' : 'authorized',
});

/** POST /admin/refunds/:id/speed: an instant refund was not possible, and Razorpay makes a normal refund instead. */
export async function changeRefundSpeed(context: SandboxContext, id: string) {
  const changedRefund = await context.db.transaction(async (trx) => {
    const unlockedRefund: RefundRow | undefined = await trx('sandbox.refunds').where({ id }).first();
    if (!unlockedRefund) throw createUnknownIdError();
    const { payment } = await lockPayment(trx, unlockedRefund.payment_id);
    const existing: RefundRow = await trx('sandbox.refunds').where({ id }).first();
    if (existing.speed_processed !== 'instant')
      throw createBadRequestError('Only an instant refund (speed optimum) can change its speed.');
    const refund: RefundRow = { ...existing, speed_processed: 'normal' };
    await trx('sandbox.refunds').where({ id }).update({ speed_processed: refund.speed_processed });
    await queueRefundWebhooks(context, trx, ['refund.speed_changed'], { refund, payment });
    return refund;
  });
  context.wakePollingLoop();
  return toRefundEntity(changedRefund);
}
