/**
 * The plan of a simulation: the actions of every buyer, and the disturbances before each order. It depends only on the
 * seed. Faults are far more frequent than in production, so that a short run contains every case. The operating system still decides the order in which processes run, so two runs of one seed can differ.
 */
import type { FaultSettings } from '#sandbox/index.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { createRandom, type Random } from '#src/testing/random.ts';

export type PaymentAttempt = {
  outcome: 'success' | 'failure' | 'pending';
  method: 'card' | 'upi' | 'netbanking';
  /** delivery of the webhooks of this payment */
  webhooks: FaultSettings['webhooks'];
  /** answer of the bank to a pending payment; without it the bank never answers */
  bank?: { outcome: 'success' | 'failure'; afterHours: number };
};

/** `forged`: first with a wrong signature. `late`: after the next jump of the clock. */
export type ReturnBehaviour = 'at-once' | 'twice' | 'forged' | 'late' | 'never';

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
  orderNumber: number;
  memberNumber: number;
  reportKey: string;
  /** when birth details are entered; without them the paid order waits. `free`: a free report, which is not paid */
  details: 'at-checkout' | 'later' | 'never' | 'free';
  /** the birth time is corrected after delivery */
  isBirthTimeCorrected: boolean;
  /** create-order requests at the same moment */
  clicks: number;
  /** changes of the gateway's order, so that it differs from ours */
  mismatch?: { amount: number } | { currency: string } | { autoCapture: false };
  attempts: PaymentAttempt[];
  /** the last attempt is repeated: the buyer pays a second time */
  hasSecondPayment: boolean;
  /** the buyer first closes the checkout without paying */
  isCheckoutDismissed: boolean;
  /** the browser requests the payment's status and retries, as after a lost response */
  isStatusPolled: boolean;
  returnBehaviour: ReturnBehaviour;
  refund?: PlannedRefund;
  dispute?: PlannedDispute;
  /** the member deletes the account afterwards */
  isAccountDeleted: boolean;
  /** how often the buyer sends each request while the site does not answer */
  maxTries: number;
};

export type Disturbance =
  | { kind: 'kill-web' | 'kill-worker'; processIndex: number }
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

export type PlanOptions = { orderCount: number; seed: number; webCount: number; workerCount: number };

export function createPlan(options: PlanOptions): Plan {
  const random = createRandom(options.seed, 1);
  const orders = Array.from({ length: options.orderCount }, (_, number) =>
    planOrder(random, number, options),
  );
  return { seed: options.seed, orders, disturbances: planDisturbances(options) };
}

const PAID_REPORTS = SEED_REPORTS.filter(({ category, available }) => category === 'paid' && available).map(
  ({ key }) => key,
);

/** Those whose birth details may be entered after the payment. */
const REPORTS_ON_ONE = PAID_REPORTS.filter((key) => !isForTwoPeople(key));

/** Printing takes seconds of a core: a short run prints every twelfth report, a long one about a hundred. */
const computePrintShare = (orderCount: number) => Math.min(1, 1200 / orderCount) / 12;

const ORDERS_PER_MEMBER = 3;

function planOrder(random: Random, orderNumber: number, { orderCount }: PlanOptions): OrderPlan {
  const details = planDetails(random, orderCount);
  return {
    orderNumber,
    memberNumber: random.integer(0, Math.ceil(orderCount / ORDERS_PER_MEMBER)),
    reportKey: random.pick(details.details === 'at-checkout' ? PAID_REPORTS : REPORTS_ON_ONE),
    ...details,
    clicks: random.isChosen(0.08) ? 2 : 1,
    ...planMismatch(random),
    attempts: planAttempts(random),
    hasSecondPayment: random.isChosen(0.06),
    isCheckoutDismissed: random.isChosen(0.05),
    isStatusPolled: random.isChosen(0.1),
    returnBehaviour: planReturn(random),
    ...planRefund(random),
    ...planDispute(random),
    isAccountDeleted: random.isChosen(0.01),
    maxTries: random.isChosen(0.1) ? 2 : 90,
  };
}

function planDetails(
  random: Random,
  orderCount: number,
): Pick<OrderPlan, 'details' | 'isBirthTimeCorrected'> {
  const isPrinted = random.isChosen(computePrintShare(orderCount));
  const details = isPrinted
    ? random.pick(['at-checkout', 'at-checkout', 'at-checkout', 'later', 'free'] as const)
    : ('never' as const);
  return { details, isBirthTimeCorrected: isPrinted && random.isChosen(0.2) };
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

function planReturn(random: Random): ReturnBehaviour {
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
const countDisturbances = (orderCount: number, spacing: number, max: number) =>
  Math.min(max, Math.max(1, Math.round(orderCount / spacing)));

function planDisturbances({ orderCount, seed, webCount, workerCount }: PlanOptions): Plan['disturbances'] {
  const random = createRandom(seed, 2);
  const planned: Plan['disturbances'] = new Map();
  const add = (count: number, create: () => Disturbance) => {
    for (let index = 0; index < count; index += 1) {
      const orderNumber = random.integer(1, orderCount - 1);
      planned.set(orderNumber, [...(planned.get(orderNumber) ?? []), create()]);
    }
  };
  // A long outage would take most of a short run.
  const maxOutageSeconds = orderCount <= 200 ? 3 : 60;
  add(countDisturbances(orderCount, 500, 50), () => ({
    kind: 'kill-web',
    processIndex: random.integer(0, webCount - 1),
  }));
  add(countDisturbances(orderCount, 500, 50), () => ({
    kind: 'kill-worker',
    processIndex: random.integer(0, workerCount - 1),
  }));
  add(countDisturbances(orderCount, 2500, 10), () => ({
    kind: 'outage',
    seconds: random.integer(1, maxOutageSeconds),
  }));
  add(countDisturbances(orderCount, 150, 150), () => ({
    kind: 'jump',
    hours: random.pick([0.05, 0.3, 1, 3, 13, 25]),
  }));
  add(countDisturbances(orderCount, 400, 30), () => ({
    kind: 'downtime',
    method: random.pick(['card', 'upi', 'netbanking'] as const),
  }));
  add(countDisturbances(orderCount, 20, 1000), () => ({
    kind: 'gateway-faults',
    faults: planFaults(random),
  }));
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
