/** API of the purchase. Amounts in requests are rupees, as in the catalogue; amounts in responses are paise. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { ChartStyle, Conventions, SignVocabularyChoice } from '#src/astrology/contract.ts';
import { PartnerInOrder } from '#src/orders/contract-partner.ts';
import { OrderView } from '#src/orders/contract.ts';
import { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';

const reportKey = z.string().check(z.minLength(1), z.maxLength(60));

/** Optional fields that the order confirmation dialog adds; without them the details of the account are used. */
const confirmationFields = {
  birthDetails: z.optional(BirthDetails),
  chartStyle: z.optional(ChartStyle),
  signVocabulary: z.optional(SignVocabularyChoice),
  conventions: z.optional(Conventions),
  /** the opening verse on the cover, printed by default */
  openingVerse: z.optional(z.boolean()),
  /** recipient of the PDF; default is the address of the account */
  email: z.optional(z.string()),
};

/** `checkout` is the URL of the gateway's checkout script, which the site loads on demand. */
export const GatewayKeyResponse = z.object({
  success: z.optional(z.literal(true)),
  key: z.string(),
  checkout: z._default(z.string(), 'https://checkout.razorpay.com/v1/checkout.js'),
});

/** A payment method that the gateway cannot collect reliably now; `instrument`: the bank, card network or app, in words. */
export const PaymentDowntime = z.object({
  method: z.enum(['upi', 'card', 'netbanking']),
  severity: z.enum(['low', 'medium', 'high']),
  instrument: z.optional(z.string()),
});
export type PaymentDowntime = z.infer<typeof PaymentDowntime>;

export const Quote = z.object({
  success: z.literal(true),
  reportKey: z.string(),
  listPricePaise: z.int(),
  pricePaise: z.int(),
  offer: z.optional(z.literal('first-report')),
  /** number of the open order that holds the offer */
  offerHeldBy: z.optional(z.string()),
  /**
   * present when the seller is registered for GST: the member can request a tax invoice. `taxDetails`: those of the
   * member's last invoice, as the default.
   */
  gst: z.optional(z.object({ taxDetails: z.optional(TaxDetails) })),
  /** newest first */
  downtimes: z.optional(z.array(PaymentDowntime)),
});
export type Quote = z.infer<typeof Quote>;

/** The response of GET /api/payment/offer: whether the member's next paid report has half its price. */
export const OfferResponse = z.object({
  success: z.literal(true),
  status: z.enum(['available', 'held', 'used']),
  /** with `held`: the report of the open order that holds the offer */
  reportKey: z.optional(z.string()),
});
export type OfferResponse = z.infer<typeof OfferResponse>;

export const CreateOrderRequest = z.object({
  amount: z.number(),
  reportKey,
  ...confirmationFields,
  /** the second person of a report on two people, and only there */
  partner: z.optional(PartnerInOrder),
  /** for the invoice; ignored when the seller is not registered for GST */
  taxDetails: z.optional(TaxDetails),
});
export type CreateOrderRequest = z.infer<typeof CreateOrderRequest>;

export const CreateOrderResponse = z.object({
  success: z.literal(true),
  /** gateway order id, for checkout */
  orderId: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  /** order number, `LG-…`; the client also reads responses without it */
  order: z._default(z.string(), ''),
});
export type CreateOrderResponse = z.infer<typeof CreateOrderResponse>;

/** The result of checkout, plus the report. */
export const VerifyPaymentRequest = z.object({
  razorpay_order_id: z.string().check(z.minLength(1), z.maxLength(60)),
  razorpay_payment_id: z.string().check(z.minLength(1), z.maxLength(60)),
  razorpay_signature: z.string().check(z.minLength(1), z.maxLength(256)),
  reportKey,
});
export type VerifyPaymentRequest = z.infer<typeof VerifyPaymentRequest>;

/**
 * `captured`: the report is started. `pending`: the bank approved the payment, and the gateway has not confirmed that it
 * collected the money. `refunded`: the order is closed, so its payment is refunded and no report is made.
 */
export const VerifyPaymentResponse = z.object({
  success: z.literal(true),
  order: z.optional(z.string()),
  status: z._default(z.enum(['captured', 'pending', 'refunded']), 'captured'),
});
export type VerifyPaymentResponse = z.infer<typeof VerifyPaymentResponse>;

/** Paid reports send `reportKey`, free ones send the same key as `reportType`. */
export const PaymentSuccessRequest = z.object({
  reportKey: z.optional(reportKey),
  reportType: z.optional(reportKey),
  ...confirmationFields,
});
export type PaymentSuccessRequest = z.infer<typeof PaymentSuccessRequest>;

export const PaymentSuccessResponse = z.object({
  success: z.optional(z.literal(true)),
  order: z.optional(z.string()),
  /** true when the member already had this free report for this person */
  isExisting: z.optional(z.literal(true)),
});

/** Order number or gateway order id. Without one: the member's newest order of the last three days. */
export const OrderReference = z.object({
  order: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
});

/** The response is CreateOrderResponse with the same gateway order. */
export const RetryPaymentRequest = z.object({ order: z.string().check(z.minLength(1), z.maxLength(60)) });

/**
 * `captured`: paid. `authorized`: approved by the bank, not captured yet. `pending`: started, no decision of the bank
 * yet. `unpaid`: no payment. `refunded`: refunded or being refunded. `unknown`: the gateway did not answer.
 */
export const PaymentStatus = z.enum(['captured', 'authorized', 'pending', 'unpaid', 'unknown', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const OrderPaymentStatus = z.object({
  success: z.literal(true),
  order: OrderView,
  paymentStatus: PaymentStatus,
  /** time of the last check, ISO UTC */
  checkedAt: z.string(),
  /** failed attempts; one reported by both browser and webhook counts once */
  failedAttempts: z.int(),
  lastAttempt: z.optional(
    z.object({ kind: z.enum(['failed', 'dismissed']), reason: z.optional(z.string()), at: z.string() }),
  ),
  /** further captured payments of the same order; they are refunded automatically */
  duplicatePayments: z.array(z.object({ amountPaise: z.int(), refunded: z.boolean() })),
  /** of an unpaid order, newest first */
  downtimes: z.optional(z.array(PaymentDowntime)),
});
export type OrderPaymentStatus = z.infer<typeof OrderPaymentStatus>;

/** Response when no order was named and the member has none of the last three days. */
export const NoRecentOrder = z.object({ success: z.literal(true), order: z.null() });

export const PaymentStatusResponse = z.union([OrderPaymentStatus, NoRecentOrder]);
export type PaymentStatusResponse = z.infer<typeof PaymentStatusResponse>;

/** An identifier of the gateway: `BAD_REQUEST_ERROR`, `payment_failed`, `pay_…`. */
const isGatewayIdentifier = (text: string, maxLength: number) =>
  text.length <= maxLength && /^[A-Za-z0-9_]+$/.test(text);

const buildIdentifierSchema = <Fallback>(maxLength: number, fallback: Fallback) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => (isGatewayIdentifier(text, maxLength) ? text : fallback)),
    ),
  );

/**
 * A failed or dismissed checkout, reported by the browser for support; it is no proof of a payment. Free text never enters
 * the ledger: a value that is not an identifier of the gateway is stored as `other`.
 */
export const AttemptReport = z.object({
  orderId: z.string().check(z.minLength(1), z.maxLength(60)),
  outcome: z.enum(['failed', 'dismissed']),
  paymentId: buildIdentifierSchema(60, undefined),
  code: buildIdentifierSchema(60, 'other'),
  reason: buildIdentifierSchema(120, 'other'),
});
export type AttemptReport = z.infer<typeof AttemptReport>;
