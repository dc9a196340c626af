/** What the payer's bank makes of a refund: it takes the money, or sends it back, even days after it seemed to be through. */
import * as z from 'zod/mini';
import { badRequest, invalid, unknownId } from './errors.ts';
import type { PaymentRow } from './payment-entity.ts';
import { lockPayment } from './payments.ts';
import { refundEntity, tellOfRefund, type RefundRow } from './refunds.ts';
import type { Sandbox } from './sandbox.ts';

const Answer = z.object({ outcome: z.enum(['success', 'failure']) });

/** POST /admin/refunds/:id/bank `{outcome}`: a waiting refund goes through, any that has not failed yet may fail. */
export async function answerRefund(sandbox: Sandbox, id: string, body: unknown) {
  const answer = Answer.safeParse(body);
  if (!answer.success) throw invalid('outcome', 'The outcome must be success or failure.');
  const row = await sandbox.db.transaction(async (trx) => {
    const found: RefundRow | undefined = await trx('sandbox.refunds').where({ id }).first();
    if (!found) throw unknownId();
    const { payment } = await lockPayment(trx, found.payment_id);
    const waiting: RefundRow = await trx('sandbox.refunds').where({ id }).first();
    const decided = decide(waiting, answer.data.outcome);
    await trx('sandbox.refunds').where({ id }).update({ status: decided.status });
    const now = decided.status === 'failed' ? refilled(payment, decided.amount) : payment;
    const { amount_refunded, status } = now;
    await trx('sandbox.payments').where({ id: payment.id }).update({ amount_refunded, status });
    await tellOfRefund(sandbox, trx, [`refund.${decided.status}`], { row: decided, payment: now });
    return decided;
  });
  sandbox.wake();
  return refundEntity(row);
}

function decide(row: RefundRow, outcome: 'success' | 'failure'): RefundRow {
  if (row.status === 'failed' || (outcome === 'success' && row.status === 'processed'))
    throw badRequest('The bank has decided this refund already.');
  return { ...row, status: outcome === 'success' ? 'processed' : 'failed' };
}

/** The money is with the shop again, and can be given back anew. */
const refilled = (payment: PaymentRow, amount: number): PaymentRow => ({
  ...payment,
  amount_refunded: payment.amount_refunded - amount,
  status: 'captured',
});
