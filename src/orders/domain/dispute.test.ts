import { describe, expect, it } from 'vitest';
import { recordDisputeStatus, recordDisputeReminder, type DisputeStatus } from './dispute.ts';
import {
  LATER,
  reportedDispute,
  paidOrder,
  applyReports,
  listStatuses,
  listEventTypes,
} from './dispute-fixture.ts';
import { evolve } from './evolve.ts';
import type { Order } from './order-state.ts';

describe('a dispute', () => {
  it('is recorded once per status, however often it is reported', () => {
    const order = applyReports(paidOrder, 'open', 'open', 'under_review', 'under_review', 'won', 'won');
    expect(order.disputes).toMatchObject([
      { id: 'disp_1', status: 'won', reported: ['open', 'under_review', 'won'] },
    ]);
  });

  it('that is first reported as lost is recorded as opened and closed', () => {
    const events = recordDisputeStatus([], { ...reportedDispute, status: 'lost' }, LATER);
    expect(listEventTypes(events)).toEqual(['DisputeOpened', 'DisputeClosed']);
  });

  it('never goes back: late webhooks change nothing', () => {
    expect(listStatuses(applyReports(paidOrder, 'lost', 'under_review', 'open', 'won').disputes)).toEqual([
      'lost',
    ]);
    const order = applyReports(paidOrder, 'open', 'under_review', 'action_required', 'under_review');
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
  });

  it('reminds of its deadline once, and not while the bank reviews the answer', () => {
    const orderWithOpenDispute = applyReports(paidOrder, 'open');
    const events = recordDisputeReminder(orderWithOpenDispute.disputes, 'disp_1', LATER);
    expect(listEventTypes(events)).toEqual(['DisputeReminded']);
    expect(
      recordDisputeReminder(events.reduce(evolve, orderWithOpenDispute).disputes, 'disp_1', LATER),
    ).toEqual([]);
    expect(
      recordDisputeReminder(applyReports(orderWithOpenDispute, 'under_review').disputes, 'disp_1', LATER),
    ).toEqual([]);
    expect(recordDisputeReminder(orderWithOpenDispute.disputes, 'disp_2', LATER)).toEqual([]);
  });
});

describe('a dispute for which the bank sets a later deadline', () => {
  const SECOND_DEADLINE = '2026-12-20T03:00:00.000Z';
  const answeredOrder = applyReports(paidOrder, 'open', 'under_review');
  const applySecond = (order: Order, status: DisputeStatus) =>
    recordDisputeStatus(
      order.disputes,
      { ...reportedDispute, status, respondBy: SECOND_DEADLINE },
      LATER,
    ).reduce(evolve, order);

  it('asks for an answer again and reminds of the new deadline', () => {
    const remindedOrder = recordDisputeReminder(
      applyReports(paidOrder, 'open').disputes,
      'disp_1',
      LATER,
    ).reduce(evolve, applyReports(paidOrder, 'open'));
    const order = applySecond(applyReports(remindedOrder, 'under_review'), 'action_required');
    expect(order.disputes).toMatchObject([{ status: 'action_required', respondBy: SECOND_DEADLINE }]);
    expect(listEventTypes(recordDisputeReminder(order.disputes, 'disp_1', LATER))).toEqual([
      'DisputeReminded',
    ]);
  });

  it('counts the deadline once, and as open at the gateway too', () => {
    const order = applySecond(answeredOrder, 'open');
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
    expect(applySecond(order, 'open')).toEqual(order);
    expect(applySecond(order, 'action_required')).toEqual(order);
  });

  it('records the second review, and ignores late reports of the first deadline', () => {
    const order = applySecond(answeredOrder, 'action_required');
    expect(listStatuses(applyReports(order, 'under_review').disputes)).toEqual(['action_required']);
    expect(listStatuses(applySecond(order, 'under_review').disputes)).toEqual(['under_review']);
    expect(listStatuses(applyReports(order, 'lost').disputes)).toEqual(['lost']);
  });
});
