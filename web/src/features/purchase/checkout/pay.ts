/** A paid report, from the pressed button to its outcome page: the first time, and when an open order is paid again. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { ChartStyle } from '#src/astrology/contract.ts';
import {
  GatewayKey,
  GenerationStarted,
  PaymentVerified,
  type AttemptReport,
  type OrderCreated,
} from '#src/payments/contract.ts';
import { ApiError, getBearerToken, SuccessAnswer, get, post, isSessionExpired } from '#web/lib/api.ts';
import {
  loadCheckout,
  openCheckout,
  type Checkout,
  type CheckoutOptions,
  type PaymentProof,
} from './razorpay-checkout.ts';
import { failed, succeeded, type GatewayProblem, type Outcome, type Trace } from './purchase-outcomes.ts';
import { serversWords } from './server-message.ts';

/** What the buyer confirmed. */
export type Confirmed = { birthDetails: BirthDetails; chartStyle: ChartStyle; email: string };
export type Sale = {
  reportKey: string;
  reportName: string;
  /** what checkout need not ask again */
  buyer: { name?: string | undefined; email: string; phone?: string | undefined };
  /** places the order, or takes up an open one */
  order: () => Promise<OrderCreated>;
  /** what is known before: an open order's numbers */
  known?: Trace;
};

/**
 * Walks through the specification's steps. `beforeCheckout` is awaited right before the gateway's window opens (our own
 * dialog has to be gone by then) and may answer false: the buyer has left, and nothing opens.
 * @returns the outcome page to show, or nothing when the buyer left before paying
 * @throws ApiError 401 when the session is over; 409 of an open order that must not be paid (again)
 */
export async function pay(sale: Sale, beforeCheckout: () => Promise<boolean>): Promise<Outcome | undefined> {
  const start: Trace = { ...sale.known, reportKey: sale.reportKey };
  fetchOutcomePage();
  try {
    const { key, Checkout } = await openTill(start);
    const order = await placeOrder(sale, start);
    const trace = { ...start, orderId: order.orderId, order: order.order };
    if (!(await beforeCheckout())) return undefined;
    const proof = await collect(Checkout, checkoutOptions(sale, key, order), trace);
    return await settle(proof, { ...trace, paymentId: proof.razorpay_payment_id }, sale.reportKey);
  } catch (error) {
    if (error instanceof Ended) return error.outcome;
    throw error;
  }
}

/** Before it is needed: the line may be gone when there is news to tell. */
const fetchOutcomePage = () =>
  void import('#web/features/purchase/outcome/PaymentOutcomePage.tsx').catch(() => undefined);

/** Stops the walk with an outcome. */
class Ended extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome.state.message);
    this.outcome = outcome;
  }
}

/** A step that fails ends the purchase with `outcome`, unless it is a failure that `passes` on to the caller. */
async function step<T>(
  work: Promise<T>,
  outcome: (message?: string) => Outcome,
  passes?: (problem: unknown) => boolean,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (passes?.(error)) throw error;
    throw new Ended(outcome(serversWords(error)));
  }
}

/** The key names the script's address: the gateway's own or the local sandbox. */
async function openTill(trace: Trace): Promise<{ key: string; Checkout: Checkout }> {
  const { key, checkout } = await step(get('/api/payment/get-key', GatewayKey), () => failed.service(trace));
  return { key, Checkout: await step(loadCheckout(checkout), () => failed.script(trace)) };
}

/** Codes of an open order that must not be paid: no failed payment, but news. */
const NO_SALE = ['already-paid', 'refunded', 'capture-pending', 'order-expired'];

/** Before any money has moved a session that is over means a login; after it, an outcome page. */
const passesOn = (error: unknown) =>
  isSessionExpired(error) || (error instanceof ApiError && NO_SALE.includes(error.code));

const placeOrder = (sale: Sale, trace: Trace): Promise<OrderCreated> =>
  step(sale.order(), (message) => failed.order(trace, message), passesOn);

function checkoutOptions({ reportName, buyer }: Sale, key: string, order: OrderCreated): CheckoutOptions {
  const { name, email, phone } = buyer;
  return {
    key,
    amount: order.amount,
    currency: order.currency,
    order_id: order.orderId,
    name: 'Lagna',
    description: reportName,
    prefill: { ...(name ? { name } : {}), email, ...(phone ? { contact: phone } : {}) },
  };
}

async function collect(Checkout: Checkout, options: CheckoutOptions, trace: Trace): Promise<PaymentProof> {
  const orderId = options.order_id;
  const noteTry = (error: GatewayProblem) => note({ orderId, outcome: 'failed', ...forSupport(error) });
  const end = await step(openCheckout(Checkout, options, noteTry), () => failed.service(trace));
  if (end.kind === 'paid') return end.proof;
  note({ orderId, outcome: 'dismissed', ...forSupport(end.last) });
  throw new Ended(failed.dismissed(trace, end.last));
}

/** Support sees what happened at checkout. If this note is lost the webhook still tells, so nobody waits for it. */
const note = (attempt: AttemptReport) =>
  void post('/api/payment/attempts', attempt, SuccessAnswer).catch(() => undefined);

/** Cut to what the contract takes: the gateway's texts are not ours to trust. */
const forSupport = ({ code, reason, paymentId }: GatewayProblem = {}) => ({
  ...(code ? { code: code.slice(0, 60) } : {}),
  ...(reason ? { reason: reason.slice(0, 120) } : {}),
  ...(paymentId ? { paymentId: paymentId.slice(0, 60) } : {}),
});

async function settle(proof: PaymentProof, trace: Trace, reportKey: string): Promise<Outcome> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = proof;
  const told = { razorpay_order_id, razorpay_payment_id, razorpay_signature, reportKey };
  await step(post('/api/payment/verify-payment', told, PaymentVerified), (message) =>
    failed.verification(trace, message),
  );
  // the specification's own header for this one call, besides the usual one
  const headers = { 'auth-Token': getBearerToken() ?? '' };
  await step(post('/api/payment/payment-success', { reportKey }, GenerationStarted, { headers }), (message) =>
    failed.generation(trace, message),
  );
  return succeeded(trace);
}
