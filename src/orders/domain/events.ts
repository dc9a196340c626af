/**
 * The events of an order. A name says what happened and who reported it. Names and shapes are stored permanently:
 * a changed shape needs an upcaster. Events contain ids, amounts in paise and reasons; never personal data.
 */
import * as z from 'zod';
import { Conventions } from '#src/astrology/contract.ts';
import { SIGN_VOCABULARIES } from '#src/astrology/contract-sign-names.ts';
import type { NewEvent } from '#src/ledger/event.ts';
import { applyUpcasters, type Upcasters } from '#src/ledger/upcast.ts';
import { DISPUTE_EVENTS } from './dispute.ts';
import {
  createNewerReleaseEvent,
  hasUnknownField,
  type NewerReleaseEvent,
} from '#src/ledger/newer-release.ts';

const id = z.string().min(1).max(80);
const paise = z.int().nonnegative();
const instant = z.iso.datetime();
const edition = z.int().positive();

/** A repeated e-mail: `resendNumber` counts within the order from 1. */
const resendFields = { edition, resendNumber: z.int().positive() };

/** Why the last attempt failed: our sender was rejected; deferred until no attempt was left; our own error; job lost. */
const EmailFailureReason = z.enum(['sender-rejected', 'deferred', 'internal-error', 'job-lost']);
export type EmailFailureReason = z.infer<typeof EmailFailureReason>;

/** Entries of support's list that only support can close. The others end with the bank's decision, the report or the e-mail. */
export const ACKNOWLEDGEABLE_REASONS = [
  'dispute-partly-lost',
  'returned-twice',
  'refund-failed',
  'refund-rejected',
  'duplicate-payment-not-refunded',
] as const;

const defineEvent = <Type extends string, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data });

const CapturedPayment = z.object({
  gatewayOrderId: id,
  gatewayPaymentId: id,
  amountPaise: paise,
  at: instant,
  method: z.string().max(40).optional(),
  feePaise: paise.optional(),
  feeTaxPaise: paise.optional(),
});
export type CapturedPayment = z.infer<typeof CapturedPayment>;

export const OrderEvent = z.discriminatedUnion('type', [
  defineEvent(
    'OrderPlaced',
    z.object({
      orderId: id,
      memberId: id,
      reportKey: id,
      kind: z.enum(['priced', 'free']),
      listPricePaise: paise,
      pricePaise: paise,
      offer: z.literal('first-report').optional(),
      chartStyle: z.enum(['north', 'south', 'east']),
      // Absent in orders from before the choice: every edition names the signs in English only.
      signVocabulary: z.enum(SIGN_VOCABULARIES).optional(),
      // The charts of every edition are computed with these.
      conventions: Conventions,
      // Absent: the cover of every edition has the opening verse.
      openingVerse: z.literal(false).optional(),
      placedAt: instant,
      expiresAt: instant.optional(),
    }),
  ),
  defineEvent(
    'BirthDetailsFrozen',
    z.object({
      birthId: id,
      at: instant,
      // Only for a report on two people: the buyer confirmed that the other person agrees, in the words of this version.
      partnerConsent: z.object({ textVersion: z.string().max(20), at: instant }).optional(),
    }),
  ),
  defineEvent(
    'BirthDetailsRequested',
    z.object({
      reason: z.enum(['missing', 'name-unprintable', 'place-unknown', 'place-ambiguous', 'clock-change']),
    }),
  ),
  // The member was reminded that a paid order waits for birth details.
  defineEvent('BirthDetailsReminded', z.object({ reminderNumber: z.int().positive(), at: instant })),
  defineEvent(
    'PaymentRequested',
    z.object({ gateway: z.literal('razorpay'), gatewayOrderId: id, amountPaise: paise }),
  ),
  defineEvent(
    'PaymentAttemptFailed',
    z.object({
      reportedBy: z.enum(['browser', 'webhook', 'reconciliation']),
      gatewayPaymentId: id.optional(),
      code: z.string().max(60).optional(),
      reason: z.string().max(120).optional(),
    }),
  ),
  defineEvent('CheckoutDismissed', z.object({})),
  // The browser returned from checkout with a signed payment id, and the gateway confirmed the capture.
  defineEvent('PaymentCapturedByCheckout', CapturedPayment),
  defineEvent('PaymentCapturedByWebhook', CapturedPayment),
  defineEvent('PaymentCapturedByReconciliation', CapturedPayment),
  // Fees that were not known when the capture was recorded.
  defineEvent('PaymentFeesRecorded', z.object({ gatewayPaymentId: id, feePaise: paise, feeTaxPaise: paise })),
  defineEvent(
    'DuplicatePaymentDetected',
    z.object({ gatewayPaymentId: id, amountPaise: paise, at: instant }),
  ),
  defineEvent(
    'DuplicatePaymentRefunded',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise, at: instant }),
  ),
  defineEvent(
    'DuplicateRefundRejected',
    z.object({ gatewayPaymentId: id, code: z.string().max(60), at: instant }),
  ),
  defineEvent(
    'RefundRequested',
    z.object({
      cause: z.enum([
        'support',
        'member',
        'generation-failed',
        'sla-breached',
        'order-cancelled',
        'offer-used',
        'details-missing',
        'refunded-at-gateway',
      ]),
      amountPaise: paise,
      at: instant,
    }),
  ),
  // Support refunds a part: the order stays paid. One request at a time.
  defineEvent(
    'PartialRefundRequested',
    z.object({ requestNumber: z.int().positive(), amountPaise: paise, at: instant }),
  ),
  defineEvent(
    'PartialRefundRejected',
    z.object({ requestNumber: z.int().positive(), code: z.string().max(60), at: instant }),
  ),
  // The gateway accepted a refund of the payment, and the bank has not completed it.
  defineEvent('RefundPending', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  defineEvent('RefundRejected', z.object({ code: z.string().max(60), at: instant })),
  // Completes the refund. Earlier partial amounts are PaymentPartiallyRefunded.
  defineEvent('PaymentRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  defineEvent('PaymentPartiallyRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  defineEvent(
    'RefundFailed',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise, at: instant }),
  ),
  // Support returned money outside of the gateway, which could not refund it.
  defineEvent(
    'RefundMadeElsewhere',
    z.object({ gatewayPaymentId: id, amountPaise: z.int().positive(), at: instant }),
  ),
  ...DISPUTE_EVENTS,
  // Support resolved an entry of its list outside of the site.
  defineEvent(
    'AttentionAcknowledged',
    z.object({
      reason: z.enum(ACKNOWLEDGEABLE_REASONS),
      subject: z.string().max(400),
      at: instant,
    }),
  ),
  // Written by support for colleagues: ids and facts, no personal data.
  defineEvent('NoteAddedBySupport', z.object({ text: z.string().min(1).max(200), at: instant })),
  defineEvent('DeliveryDelayed', z.object({ edition, at: instant })),
  defineEvent('DeliverySlaBreached', z.object({ edition, at: instant })),
  defineEvent('OrderExpired', z.object({ at: instant })),
  defineEvent('OrderCancelled', z.object({ reason: z.enum(['account-deletion', 'replaced']), at: instant })),
  defineEvent('EditionSuperseded', z.object({ edition, at: instant })),
  defineEvent('BirthDetailsCorrected', z.object({ edition, birthId: id, at: instant })),
  // Support corrected them: also after the member's seven days, or once more.
  defineEvent('BirthDetailsCorrectedBySupport', z.object({ edition, birthId: id, at: instant })),
  // On the request of the second person: birth details of both, and every file.
  defineEvent('SecondPersonErasedBySupport', z.object({ at: instant })),
  // Support moved the order to another account of the same person.
  defineEvent('OrderReassignedBySupport', z.object({ fromMemberId: id, toMemberId: id, at: instant })),
  defineEvent(
    'GenerationRequested',
    z.object({
      edition,
      birthId: id,
      attempt: z.int().positive(),
      cause: z.enum(['payment', 'free', 'details', 'support', 'recovery', 'correction']),
      at: instant,
    }),
  ),
  defineEvent(
    'ChartComputed',
    z.object({ edition, engineVersion: z.string(), chartSha256: z.string(), at: instant }),
  ),
  defineEvent(
    'ReportWritten',
    z.object({ edition, contentVersion: z.string(), chapters: z.int(), at: instant }),
  ),
  defineEvent(
    'ReportRendered',
    z.object({
      edition,
      sha256: z.string().length(64),
      bytes: z.int(),
      pages: z.int(),
      renderer: z.string(),
      at: instant,
      /** printed in the file: verification code and document date */
      verification: z.object({ code: z.string().length(32), documentCreatedAt: instant }).optional(),
    }),
  ),
  // The stored file was lost or altered, and was printed again with the same bytes.
  defineEvent('ReportFileRestored', z.object({ edition, sha256: z.string().length(64), at: instant })),
  // The lost file was printed again with other bytes, because the report texts or the browser have changed since. The
  // hash of the lost file stays valid.
  defineEvent(
    'ReportReprinted',
    z.object({
      edition,
      sha256: z.string().length(64),
      bytes: z.int(),
      pages: z.int(),
      renderer: z.string(),
      at: instant,
      verification: z.object({ code: z.string().length(32), documentCreatedAt: instant }).optional(),
    }),
  ),
  defineEvent('ReportEmailSent', z.object({ edition, messageId: z.string(), at: instant })),
  defineEvent('ReportEmailBounced', z.object({ edition, reason: z.string().max(200), at: instant })),
  // No attempt is left. The PDF can be downloaded in My Reports.
  defineEvent('ReportEmailFailed', z.object({ edition, reason: EmailFailureReason, at: instant })),
  defineEvent(
    'ReportEmailResendRequested',
    z.object({ ...resendFields, requestedBy: z.literal('support').optional(), at: instant }),
  ),
  defineEvent('ReportEmailResent', z.object({ ...resendFields, messageId: z.string(), at: instant })),
  defineEvent(
    'ReportEmailResendBounced',
    z.object({ ...resendFields, reason: z.string().max(200), at: instant }),
  ),
  defineEvent(
    'ReportEmailResendFailed',
    z.object({ ...resendFields, reason: EmailFailureReason, at: instant }),
  ),
  defineEvent(
    'GenerationFailed',
    z.object({
      edition,
      attempt: z.int(),
      step: z.string().max(40),
      reason: z.string().max(200),
      at: instant,
    }),
  ),
]);
export type OrderEvent = z.infer<typeof OrderEvent> | NewerReleaseEvent;
export type OrderEventType = OrderEvent['type'];
export type EventOf<Type extends OrderEventType> = Extract<OrderEvent, { type: Type }>;

/** Upcasters of earlier event shapes, each with a test. None so far. */
const UPCASTERS: Upcasters = {};

/** Upcasts and parses a stored event. One that this release does not know becomes EventOfNewerRelease. */
export function parseOrderEvent<Stored extends NewEvent>(
  stored: Stored,
  upcasters: Upcasters = UPCASTERS,
): Omit<Stored, 'type' | 'data'> & OrderEvent {
  const { type, data } = applyUpcasters(stored, upcasters);
  const { success, data: event } = OrderEvent.safeParse({ type, data });
  if (!success || hasUnknownField(data, event.data))
    return { ...stored, ...createNewerReleaseEvent(stored.type) };
  return { ...stored, ...event };
}
