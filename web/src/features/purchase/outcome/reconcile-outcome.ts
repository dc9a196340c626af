/**
 * An outcome page may be opened by its URL, from the history, or much later. The payment status of the server overrides
 * the outcome of the URL.
 */
import type { PaymentStatus, OrderPaymentStatus } from '#src/payments/contract.ts';
import { isOrderClosed, type PaymentLookup } from '#web/features/purchase/payment-status/payment-status.ts';
import { CONFIRMING, SUCCESS, type OutcomeContent } from './outcome-content.ts';
import { buildRetryPath } from '#web/lib/purchase/payment-paths.ts';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { FAILURE_HINTS } from './outcome-hints.ts';

/** `isStateless`: without navigation state the page is about the member's newest order. */
export function reconcileOutcome(
  content: OutcomeContent,
  lookup: PaymentLookup,
  isStateless: boolean,
): OutcomeContent {
  if (content.variant === 'failed') return reconcileFailure(content, lookup);
  if (lookup.status === 'loading') return isStateless ? { ...content, ...LOADING } : content;
  if (lookup.status === 'no-recent-order') return { ...content, ...NO_PAYMENT };
  if (isStateless && lookup.status === 'signed-out') return { ...content, ...SIGNED_OUT };
  if (isStateless && lookup.status === 'unreachable') return { ...content, ...NOT_LOOKED_UP };
  if (lookup.status !== 'found') return content;
  // The page may have been opened before the payment was confirmed.
  if (isCaptured(lookup)) return content.title === CONFIRMING.title ? { ...content, ...SUCCESS } : content;
  const { paymentStatus } = lookup.result;
  if (paymentStatus === 'unknown') return { ...content, ...PAYMENT_UNKNOWN };
  if (PENDING_STATUSES.includes(paymentStatus)) return { ...content, ...CONFIRMING };
  return { ...content, ...(paymentStatus === 'refunded' ? REFUNDED : toUnpaidOutcome(lookup.result)) };
}

const isCaptured = (lookup: PaymentLookup) =>
  lookup.status === 'found' && lookup.result.paymentStatus === 'captured';

/** Offers no second payment when the first one may have succeeded. */
function reconcileFailure(content: OutcomeContent, lookup: PaymentLookup): OutcomeContent {
  if (isCaptured(lookup)) return toPaidOutcome(content);
  if (lookup.status === 'no-recent-order') return { ...content, ...NO_PAYMENT, primary: MY_REPORTS };
  const isPending = lookup.status === 'found' && PENDING_STATUSES.includes(lookup.result.paymentStatus);
  return isPending ? { ...content, hints: FAILURE_HINTS.uncertain } : content;
}

const PENDING_STATUSES: PaymentStatus[] = ['pending', 'authorized', 'unknown'];

/** The payment arrived although checkout reported a failure. */
const toPaidOutcome = (content: OutcomeContent): OutcomeContent => ({
  ...content,
  primary: MY_REPORTS,
  hints: FAILURE_HINTS.charged,
});

const MY_REPORTS = { label: 'View My Reports', to: '/my-reports' };

/** Neither a success nor a failure. */
const NEUTRAL = { icon: 'clock' as const, hints: [] };

const LOADING = { title: 'One moment', message: 'We are looking up your payment.', ...NEUTRAL };

const NO_PAYMENT = {
  title: 'No payment to show',
  message: 'This page shows a recent payment. Your account has none in the last three days.',
  ...NEUTRAL,
};

/** Both paths of a success show the newest order, so the login may lead to either. */
const SIGNED_OUT = {
  title: 'Log in to see your payment',
  message:
    'This page shows the newest payment of your account. Please log in, and we will look it up for you.',
  primary: { label: 'Log in', to: buildLoginPath('/payment-success') },
  ...NEUTRAL,
};

const NOT_LOOKED_UP = {
  title: 'We could not look up your payment',
  message: 'We did not reach the payment records. Please check your connection and try again.',
  ...NEUTRAL,
};

const PAYMENT_UNKNOWN = {
  title: 'We are checking your payment',
  message:
    'The payment service does not answer at the moment. If you have paid, please do not pay again: we keep asking, and your report starts by itself.',
  ...NEUTRAL,
};

const REFUNDED = {
  title: 'Paid, and refunded',
  message:
    'This order was paid, and the money goes back to the account or card it came from. My Reports shows the date.',
  ...NEUTRAL,
};

function toUnpaidOutcome(status: OrderPaymentStatus) {
  const { id, reportName } = status.order;
  if (isOrderClosed(status))
    return {
      title: 'Not paid',
      message: `Your order for the ${reportName} was open for three days and has closed.`,
      ...NEUTRAL,
    };
  return {
    title: 'Not paid yet',
    message: `No payment for the ${reportName} has reached us so far.`,
    primary: { label: 'Pay for it now', to: buildRetryPath(id) },
    ...NEUTRAL,
  };
}
