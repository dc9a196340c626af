/** One buyer who carries out the plan of one order, as a browser and a payment app would. */
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { Environment } from './environment.ts';
import { isProof, type GatewayClient, type PaymentProof } from './gateway-client.ts';
import type { OrderPlan, PlannedDispute, PlannedRefund } from './plan.ts';
import { createName, BuyerLeftError, type Buyer, type SiteClient } from './site-client.ts';

export type BuyerContext = {
  environment: Environment;
  site: SiteClient;
  gateway: GatewayClient;
  /** first result of the place search */
  place: object;
  /** runs after the next jump of the clock */
  runLater: (task: () => Promise<void>) => void;
};

type PlacedOrder = { orderId: string; gatewayOrderId: string; amountPaise: number };

type CreateOrderResponse = { orderId: string; order: string; amount: number };

export async function runOrder(context: BuyerContext, plan: OrderPlan): Promise<void> {
  const buyer = context.site.createBuyer(plan.memberNumber, plan.maxTries);
  try {
    if (plan.details === 'free') return await orderFreeReport(context, buyer, plan);
    const placedOrder = await placeOrder(context, buyer, plan);
    if (!placedOrder) return;
    // The gateway's order differs from ours, as after a mistake in its dashboard.
    if (plan.mismatch) await context.gateway.changeOrder(placedOrder.gatewayOrderId, plan.mismatch);
    if (plan.isCheckoutDismissed)
      await buyer.post('/api/payment/attempts', {
        orderId: placedOrder.gatewayOrderId,
        outcome: 'dismissed',
      });
    const proofs = await pay(context, plan, placedOrder);
    for (const proof of proofs) await returnFromCheckout(context, buyer, plan, proof);
    if (plan.isStatusPolled) {
      await buyer.post('/api/payment/status', { order: placedOrder.orderId });
      await buyer.post('/api/payment/retry', { order: placedOrder.orderId });
    }
    const [proof] = proofs;
    if (plan.details === 'later') await provideDetails(context, buyer, plan, placedOrder);
    if (plan.isBirthTimeCorrected)
      runLaterForBuyer(context, () => correctDetails(context, buyer, plan, placedOrder));
    if (proof) scheduleFollowUps(context, plan, placedOrder, proof.razorpay_payment_id);
    if (plan.isAccountDeleted) runLaterForBuyer(context, () => buyer.deleteAccount());
  } catch (error) {
    // A buyer who left never returns.
    if (!(error instanceof BuyerLeftError)) throw error;
  }
}

async function placeOrder(
  context: BuyerContext,
  buyer: Buyer,
  plan: OrderPlan,
): Promise<PlacedOrder | undefined> {
  const { reportKey } = plan;
  // Two simultaneous orders can request the first-report offer: the second one is placed without it.
  for (const offerParameter of ['', '&offer=none']) {
    const quote = await buyer.get(`/api/payment/quote?reportKey=${reportKey}${offerParameter}`);
    const body = {
      reportKey,
      amount: Number(quote.body.pricePaise) / 100,
      ...(plan.details === 'at-checkout' ? { birthDetails: buildBirthDetails(context, plan) } : {}),
      ...(isForTwoPeople(reportKey) ? { partner: buildPartner(context, plan) } : {}),
    };
    const clicks = Array.from({ length: plan.clicks }, () => buyer.post('/api/payment/create-order', body));
    const accepted = (await Promise.all(clicks)).find(({ status }) => status === 200);
    if (accepted) return toPlacedOrder(accepted.body as CreateOrderResponse);
  }
  return undefined;
}

/** In the response `order` is our order number, and `orderId` the gateway's id of the order. */
const toPlacedOrder = ({ order, orderId, amount }: CreateOrderResponse): PlacedOrder => ({
  orderId: order,
  gatewayOrderId: orderId,
  amountPaise: amount,
});

const buildBirthDetails = ({ place }: BuyerContext, { memberNumber, orderNumber }: OrderPlan) => ({
  name: `Buyer ${createName(memberNumber)}`,
  date: `19${70 + (memberNumber % 30)}-0${1 + (orderNumber % 9)}-1${orderNumber % 10}`,
  time: '14:30',
  timeKind: 'exact',
  place,
});

const buildPartner = (context: BuyerContext, plan: OrderPlan) => ({
  birthDetails: {
    ...buildBirthDetails(context, plan),
    name: 'Ravi Menon',
    date: '1969-02-17',
    time: '06:10',
  },
  role: 'open',
  consent: true,
});

const FREE_REPORT = 'free-kundli';

/** The same person gets a free report once: the site answers a second request with the first order. */
async function orderFreeReport(context: BuyerContext, buyer: Buyer, plan: OrderPlan): Promise<void> {
  const birthDetails = buildBirthDetails(context, plan);
  const send = () => buyer.post('/api/payment/payment-success', { reportType: FREE_REPORT, birthDetails });
  await Promise.all(Array.from({ length: plan.clicks }, send));
}

/** The site refuses while the order is not paid. */
const provideDetails = (context: BuyerContext, buyer: Buyer, plan: OrderPlan, { orderId }: PlacedOrder) =>
  buyer.post(`/api/orders/${orderId}/birth-details`, { birthDetails: buildBirthDetails(context, plan) });

/** The site refuses before the delivery and from a week after it. */
const correctDetails = (context: BuyerContext, buyer: Buyer, plan: OrderPlan, { orderId }: PlacedOrder) =>
  buyer.post(`/api/orders/${orderId}/correction`, {
    birthDetails: { ...buildBirthDetails(context, plan), time: '14:55' },
  });

/** Runs after the next jump of the clock. The site may not answer then. */
const runLaterForBuyer = ({ runLater }: BuyerContext, act: () => Promise<unknown>) =>
  runLater(async () => {
    await act().catch(ignoreBuyerLeftError);
  });

/** @returns the proof that checkout passes to the browser, for each successful attempt */
async function pay(
  { gateway }: BuyerContext,
  plan: OrderPlan,
  { gatewayOrderId }: PlacedOrder,
): Promise<PaymentProof[]> {
  const proofs: PaymentProof[] = [];
  const secondAttempt = plan.hasSecondPayment ? plan.attempts.slice(-1) : [];
  for (const attempt of [...plan.attempts, ...secondAttempt]) {
    const result = await gateway.pay(gatewayOrderId, attempt);
    if (isProof(result)) proofs.push(result);
    else if (result && attempt.bank)
      // The bank may have answered already when the clock jumped.
      await gateway.answerPayment(result.payment.id, attempt.bank).catch(() => undefined);
  }
  return proofs;
}

async function returnFromCheckout(
  context: BuyerContext,
  buyer: Buyer,
  plan: OrderPlan,
  proof: PaymentProof,
): Promise<void> {
  const verify = (signature = proof.razorpay_signature) =>
    buyer.post('/api/payment/verify-payment', {
      ...proof,
      razorpay_signature: signature,
      reportKey: plan.reportKey,
    });
  if (plan.returnBehaviour === 'never') return;
  if (plan.returnBehaviour === 'late')
    return context.runLater(async () => {
      await verify().catch(ignoreBuyerLeftError);
    });
  if (plan.returnBehaviour === 'forged') await verify('0'.repeat(64));
  if (plan.returnBehaviour === 'twice') await Promise.all([verify(), verify()]);
  else await verify();
  await buyer.post('/api/payment/payment-success', { reportKey: plan.reportKey });
}

function ignoreBuyerLeftError(error: unknown): void {
  if (!(error instanceof BuyerLeftError)) throw error;
}

/** Refunds and disputes come days after the payment. */
function scheduleFollowUps(
  context: BuyerContext,
  plan: OrderPlan,
  placedOrder: PlacedOrder,
  paymentId: string,
): void {
  const { dispute } = plan;
  if (dispute) context.runLater(() => openDispute(context, paymentId, dispute));
  const { refund } = plan;
  if (!refund) return;
  if (refund.by === 'support') context.runLater(() => refundBySupport(context, placedOrder, refund));
  else context.runLater(() => refundInDashboard(context, placedOrder, paymentId, refund));
}

async function openDispute(
  { gateway, runLater }: BuyerContext,
  paymentId: string,
  { outcome }: PlannedDispute,
): Promise<void> {
  // Refused for a payment that was never captured.
  const dispute = await gateway.openDispute(paymentId).catch(() => undefined);
  if (dispute && outcome !== 'undecided')
    runLater(async () => void (await gateway.decideDispute(dispute.id, outcome)));
}

/** @returns paise, at least 100: the gateway refunds no smaller amount */
const computeRefundAmount = ({ amountPaise }: PlacedOrder, { share }: PlannedRefund) =>
  share === 1 ? amountPaise : Math.max(100, Math.round(amountPaise * share));

async function refundInDashboard(
  { gateway, runLater }: BuyerContext,
  placedOrder: PlacedOrder,
  paymentId: string,
  refund: PlannedRefund,
): Promise<void> {
  // Refused when the payment was not captured, is refunded already, or the balance is missing.
  const gatewayRefund = await gateway
    .refund(paymentId, computeRefundAmount(placedOrder, refund))
    .catch(() => undefined);
  if (gatewayRefund && refund.isFailedByBank)
    runLater(async () => {
      await gateway.answerRefund(gatewayRefund.id, 'failure').catch(() => undefined);
    });
}

async function refundBySupport(
  context: BuyerContext,
  placedOrder: PlacedOrder,
  refund: PlannedRefund,
): Promise<void> {
  const { environment, runLater } = context;
  const { supportDeps, clock } = environment;
  const at = clock.now().toISOString();
  const meta = { actor: 'support:simulation', cause: 'planned refund', at };
  try {
    await changeOrder(supportDeps, placedOrder.orderId, meta, (order) =>
      refund.share === 1
        ? requestRefund(order, 'support', at)
        : requestPartialRefund(order, computeRefundAmount(placedOrder, refund), at),
    );
  } catch (error) {
    // Not paid, or refunded already: support reads the reason. Otherwise the database is down, and support tries later.
    if (!(error instanceof OrderRuleError)) runLater(() => refundBySupport(context, placedOrder, refund));
  }
}
