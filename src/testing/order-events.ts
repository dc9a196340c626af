/** The events of Asha's order, for given-when-then tests: amounts in paise, one fixed morning. */
import type { CapturedPayment, EventOf, OrderEvent } from '#src/orders/domain/events.ts';

export const AT = '2026-11-21T03:00:00.000Z';

export const placed = (change: Partial<EventOf<'OrderPlaced'>['data']> = {}): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    orderId: 'LG-2611-ASHA01',
    memberId: 'member-asha',
    reportKey: 'janam-kundli',
    kind: 'paid',
    listPaise: 99_900,
    pricePaise: 99_900,
    chartStyle: 'north',
    placedAt: AT,
    expiresAt: '2026-11-24T03:00:00.000Z',
    ...change,
  },
});

export const frozen: OrderEvent = { type: 'BirthDetailsFrozen', data: { birthId: 'birth-1', at: AT } };

export const requested: OrderEvent = {
  type: 'PaymentRequested',
  data: { gateway: 'razorpay', gatewayOrderId: 'order_A', amountPaise: 99_900 },
};

export const payment = (change: Partial<CapturedPayment> = {}): CapturedPayment => ({
  at: AT,
  gatewayOrderId: 'order_A',
  gatewayPaymentId: 'pay_A',
  amountPaise: 99_900,
  method: 'upi',
  ...change,
});

export const generation: OrderEvent = {
  type: 'GenerationRequested',
  data: { edition: 1, birthId: 'birth-1', attempt: 1, cause: 'payment', at: AT },
};

export const captured = { type: 'PaymentCapturedByReturn', data: payment() } as const;

/** Paid, with complete details: the report is asked for, and its clock begins at AT. */
export const paid: OrderEvent[] = [placed(), frozen, requested, captured, generation];

export const computed = {
  type: 'ChartComputed',
  data: { edition: 1, engine: 'test', chartSha256: 'c'.repeat(64), at: AT },
} as const;
export const written = {
  type: 'ReportWritten',
  data: { edition: 1, contentVersion: 'en-1', chapters: 9, at: AT },
} as const;
export const rendered = {
  type: 'ReportRendered',
  data: { edition: 1, sha256: 'a'.repeat(64), bytes: 300_000, pages: 12, renderer: 'chromium', at: AT },
} as const;
export const mailed = {
  type: 'ReportEmailSent',
  data: { edition: 1, messageId: '<LG-2611-ASHA01.report.v1@lagna.example>', at: AT },
} as const;
