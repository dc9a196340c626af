/**
 * The events of an order. A name says what happened and who brought the news; names and shapes are stored for good:
 * a changed shape gets an upcaster, never an edit. Ids, amounts in paise and reasons only; nothing about a person.
 */
import * as z from 'zod';
import type { StoredEvent } from '#src/ledger/event.ts';
import { upcast, type Upcasters } from '#src/ledger/upcast.ts';

const id = z.string().min(1).max(80);
const paise = z.int().nonnegative();
const instant = z.iso.datetime();
const edition = z.int().positive();

/** a mail after the first, by its number within the order */
const again = { edition, number: z.int().positive() };

/** Turned away because of us; put off to the end; a fault of our own; its job is lost. */
const MailStop = z.enum(['blocked', 'delayed', 'fault', 'lost']);
export type MailStop = z.infer<typeof MailStop>;

const event = <Type extends string, Data extends z.ZodObject>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), data });

const Captured = z.object({
  gatewayOrderId: id,
  gatewayPaymentId: id,
  amountPaise: paise,
  at: instant,
  method: z.string().max(40).optional(),
  feePaise: paise.optional(),
  taxPaise: paise.optional(),
});
export type Captured = z.infer<typeof Captured>;

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
    'BirthDetailsNeeded',
    z.object({ reason: z.enum(['missing', 'name', 'place-unknown', 'place-ambiguous', 'clock']) }),
  ),
  event(
    'PaymentRequested',
    z.object({ gateway: z.literal('razorpay'), gatewayOrderId: id, amountPaise: paise }),
  ),
  event(
    'PaymentAttemptFailed',
    z.object({
      toldBy: z.enum(['browser', 'webhook', 'reconciliation']),
      gatewayPaymentId: id.optional(),
      code: z.string().max(60).optional(),
      reason: z.string().max(120).optional(),
    }),
  ),
  event('CheckoutDismissed', z.object({})),
  event('PaymentCapturedByReturn', Captured),
  event('PaymentCapturedByWebhook', Captured),
  event('PaymentCapturedByReconciliation', Captured),
  event('DuplicatePaymentFound', z.object({ gatewayPaymentId: id, amountPaise: paise })),
  event(
    'DuplicatePaymentRefunded',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise }),
  ),
  event(
    'RefundRequested',
    z.object({
      cause: z.enum(['support', 'member', 'cannot-be-made', 'promise-broken']),
      amountPaise: paise,
      at: instant,
    }),
  ),
  event('RefundRefused', z.object({ code: z.string().max(60), at: instant })),
  // With one of these the whole payment is back; what went back before, piece by piece, is PaymentPartRefunded.
  event('PaymentRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  event('PaymentPartRefunded', z.object({ gatewayRefundId: id, amountPaise: paise, at: instant })),
  event(
    'RefundFailed',
    z.object({ gatewayPaymentId: id, gatewayRefundId: id, amountPaise: paise, at: instant }),
  ),
  event('DeliveryLate', z.object({ edition, at: instant })),
  event('DeliveryPromiseBroken', z.object({ edition, at: instant })),
  event('OrderExpired', z.object({ at: instant })),
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
  event('ReportWritten', z.object({ edition, content: z.string(), chapters: z.int(), at: instant })),
  event(
    'ReportRendered',
    z.object({
      edition,
      sha256: z.string().length(64),
      bytes: z.int(),
      pages: z.int(),
      renderer: z.string(),
      at: instant,
      /** printed in the file: the code it is checked by, and the moment it says it was made; older files have none */
      seal: z.object({ code: z.string().length(32), madeAt: instant }).optional(),
    }),
  ),
  event('ReportMailed', z.object({ edition, messageId: z.string(), at: instant })),
  event('ReportMailRefused', z.object({ edition, reason: z.string().max(200), at: instant })),
  // Every try was used up; the PDF waits in My Reports.
  event('ReportMailGivenUp', z.object({ edition, reason: MailStop, at: instant })),
  event('ReportMailRequested', z.object({ ...again, by: z.literal('support').optional(), at: instant })),
  event('ReportMailedAgain', z.object({ ...again, messageId: z.string(), at: instant })),
  event('ReportMailAgainRefused', z.object({ ...again, reason: z.string().max(200), at: instant })),
  event('ReportMailAgainGivenUp', z.object({ ...again, reason: MailStop, at: instant })),
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

/** Shapes that were stored once and are read differently today; each with a test of its own. None so far. */
const UPCASTERS: Upcasters = {};

/** A stored event as an order's event. @throws ZodError when the ledger holds what no version of this shop wrote */
export function asOrderEvent(stored: StoredEvent): StoredEvent<OrderEvent> {
  const { type, data } = upcast(stored, UPCASTERS);
  return { ...stored, ...OrderEvent.parse({ type, data }) };
}
