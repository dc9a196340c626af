/** Checks of a refund request, with Razorpay's error texts: https://razorpay.com/docs/payments/refunds/errors/ */
import type { SandboxContext } from './context.ts';
import type { Notes, PaymentRow, RefundSpeed } from './entities.ts';
import { createBadRequestError, createInvalidFieldError } from './errors.ts';
import { readAmount, readFields, readNotes, readReceipt, rejectUnknownFields } from './fields.ts';

export type RefundInput = {
  amount: unknown;
  speed: RefundSpeed;
  receipt: string | null;
  notes: Notes;
};

const REFUND_FIELDS = new Set(['amount', 'speed', 'notes', 'receipt']);

export function readRefundInput(body: unknown): RefundInput {
  const fields = readFields(body);
  rejectUnknownFields(fields, REFUND_FIELDS);
  const { amount, speed = 'normal' } = fields;
  if (speed !== 'normal' && speed !== 'optimum')
    throw createInvalidFieldError('speed', 'The selected speed is invalid.');
  return { amount, speed, receipt: readReceipt(fields.receipt), notes: readNotes(fields.notes) };
}

/** The requested amount, or everything not refunded yet. */
export function readRefundableAmount(payment: PaymentRow, requested: unknown): number {
  if (payment.status === 'refunded')
    throw createBadRequestError('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw createBadRequestError('The payment status should be captured for action to be taken');
  const refundableAmount = payment.amount - payment.amount_refunded;
  const amount =
    requested === undefined || requested === null ? refundableAmount : readAmount(requested, 'Refund');
  if (amount > refundableAmount)
    throw createBadRequestError('The refund amount provided is greater than amount captured', {
      field: 'amount',
    });
  return amount;
}

export function rejectImpossibleRefund({ faults, clock }: SandboxContext, payment: PaymentRow): void {
  if (clock.now() > addSixMonths(payment.created_at))
    throw createBadRequestError(
      'Refund is not supported by the bank because the payment is more than 6 months old',
      NO_DETAILS,
    );
  if (faults.noBalance)
    throw createBadRequestError(
      'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.',
    );
}

/** Razorpay sends this error without source, step and reason. */
const NO_DETAILS = { source: null, step: null, reason: null };

function addSixMonths(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + 6);
  return later;
}
