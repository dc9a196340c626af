import { sendMemberEmail, type EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import { findCompletingRefund } from '#src/orders/domain/duplicate-refund.ts';
import { findMember } from '#src/accounts/members.ts';
import { findReport } from '#src/catalogue/reports.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { loadOrderEvents } from '#src/orders/store/load-order.ts';
import { listTaxDocuments } from '#src/orders/tax/tax-documents.ts';
import type { Database } from '#src/platform/database.ts';
import { createMessageId } from '#src/platform/email-template.ts';
import {
  getDedupeKey,
  isRefundOnHold,
  isReturned,
  isReturnedByBank,
  type OrderEmailJob,
  type OrderEmailKind,
} from '#src/orders/domain/email-triggers.ts';
import { renderDetailsNeeded, renderDelayed, renderSlaBreached } from './delivery-emails.ts';
import { renderReceipt } from './payment-emails.ts';
import { renderRefundFailed, renderRefundPending, renderRefundRequested } from './refund-progress-emails.ts';
import {
  renderUnmatchedPayment,
  renderUnmatchedRefund,
  renderUnmatchedRefundFailed,
} from './unmatched-emails.ts';
import {
  renderDuplicateRefund,
  renderPartialRefund,
  renderRefund,
  renderRefundMadeElsewhere,
  renderRefundOnHold,
  renderReturnedByBank,
} from './refund-emails.ts';
import type { OrderEmailContext, EmailContent } from './context.ts';

export const ORDER_EMAIL_RENDERERS: Record<OrderEmailKind, (context: OrderEmailContext) => EmailContent> = {
  receipt: renderReceipt,
  'details-needed': renderDetailsNeeded,
  delayed: renderDelayed,
  'sla-breached': renderSlaBreached,
  'refund-requested': renderRefundRequested,
  'refund-pending': renderRefundPending,
  'refund-failed': renderRefundFailed,
  'partially-refunded': renderPartialRefund,
  refunded: renderRefund,
  'duplicate-refunded': renderDuplicateRefund,
  'refund-on-hold': renderRefundOnHold,
  'returned-by-bank': renderReturnedByBank,
  'refunded-elsewhere': renderRefundMadeElsewhere,
  'payment-unmatched': renderUnmatchedPayment,
  'unmatched-refunded': renderUnmatchedRefund,
  'unmatched-refund-failed': renderUnmatchedRefundFailed,
};

/**
 * Sends an order e-mail once, to the member's current address. Skips obsolete e-mails and deleted members.
 * @throws when the job should be retried
 */
export async function sendOrderEmail(
  deps: EmailDeps,
  emailJob: OrderEmailJob,
  isLastAttempt = false,
): Promise<void> {
  const events = await loadOrderEvents(deps.db, emailJob.orderId);
  const order = foldOrder(events);
  const member = order && (await findMember(deps.db, order.memberId));
  if (!order || !member || isObsolete(order, emailJob)) return;
  const sender = deps.sender;
  const context: OrderEmailContext = {
    order,
    events,
    reportName: (await findReport(deps.db, order.reportKey))?.name ?? order.reportKey,
    taxDocuments: await listTaxDocuments(deps.db, order.id),
    subjectId: emailJob.subjectId,
    unmatchedPayment: await findUnmatchedPayment(deps.db, emailJob),
    sender,
  };
  const email = {
    to: member.email,
    messageId: createMessageId(sender, getDedupeKey(emailJob)),
    ...ORDER_EMAIL_RENDERERS[emailJob.kind](context),
  };
  await sendMemberEmail(deps, { memberId: member.id, email, isLastAttempt });
}

/**
 * Reads the tables of src/payments directly, because this folder must not import that one. The amount is that of the refund,
 * if the e-mail is about one: `pay_….rfnd_…`.
 */
async function findUnmatchedPayment(
  db: Database,
  { kind, subjectId }: OrderEmailJob,
): Promise<UnmatchedPayment | undefined> {
  if (!kind.includes('unmatched')) return undefined;
  const [id, refundId] = subjectId!.split('.');
  const payment: { amount: number; currency: string } | undefined = await db('unmatched_payments')
    .where({ gateway_payment_id: id })
    .first('amount', 'currency');
  if (!payment) return undefined;
  if (!refundId) return { ...payment, id: id! };
  const refund: { amount: number } | undefined = await db('payment_refunds')
    .where({ gateway_refund_id: refundId })
    .first('amount');
  return { ...payment, ...refund, id: id!, refundId };
}

type UnmatchedPayment = NonNullable<OrderEmailContext['unmatchedPayment']>;

/** The payment that a refund belongs to; without a known refund id, the payment of the order. */
const findPaymentOfRefund = ({ duplicatePayments, gatewayPaymentId }: Order, refundId?: string): string =>
  duplicatePayments.find(({ refunds }) => refunds.some((refund) => refund.refundId === refundId))?.id ??
  gatewayPaymentId!;

/** A job can wait for hours while the mail server is down: its content must still be true when it is sent. */
function isObsolete(order: Order, { kind, subjectId }: OrderEmailJob): boolean {
  const { status, birthId, report, refunds, partialRefund } = order;
  if (kind === 'receipt') return false;
  if (kind === 'details-needed') return birthId !== undefined || isRefunding(status);
  if (kind === 'delayed' || kind === 'sla-breached')
    return isRefunding(status) || report.renderedAt !== undefined || String(report.edition) !== subjectId;
  // A refund that was completed before this e-mail was sent has its own e-mail.
  if (kind === 'refund-requested' || kind === 'refund-failed')
    return subjectId?.startsWith('part-')
      ? subjectId !== `part-${partialRefund?.requestNumber}`
      : isReturned(order, findPaymentOfRefund(order, subjectId));
  if (kind === 'refund-pending') return !order.pendingRefunds.some(({ refundId }) => refundId === subjectId);
  if (kind === 'partially-refunded')
    return !refunds.some(({ refundId, failedAt }) => refundId === subjectId && !failedAt);
  if (kind === 'refunded') return status !== 'refunded' || order.refund?.gatewayRefundId === undefined;
  if (kind === 'refund-on-hold') return !isRefundOnHold(order);
  if (kind === 'returned-by-bank') return !isReturnedByBank(order);
  if (kind === 'duplicate-refunded')
    return !order.duplicatePayments.some(
      (payment) => subjectId!.startsWith(payment.id) && findCompletingRefund(payment),
    );
  return false;
}
