/** Whatever is wished, however often and in whatever order: what must hold of every stream. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AT, computed, mailed, payment, placed, rendered, written } from '#src/testing/order-events.ts';
import * as decide from './decide.ts';
import type { OrderEvent } from './events.ts';
import { giveUpMail } from './give-up-mail.ts';
import { refundedPaise, refundablePaise } from './given-back.ts';
import { attentionReasonOf } from './needs-look.ts';
import { evolve, fold, isRefunding, type Order } from './order.ts';
import { checkSla } from './promise.ts';
import { failRefund, refundPayment, refuseRefund, requestRefund } from './refund.ts';
import { mailBySupport, recentResends, requestMail } from './resend.ts';

const HOUR = 3_600_000;
type Wish = (order: Order, at: string) => OrderEvent[];

const step = (event: decide.Step) => (order: Order, at: string) => {
  const data = { ...event.data, edition: order.report.edition, at };
  return decide.recordStep(order, { ...event, data } as decide.Step);
};

const newRefund = ({ refunds }: Order) => `rfnd_${refunds.length + 1}`;
const lastRefund = ({ refunds }: Order) => refunds.at(-1)?.refundId ?? 'rfnd_1';

const WISHES: Record<string, Wish> = {
  'ask for payment': (order) => decide.requestPayment(order, 'order_A'),
  'pay, told by return': (order, at) => decide.capturePayment(order, 'return', payment({ at })),
  'pay, told by webhook': (order, at) => decide.capturePayment(order, 'webhook', payment({ at })),
  'pay twice': (order) => decide.capturePayment(order, 'webhook', payment({ gatewayPaymentId: 'pay_B' })),
  'freeze the birth': (order, at) => decide.freezeBirth(order, 'birth-1', at),
  compute: step(computed),
  write: step(written),
  print: step(rendered),
  mail: step(mailed),
  fail: (order, at) => decide.failGeneration(order, 'printing', 'TimeoutError', at),
  retry: (order, at) => decide.retryGeneration(order, at),
  recover: (order, at) => decide.restartLostGeneration(order, order.report.attempt, at),
  correct: (order, at) => decide.correctBirth(order, `birth-${order.report.edition + 1}`, at),
  'mail again': requestMail,
  'mail by support': mailBySupport,
  'give up the mail': (order, at) =>
    giveUpMail(order, { edition: order.report.edition, reason: 'sender-rejected', at }),
  'give up the last mail': (order, at) => {
    const { edition } = order.report;
    return giveUpMail(order, { edition, again: order.resends.length, reason: 'deferred', at });
  },
  'refund by support': (order, at) => requestRefund(order, 'support', at),
  'take the money back': (order, at) => requestRefund(order, 'member', at),
  'watch the promise': checkSla,
  'give the money back': (order, at) =>
    refundPayment(order, { gatewayRefundId: newRefund(order), amountPaise: refundablePaise(order) }, at),
  'give a part back': (order, at) =>
    refundPayment(order, { gatewayRefundId: newRefund(order), amountPaise: 30_000 }, at),
  'tell of the last refund again': (order, at) =>
    refundPayment(order, { gatewayRefundId: lastRefund(order), amountPaise: 30_000 }, at),
  'fail the last refund': (order, at) =>
    failRefund(
      order,
      {
        gatewayPaymentId: order.gatewayPaymentId ?? 'none',
        gatewayRefundId: lastRefund(order),
        amountPaise: order.refunds.at(-1)?.amountPaise ?? 0,
      },
      at,
    ),
  'give up the refund': (order, at) => refuseRefund(order, 'BAD_REQUEST_ERROR', at),
  expire: decide.expire,
};

type Move = { wish: string; hours: number };

function play(moves: Move[]): { events: OrderEvent[]; order: Order; refused: number } {
  const events: OrderEvent[] = [placed()];
  let order = fold(events)!;
  let time = Date.parse(AT);
  let refused = 0;
  for (const { wish, hours } of moves) {
    time += hours * HOUR;
    try {
      const news = WISHES[wish]!(order, new Date(time).toISOString());
      events.push(...news);
      order = news.reduce(evolve, order);
    } catch (error) {
      // A refusal is an answer; anything else is a fault.
      if (!(error instanceof decide.OrderRule)) throw error;
      refused += 1;
    }
  }
  return { events, order, refused };
}

const moves = fc.array(
  fc.record({
    wish: fc.constantFrom(...Object.keys(WISHES)),
    hours: fc.constantFrom(0, 0, 1, 7, 30, 100),
  }),
  { maxLength: 60 },
);
const HAPPY: Move[] = [
  'freeze the birth',
  'ask for payment',
  'pay, told by webhook',
  'compute',
  'write',
  'print',
  'mail',
].map((wish) => ({ wish, hours: 0 }));
/** Paid, and nobody prints: what the promise is for. */
const WAITING = HAPPY.slice(0, 3);
/** Printed, and the mail does not get through. */
const STOPPED = [
  ...HAPPY.slice(0, -1),
  ...['give up the mail', 'mail again'].map((wish) => ({ wish, hours: 0 })),
];
/** Three of four stories begin well, so that the later chapters are reached. */
const stories = fc.oneof(
  moves,
  moves.map((rest) => [...HAPPY, ...rest]),
  moves.map((rest) => [...WAITING, ...rest]),
  moves.map((rest) => [...STOPPED, ...rest]),
);

const count = (events: OrderEvent[], type: string) =>
  events.filter((event) => event.type.startsWith(type)).length;

it('an order is paid and corrected once at most, refunded once unless a refund failed, and each edition is printed once', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { events, order } = play(story);
      expect(count(events, 'PaymentCaptured')).toBeLessThanOrEqual(1);
      expect(count(events, 'PaymentRefunded')).toBeLessThanOrEqual(
        count(events, 'PaymentCaptured') + count(events, 'RefundFailed'),
      );
      expect(count(events, 'BirthDetailsCorrected')).toBeLessThanOrEqual(1);
      expect(count(events, 'EditionSuperseded')).toBe(order.supersededEditions.length);
      const printed = events.flatMap((event) =>
        event.type === 'ReportRendered' ? [event.data.edition] : [],
      );
      expect(new Set(printed).size).toBe(printed.length);
    }),
    { numRuns: 2000 },
  );
});

it('nothing is made before it is paid for, and a superseded edition was ready within the seven days', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { events, order } = play(story);
      const paid = events.findIndex(({ type }) => type.startsWith('PaymentCaptured'));
      const begun = events.findIndex(({ type }) => type === 'GenerationRequested');
      if (begun >= 0) expect(paid).toBeGreaterThanOrEqual(0);
      if (begun >= 0) expect(begun).toBeGreaterThan(paid);
      for (const { readyAt, supersededAt } of order.supersededEditions)
        expect(Date.parse(supersededAt) - Date.parse(readyAt)).toBeLessThanOrEqual(7 * 24 * HOUR);
    }),
    { numRuns: 2000 },
  );
});

it('once money goes back, nothing is begun, corrected or mailed any more', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { events, order } = play(story);
      const back = events.findIndex(({ type }) => type === 'RefundRequested' || type === 'PaymentRefunded');
      expect(isRefunding(order.status)).toBe(back >= 0);
      if (back < 0) return;
      const after = events.slice(back + 1).map(({ type }) => type);
      for (const type of ['GenerationRequested', 'BirthDetailsCorrected', 'ReportEmailResendRequested'])
        expect(after).not.toContain(type);
      const due = order.status === 'refunded' ? order.amountPaidPaise : refundablePaise(order);
      expect(order.refund!.amountPaise).toBe(due);
    }),
    { numRuns: 2000 },
  );
});

it('what went back is what the gateway carried out, each refund once, never less than nothing nor more than was paid', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { events, order } = play(story);
      const told = new Map<string, number>();
      for (const { type, data } of events)
        if (type === 'PaymentRefunded' || type === 'PaymentPartiallyRefunded')
          told.set(data.gatewayRefundId, data.amountPaise);
        else if (type === 'RefundFailed') told.delete(data.gatewayRefundId);
      const sum = [...told.values()].reduce((all, one) => all + one, 0);
      const paid = order.amountPaidPaise ?? 0;
      expect(refundedPaise(order)).toBe(Math.min(sum, paid));
      expect(refundablePaise(order)).toBeGreaterThanOrEqual(0);
      expect(order.status === 'refunded').toBe(paid > 0 && refundablePaise(order) === 0);
      expect(new Set(order.refunds.map(({ refundId }) => refundId)).size).toBe(order.refunds.length);
    }),
    { numRuns: 2000 },
  );
});

it('each edition is late once and breaks its promise once; without support, money goes back only after that', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { events } = play(story);
      const editions = (type: string) =>
        events.flatMap((event) =>
          event.type === type && 'edition' in event.data ? [event.data.edition] : [],
        );
      for (const type of ['DeliveryDelayed', 'DeliverySlaBreached'])
        expect(new Set(editions(type)).size, type).toBe(editions(type).length);
      const taken = events.findIndex(
        (event) => event.type === 'RefundRequested' && event.data.cause !== 'support',
      );
      const before = events.slice(0, Math.max(taken, 0)).map(({ type }) => type);
      if (taken < 0 || before.includes('RefundRejected')) return;
      expect(before).toContain('DeliverySlaBreached');
      expect(before).not.toContain('ReportRendered');
    }),
    { numRuns: 2000 },
  );
});

it('no day sees more than three mails asked for', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { resends } = play(story).order;
      const asked = resends.filter(({ requestedBy }) => !requestedBy).map(({ at }) => Date.parse(at));
      for (const [i, at] of asked.entries())
        if (i >= 3) expect(at - asked[i - 3]!).toBeGreaterThanOrEqual(24 * HOUR);
    }),
    { numRuns: 2000 },
  );
});

it('whose mail was given up can ask for another, and has the file until then', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const { order } = play(story);
      if (attentionReasonOf(order) !== 'email-failed') return;
      expect(order.report).toMatchObject({ file: {}, note: expect.stringContaining('did not get through') });
      expect(recentResends(order)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});

it('the stories reach second editions, refunds and refusals, so that the above says something', () => {
  const told = fc.sample(stories, { numRuns: 2000, seed: 21 }).map(play);
  const reach = (type: string) => told.filter(({ events }) => count(events, type) > 0).length;
  for (const type of [
    'BirthDetailsCorrected',
    'PaymentRefunded',
    'PaymentPartiallyRefunded',
    'RefundFailed',
    'RefundRequested',
    'DeliveryDelayed',
    'DeliverySlaBreached',
    'ReportEmailResendRequested',
    'ReportEmailFailed',
    'ReportEmailResendFailed',
    'DuplicatePaymentDetected',
  ])
    expect(reach(type), type).toBeGreaterThan(10);
  expect(told.some(({ order }) => order.report.edition === 2 && order.report.deliveredAt)).toBe(true);
});
