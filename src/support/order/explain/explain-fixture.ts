/** Facts and expectations for the tests of `lagna order explain`. */
import { expect, test } from 'vitest';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import {
  NOW,
  birthDetailsFrozenEvent,
  createOrderPlacedEvent,
  paidOrderEvents,
  paymentRequestedEvent,
  reportEmailSentEvent,
  reportRenderedEvent,
} from '#src/orders/testing.ts';
import type { GatewayAnswer, GatewayPaymentFact } from './compare-gateway.ts';
import { explainOrder } from './explain-order.ts';
import type { ExplainFacts, JobFact } from './finding.ts';

/** Two hours after NOW, when everything of the fixtures happened. */
const LATER = '2026-11-21T05:00:00.000Z';
export const unpaid: OrderEvent[] = [
  createOrderPlacedEvent(),
  birthDetailsFrozenEvent,
  paymentRequestedEvent,
];
export const readyOrder: OrderEvent[] = [...paidOrderEvents, reportRenderedEvent];
export const deliveredOrder: OrderEvent[] = [...readyOrder, reportEmailSentEvent];

export const createEvent = <Type extends OrderEvent['type']>(
  type: Type,
  data: Omit<Extract<OrderEvent, { type: Type }>['data'], 'at'>,
): OrderEvent => ({ type, data: { ...data, at: NOW } }) as unknown as OrderEvent;

export const createGatewayPayment = (change: Partial<GatewayPaymentFact> = {}): GatewayPaymentFact => ({
  id: 'pay_A',
  status: 'captured',
  amount: 99_900,
  refunded: 0,
  isUnmatched: false,
  ...change,
});
export const createAnswer = (...payments: GatewayPaymentFact[]): GatewayAnswer => ({
  kind: 'answered',
  payments,
  milliseconds: 200,
});

export const createJob = (change: Partial<JobFact> = {}): JobFact => ({
  queue: 'produce-report',
  state: 'created',
  createdAt: '2026-11-21T04:58:00.000Z',
  startAfter: '2026-11-21T04:58:00.000Z',
  retryCount: 0,
  retryLimit: 12,
  ...change,
});

/** The gateway agrees about a payment of the fixture, and a worker runs. */
export const createFacts = (events: OrderEvent[], change: Partial<ExplainFacts> = {}): ExplainFacts => ({
  order: foldOrder(events)!,
  events,
  now: LATER,
  isMemberDeleted: false,
  jobs: [],
  workerSeenAt: '2026-11-21T04:59:50.000Z',
  waitingReports: 1,
  gateway: { kind: 'not-asked' },
  files: [],
  ...change,
});

export const createDisputeOpened = (phase: string) =>
  createEvent('DisputeOpened', {
    disputeId: 'disp_A',
    gatewayPaymentId: 'pay_A',
    amount: 99_900,
    reasonCode: 'not_received',
    phase,
    respondBy: '2026-11-25T06:30:00.000Z',
  });
export const refundRequested = createEvent('RefundRequested', { cause: 'support', amountPaise: 99_900 });

export type Case = {
  name: string;
  events: OrderEvent[];
  change?: Partial<ExplainFacts>;
  headline: string;
  why: string;
  needsAction: boolean;
  /** the beginning of the first command */
  next?: string;
};

export const ORDER = 'LG-2611-ASHA01';

export const testCases = (cases: readonly Case[]): void =>
  test.each(cases)('explains $name', (expected) => {
    const [{ headline, why, needsAction, next }] = explainOrder(
      createFacts(expected.events, expected.change),
    );
    expect(headline).toContain(expected.headline);
    expect(why).toContain(expected.why);
    expect(needsAction).toBe(expected.needsAction);
    if (expected.next) expect(next[0]?.command).toContain(expected.next);
  });
