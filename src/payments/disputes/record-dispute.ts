/** Disputes that the gateway reports, by webhook or in the daily comparison, on the stream of their payment. */
import type { EventMeta } from '#src/ledger/event.ts';
import { recordDisputeStatus, type DisputeEvent, type ReportedDispute } from '#src/orders/domain/dispute.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordPayment } from '#src/payments/capture/record-payment.ts';
import type { GatewayDispute } from '#src/payments/gateway/entities.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { findOrderIdOfPayment } from '#src/orders/store/find-order-id-of-payment.ts';
import { changeUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import type { UnmatchedPayment } from '#src/payments/unmatched/unmatched-payment.ts';

/** `not-used`: the payment was never captured. The gateway should report no such dispute. */
type RecordedDispute = 'handled' | 'not-used';

/**
 * Idempotent by dispute and status. A dispute that is reported before its payment makes the payment known first.
 * @param options.isActionRequired the type of the webhook; the dispute in its payload has the status `open`
 * @param options.isCurrent the dispute was fetched now; a webhook can be late
 * @throws GatewayError when an unknown payment cannot be fetched
 */
export async function recordDispute(
  deps: PaymentDeps,
  dispute: GatewayDispute,
  meta: EventMeta,
  { isActionRequired = false, isCurrent = false }: { isActionRequired?: boolean; isCurrent?: boolean } = {},
): Promise<RecordedDispute> {
  const reported = await resolveReportedDispute(deps, dispute, { isActionRequired, isCurrent });
  if (await recordIfPaymentKnown(deps, reported, meta)) return 'handled';
  const payment = await deps.gateway.fetchPayment(dispute.payment_id);
  const { outcome } = await recordPayment(deps, 'reconciliation', payment, meta);
  if (
    (outcome === 'captured' || outcome === 'unmatched') &&
    (await recordIfPaymentKnown(deps, reported, meta))
  )
    return 'handled';
  deps.log.error(
    { event: 'disputes.unknown_payment', disputeId: dispute.id, gatewayPaymentId: dispute.payment_id },
    'A dispute is about a payment that is not recorded',
  );
  return 'not-used';
}

/**
 * Fetches a dispute that is closed in our books: its webhook may be late, or the bank has taken the dispute up again.
 * @throws GatewayError
 */
async function resolveReportedDispute(
  deps: PaymentDeps,
  dispute: GatewayDispute,
  { isActionRequired, isCurrent }: { isActionRequired: boolean; isCurrent: boolean },
): Promise<ReportedDispute> {
  const recorded: { status: string } | undefined = await deps
    .db('payment_disputes')
    .where({ dispute_id: dispute.id })
    .whereNotNull('closed_at')
    .first('status');
  if (isCurrent || !recorded || recorded.status === dispute.status)
    return { ...toReportedDispute(dispute, isActionRequired), isCurrent };
  return { ...toReportedDispute(await deps.gateway.fetchDispute(dispute.id), false), isCurrent: true };
}

function toReportedDispute(dispute: GatewayDispute, isActionRequired: boolean): ReportedDispute {
  const { id, payment_id: gatewayPaymentId, amount, reason_code: reasonCode, phase, status } = dispute;
  return {
    id,
    gatewayPaymentId,
    amount,
    amountDeducted: dispute.amount_deducted ?? undefined,
    reasonCode: (reasonCode ?? 'unknown').slice(0, 80),
    phase: phase?.slice(0, 40),
    status: isActionRequired && status === 'open' ? 'action_required' : status,
    respondBy: dispute.respond_by ? new Date(dispute.respond_by * 1000).toISOString() : undefined,
  };
}

/** @returns whether the payment is recorded */
async function recordIfPaymentKnown(
  deps: PaymentDeps,
  reported: ReportedDispute,
  meta: EventMeta,
): Promise<boolean> {
  const { gatewayPaymentId } = reported;
  const orderId = await findOrderIdOfPayment(deps.db, gatewayPaymentId);
  if (orderId) {
    const { events } = await changeOrder(deps, orderId, meta, ({ disputes }) =>
      recordDisputeStatus(disputes, reported, meta.at),
    );
    logDisputeChange(deps, events, reported);
    return true;
  }
  let recordedPayment: UnmatchedPayment | undefined;
  const events = await changeUnmatchedPayment(deps, gatewayPaymentId, meta, (payment) => {
    recordedPayment = payment;
    return payment ? recordDisputeStatus(payment.disputes, reported, meta.at) : [];
  });
  logDisputeChange(deps, events, reported);
  return recordedPayment !== undefined;
}

/** Logs the changes on which support has to act. */
function logDisputeChange(
  { log }: PaymentDeps,
  events: readonly { type: string }[],
  { id: disputeId, gatewayPaymentId, status, respondBy, amount }: ReportedDispute,
): void {
  const ids = { disputeId, gatewayPaymentId };
  const types = events.map(({ type }) => type as DisputeEvent['type']);
  if (types.includes('DisputeOpened'))
    log.error(
      { event: 'disputes.opened', ...ids, amount, respondBy },
      'A payer disputes a payment at the bank; support has to answer at the gateway before the deadline',
    );
  if (types.includes('DisputeUpdated') && status !== 'under_review')
    log.error(
      { event: 'disputes.action_required', ...ids, respondBy },
      'The bank requires another answer to a dispute; support has to give it at the gateway before the deadline',
    );
  if (types.includes('DisputeClosed'))
    log.warn({ event: 'disputes.closed', ...ids, outcome: status }, 'The bank has decided a dispute');
  if (types.includes('DisputeReopened'))
    log.error(
      { event: 'disputes.reopened', ...ids, reported: status, respondBy },
      'The bank has taken a closed dispute up again',
    );
}
