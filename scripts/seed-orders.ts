/** The events of one order per state, for `npm run seed`. */
import { DEFAULT_CONVENTIONS } from '#src/astrology/contract.ts';
import { DEFAULT_SIGN_VOCABULARY } from '#src/astrology/contract-sign-names.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';

export type SeedFile = { sha256: string; bytes: number; pages: number };
export type SeedInput = {
  orderId: string;
  memberId: string;
  birthId: string;
  gatewayOrderId: string;
  payment: SeedPayment;
  placedAt: Date;
  file: SeedFile;
};
/** ids of the gateway */
export type SeedPayment = { id: string; duplicateId: string; refundId: string };
export type EventsBuilder = (input: SeedInput) => OrderEvent[];

export const PRICE_PAISE = 99_900;
const EDITION = 1;

const HOUR_SECONDS = 3600;
/** Unpaid orders expire after three days. */
const EXPIRY_SECONDS = 72 * HOUR_SECONDS;

const toInstant = ({ placedAt }: SeedInput, seconds = 0): string =>
  new Date(placedAt.getTime() + seconds * 1000).toISOString();

const placeOrder: EventsBuilder = (input) => [
  {
    type: 'OrderPlaced',
    data: {
      orderId: input.orderId,
      memberId: input.memberId,
      reportKey: 'janam-kundli',
      kind: 'priced',
      listPricePaise: PRICE_PAISE,
      pricePaise: PRICE_PAISE,
      chartStyle: 'north',
      signVocabulary: DEFAULT_SIGN_VOCABULARY,
      conventions: DEFAULT_CONVENTIONS,
      placedAt: toInstant(input),
      expiresAt: toInstant(input, EXPIRY_SECONDS),
    },
  },
];

const freezeBirth: EventsBuilder = (input) => [
  { type: 'BirthDetailsFrozen', data: { birthId: input.birthId, at: toInstant(input) } },
];

const requestPayment: EventsBuilder = ({ gatewayOrderId }) => [
  { type: 'PaymentRequested', data: { gateway: 'razorpay', gatewayOrderId, amountPaise: PRICE_PAISE } },
];

const capturePayment: EventsBuilder = (input) => [
  {
    type: 'PaymentCapturedByCheckout',
    data: {
      gatewayOrderId: input.gatewayOrderId,
      gatewayPaymentId: input.payment.id,
      amountPaise: PRICE_PAISE,
      method: 'upi',
      at: toInstant(input, 60),
    },
  },
];

const requestGeneration: EventsBuilder = (input) => [
  {
    type: 'GenerationRequested',
    data: {
      edition: EDITION,
      birthId: input.birthId,
      attempt: 1,
      cause: 'payment',
      at: toInstant(input, 60),
    },
  },
];

const computeChart: EventsBuilder = (input) => [
  {
    type: 'ChartComputed',
    data: { edition: EDITION, engineVersion: 'seed', chartSha256: '0'.repeat(64), at: toInstant(input, 61) },
  },
];

const writeReport: EventsBuilder = (input) => [
  {
    type: 'ReportWritten',
    data: { edition: EDITION, contentVersion: 'seed', chapters: 12, at: toInstant(input, 62) },
  },
];

const renderReport: EventsBuilder = (input) => [
  {
    type: 'ReportRendered',
    data: { edition: EDITION, ...input.file, renderer: 'seed', at: toInstant(input, 65) },
  },
];

const sendEmail: EventsBuilder = (input) => [
  {
    type: 'ReportEmailSent',
    data: { edition: EDITION, messageId: `<${input.orderId}@seed>`, at: toInstant(input, 66) },
  },
];

const requestRefund: EventsBuilder = (input) => [
  {
    type: 'RefundRequested',
    data: { cause: 'support', amountPaise: PRICE_PAISE, at: toInstant(input, 600) },
  },
];

const joinEvents =
  (...parts: EventsBuilder[]): EventsBuilder =>
  (input) =>
    parts.flatMap((part) => part(input));

const payOrder = joinEvents(placeOrder, freezeBirth, requestPayment, capturePayment);
const queueReport = joinEvents(payOrder, requestGeneration);
const deliverReport = joinEvents(queueReport, computeChart, writeReport, renderReport, sendEmail);

/** The events of each state, as My Reports and support show it. */
export const SEED_ORDERS: Record<string, EventsBuilder> = {
  placed: joinEvents(placeOrder, freezeBirth),
  'payment requested': joinEvents(placeOrder, freezeBirth, requestPayment),
  'payment attempt failed': joinEvents(placeOrder, freezeBirth, requestPayment, () => [
    { type: 'PaymentAttemptFailed', data: { reportedBy: 'browser', reason: 'payment_failed' } },
  ]),
  expired: joinEvents(placeOrder, freezeBirth, requestPayment, (input) => [
    { type: 'OrderExpired', data: { at: toInstant(input, EXPIRY_SECONDS) } },
  ]),
  cancelled: joinEvents(placeOrder, freezeBirth, (input) => [
    { type: 'OrderCancelled', data: { reason: 'account-deletion', at: toInstant(input, 60) } },
  ]),
  'paid, awaiting birth details': joinEvents(placeOrder, requestPayment, capturePayment, () => [
    { type: 'BirthDetailsRequested', data: { reason: 'missing' } },
  ]),
  'paid, queued': queueReport,
  'paid, computing': joinEvents(queueReport, computeChart),
  'paid, rendering': joinEvents(queueReport, computeChart, writeReport),
  'paid, ready': joinEvents(queueReport, computeChart, writeReport, renderReport),
  'paid, delivered': deliverReport,
  'paid, report e-mail bounced': joinEvents(queueReport, computeChart, writeReport, renderReport, (input) => [
    {
      type: 'ReportEmailBounced',
      data: { edition: EDITION, reason: 'mailbox unknown', at: toInstant(input, 66) },
    },
  ]),
  'paid, report e-mail failed': joinEvents(queueReport, computeChart, writeReport, renderReport, (input) => [
    {
      type: 'ReportEmailFailed',
      data: { edition: EDITION, reason: 'deferred', at: toInstant(input, 12 * HOUR_SECONDS) },
    },
  ]),
  'paid, generation failed': joinEvents(queueReport, (input) => [
    {
      type: 'GenerationFailed',
      data: { edition: EDITION, attempt: 1, step: 'printing', reason: 'seed', at: toInstant(input, 70) },
    },
  ]),
  'paid, delivery SLA breached': joinEvents(queueReport, (input) => [
    { type: 'DeliveryDelayed', data: { edition: EDITION, at: toInstant(input, 2 * HOUR_SECONDS) } },
    { type: 'DeliverySlaBreached', data: { edition: EDITION, at: toInstant(input, 12 * HOUR_SECONDS) } },
  ]),
  'paid, duplicate payment': joinEvents(deliverReport, (input) => [
    {
      type: 'DuplicatePaymentDetected',
      data: {
        gatewayPaymentId: input.payment.duplicateId,
        amountPaise: PRICE_PAISE,
        at: toInstant(input, HOUR_SECONDS),
      },
    },
  ]),
  'refund requested': joinEvents(deliverReport, requestRefund),
  'refund rejected': joinEvents(deliverReport, requestRefund, (input) => [
    { type: 'RefundRejected', data: { code: 'BAD_REQUEST_ERROR', at: toInstant(input, HOUR_SECONDS) } },
  ]),
  refunded: joinEvents(deliverReport, requestRefund, (input) => [
    {
      type: 'PaymentRefunded',
      data: {
        gatewayRefundId: input.payment.refundId,
        amountPaise: PRICE_PAISE,
        at: toInstant(input, 900),
      },
    },
  ]),
  'superseded by a corrected edition': joinEvents(deliverReport, (input) => [
    { type: 'EditionSuperseded', data: { edition: 1, at: toInstant(input, HOUR_SECONDS) } },
    {
      type: 'BirthDetailsCorrected',
      data: { edition: 2, birthId: input.birthId, at: toInstant(input, HOUR_SECONDS) },
    },
    {
      type: 'GenerationRequested',
      data: {
        edition: 2,
        birthId: input.birthId,
        attempt: 1,
        cause: 'correction',
        at: toInstant(input, HOUR_SECONDS),
      },
    },
  ]),
};
