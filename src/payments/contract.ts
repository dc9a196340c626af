/** The purchase calls. Request amounts are rupees (as the catalogue shows them), answered amounts are paise. */
import * as z from 'zod/mini';
import { BirthDetails } from '#src/places/contract-birth.ts';
import { ChartStyle } from '#src/astrology/contract.ts';
import { OrderView } from '#src/orders/contract.ts';

const reportKey = z.string().check(z.minLength(1), z.maxLength(60));

/** What the confirm sheet adds to the specification's bodies; everything optional. */
const confirmed = {
  birthDetails: z.optional(BirthDetails),
  chartStyle: z.optional(ChartStyle),
  /** where the PDF goes, if not the account's address */
  email: z.optional(z.string()),
};

/** `checkout` is the address of the payment script, loaded on demand. */
export const GatewayKey = z.object({ success: z.literal(true), key: z.string(), checkout: z.string() });

export const Quote = z.object({
  success: z.literal(true),
  reportKey: z.string(),
  listPaise: z.int(),
  pricePaise: z.int(),
  offer: z.optional(z.literal('first-report')),
});
export type Quote = z.infer<typeof Quote>;

export const CreateOrder = z.object({ amount: z.number(), reportKey, ...confirmed });
export type CreateOrder = z.infer<typeof CreateOrder>;

export const OrderCreated = z.object({
  success: z.literal(true),
  /** the gateway's order id, for checkout */
  orderId: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  /** our own order number */
  order: z.string(),
});
export type OrderCreated = z.infer<typeof OrderCreated>;

/** What checkout hands to its handler, plus the report. */
export const VerifyPayment = z.object({
  razorpay_order_id: z.string().check(z.minLength(1), z.maxLength(60)),
  razorpay_payment_id: z.string().check(z.minLength(1), z.maxLength(60)),
  razorpay_signature: z.string().check(z.minLength(1), z.maxLength(256)),
  reportKey,
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

export const PaymentVerified = z.object({ success: z.literal(true), order: z.string() });

/** Paid flow: `reportKey`. Free flow: `reportType` holds the report key. */
export const PaymentSuccess = z.object({
  reportKey: z.optional(reportKey),
  reportType: z.optional(reportKey),
  ...confirmed,
});
export type PaymentSuccess = z.infer<typeof PaymentSuccess>;

export const GenerationStarted = z.object({
  success: z.literal(true),
  order: z.string(),
  /** true when the free report for this person already existed */
  existing: z.optional(z.boolean()),
});

/** Our own order number, or the gateway's. Without one the member's newest order of the last three days is meant. */
export const WhichOrder = z.object({ order: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) });

/** Answered with OrderCreated: the same order at the gateway. */
export const RetryPayment = z.object({ order: z.string().check(z.minLength(1), z.maxLength(60)) });

/**
 * Where the money is. `captured`: with us. `authorised`: set aside by the bank, not collected. `waiting`: a payment was
 * begun and its bank has not decided. `nothing`: nothing was taken. `unknown`: the gateway did not answer.
 */
export const Money = z.enum(['captured', 'authorised', 'waiting', 'nothing', 'unknown', 'refunded']);
export type Money = z.infer<typeof Money>;

export const MoneyAnswer = z.object({
  success: z.literal(true),
  order: OrderView,
  money: Money,
  /** the moment this was true, ISO UTC */
  asOf: z.string(),
  /** tries that were refused; one payment counts once, whoever told of it */
  failedTries: z.int(),
  /** what went wrong last */
  lastTry: z.optional(
    z.object({ kind: z.enum(['failed', 'dismissed']), reason: z.optional(z.string()), at: z.string() }),
  ),
  /** further payments for the same order: they go back */
  secondPayments: z.array(z.object({ amountPaise: z.int(), sentBack: z.boolean() })),
});
export type MoneyAnswer = z.infer<typeof MoneyAnswer>;

/** No order was named, and the member has none of late. */
export const NoOrders = z.object({ success: z.literal(true), order: z.null() });

export const MoneyReply = z.union([MoneyAnswer, NoOrders]);
export type MoneyReply = z.infer<typeof MoneyReply>;

/** `BAD_REQUEST_ERROR`, `payment_failed`, `pay_…`: what the gateway calls things. */
const isGatewayWord = (text: string, most: number) => text.length <= most && /^[A-Za-z0-9_]+$/.test(text);

const gatewayWord = <Other>(most: number, other: Other) =>
  z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => (isGatewayWord(text, most) ? text : other)),
    ),
  );

/**
 * A failed or dismissed try at checkout, told by the browser so that support sees it. Proves nothing. No free text gets
 * into the ledger: what is no word of the gateway's is noted as `other`, for the story of a payment counts more.
 */
export const AttemptReport = z.object({
  orderId: z.string().check(z.minLength(1), z.maxLength(60)),
  outcome: z.enum(['failed', 'dismissed']),
  paymentId: gatewayWord(60, undefined),
  code: gatewayWord(60, 'other'),
  reason: gatewayWord(120, 'other'),
});
export type AttemptReport = z.infer<typeof AttemptReport>;
