/** Pays for a report, from the click on the pay button to the outcome page: a new order or an open one. */
import type { BirthDetails } from '#src/places/contract-birth.ts';
import type { PartnerInOrder } from '#src/orders/contract-partner.ts';
import type { TaxDetails } from '#src/orders/tax/contract-tax-details.ts';
import type { ChartStyle, Conventions } from '#src/astrology/contract.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import {
  GatewayKeyResponse,
  PaymentSuccessResponse,
  VerifyPaymentResponse,
  type AttemptReport,
  type CreateOrderResponse,
} from '#src/payments/contract.ts';
import { ApiError, get, getBearerToken, isSessionExpired, post, SuccessResponse } from '#web/lib/api.ts';
import {
  failures,
  toConfirming,
  toSuccess,
  type Outcome,
  type PaymentError,
  type PurchaseIds,
} from './purchase-outcomes.ts';
import {
  loadCheckout,
  openCheckout,
  type Checkout,
  type CheckoutOptions,
  type PaymentProof,
} from './razorpay-checkout.ts';
import { getServerMessage } from './server-message.ts';

/** What the buyer confirmed. */
export type ConfirmedDetails = {
  birthDetails: BirthDetails;
  /** for a report on two people */
  partner?: PartnerInOrder | undefined;
  chartStyle: ChartStyle;
  signVocabulary: SignVocabulary;
  conventions: Conventions;
  openingVerse: boolean;
  email: string;
  taxDetails?: TaxDetails | undefined;
};
export type Purchase = {
  reportKey: string;
  reportName: string;
  /** prefilled in checkout */
  buyer: { name?: string | undefined; email: string; phone?: string | undefined };
  /** places the order, or returns an open one */
  createOrder: () => Promise<CreateOrderResponse>;
  /** ids of an open order */
  knownIds?: PurchaseIds;
};

/**
 * Runs the steps of the specification. `beforeCheckout` is awaited right before the checkout window opens, to close our
 * dialog. It returns false when the buyer has left; then the window does not open.
 * @returns the outcome page to show; undefined when the buyer left before paying
 * @throws ApiError 401 when the session has expired; 409 when an open order must not be paid (again)
 */
export async function pay(
  purchase: Purchase,
  beforeCheckout: () => Promise<boolean>,
): Promise<Outcome | undefined> {
  const knownIds: PurchaseIds = { ...purchase.knownIds, reportKey: purchase.reportKey };
  loadOutcomePage();
  try {
    const { key, Checkout } = await loadGateway(knownIds);
    const order = await placeOrder(purchase, knownIds);
    // in ids and navigation state `orderId` is the gateway's id, `order` our order number
    const ids = { ...knownIds, orderId: order.orderId, ...(order.order ? { order: order.order } : {}) };
    if (!(await beforeCheckout())) return undefined;
    const proof = await collectPayment(Checkout, toCheckoutOptions(purchase, key, order), ids);
    return await verifyPayment(proof, { ...ids, paymentId: proof.razorpay_payment_id }, purchase.reportKey);
  } catch (error) {
    if (error instanceof PurchaseEndedError) return error.outcome;
    throw error;
  }
}

/** Loaded early, because the connection may be lost by the time the outcome is shown. */
const loadOutcomePage = () =>
  void import('#web/features/purchase/outcome/PaymentOutcomePage.tsx').catch(() => undefined);

/** Aborts the purchase with an outcome. */
class PurchaseEndedError extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super(outcome.state.message);
    this.outcome = outcome;
  }
}

/** A failed step ends the purchase with an outcome, unless the error is rethrown for the caller. */
async function runStep<T>(
  request: Promise<T>,
  toOutcome: (message?: string) => Outcome,
  isRethrown?: (error: unknown) => boolean,
): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (isRethrown?.(error)) throw error;
    throw new PurchaseEndedError(toOutcome(getServerMessage(error)));
  }
}

/** The server returns the URL of the checkout script: of the gateway or of the local sandbox. */
async function loadGateway(ids: PurchaseIds): Promise<{ key: string; Checkout: Checkout }> {
  const { key, checkout } = await runStep(get('/api/payment/get-key', GatewayKeyResponse), () =>
    failures.serviceUnavailable(ids),
  );
  return { key, Checkout: await runStep(loadCheckout(checkout), () => failures.scriptNotLoaded(ids)) };
}

/** Error codes for an order that must not be paid, or not at this price. They do not mean that a payment failed. */
const NOT_PAYABLE = [
  'already-paid',
  'refunded',
  'capture-pending',
  'order-expired',
  'order-cancelled',
  'offer-held',
];

/** Before the payment an expired session leads to the login, after it to an outcome page. */
const isRethrown = (error: unknown) =>
  isSessionExpired(error) || (error instanceof ApiError && NOT_PAYABLE.includes(error.code));

const placeOrder = (purchase: Purchase, ids: PurchaseIds): Promise<CreateOrderResponse> =>
  runStep(purchase.createOrder(), (message) => failures.orderNotCreated(ids, message), isRethrown);

function toCheckoutOptions(
  { reportName, buyer }: Purchase,
  key: string,
  order: CreateOrderResponse,
): CheckoutOptions {
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

async function collectPayment(
  Checkout: Checkout,
  options: CheckoutOptions,
  ids: PurchaseIds,
): Promise<PaymentProof> {
  const orderId = options.order_id;
  const reportFailure = (error: PaymentError) =>
    reportAttempt({ orderId, outcome: 'failed', ...toAttemptDetails(error) });
  const checkoutResult = await runStep(openCheckout(Checkout, options, reportFailure), () =>
    failures.serviceUnavailable(ids),
  );
  if (checkoutResult.kind === 'paid') return checkoutResult.proof;
  reportAttempt({ orderId, outcome: 'dismissed', ...toAttemptDetails(checkoutResult.lastError) });
  throw new PurchaseEndedError(failures.checkoutClosed(ids, checkoutResult.lastError));
}

/** Information for support. Not awaited: if it is lost, the webhook still reports the payment. */
const reportAttempt = (attempt: AttemptReport) =>
  void post('/api/payment/attempts', attempt, SuccessResponse).catch(() => undefined);

/** Cut to the lengths of the contract: the gateway's texts may be longer. */
const toAttemptDetails = ({ code, reason, paymentId }: PaymentError = {}) => ({
  ...(code ? { code: code.slice(0, 60) } : {}),
  ...(reason ? { reason: reason.slice(0, 120) } : {}),
  ...(paymentId ? { paymentId: paymentId.slice(0, 60) } : {}),
});

async function verifyPayment(proof: PaymentProof, ids: PurchaseIds, reportKey: string): Promise<Outcome> {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = proof;
  const body = { razorpay_order_id, razorpay_payment_id, razorpay_signature, reportKey };
  const { status } = await runStep(
    post('/api/payment/verify-payment', body, VerifyPaymentResponse),
    (message) => failures.verificationFailed(ids, message),
  );
  // The status page says that a payment is being confirmed, or refunded.
  if (status !== 'captured') return toConfirming(ids);
  // the specification sends the token in a second header with this request
  const headers = { 'auth-Token': getBearerToken() ?? '' };
  await runStep(
    post('/api/payment/payment-success', { reportKey }, PaymentSuccessResponse, { headers }),
    (message) => failures.generationFailed(ids, message),
  );
  return toSuccess(ids);
}
