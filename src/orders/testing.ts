/**
 * Events of one order for given-when-then tests: a janam-kundli at the list price of ₹999, paid at the gateway. Every event that
 * has a time has NOW.
 */
import { DEFAULT_CONVENTIONS } from '#src/astrology/contract.ts';
import type { CapturedPayment, EventOf, OrderEvent } from './domain/events.ts';

export const NOW = '2026-11-21T03:00:00.000Z';

export const createOrderPlacedEvent = (change: Partial<EventOf<'OrderPlaced'>['data']> = {}): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    orderId: 'LG-2611-ASHA01',
    memberId: 'member-asha',
    reportKey: 'janam-kundli',
    kind: 'priced',
    listPricePaise: 99_900,
    pricePaise: 99_900,
    chartStyle: 'north',
    conventions: DEFAULT_CONVENTIONS,
    placedAt: NOW,
    expiresAt: '2026-11-24T03:00:00.000Z',
    ...change,
  },
});

export const birthDetailsFrozenEvent: OrderEvent = {
  type: 'BirthDetailsFrozen',
  data: { birthId: 'birth-1', at: NOW },
};

export const paymentRequestedEvent: OrderEvent = {
  type: 'PaymentRequested',
  data: { gateway: 'razorpay', gatewayOrderId: 'order_A', amountPaise: 99_900 },
};

export const createCapturedPayment = (change: Partial<CapturedPayment> = {}): CapturedPayment => ({
  at: NOW,
  gatewayOrderId: 'order_A',
  gatewayPaymentId: 'pay_A',
  amountPaise: 99_900,
  method: 'upi',
  ...change,
});

export const generationRequestedEvent: OrderEvent = {
  type: 'GenerationRequested',
  data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'payment', at: NOW },
};

export const paymentCapturedEvent = {
  type: 'PaymentCapturedByCheckout',
  data: createCapturedPayment(),
} as const;

/** A paid order with birth details: its report is requested, and its SLA starts at NOW. */
export const paidOrderEvents: OrderEvent[] = [
  createOrderPlacedEvent(),
  birthDetailsFrozenEvent,
  paymentRequestedEvent,
  paymentCapturedEvent,
  generationRequestedEvent,
];

export const chartComputedEvent = {
  type: 'ChartComputed',
  data: { edition: 1, engineVersion: 'test', chartSha256: 'c'.repeat(64), at: NOW },
} as const;
export const reportWrittenEvent = {
  type: 'ReportWritten',
  data: { edition: 1, contentVersion: 'en-1', chapters: 9, at: NOW },
} as const;
export const reportRenderedEvent = {
  type: 'ReportRendered',
  data: { edition: 1, sha256: 'a'.repeat(64), bytes: 300_000, pages: 12, renderer: 'chromium', at: NOW },
} as const;
export const reportEmailSentEvent = {
  type: 'ReportEmailSent',
  data: { edition: 1, messageId: '<LG-2611-ASHA01.report.v1@lagna.example>', at: NOW },
} as const;
