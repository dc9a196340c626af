/**
 * The results of a purchase, with the specification's titles and texts. The outcome page receives them as navigation
 * state.
 */

/** Whether money was charged, as far as the browser knows when a purchase fails. The payment status of the server corrects it. */
export type PaymentCertainty = 'not-charged' | 'uncertain' | 'charged';

/** Navigation state of the outcome pages. `orderId` and `paymentId` are the gateway's, `order` is our order number. */
type OutcomeState = {
  title?: string;
  message?: string;
  reportKey?: string;
  error?: string;
  reason?: string;
  orderId?: string;
  paymentId?: string;
  order?: string;
  certainty?: PaymentCertainty;
};

export type Outcome = {
  path: '/payment-success' | '/payment-status' | '/payment-failed';
  state: OutcomeState;
};

/** The ids of the purchase that are known so far. */
export type PurchaseIds = Pick<OutcomeState, 'reportKey' | 'orderId' | 'order' | 'paymentId'>;

/** A failed attempt as the gateway reports it. */
export type PaymentError = { code?: string; description?: string; reason?: string; paymentId?: string };

export const DEFAULT_MESSAGE = {
  success:
    'Your payment has arrived. Your report is being generated and will be mailed to you within 12 hours.',
  failed: "We couldn't complete your payment. Please try again or contact support if the issue persists.",
};

export const toSuccess = (ids: PurchaseIds): Outcome => ({ path: '/payment-success', state: { ...ids } });

/** The bank approved the payment, and the gateway has not confirmed it. The page shows the live status. */
export const toConfirming = (ids: PurchaseIds): Outcome => ({
  path: '/payment-status',
  state: { ...ids, certainty: 'uncertain' },
});

/** The outcome of each step that can fail. `message` is that of the server; it replaces the default text. */
export const failures = {
  scriptNotLoaded: (ids: PurchaseIds) =>
    toFailure(ids, 'Payment Failed', 'Payment service failed to load. Please try again.'),
  serviceUnavailable: (ids: PurchaseIds) =>
    toFailure(ids, 'Payment Failed', 'Payment service is currently unavailable'),
  orderNotCreated: (ids: PurchaseIds, message?: string) =>
    toFailure(ids, 'Payment Failed', message || 'Failed to create payment order'),
  /** After a failed attempt the outcome is that attempt, otherwise the cancellation. */
  checkoutClosed: (ids: PurchaseIds, lastError?: PaymentError) =>
    lastError
      ? toDeclined(ids, lastError)
      : toFailure(ids, 'Payment Cancelled', 'You cancelled the payment process.'),
  verificationFailed: (ids: PurchaseIds, message?: string) =>
    toFailure(ids, 'Payment Verification Failed', message || 'Payment verification failed', 'uncertain'),
  generationFailed: (ids: PurchaseIds, message?: string) =>
    toFailure(
      ids,
      'Report Generation Failed',
      `Payment was successful but report generation failed: ${message || 'Failed to start report generation'}`,
      'charged',
    ),
};

function toDeclined(ids: PurchaseIds, { code, description, reason, paymentId }: PaymentError): Outcome {
  const details = {
    ...(code ? { error: code } : {}),
    ...(reason ? { reason } : {}),
    ...(paymentId ? { paymentId } : {}),
  };
  return toFailure(
    { ...ids, ...details },
    'Payment Failed',
    description || 'Payment failed. Please try again.',
  );
}

const toFailure = (
  ids: OutcomeState,
  title: string,
  message: string,
  certainty: PaymentCertainty = 'not-charged',
): Outcome => ({
  path: '/payment-failed',
  state: { ...ids, title, message, certainty },
});
