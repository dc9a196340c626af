/** Describes every event of an order in one sentence, for support and for the demo. */
import { formatPaise } from '#src/platform/contract-money.ts';
import type { StoredEvent } from '#src/ledger/event.ts';
import type { EventOf, EmailFailureReason, OrderEvent, OrderEventType } from '#src/orders/domain/events.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatIstSecond } from '#src/support/terminal/ist-time.ts';
import { stripControlCharacters } from '#src/support/terminal/terminal-text.ts';

const describeCapture = (source: string) => (data: EventOf<'PaymentCapturedByCheckout'>['data']) =>
  `${formatPaise(data.amountPaise)} captured${data.method ? ` by ${data.method}` : ''} (${data.gatewayPaymentId}), reported by ${source}.`;

const REFUND_CAUSE_TEXTS: Record<EventOf<'RefundRequested'>['data']['cause'], string> = {
  support: 'by support',
  member: 'by the member, after the delivery deadline or while birth details were missing',
  'generation-failed': 'automatically: the report could not be generated',
  'sla-breached': 'automatically: no report 36 hours after payment',
  'order-cancelled': 'automatically: paid after the order was cancelled',
  'offer-used': 'automatically: the first-report offer was used with another order',
  'details-missing': 'automatically: no birth details thirty days after payment',
  'refunded-at-gateway': 'automatically: the gateway reported the payment as refunded already',
};

const CANCEL_REASON_TEXTS: Record<EventOf<'OrderCancelled'>['data']['reason'], string> = {
  'account-deletion': 'the member deleted the account',
  replaced: 'the member placed the order again with other details',
};

const EMAIL_FAILURE_TEXTS: Record<EmailFailureReason, string> = {
  'sender-rejected': 'the mail server rejects our sender',
  deferred: 'the mail server deferred it until no attempt was left',
  'internal-error': 'internal error, see the worker log',
  'job-lost': 'the job was lost',
};

const DISPUTE_OUTCOME_TEXTS: Record<EventOf<'DisputeClosed'>['data']['outcome'], string> = {
  won: 'won: the payment stays with us.',
  lost: 'lost: the bank has returned the money to the payer.',
  closed: 'closed by the bank without taking money.',
};

type Descriptions = { [Type in OrderEventType]: (data: EventOf<Type>['data']) => string };

const DESCRIPTIONS: Descriptions = {
  OrderPlaced: ({ reportKey, kind, listPricePaise, pricePaise, offer }) =>
    kind === 'free'
      ? `Free report ${reportKey} requested.`
      : `${reportKey} ordered for ${formatPaise(pricePaise)}${offer ? `, first-report offer on ${formatPaise(listPricePaise)}` : ''}.`,
  BirthDetailsFrozen: ({ partnerConsent }) =>
    partnerConsent
      ? `Birth details of both people complete and frozen. The buyer confirmed the other person’s consent (text ${partnerConsent.textVersion}).`
      : 'Birth details complete and frozen.',
  BirthDetailsRequested: ({ reason }) => `Waiting for birth details: ${reason.replaceAll('-', ' ')}.`,
  BirthDetailsReminded: ({ reminderNumber }) =>
    `The member was reminded of the missing birth details (reminder ${reminderNumber} of 3).`,
  PaymentRequested: ({ gatewayOrderId, amountPaise }) =>
    `Payment of ${formatPaise(amountPaise)} requested at the gateway (${gatewayOrderId}).`,
  PaymentAttemptFailed: ({ reportedBy, reason, code }) =>
    `A payment attempt failed${reason || code ? `: ${reason ?? code}` : ''} (reported by ${reportedBy}). The buyer can try again.`,
  CheckoutDismissed: () => 'The buyer closed the checkout without paying.',
  PaymentCapturedByCheckout: describeCapture('the buyer’s return from checkout'),
  PaymentCapturedByWebhook: describeCapture('webhook'),
  PaymentCapturedByReconciliation: describeCapture('reconciliation'),
  PaymentFeesRecorded: ({ feePaise, feeTaxPaise }) =>
    `Gateway fee: ${formatPaise(feePaise)}, of which ${formatPaise(feeTaxPaise)} tax.`,
  DuplicatePaymentDetected: ({ gatewayPaymentId, amountPaise }) =>
    `Duplicate payment of ${formatPaise(amountPaise)} detected (${gatewayPaymentId}). It is refunded.`,
  DuplicatePaymentRefunded: ({ gatewayRefundId, amountPaise }) =>
    `Duplicate payment: ${formatPaise(amountPaise)} refunded (${gatewayRefundId}).`,
  DuplicateRefundRejected: ({ code, gatewayPaymentId }) =>
    `Every attempt to refund the duplicate payment ${gatewayPaymentId} failed: ${code}. Needs attention.`,
  DisputeOpened: ({ disputeId, amount, reasonCode, phase, respondBy }) =>
    `The payer disputes ${formatPaise(amount)} at the bank (${disputeId}, ${phase}, ${reasonCode}). Answer at the gateway by ${formatIstMinute(respondBy)}. Refunds wait.`,
  DisputeUpdated: ({ disputeId, status, respondBy }) =>
    status === 'under_review'
      ? `Dispute ${disputeId}: the bank reviews our evidence.`
      : `Dispute ${disputeId}: the bank asks for more evidence${respondBy ? ` by ${formatIstMinute(respondBy)}` : ''}.`,
  DisputeReopened: ({ disputeId, phase, respondBy }) =>
    `The bank has taken dispute ${disputeId} up again (${phase}). Answer at the gateway by ${formatIstMinute(respondBy)}.`,
  DisputeReminded: ({ disputeId }) => `Support reminded of the deadline of dispute ${disputeId}.`,
  DisputeClosed: ({ disputeId, outcome, amountDeducted }) =>
    `Dispute ${disputeId} ${DISPUTE_OUTCOME_TEXTS[outcome]}${amountDeducted === undefined ? '' : ` It took ${formatPaise(amountDeducted)}.`}`,
  RefundMadeElsewhere: ({ gatewayPaymentId, amountPaise }) =>
    `Support returned ${formatPaise(amountPaise)} of ${gatewayPaymentId} outside of the gateway.`,
  AttentionAcknowledged: ({ reason }) =>
    `Support closed the entry “${reason.replaceAll('-', ' ')}” of its list.`,
  EventOfNewerRelease: ({ storedType }) =>
    `${storedType}: an event of a newer release, which this one cannot read.`,
  NoteAddedBySupport: ({ text }) => `Note: ${text}`,
  DeliveryDelayed: ({ edition }) => `Edition ${edition} is delayed: not delivered after 2 hours.`,
  DeliverySlaBreached: ({ edition }) =>
    `Delivery SLA breached: edition ${edition} not delivered after 12 hours.`,
  RefundRequested: ({ cause, amountPaise }) =>
    `Refund of ${formatPaise(amountPaise)} requested ${REFUND_CAUSE_TEXTS[cause]}.`,
  PartialRefundRequested: ({ requestNumber, amountPaise }) =>
    `Partial refund ${requestNumber} of ${formatPaise(amountPaise)} requested by support.`,
  PartialRefundRejected: ({ requestNumber, code }) =>
    `Every attempt of partial refund ${requestNumber} failed: ${code}. Needs attention; “lagna order refund --amount” requests it again.`,
  RefundPending: ({ gatewayRefundId, amountPaise }) =>
    `Refund of ${formatPaise(amountPaise)} accepted by the gateway (${gatewayRefundId}). The bank has not completed it.`,
  RefundRejected: ({ code }) =>
    `Every refund attempt failed: ${code}. Needs attention; “lagna order refund” requests it again.`,
  PaymentRefunded: ({ gatewayRefundId, amountPaise }) =>
    `${formatPaise(amountPaise)} refunded (${gatewayRefundId}).`,
  PaymentPartiallyRefunded: ({ gatewayRefundId, amountPaise }) =>
    `${formatPaise(amountPaise)} of the payment refunded at the gateway (${gatewayRefundId}).`,
  RefundFailed: ({ gatewayPaymentId, gatewayRefundId, amountPaise }) =>
    `Refund of ${formatPaise(amountPaise)} failed at the gateway (${gatewayRefundId} of ${gatewayPaymentId}): no money was moved. Needs attention.`,
  EditionSuperseded: ({ edition }) =>
    `Edition ${edition} superseded. Its file stays available to the member.`,
  BirthDetailsCorrected: ({ edition }) => `Birth details corrected for edition ${edition}.`,
  BirthDetailsCorrectedBySupport: ({ edition }) =>
    `Birth details corrected by support for edition ${edition}.`,
  SecondPersonErasedBySupport: () =>
    'Birth details of both people and every file erased by support, on the request of the second person.',
  OrderReassignedBySupport: ({ fromMemberId, toMemberId }) =>
    `Moved by support from account ${fromMemberId} to account ${toMemberId}.`,
  OrderExpired: () => 'Expired: not paid within three days. A late payment reopens it.',
  OrderCancelled: ({ reason }) => `Cancelled before payment: ${CANCEL_REASON_TEXTS[reason]}.`,
  GenerationRequested: ({ edition, attempt, cause }) =>
    `Generation of edition ${edition} requested (${cause}${attempt > 1 ? `, attempt ${attempt}` : ''}).`,
  ChartComputed: ({ engineVersion }) => `Chart computed (${engineVersion}).`,
  ReportWritten: ({ chapters, contentVersion }) =>
    `Report written: ${chapters} chapters (content ${contentVersion}).`,
  ReportRendered: ({ pages, bytes, sha256 }) =>
    `PDF rendered and stored: ${pages} pages, ${Math.round(bytes / 1024)} kB, SHA-256 ${sha256.slice(0, 12)}….`,
  ReportFileRestored: ({ edition, sha256 }) =>
    `Lost or altered file of edition ${edition} restored with the same bytes (SHA-256 ${sha256.slice(0, 12)}…).`,
  ReportReprinted: ({ edition, pages, sha256, renderer }) =>
    `Lost or altered file of edition ${edition} printed again with other bytes: ${pages} pages, SHA-256 ${sha256.slice(0, 12)}… (${renderer}).`,
  ReportEmailSent: ({ messageId }) => `Report e-mail sent (${messageId}).`,
  ReportEmailBounced: ({ reason }) => `Report e-mail bounced: ${reason}. The report is in My Reports.`,
  ReportEmailFailed: ({ reason }) =>
    `Report e-mail failed after all attempts: ${EMAIL_FAILURE_TEXTS[reason]}. The report is in My Reports.`,
  ReportEmailResendRequested: ({ resendNumber, edition, requestedBy }) =>
    `Resend ${resendNumber} of the report e-mail requested by ${requestedBy ?? 'the member'} (edition ${edition}).`,
  ReportEmailResent: ({ resendNumber, messageId }) => `Resend ${resendNumber} sent (${messageId}).`,
  ReportEmailResendBounced: ({ resendNumber, reason }) => `Resend ${resendNumber} bounced: ${reason}.`,
  ReportEmailResendFailed: ({ resendNumber, reason }) =>
    `Resend ${resendNumber} failed after all attempts: ${EMAIL_FAILURE_TEXTS[reason]}.`,
  GenerationFailed: ({ step, reason, attempt }) =>
    `Generation failed at step “${step}” after all retries of attempt ${attempt}: ${reason}.`,
};

/** Describes an event in one sentence, without control characters of stored text. */
export const describeEvent = (event: OrderEvent): string =>
  stripControlCharacters((DESCRIPTIONS[event.type] as (data: unknown) => string)(event.data));

/** Formats one line: "  1  21 Nov 2026 08:30:00  janam-kundli ordered for ₹499.  [member:…]". */
export function formatEventLine(event: StoredEvent<OrderEvent>): string {
  const { version, recordedAt, meta } = event;
  return stripControlCharacters(
    `${String(version).padStart(3)}  ${formatIstSecond(recordedAt)}  ${describeEvent(event)}  [${meta.actor}${formatReason(event)}]`,
  );
}

/** Appends the reason that support gave for a refund. */
const formatReason = ({ type, data, meta }: StoredEvent<OrderEvent>) =>
  (type === 'RefundRequested' && data.cause === 'support') || type === 'PartialRefundRequested'
    ? `: ${meta.cause}`
    : '';
