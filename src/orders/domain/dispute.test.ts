import { describe, expect, it } from 'vitest';
import { AT, paidEvents } from '#src/orders/testing.ts';
import { getAttentionReason } from './attention-reason.ts';
import { OrderRuleError } from './decide.ts';
import { checkSla, getNextSlaCheckTime } from './delivery-sla.ts';
import {
  recordDisputeStatus,
  recordDisputeReminder,
  type Dispute,
  type DisputeEvent,
  type DisputeStatus,
} from './dispute.ts';
import { evolve, foldOrder } from './evolve.ts';
import { addHours, type Order } from './order-state.ts';
import { isRefundOffered, requestPartialRefund, requestRefund } from './refund-commands.ts';

const LATER = '2026-11-23T03:00:00.000Z';
const reported = {
  id: 'disp_1',
  gatewayPaymentId: 'pay_A',
  amount: 99_900,
  reasonCode: 'goods_not_received',
  phase: 'chargeback',
  respondBy: '2026-11-28T03:00:00.000Z',
};
const paid = foldOrder(paidEvents)!;

const report = (order: Order, ...statuses: DisputeStatus[]): Order =>
  statuses.reduce(
    (current, status) =>
      recordDisputeStatus(current.disputes, { ...reported, status }, LATER).reduce(evolve, current),
    order,
  );
const listStatuses = (disputes: readonly Dispute[]) => disputes.map(({ status }) => status);
const listTypes = (events: readonly DisputeEvent[]) => events.map(({ type }) => type);

describe('a dispute', () => {
  it('is recorded once per status, however often it is reported', () => {
    const order = report(paid, 'open', 'open', 'under_review', 'under_review', 'won', 'won');
    expect(order.disputes).toMatchObject([
      { id: 'disp_1', status: 'won', reported: ['open', 'under_review', 'won'] },
    ]);
  });

  it('that is reported lost first is opened and closed at once', () => {
    const events = recordDisputeStatus([], { ...reported, status: 'lost' }, LATER);
    expect(listTypes(events)).toEqual(['DisputeOpened', 'DisputeClosed']);
  });

  it('never goes back: late webhooks change nothing', () => {
    expect(listStatuses(report(paid, 'lost', 'under_review', 'open', 'won').disputes)).toEqual(['lost']);
    const order = report(paid, 'open', 'under_review', 'action_required', 'under_review');
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
  });

  it('reminds of its deadline once, and not while the bank reviews the answer', () => {
    const open = report(paid, 'open');
    const events = recordDisputeReminder(open.disputes, 'disp_1', LATER);
    expect(listTypes(events)).toEqual(['DisputeReminded']);
    expect(recordDisputeReminder(events.reduce(evolve, open).disputes, 'disp_1', LATER)).toEqual([]);
    expect(recordDisputeReminder(report(open, 'under_review').disputes, 'disp_1', LATER)).toEqual([]);
    expect(recordDisputeReminder(open.disputes, 'disp_2', LATER)).toEqual([]);
  });
});

describe('an order with a dispute', () => {
  it.each(['open', 'under_review', 'action_required', 'lost'] as const)(
    'is not refunded while the dispute is %s',
    (status) => {
      const order = report(paid, status);
      const expected = expect.objectContaining({ code: 'disputed' });
      expect(() => requestRefund(order, 'support', LATER)).toThrow(OrderRuleError);
      expect(() => requestRefund(order, 'member', LATER)).toThrow(expected);
      expect(() => requestPartialRefund(order, 10_000, LATER)).toThrow(expected);
    },
  );

  it.each(['won', 'closed'] as const)('can be refunded after the dispute is %s', (status) => {
    const order = report(paid, 'open', status);
    expect(requestRefund(order, 'support', LATER)).toMatchObject([{ type: 'RefundRequested' }]);
    expect(requestPartialRefund(order, 10_000, LATER)).toHaveLength(1);
  });

  it('needs attention until the bank has decided', () => {
    expect(getAttentionReason(report(paid, 'open'))).toBe('dispute-open');
    expect(getAttentionReason(report(paid, 'open', 'under_review'))).toBe('dispute-open');
    expect(getAttentionReason(report(paid, 'open', 'won'))).toBeUndefined();
    expect(getAttentionReason(report(paid, 'open', 'lost'))).toBeUndefined();
  });

  it('gets its automatic refund after the dispute is won, not before', () => {
    const after36Hours = addHours(AT, 37);
    const breached = checkSla(paid, addHours(AT, 12)).reduce(evolve, paid);
    expect(isRefundOffered(breached)).toBe(true);
    const disputed = report(breached, 'open');
    expect(isRefundOffered(disputed)).toBe(false);
    expect(getNextSlaCheckTime(disputed)).toBeUndefined();
    expect(checkSla(disputed, after36Hours)).toEqual([]);
    expect(checkSla(report(disputed, 'won'), after36Hours)).toMatchObject([
      { type: 'RefundRequested', data: { cause: 'sla-breached' } },
    ]);
  });

  it('whose refund was requested is refunded by a lost dispute', () => {
    const requested = requestRefund(paid, 'support', AT).reduce(evolve, paid);
    const order = report(requested, 'open', 'lost');
    expect(order).toMatchObject({ status: 'refunded', refund: { amountPaise: 99_900, refundedAt: LATER } });
    expect(order.refunds).toEqual([]);
  });

  it('of a duplicate payment can be refunded for its own payment', () => {
    const [opened] = recordDisputeStatus(
      [],
      { ...reported, gatewayPaymentId: 'pay_B', status: 'open' },
      LATER,
    );
    expect(requestRefund(evolve(paid, opened!), 'support', LATER)).toHaveLength(1);
  });
});
