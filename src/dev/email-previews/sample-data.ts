/** Sample data of the previews: a fictional member and an order in several states. */
import { DEFAULT_CONVENTIONS } from '#src/astrology/contract.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';

export const MEMBER: MemberRow = {
  id: '0193c2a0-0000-7000-8000-000000000001',
  email: 'ananya@example.in',
  name: 'Ananya Rathore',
  phone: null,
  gender: null,
  dob: '1996-06-04',
  tob: '14:30',
  place_of_birth: 'Kota, Rajasthan',
  place_of_birth_id: null,
  password_hash: null,
  verified_email: null,
  chart_style: 'north',
  sign_vocabulary: 'sanskrit',
  conventions: null,
  birth: null,
  created_at: new Date('2026-11-21T03:00:00Z'),
  email_bounced_at: null,
  deletion_scheduled_at: null,
};

export const ORDER_ID = 'LG-2611-7K3QX9';
export const REPORT_NAME = 'Janam Kundli';
export const REPORT_KEY = 'janam-kundli';
const BIRTH_ID = '0193c2a0-0000-7000-8000-0000000000b1';
const toInstant = (time: string) => `2026-11-21T${time}.000Z`;

const orderPlaced: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    orderId: ORDER_ID,
    memberId: MEMBER.id,
    reportKey: REPORT_KEY,
    kind: 'priced',
    listPricePaise: 99_900,
    pricePaise: 49_900,
    offer: 'first-report',
    chartStyle: 'north',
    signVocabulary: 'sanskrit',
    conventions: DEFAULT_CONVENTIONS,
    placedAt: toInstant('03:00:00'),
  },
};
const PAYMENT_ID = 'pay_NcEg0Zq8sVt3Lm';
const paymentCaptured: OrderEvent = {
  type: 'PaymentCapturedByCheckout',
  data: {
    gatewayOrderId: 'order_NcEfZ4kQp1Xy7b',
    gatewayPaymentId: PAYMENT_ID,
    amountPaise: 49_900,
    method: 'upi',
    at: toInstant('03:04:00'),
  },
};

export const PAID_EVENTS: OrderEvent[] = [
  orderPlaced,
  { type: 'BirthDetailsFrozen', data: { birthId: BIRTH_ID, at: toInstant('03:00:00') } },
  paymentCaptured,
  {
    type: 'GenerationRequested',
    data: { edition: 1, birthId: BIRTH_ID, attempt: 1, cause: 'payment', at: toInstant('03:04:00') },
  },
];

export const WAITING_FOR_DETAILS_EVENTS: OrderEvent[] = [
  orderPlaced,
  { type: 'BirthDetailsRequested', data: { reason: 'place-ambiguous' } },
  paymentCaptured,
];

export const DELAYED_EVENTS: OrderEvent[] = [
  ...PAID_EVENTS,
  { type: 'DeliveryDelayed', data: { edition: 1, at: toInstant('05:05:00') } },
];

export const SLA_BREACHED_EVENTS: OrderEvent[] = [
  ...DELAYED_EVENTS,
  { type: 'DeliverySlaBreached', data: { edition: 1, at: toInstant('15:05:00') } },
];

export const PARTIAL_REFUND_ID = 'rfnd_NcQk2mWx7TdL4e';
export const PARTIALLY_REFUNDED_EVENTS: OrderEvent[] = [
  ...PAID_EVENTS,
  {
    type: 'PaymentPartiallyRefunded',
    data: { gatewayRefundId: PARTIAL_REFUND_ID, amountPaise: 10_000, at: toInstant('11:40:00') },
  },
];

export const PENDING_REFUND_ID = 'rfnd_QkW8d2LmPq';
export const REFUND_REQUESTED_EVENTS: OrderEvent[] = [
  ...SLA_BREACHED_EVENTS,
  {
    type: 'RefundRequested',
    data: { cause: 'member', amountPaise: 49_900, at: toInstant('15:20:00') },
  },
];
export const DISPUTE_ID = 'disp_EsIAlDcoUr8CaQ';
export const REFUND_ON_HOLD_EVENTS: OrderEvent[] = [
  ...REFUND_REQUESTED_EVENTS,
  {
    type: 'DisputeOpened',
    data: {
      disputeId: DISPUTE_ID,
      gatewayPaymentId: 'pay_NcEg0Zq8sVt3Lm',
      amount: 49_900,
      reasonCode: 'goods_or_services_not_received',
      phase: 'chargeback',
      respondBy: toInstant('23:00:00'),
      at: toInstant('16:00:00'),
    },
  },
];
export const RETURNED_BY_BANK_EVENTS: OrderEvent[] = [
  ...REFUND_ON_HOLD_EVENTS,
  { type: 'DisputeClosed', data: { disputeId: DISPUTE_ID, outcome: 'lost', at: toInstant('18:00:00') } },
];
export const REFUNDED_ELSEWHERE_EVENTS: OrderEvent[] = [
  ...REFUND_REQUESTED_EVENTS,
  {
    type: 'RefundMadeElsewhere',
    data: { gatewayPaymentId: PAYMENT_ID, amountPaise: 49_900, at: toInstant('18:00:00') },
  },
];
export const REFUND_PENDING_EVENTS: OrderEvent[] = [
  ...REFUND_REQUESTED_EVENTS,
  {
    type: 'RefundPending',
    data: { gatewayRefundId: PENDING_REFUND_ID, amountPaise: 49_900, at: toInstant('15:20:05') },
  },
];

export const REFUNDED_EVENTS: OrderEvent[] = [
  ...SLA_BREACHED_EVENTS,
  { type: 'RefundRequested', data: { cause: 'member', amountPaise: 49_900, at: toInstant('15:20:00') } },
  {
    type: 'PaymentRefunded',
    data: { gatewayRefundId: 'rfnd_NcRw5dUk2HfP9a', amountPaise: 49_900, at: toInstant('15:21:00') },
  },
];

export const DUPLICATE_PAYMENT_ID = 'pay_NcEh7Kd2mQx5Rs';
export const DUPLICATE_PAYMENT_EVENTS: OrderEvent[] = [
  ...PAID_EVENTS,
  {
    type: 'DuplicatePaymentDetected',
    data: { gatewayPaymentId: DUPLICATE_PAYMENT_ID, amountPaise: 49_900, at: toInstant('03:06:00') },
  },
  {
    type: 'DuplicatePaymentRefunded',
    data: {
      gatewayPaymentId: DUPLICATE_PAYMENT_ID,
      gatewayRefundId: 'rfnd_NcEj1Yb6tWz8Qc',
      amountPaise: 49_900,
      at: toInstant('03:07:00'),
    },
  },
];
