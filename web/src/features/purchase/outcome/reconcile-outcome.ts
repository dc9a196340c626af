/**
 * An outcome page may be opened by hand, from the history, or long after. What the server knows by then goes before
 * what the address promises.
 */
import type { PaymentStatus, OrderPaymentStatus } from '#src/payments/contract.ts';
import { isClosed, type MoneyLook } from '#web/features/purchase/payment-status/payment-status.ts';
import type { OutcomeWords } from './outcome-content.ts';
import { buildRetryPath } from '#web/lib/purchase/payment-paths.ts';
import { FAILED_TILES } from './outcome-hints.ts';

/** `stateless`: nothing came with the navigation, so the page is about the member's newest order. */
export function corrected(words: OutcomeWords, look: MoneyLook, stateless: boolean): OutcomeWords {
  if (words.variant === 'failed') return failedNow(words, look);
  if (look.status === 'asking') return stateless ? { ...words, ...ASKING } : words;
  if (look.status === 'no-orders') return { ...words, ...NO_PAYMENT };
  if (look.status !== 'known' || arrived(look)) return words;
  return { ...words, ...(look.answer.paymentStatus === 'refunded' ? REFUNDED : notPaid(look.answer)) };
}

const arrived = (look: MoneyLook) => look.status === 'known' && look.answer.paymentStatus === 'captured';

/** Whoever may have paid is not told to pay any time. */
function failedNow(words: OutcomeWords, look: MoneyLook): OutcomeWords {
  if (arrived(look)) return afterAll(words);
  const undecided = look.status === 'known' && UNDECIDED.includes(look.answer.paymentStatus);
  return undecided ? { ...words, tiles: FAILED_TILES.unsure } : words;
}

const UNDECIDED: PaymentStatus[] = ['pending', 'authorised', 'unknown'];

/** The money has come all the same: nobody is sent to pay again. */
const afterAll = (words: OutcomeWords): OutcomeWords => ({
  ...words,
  primary: { label: 'View My Reports', to: '/my-reports' },
  tiles: FAILED_TILES.taken,
});

/** Neither a success nor a failure. */
const QUIET = { mark: 'clock' as const, tiles: [] };

const ASKING = { title: 'One moment', message: 'We are looking up your payment.', ...QUIET };

const NO_PAYMENT = {
  title: 'No payment to show',
  message:
    'This page tells of a payment just made, and in your account there is none of the last three days.',
  ...QUIET,
};

const REFUNDED = {
  title: 'Paid, and given back',
  message:
    'This order was paid, and the money goes back to where it came from. My Reports says when it went.',
  ...QUIET,
};

function notPaid(answer: OrderPaymentStatus) {
  const { id, reportName } = answer.order;
  if (isClosed(answer))
    return {
      title: 'Not paid',
      message: `Your order for the ${reportName} was open for three days and has closed.`,
      ...QUIET,
    };
  return {
    title: 'Not paid yet',
    message: `No payment for the ${reportName} has reached us so far.`,
    primary: { label: 'Pay for it now', to: buildRetryPath(id) },
    ...QUIET,
  };
}
