/**
 * The events of an order. A name says what happened and who reported it. Names and shapes are stored permanently:
 * a changed shape needs an upcaster. Events contain ids, amounts in paise and reasons; never personal data.
 */
import * as z from 'zod';
import type { StoredEvent } from '#src/ledger/event.ts';
import { upcastEvent, type Upcasters } from '#src/ledger/upcast.ts';

const id = z.string().min(1).max(80);
const paise = z.int().nonnegative();
const instant = z.iso.datetime();
const edition = z.int().positive();

/** A repeated e-mail: `resendNumber` counts within the order from 1. */
const resend = { edition, resendNumber: z.int().positive() };

/** Why the last attempt failed: our sender was rejected; deferred until no attempt was left; our own error; job lost. */
const EmailFailureReason = z.enum(['sender-rejected', 'deferred', 'internal-error', 'job-lost']);
export type EmailFailureReason = z.infer<typeof EmailFailureReason>;

const event = <Type extends string, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data });

const CapturedPayment = z.object({
  gatewayOrderId: id,
  gatewayPaymentId: id,
  amountPaise: paise,
  at: instant,
  method: z.string().max(40).optional(),
  feePaise: paise.optional(),
  taxPaise: paise.optional(),
});
export type CapturedPayment = z.infer<typeof CapturedPayment>;

export const OrderEvent = z.discriminatedUnion('type', [
  event(
    'OrderPlaced',
    z.object({
      orderId: id,
      memberId: id,
      reportKey: id,
      kind: z.enum(['paid', 'free']),
      listPaise: paise,
      pricePaise: paise,
      offer: z.literal('first-report').optional(),
      chartStyle: z.enum(['north', 'south', 'east']),
      placedAt: instant,
      expiresAt: instant.optional(),
    }),
  ),
  event('BirthDetailsFrozen', z.object({ birthId: id, at: instant })),
  event(
    'BirthDetailsRequested',
    z.object({
      reason: z.enum(['missing', 'name-unprintable', 'place-unknown', 'place-ambiguous', 'clock-change']),
    }),
  ),
  event(
    'PaymentRequested',
    z.object({ gateway: z.literal('razorpay'), gatewayOrderId: id, amountPaise: paise }),
  ),
  event(
    'PaymentAttemptFailed',
    z.object({
      reportedBy: z.enum(['browser', 'webhook', 'reconciliation']),
      gatewayPaymentId: id.optional(),
      code: z.string().max(60).optional(),
      reason: z.string().max(120).optional(),
    }),
  ),
  event('CheckoutDismissed', z.object({})),
  event('PaymentCapturedByReturn', CapturedPayment),
  event('PaymentCapturedByWebhook', CapturedPayment),
  event('PaymentCapturedByReconciliation', CapturedPayment),
  event('DuplicatePaymentDetected', z.object({ gatewayPaymentId: id, amountPaise: paise })),
  event(
    'DuplicatePaymentRefunded',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise }),
  ),
  event(
    'RefundRequested',
    z.object({
      cause: z.enum(['support', 'member', 'generation-failed', 'sla-breached']),
      amountPaise: paise,
      at: instant,
    }),
  ),
  event('RefundRejected', z.object({ code: z.string().max(60), at: instant })),
  // Completes the refund. Earlier partial amounts are PaymentPartiallyRefunded.
  event('PaymentRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  event('PaymentPartiallyRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  event(
    'RefundFailed',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise, at: instant }),
  ),
  event('DeliveryDelayed', z.object({ edition, at: instant })),
  event('DeliverySlaBreached', z.object({ edition, at: instant })),
  event('OrderExpired', z.object({ at: instant })),
  event('OrderCancelled', z.object({ reason: z.literal('account-deletion'), at: instant })),
  event('EditionSuperseded', z.object({ edition, at: instant })),
  event('BirthDetailsCorrected', z.object({ edition, birthId: id, at: instant })),
  event(
    'GenerationRequested',
    z.object({
      edition,
      birthId: id,
      attempt: z.int().positive(),
      cause: z.enum(['payment', 'free', 'details', 'support', 'recovery', 'correction']),
      at: instant,
    }),
  ),
  event('ChartComputed', z.object({ edition, engine: z.string(), chartSha256: z.string(), at: instant })),
  event('ReportWritten', z.object({ edition, contentVersion: z.string(), chapters: z.int(), at: instant })),
  event(
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
  event('ReportEmailSent', z.object({ edition, messageId: z.string(), at: instant })),
  event('ReportEmailBounced', z.object({ edition, reason: z.string().max(200), at: instant })),
  // No attempt left. The PDF can be downloaded in My Reports.
  event('ReportEmailFailed', z.object({ edition, reason: EmailFailureReason, at: instant })),
  event(
    'ReportEmailResendRequested',
    z.object({ ...resend, requestedBy: z.literal('support').optional(), at: instant }),
  ),
  event('ReportEmailResent', z.object({ ...resend, messageId: z.string(), at: instant })),
  event('ReportEmailResendBounced', z.object({ ...resend, reason: z.string().max(200), at: instant })),
  event('ReportEmailResendFailed', z.object({ ...resend, reason: EmailFailureReason, at: instant })),
  event(
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
export type OrderEvent = z.infer<typeof OrderEvent>;
export type OrderEventType = OrderEvent['type'];
export type EventOf<Type extends OrderEventType> = Extract<OrderEvent, { type: Type }>;

/** Upcasters of earlier event shapes, each with a test. None so far. */
const UPCASTERS: Upcasters = {};

/** Upcasts and parses a stored event. @throws ZodError on an unknown shape */
export function parseOrderEvent(stored: StoredEvent): StoredEvent<OrderEvent> {
  const { type, data } = upcastEvent(stored, UPCASTERS);
  return { ...stored, ...OrderEvent.parse({ type, data }) };
}
