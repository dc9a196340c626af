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
  it('a dispute is recorded once per status, however often it is reported', () => {
    const order = applyReports(paidOrder, 'open', 'open', 'under_review', 'under_review', 'won', 'won');
    expect(order.disputes).toMatchObject([
      { id: 'disp_1', status: 'won', reportedStatuses: ['open', 'under_review', 'won'] },
    ]);
  });

  it('a dispute that is first reported as lost is recorded as opened and closed', () => {
    const events = recordDisputeStatus([], { ...reportedDispute, status: 'lost' }, LATER);
    expect(listEventTypes(events)).toEqual(['DisputeOpened', 'DisputeClosed']);
  });

  it('a dispute never returns to an earlier status: late webhooks change nothing', () => {
    expect(listStatuses(applyReports(paidOrder, 'lost', 'under_review', 'open', 'won').disputes)).toEqual([
      'lost',
    ]);
    const order = applyReports(paidOrder, 'open', 'under_review', 'action_required', 'under_review');
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
  });

  it('support is reminded of the deadline of a dispute once, and not while the bank reviews the answer', () => {
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
  const recordAtSecondDeadline = (order: Order, status: DisputeStatus) =>
    recordDisputeStatus(
      order.disputes,
      { ...reportedDispute, status, respondBy: SECOND_DEADLINE },
      LATER,
    ).reduce(evolve, order);

  it('a later deadline of a dispute requires another answer, and support is reminded of it', () => {
    const remindedOrder = recordDisputeReminder(
      applyReports(paidOrder, 'open').disputes,
      'disp_1',
      LATER,
    ).reduce(evolve, applyReports(paidOrder, 'open'));
    const order = recordAtSecondDeadline(applyReports(remindedOrder, 'under_review'), 'action_required');
    expect(order.disputes).toMatchObject([{ status: 'action_required', respondBy: SECOND_DEADLINE }]);
    expect(listEventTypes(recordDisputeReminder(order.disputes, 'disp_1', LATER))).toEqual([
      'DisputeReminded',
    ]);
  });

  it('a later deadline of a dispute is recorded once, also when the gateway reports the dispute as open', () => {
    const order = recordAtSecondDeadline(answeredOrder, 'open');
    expect(listStatuses(order.disputes)).toEqual(['action_required']);
    expect(recordAtSecondDeadline(order, 'open')).toEqual(order);
    expect(recordAtSecondDeadline(order, 'action_required')).toEqual(order);
  });

  it('after a later deadline the second review is recorded, and late reports of the first deadline are ignored', () => {
    const order = recordAtSecondDeadline(answeredOrder, 'action_required');
    expect(listStatuses(applyReports(order, 'under_review').disputes)).toEqual(['action_required']);
    expect(listStatuses(recordAtSecondDeadline(order, 'under_review').disputes)).toEqual(['under_review']);
    expect(listStatuses(applyReports(order, 'lost').disputes)).toEqual(['lost']);
  });
});
