/** Every case of disputes, refunds, duplicate payments and differences with the gateway. */
import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { paidOrderEvents } from '#src/orders/testing.ts';
import { describeMoney, type GatewayAnswer } from './compare-gateway.ts';
import { explainOrder } from './explain-order.ts';
import {
  ORDER,
  createAnswer,
  createDisputeOpened,
  createEvent,
  createFacts,
  createGatewayPayment,
  createJob,
  deliveredOrder,
  readyOrder,
  refundRequested,
  testCases,
  unpaid,
  type Case,
} from './explain-fixture.ts';

const MONEY_CASES: Case[] = [
  {
    name: 'an open dispute',
    events: [...deliveredOrder, createDisputeOpened('chargeback')],
    headline: 'The payer disputes ₹999.00 at the bank.',
    why: 'needs an answer by 25 Nov 2026 12:00',
    needsAction: true,
    next: `lagna order timeline ${ORDER}`,
  },
  {
    name: 'a dispute that the bank reviews',
    events: [
      ...deliveredOrder,
      createDisputeOpened('chargeback'),
      createEvent('DisputeUpdated', { disputeId: 'disp_A', status: 'under_review' }),
    ],
    headline: 'The payer disputes ₹999.00 at the bank.',
    why: 'The bank reviews our evidence',
    needsAction: false,
  },
  {
    name: 'money that went back twice',
    events: [
      ...deliveredOrder,
      createEvent('PaymentRefunded', { gatewayRefundId: 'rfnd_A', amountPaise: 99_900 }),
      createDisputeOpened('chargeback'),
      createEvent('DisputeClosed', { disputeId: 'disp_A', outcome: 'lost' }),
    ],
    headline: 'The payer has ₹999.00 twice.',
    why: 'pay_A went back by a refund and by the bank',
    needsAction: true,
    next: `lagna order acknowledge ${ORDER}`,
  },
  {
    name: 'a refund that waits for its job',
    events: [...deliveredOrder, refundRequested],
    change: {
      jobs: [
        createJob({
          queue: 'refund-order',
          state: 'retry',
          retryCount: 2,
          retryLimit: 24,
          lastError: 'no balance',
        }),
      ],
    },
    headline: 'A refund of ₹999.00 is on its way.',
    why: 'The refund failed 2 of 25 times and is tried again now. Last error: no balance.',
    needsAction: false,
  },
  {
    name: 'a refund that waits for the bank',
    events: [
      ...deliveredOrder,
      refundRequested,
      createEvent('RefundPending', { gatewayRefundId: 'rfnd_A', amountPaise: 99_900 }),
    ],
    headline: 'A refund of ₹999.00 is on its way.',
    why: 'The gateway accepted it (rfnd_A)',
    needsAction: false,
  },
  {
    name: 'a rejected refund',
    events: [
      ...deliveredOrder,
      refundRequested,
      createEvent('RefundRejected', { code: 'BAD_REQUEST_ERROR' }),
    ],
    headline: 'The gateway rejected every attempt to refund ₹999.00.',
    why: 'Its last code is BAD_REQUEST_ERROR.',
    needsAction: true,
    next: `lagna order refund ${ORDER} --reason`,
  },
  {
    name: 'a rejected refund of a part',
    events: [
      ...deliveredOrder,
      createEvent('PartialRefundRequested', { requestNumber: 1, amountPaise: 20_050 }),
      createEvent('PartialRefundRejected', { requestNumber: 1, code: 'BAD_REQUEST_ERROR' }),
    ],
    headline: 'The gateway rejected every attempt to refund ₹200.50.',
    why: 'BAD_REQUEST_ERROR',
    needsAction: true,
    next: `lagna order refund ${ORDER} --amount 200.5 --reason`,
  },
  {
    name: 'a refund that failed at the bank',
    events: [
      ...deliveredOrder,
      createEvent('PaymentPartiallyRefunded', { gatewayRefundId: 'rfnd_A', amountPaise: 20_000 }),
      createEvent('RefundFailed', {
        gatewayPaymentId: 'pay_A',
        gatewayRefundId: 'rfnd_A',
        amountPaise: 20_000,
      }),
    ],
    headline: 'A refund of ₹200.00 failed at the bank.',
    why: 'no money was moved',
    needsAction: true,
    next: `lagna order refund ${ORDER} --amount 200 --reason`,
  },
  {
    name: 'the rest of a partly lost dispute',
    events: [
      ...paidOrderEvents,
      refundRequested,
      createDisputeOpened('chargeback'),
      createEvent('DisputeClosed', { disputeId: 'disp_A', outcome: 'lost', amountDeducted: 50_000 }),
    ],
    headline: 'The bank took a part of the payment; ₹499.00 is not returned.',
    why: 'no job refunds the rest',
    needsAction: true,
    next: `lagna order record-refund ${ORDER}`,
  },
  {
    name: 'a duplicate payment that is being refunded',
    events: [
      ...deliveredOrder,
      createEvent('DuplicatePaymentDetected', { gatewayPaymentId: 'pay_B', amountPaise: 99_900 }),
    ],
    change: { jobs: [createJob({ queue: 'refund-duplicate-payment', state: 'active' })] },
    headline: 'The buyer paid twice; ₹999.00 of pay_B is not refunded.',
    why: 'A worker is at work on the refund.',
    needsAction: false,
  },
  {
    name: 'a duplicate payment whose refund was rejected',
    events: [
      ...deliveredOrder,
      createEvent('DuplicatePaymentDetected', { gatewayPaymentId: 'pay_B', amountPaise: 99_900 }),
      createEvent('DuplicateRefundRejected', { gatewayPaymentId: 'pay_B', code: 'BAD_REQUEST_ERROR' }),
    ],
    headline: 'The buyer paid twice',
    why: 'The gateway rejected every attempt to refund it.',
    needsAction: true,
    next: `lagna order record-refund ${ORDER} --payment pay_B`,
  },
  {
    name: 'a payment that only our books have',
    events: deliveredOrder,
    change: { gateway: createAnswer() },
    headline: 'The gateway does not know a payment of our books.',
    why: 'Our books have ₹999.00 of pay_A, the gateway has no such captured payment. Search the id',
    needsAction: true,
    next: 'lagna ledger verify',
  },
  {
    name: 'a refund that our books miss',
    events: deliveredOrder,
    change: { gateway: createAnswer(createGatewayPayment({ status: 'refunded', refunded: 99_900 })) },
    headline: 'Our books and the gateway differ.',
    why: 'Of pay_A ₹0.00 are refunded in our books and ₹999.00 at the gateway',
    needsAction: true,
    next: 'lagna reconcile',
  },
  {
    name: 'a refunded order',
    events: [
      ...deliveredOrder,
      createEvent('PaymentRefunded', { gatewayRefundId: 'rfnd_A', amountPaise: 99_900 }),
    ],
    headline: 'The order is refunded.',
    why: '5 to 7 working days',
    needsAction: false,
  },
];

describe('explainOrder', () => {
  testCases(MONEY_CASES);

  it('names every problem, and first what needs action', () => {
    const events = [
      ...readyOrder,
      createEvent('ReportEmailFailed', { edition: 1, reason: 'deferred' }),
      createEvent('DuplicatePaymentDetected', { gatewayPaymentId: 'pay_B', amountPaise: 99_900 }),
    ];
    const jobs = [createJob({ queue: 'refund-duplicate-payment' })];
    expect(explainOrder(createFacts(events, { jobs })).map(({ headline }) => headline)).toEqual([
      'The report is ready, in My Reports; its e-mail failed.',
      'The buyer paid twice; ₹999.00 of pay_B is not refunded.',
    ]);
  });
});

describe('describeMoney', () => {
  const describeOrder = (events: OrderEvent[], gateway: GatewayAnswer) =>
    describeMoney(foldOrder(events)!, gateway);

  it.each([
    [unpaid, createAnswer(), 'Nothing was paid. The gateway agrees (answered in 0.2 s).'],
    [
      deliveredOrder,
      createAnswer(createGatewayPayment()),
      '₹999.00 is with us. The gateway agrees (answered in 0.2 s).',
    ],
    [
      deliveredOrder,
      { kind: 'no-answer', message: 'timeout' } as const,
      '₹999.00 is with us. The gateway could not be asked: timeout.',
    ],
    [deliveredOrder, createAnswer(), '₹999.00 is with us. The gateway differs.'],
    [
      [
        ...deliveredOrder,
        createEvent('PaymentPartiallyRefunded', { gatewayRefundId: 'rfnd_A', amountPaise: 20_000 }),
      ],
      createAnswer(createGatewayPayment({ refunded: 20_000 })),
      '₹799.00 of ₹999.00 is with us. The gateway agrees (answered in 0.2 s).',
    ],
    [
      [
        ...deliveredOrder,
        createEvent('DuplicatePaymentDetected', { gatewayPaymentId: 'pay_B', amountPaise: 99_900 }),
      ],
      createAnswer(createGatewayPayment(), createGatewayPayment({ id: 'pay_B' })),
      '₹999.00 is with us. ₹999.00 of a duplicate payment is with us too. The gateway agrees (answered in 0.2 s).',
    ],
  ])('%#: says where the money is and whether the gateway agrees', (events, gateway, text) => {
    expect(describeOrder(events, gateway)).toBe(text);
  });
});
