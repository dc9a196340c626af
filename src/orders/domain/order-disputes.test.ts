import { describe, expect, it } from 'vitest';
import { NOW, paidOrderEvents, reportEmailSentEvent, reportRenderedEvent } from '#src/orders/testing.ts';
import { acknowledgeAttention, getAttentionReason } from './attention-reason.ts';
import { OrderRuleError } from './decide.ts';
import { checkSla, getNextSlaCheckTime } from './delivery-sla.ts';
import { recordDisputeStatus, recordDisputeReminder, type DisputeStatus } from './dispute.ts';
import type { OrderEvent } from './events.ts';
import {
  LATER,
  reportedDispute,
  paidOrder,
  applyReports,
  listStatuses,
  listEventTypes,
} from './dispute-fixture.ts';
import { evolve, foldOrder } from './evolve.ts';
import { addHours, type Order } from './order-state.ts';
import {
  isRefundOffered,
  recordPaymentRefund,
  recordPendingRefund,
  recordRefundFailure,
  requestPartialRefund,
  requestRefund,
  recordRefundMadeElsewhere,
} from './refund-commands.ts';

const deliveredOrder = foldOrder([...paidOrderEvents, reportRenderedEvent, reportEmailSentEvent])!;

describe('a dispute whose status was fetched from the gateway', () => {
  const recordFetchedStatus = (order: Order, status: DisputeStatus, phase = reportedDispute.phase) =>
    recordDisputeStatus(order.disputes, { ...reportedDispute, phase, status, isCurrent: true }, LATER).reduce(
      evolve,
      order,
    );

  it('a dispute that is fetched as open after a review requires an answer, although the webhook was lost', () => {
    const order = recordFetchedStatus(
      applyReports(paidOrder, 'open', 'action_required', 'under_review'),
      'open',
    );
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
    expect(listEventTypes(recordDisputeReminder(order.disputes, 'disp_1', LATER))).toEqual([
      'DisputeReminded',
    ]);
    expect(recordFetchedStatus(order, 'open')).toEqual(order);
    expect(listStatuses(recordFetchedStatus(order, 'under_review').disputes)).toEqual(['under_review']);
  });

  it('a dispute that was won is reopened when it is fetched as open or lost in arbitration', () => {
    const wonOrder = applyReports(deliveredOrder, 'open', 'won');
    const order = recordFetchedStatus(wonOrder, 'open', 'arbitration');
    expect(order.disputes).toMatchObject([{ status: 'open', phase: 'arbitration' }]);
    expect(getAttentionReason(order)).toBe('dispute-open');
    expect(() => requestRefund(order, 'support', LATER)).toThrow(
      expect.objectContaining({ code: 'disputed' }),
    );
    expect(listStatuses(recordFetchedStatus(wonOrder, 'lost').disputes)).toEqual(['lost']);
  });

  it('a refund that a lost dispute completed is due again when the dispute is won in arbitration', () => {
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const order = recordFetchedStatus(applyReports(orderWithRefund, 'lost'), 'won');
    expect(order).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 99_900 } });
    expect(getAttentionReason(order)).toBe('refund-rejected');
  });
});

describe.each(['fraud', 'retrieval'])('a dispute in the phase %s', (phase) => {
  const inquiry = { ...reportedDispute, phase, status: 'open' } as const;
  const order = recordDisputeStatus([], inquiry, NOW).reduce(evolve, paidOrder);

  it(`support can refund a payment with a dispute in the phase ${phase}`, () => {
    expect(getAttentionReason(order)).toBe('dispute-open');
    expect(requestRefund(order, 'support', LATER)).toMatchObject([{ type: 'RefundRequested' }]);
  });

  it(`a dispute in the phase ${phase} stops refunds when it becomes a chargeback`, () => {
    const chargeback = applyReports(order, 'open');
    expect(chargeback.disputes).toMatchObject([{ phase: 'chargeback', status: 'action_required' }]);
    expect(() => requestRefund(chargeback, 'support', LATER)).toThrow(
      expect.objectContaining({ code: 'disputed' }),
    );
  });
});

describe('an order with a dispute', () => {
  it.each(['open', 'under_review', 'action_required', 'lost'] as const)(
    'an order is not refunded while its dispute is %s',
    (status) => {
      const order = applyReports(deliveredOrder, status);
      const expected = expect.objectContaining({ code: 'disputed' });
      expect(() => requestRefund(order, 'support', LATER)).toThrow(OrderRuleError);
      expect(() => requestRefund(order, 'member', LATER)).toThrow(expected);
      expect(() => requestPartialRefund(order, 10_000, LATER)).toThrow(expected);
    },
  );

  it.each(['won', 'closed'] as const)('an order can be refunded after its dispute is %s', (status) => {
    const order = applyReports(paidOrder, 'open', status);
    expect(requestRefund(order, 'support', LATER)).toMatchObject([{ type: 'RefundRequested' }]);
    expect(requestPartialRefund(order, 10_000, LATER)).toHaveLength(1);
  });

  it('an order with a dispute needs attention until the bank has decided', () => {
    expect(getAttentionReason(applyReports(paidOrder, 'open'))).toBe('dispute-open');
    expect(getAttentionReason(applyReports(paidOrder, 'open', 'under_review'))).toBe('dispute-open');
    expect(getAttentionReason(applyReports(paidOrder, 'open', 'won'))).toBeUndefined();
    expect(getAttentionReason(applyReports(paidOrder, 'open', 'lost'))).toBeUndefined();
  });

  it('a late order with a dispute gets its automatic refund after the dispute is won, not before', () => {
    const after37Hours = addHours(NOW, 37);
    const breachedOrder = checkSla(paidOrder, addHours(NOW, 12)).reduce(evolve, paidOrder);
    expect(isRefundOffered(breachedOrder)).toBe(true);
    const disputedOrder = applyReports(breachedOrder, 'open');
    expect(isRefundOffered(disputedOrder)).toBe(false);
    expect(getNextSlaCheckTime(disputedOrder)).toBeUndefined();
    expect(checkSla(disputedOrder, after37Hours)).toEqual([]);
    expect(checkSla(applyReports(disputedOrder, 'won'), after37Hours)).toMatchObject([
      { type: 'RefundRequested', data: { cause: 'sla-breached' } },
    ]);
  });

  it('a requested refund is completed by a lost dispute', () => {
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const order = applyReports(orderWithRefund, 'open', 'lost');
    expect(order).toMatchObject({ status: 'refunded', refund: { amountPaise: 99_900, refundedAt: LATER } });
    expect(order.refunds).toEqual([]);
  });

  it('a dispute that is lost in part leaves a requested refund open for the rest, which a refund in the gateway’s dashboard completes', () => {
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const lostPart = { ...reportedDispute, amount: 50_000, status: 'lost' } as const;
    const order = recordDisputeStatus([], lostPart, LATER).reduce(evolve, orderWithRefund);
    expect(order).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 49_900 } });
    expect(getAttentionReason(order)).toBe('dispute-partly-lost');
    const refund = { gatewayRefundId: 'rfnd_1', amountPaise: 49_900 };
    const refundEvents = recordPaymentRefund(order, refund, LATER);
    expect(refundEvents).toMatchObject([{ type: 'PaymentRefunded' }]);
    const refundedOrder = refundEvents.reduce(evolve, order);
    expect(refundedOrder.status).toBe('refunded');
    expect(getAttentionReason(refundedOrder)).toBeUndefined();
  });

  it('a lost dispute over what earlier refunds left completes a requested refund', () => {
    const partlyRefunded = recordPaymentRefund(
      paidOrder,
      { gatewayRefundId: 'rfnd_1', amountPaise: 49_900 },
      NOW,
    ).reduce(evolve, paidOrder);
    const orderWithRefund = requestRefund(partlyRefunded, 'support', NOW).reduce(evolve, partlyRefunded);
    const lostRest = { ...reportedDispute, amount: 50_000, status: 'lost' } as const;
    expect(recordDisputeStatus([], lostRest, LATER).reduce(evolve, orderWithRefund).status).toBe('refunded');
  });

  it('an order stays refunded by a lost dispute when a refund that waited for the bank fails', () => {
    const refund = { gatewayPaymentId: 'pay_A', gatewayRefundId: 'rfnd_1', amountPaise: 99_900 };
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const pendingOrder = recordPendingRefund(orderWithRefund, refund, NOW).reduce(evolve, orderWithRefund);
    const lostOrder = applyReports(pendingOrder, 'open', 'lost');
    const order = recordRefundFailure(lostOrder, refund, LATER).reduce(evolve, lostOrder);
    expect(order).toMatchObject({ status: 'refunded', pendingRefunds: [] });
    expect(getAttentionReason(order)).toBeUndefined();
  });

  it.each([
    ['the whole', 99_900, undefined],
    ['a part', 50_000, 'duplicate-payment-not-refunded'],
  ] as const)(
    'a lost dispute over %s of a duplicate payment leaves the order in need of attention only for a remaining amount',
    (_, amount, reason) => {
      const events = [
        {
          type: 'DuplicatePaymentDetected',
          data: { gatewayPaymentId: 'pay_B', amountPaise: 99_900, at: NOW },
        },
        { type: 'DuplicateRefundRejected', data: { gatewayPaymentId: 'pay_B', code: 'BALANCE', at: NOW } },
      ] satisfies OrderEvent[];
      const orderBefore = events.reduce(evolve, paidOrder);
      expect(getAttentionReason(orderBefore)).toBe('duplicate-payment-not-refunded');
      const lostDispute = { ...reportedDispute, gatewayPaymentId: 'pay_B', amount, status: 'lost' } as const;
      const orderAfter = recordDisputeStatus([], lostDispute, LATER).reduce(evolve, orderBefore);
      expect(getAttentionReason(orderAfter)).toBe(reason);
    },
  );

  it('after a dispute that is lost in part, a requested partial refund that the gateway has not accepted needs attention', () => {
    const orderWithPart = requestPartialRefund(paidOrder, 20_000, NOW).reduce(evolve, paidOrder);
    const lostPart = { ...reportedDispute, amount: 50_000, status: 'lost' } as const;
    const order = recordDisputeStatus([], lostPart, LATER).reduce(evolve, orderWithPart);
    expect(getAttentionReason(order)).toBe('refund-rejected');
    const refund = { gatewayRefundId: 'rfnd_1', amountPaise: 20_000 };
    const refundedOrder = recordPaymentRefund(order, refund, LATER).reduce(evolve, order);
    expect(getAttentionReason(refundedOrder)).toBeUndefined();
  });

  it('a lost dispute counts with the amount that the bank deducted, not with the disputed amount', () => {
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const lost = { ...reportedDispute, status: 'lost', amountDeducted: 30_000 } as const;
    const order = recordDisputeStatus([], lost, LATER).reduce(evolve, orderWithRefund);
    expect(order).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 69_900 } });
  });

  it('an order whose dispute is lost before the report is ready is refunded and gets no SLA events', () => {
    const order = applyReports(paidOrder, 'lost');
    expect(order).toMatchObject({ status: 'refunded', refund: { amountPaise: 99_900, refundedAt: LATER } });
    expect(checkSla(order, addHours(NOW, 40))).toEqual([]);
    expect(applyReports(deliveredOrder, 'lost').status).toBe('paid');
  });

  it('a late order whose dispute is lost in part needs attention, because no automatic refund follows', () => {
    const lateOrder = checkSla(paidOrder, addHours(NOW, 12)).reduce(evolve, paidOrder);
    const lostPart = { ...reportedDispute, amount: 50_000, status: 'lost' } as const;
    const order = recordDisputeStatus([], lostPart, LATER).reduce(evolve, lateOrder);
    expect(getAttentionReason(order)).toBe('dispute-partly-lost');
    expect(getNextSlaCheckTime(order)).toBeUndefined();
  });

  it('the rest after a dispute that is lost in part can be returned outside of the gateway, which completes the requested refund', () => {
    const orderWithRefund = requestRefund(paidOrder, 'support', NOW).reduce(evolve, paidOrder);
    const lostPart = { ...reportedDispute, amount: 50_000, status: 'lost' } as const;
    const order = recordDisputeStatus([], lostPart, LATER).reduce(evolve, orderWithRefund);
    const events = recordRefundMadeElsewhere(order, 'pay_A', LATER);
    expect(events).toMatchObject([{ type: 'RefundMadeElsewhere', data: { amountPaise: 49_900 } }]);
    const completedOrder = events.reduce(evolve, order);
    expect(completedOrder).toMatchObject({ status: 'refunded', refund: { refundedAt: LATER } });
    expect(getAttentionReason(completedOrder)).toBeUndefined();
    expect(() => recordRefundMadeElsewhere(completedOrder, 'pay_A', LATER)).toThrow(
      expect.objectContaining({ code: 'nothing-to-record' }),
    );
  });

  it('an order that was refunded before its dispute was lost is listed as returned twice, until support acknowledges it', () => {
    const refund = { gatewayRefundId: 'rfnd_1', amountPaise: 99_900 };
    const refundedOrder = recordPaymentRefund(paidOrder, refund, NOW).reduce(evolve, paidOrder);
    const order = applyReports(refundedOrder, 'open', 'lost');
    expect(getAttentionReason(order)).toBe('returned-twice');
    const acknowledgedOrder = acknowledgeAttention(order, LATER).reduce(evolve, order);
    expect(getAttentionReason(acknowledgedOrder)).toBeUndefined();
    expect(() => acknowledgeAttention(acknowledgedOrder, LATER)).toThrow(
      expect.objectContaining({ code: 'nothing-to-acknowledge' }),
    );
  });

  it('an order with an open dispute cannot be acknowledged by support', () => {
    expect(() => acknowledgeAttention(applyReports(paidOrder, 'open'), LATER)).toThrow(
      expect.objectContaining({ code: 'not-acknowledgeable' }),
    );
  });

  it('an order with a dispute about a duplicate payment can still be refunded', () => {
    const [disputeOpened] = recordDisputeStatus(
      [],
      { ...reportedDispute, gatewayPaymentId: 'pay_B', status: 'open' },
      LATER,
    );
    expect(requestRefund(evolve(paidOrder, disputeOpened!), 'support', LATER)).toHaveLength(1);
  });
});
