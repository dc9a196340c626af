/**
 * The plan of a simulation: the actions of every buyer, and the disturbances before each order. It depends only on the
 * seed. The operating system still decides the order in which processes run, so two runs of one seed can differ.
 */
import type { FaultSettings } from '#sandbox/index.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { createRandom, type Random } from './random.ts';

export type PaymentAttempt = {
  outcome: 'success' | 'failure' | 'pending';
  method: 'card' | 'upi' | 'netbanking';
  /** delivery of the webhooks of this payment */
  webhooks: FaultSettings['webhooks'];
  /** answer of the bank to a pending payment; without it the bank never answers */
  bank?: { outcome: 'success' | 'failure'; afterHours: number };
};

/** `forged`: first with a wrong signature. `late`: after the next jump of the clock. */
export type ReturnBehavior = 'at-once' | 'twice' | 'forged' | 'late' | 'never';

export type PlannedRefund = {
  by: 'support' | 'dashboard';
  /** part of the payment; 1 refunds it in full */
  share: number;
  /** the bank fails the refund after the gateway accepted it */
  isFailedByBank: boolean;
};

/** `undecided`: the bank is still examining the payment when the simulation ends. */
export type PlannedDispute = { outcome: 'won' | 'lost' | 'closed' | 'undecided' };

export type OrderPlan = {
  number: number;
  member: number;
  reportKey: string;
  /** birth details; without them the paid order waits. `free`: a free report, which is not paid */
  details: 'at-checkout' | 'later' | 'never' | 'free';
  /** the birth time is corrected after delivery */
  isCorrected: boolean;
  /** create-order requests at the same moment */
  clicks: number;
  mismatch?: { amount: number } | { currency: string } | { autoCapture: false };
  attempts: PaymentAttempt[];
  hasSecondPayment: boolean;
  isDismissed: boolean;
  isPolled: boolean;
  return: ReturnBehavior;
  refund?: PlannedRefund;
  dispute?: PlannedDispute;
  /** the member deletes the account afterwards */
  isDeleted: boolean;
  /** requests that a buyer repeats while the site does not answer */
  maxTries: number;
};

export type Disturbance =
  | { kind: 'kill-web' | 'kill-worker'; process: number }
  | { kind: 'outage'; seconds: number }
  | { kind: 'jump'; hours: number }
  | { kind: 'downtime'; method: 'card' | 'upi' | 'netbanking' }
  | { kind: 'gateway-faults'; faults: Partial<FaultSettings> };

export type Plan = {
  seed: number;
  orders: OrderPlan[];
  /** by the number of the order before which it happens */
  disturbances: Map<number, Disturbance[]>;
};

export type PlanOptions = { orders: number; seed: number; webs: number; workers: number };

export function createPlan(options: PlanOptions): Plan {
  const random = createRandom(options.seed, 1);
  const orders = Array.from({ length: options.orders }, (_, number) => planOrder(random, number, options));
  return { seed: options.seed, orders, disturbances: planDisturbances(options) };
}

const PAID_REPORTS = SEED_REPORTS.filter(({ category, available }) => category === 'paid' && available).map(
  ({ key }) => key,
);

/** Printing takes seconds of a core: a short run prints every twelfth report, a long one about a hundred. */
const computePrintShare = (orders: number) => Math.min(1, 1200 / orders) / 12;

const ORDERS_PER_MEMBER = 3;

function planOrder(random: Random, number: number, { orders }: PlanOptions): OrderPlan {
  return {
    number,
    member: random.integer(0, Math.ceil(orders / ORDERS_PER_MEMBER)),
    reportKey: random.pick(PAID_REPORTS),
    ...planDetails(random, orders),
    clicks: random.isChosen(0.08) ? 2 : 1,
    ...planMismatch(random),
    attempts: planAttempts(random),
    hasSecondPayment: random.isChosen(0.06),
    isDismissed: random.isChosen(0.05),
    isPolled: random.isChosen(0.1),
    return: planReturn(random),
    ...planRefund(random),
    ...planDispute(random),
    isDeleted: random.isChosen(0.01),
    maxTries: random.isChosen(0.1) ? 2 : 90,
  };
}

function planDetails(random: Random, orders: number): Pick<OrderPlan, 'details' | 'isCorrected'> {
  const isPrinted = random.isChosen(computePrintShare(orders));
  const details = isPrinted
    ? random.pick(['at-checkout', 'at-checkout', 'at-checkout', 'later', 'free'] as const)
    : ('never' as const);
  return { details, isCorrected: isPrinted && random.isChosen(0.2) };
}

function planDispute(random: Random): Pick<OrderPlan, 'dispute'> {
  if (!random.isChosen(0.015)) return {};
  return { dispute: { outcome: random.pick(['won', 'lost', 'closed', 'undecided'] as const) } };
}

function planMismatch(random: Random): Pick<OrderPlan, 'mismatch'> {
  const value = random.next();
  if (value < 0.01) return { mismatch: { amount: random.integer(100, 400_000) } };
  if (value < 0.015) return { mismatch: { currency: 'USD' } };
  return value < 0.05 ? { mismatch: { autoCapture: false } } : {};
}

function planAttempts(random: Random): PaymentAttempt[] {
  const value = random.next();
  if (value < 0.07) return [];
  if (value < 0.12) return [planAttempt(random, 'failure')];
  if (value < 0.22) return [planAttempt(random, 'failure'), planAttempt(random, 'success')];
  if (value < 0.32) return [planAttempt(random, 'pending')];
  if (value < 0.35) return [planAttempt(random, 'pending'), planAttempt(random, 'success')];
  return [planAttempt(random, 'success')];
}

const WEBHOOK_FAULTS = [
  'lost',
  'duplicated',
  'reordered',
  'wrong-signature',
  'old-secret',
  'delayed',
  'captured-before-failed',
  'refund-before-capture',
] as const;

function planAttempt(random: Random, outcome: PaymentAttempt['outcome']): PaymentAttempt {
  return {
    outcome,
    method: random.pick(['card', 'upi', 'netbanking'] as const),
    webhooks: random.isChosen(0.5) ? 'normal' : random.pick(WEBHOOK_FAULTS),
    ...(outcome === 'pending' ? planBankAnswer(random) : {}),
  };
}

/** From seconds to a little more than the five days after which the gateway ignores an answer. */
const ANSWER_HOURS = [0.001, 0.1, 0.3, 2, 20, 50, 90, 119, 121];

function planBankAnswer(random: Random): Pick<PaymentAttempt, 'bank'> {
  if (random.isChosen(0.15)) return {};
  const outcome = random.isChosen(0.8) ? ('success' as const) : ('failure' as const);
  return { bank: { outcome, afterHours: random.pick(ANSWER_HOURS) } };
}

function planReturn(random: Random): ReturnBehavior {
  const value = random.next();
  if (value < 0.6) return 'at-once';
  if (value < 0.7) return 'twice';
  if (value < 0.74) return 'forged';
  return value < 0.84 ? 'late' : 'never';
}

function planRefund(random: Random): Pick<OrderPlan, 'refund'> {
  if (!random.isChosen(0.08)) return {};
  const by = random.isChosen(0.5) ? ('support' as const) : ('dashboard' as const);
  const share = random.isChosen(0.5) ? 1 : random.integer(1, 9) / 10;
  return { refund: { by, share, isFailedByBank: random.isChosen(0.15) } };
}

/** One disturbance per `spacing` orders, at least one, at most `max`. */
const countDisturbances = (orders: number, spacing: number, max: number) =>
  Math.min(max, Math.max(1, Math.round(orders / spacing)));

function planDisturbances({ orders, seed, webs, workers }: PlanOptions): Plan['disturbances'] {
  const random = createRandom(seed, 2);
  const planned: Plan['disturbances'] = new Map();
  const add = (count: number, create: () => Disturbance) => {
    for (let index = 0; index < count; index += 1) {
      const orderNumber = random.integer(1, orders - 1);
      planned.set(orderNumber, [...(planned.get(orderNumber) ?? []), create()]);
    }
  };
  const longestOutage = orders <= 200 ? 3 : 60;
  add(countDisturbances(orders, 500, 50), () => ({ kind: 'kill-web', process: random.integer(0, webs - 1) }));
  add(countDisturbances(orders, 500, 50), () => ({
    kind: 'kill-worker',
    process: random.integer(0, workers - 1),
  }));
  add(countDisturbances(orders, 2500, 10), () => ({
    kind: 'outage',
    seconds: random.integer(1, longestOutage),
  }));
  add(countDisturbances(orders, 150, 150), () => ({
    kind: 'jump',
    hours: random.pick([0.05, 0.3, 1, 3, 13, 25]),
  }));
  add(countDisturbances(orders, 400, 30), () => ({
    kind: 'downtime',
    method: random.pick(['card', 'upi', 'netbanking'] as const),
  }));
  add(countDisturbances(orders, 20, 1000), () => ({ kind: 'gateway-faults', faults: planFaults(random) }));
  return planned;
}

const ENDPOINTS = [
  'orders.create',
  'orders.fetch',
  'orders.payments',
  'payments.fetch',
  'payments.list',
  'payments.capture',
  'payments.refund',
  'payments.refunds',
  'refunds.list',
  'checkout.pay',
];

function planFaults(random: Random): Partial<FaultSettings> {
  const faults: Partial<FaultSettings> = {
    allowSecondCapture: random.isChosen(0.6),
    deferRefunds: random.isChosen(0.3),
    noBalance: random.isChosen(0.1),
    webhooks: random.isChosen(0.8) ? 'normal' : random.pick(WEBHOOK_FAULTS),
  };
  if (random.isChosen(0.4)) return faults;
  const fail = random.pick(['429', '500', '502html', 'hang', 'reset-after-commit'] as const);
  // A request without a response blocks its caller for ten seconds: a few of them suffice.
  const times = random.integer(1, fail === 'hang' ? 3 : 40);
  const endpoint = random.isChosen(0.8) ? { endpoint: random.pick(ENDPOINTS) } : {};
  return { ...faults, fail, times, ...endpoint };
}
