/** E-mails about refunds: a partial refund, the refund that completes the amount, the refund of a duplicate payment. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { findCompletingRefund } from '#src/orders/domain/duplicate-refund.ts';
import { computeRefundablePaise, sumRefundedPaise } from '#src/orders/domain/refund-amounts.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { formatIstDateTime } from '#src/orders/receipt/receipt-format.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import {
  findLastEventData,
  createMyReportsLink,
  listDocumentFacts,
  listOrderFacts,
  type OrderEmailContext,
  type EmailContent,
} from './context.ts';

export function renderPartialRefund(context: OrderEmailContext): EmailContent {
  const { order, reportName, subjectId, taxDocuments, sender } = context;
  const refund = order.refunds.find(({ refundId }) => refundId === subjectId)!;
  const amount = formatExactPaise(refund.amountPaise);
  const totalRefunded = sumRefundedPaise(order);
  return {
    subject: `${amount} of your payment is on its way back to you`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Part of your money is on its way back',
        paragraphs: [
          `We have refunded ${amount} of the ${formatExactPaise(order.amountPaidPaise!)} that you paid for ${reportName}. ${isRefunding(order.status) ? '' : 'Nothing else changes: the order and its report stay yours.'}`.trim(),
          BANK_DELAY_TEXT,
        ],
        facts: [
          ...listOrderFacts(context),
          ['Amount', amount],
          ...(totalRefunded > refund.amountPaise
            ? [['Refunded so far', formatExactPaise(totalRefunded)] as [string, string]]
            : []),
          ['Refund', refund.refundId],
          ['Payment', order.gatewayPaymentId!],
          ['Refunded on', formatIstDateTime(refund.at)],
          ...listDocumentFacts(taxDocuments, 'credit-note', 'Credit note'),
        ],
        link: createMyReportsLink(sender),
        footnotes: [REFUND_MISSING_TEXT],
      },
      sender,
    ),
  };
}

export function renderRefund(context: OrderEmailContext): EmailContent {
  const { order, reportName, taxDocuments, sender } = context;
  const { gatewayRefundId, refundedAt } = order.refund!;
  const lastRefund = order.refunds.find(({ refundId }) => refundId === gatewayRefundId)!;
  const amount = formatExactPaise(lastRefund.amountPaise);
  return {
    subject: `${amount} is on its way back to you`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your money is on its way back',
        paragraphs: [
          `We have refunded ${describeAmount(context, lastRefund.amountPaise)} for ${reportName}. ${describeCause(context)}`.trim(),
          BANK_DELAY_TEXT,
        ],
        facts: [
          ...listOrderFacts(context),
          ['Amount', amount],
          ['Refund', gatewayRefundId!],
          ['Payment', order.gatewayPaymentId!],
          ['Refunded on', formatIstDateTime(refundedAt!)],
          ...listDocumentFacts(taxDocuments, 'credit-note', 'Credit note'),
        ],
        link: createMyReportsLink(sender),
        footnotes: [REFUND_MISSING_TEXT],
      },
      sender,
    ),
  };
}

/** Only the last refund is announced here: earlier partial refunds had their own e-mails. */
function describeAmount({ order: { amountPaidPaise } }: OrderEmailContext, refundPaise: number): string {
  const paidAmount = formatExactPaise(amountPaidPaise!);
  if (refundPaise === amountPaidPaise) return `the whole payment of ${paidAmount}`;
  return `the last ${formatExactPaise(refundPaise)} of your payment of ${paidAmount}`;
}

export const BANK_DELAY_TEXT =
  'It goes to the account or card it came from. Banks take 5 to 7 working days to show it there.';
export const REFUND_MISSING_TEXT =
  'If it has not arrived after seven working days, ask your bank about the refund number above, or write to us.';

/** Returns an empty text for a refund made in the gateway's dashboard, because its cause is not known. */
export function describeCause({ order, events }: OrderEmailContext): string {
  const cause = findLastEventData(events, 'RefundRequested')?.cause;
  if (cause === 'generation-failed') return 'We could not make this report, and we are sorry for it.';
  if (cause === 'sla-breached')
    return 'We did not keep our promise of twelve hours, and we are sorry for it.';
  if (cause === 'order-cancelled') return 'The payment arrived after the order was cancelled.';
  if (cause === 'offer-used')
    return 'The half price of a first report was used with another order before this payment arrived.';
  if (cause === 'details-missing')
    return 'The birth details did not arrive within thirty days, so we could not make the report.';
  if (cause === 'member')
    return order.report.slaBreachedAt
      ? 'You asked for it because we were late. We are sorry.'
      : 'You asked for it.';
  return '';
}

/** The bank examines a payment whose refund was requested. */
export function renderRefundOnHold(context: OrderEmailContext): EmailContent {
  const { order, reportName, sender } = context;
  const amount = formatExactPaise(computeRefundablePaise(order));
  return {
    subject: `Your refund of ${amount} waits for your bank`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your refund waits for your bank',
        paragraphs: [
          `Your bank is examining the payment for ${reportName}, because it was asked to take the money back. If we refunded it now, the money could go back twice.`,
          `We wait for the decision. Then ${amount} comes back to you, from the bank or from us. You need not do anything.`,
        ],
        facts: [...listOrderFacts(context), ['Amount', amount], ['Payment', order.gatewayPaymentId!]],
        link: createMyReportsLink(sender),
        footnotes: [],
      },
      sender,
    ),
  };
}

/** Support has returned an amount that the gateway could not refund. `subjectId` is the number of that refund, from 1. */
export function renderRefundMadeElsewhere(context: OrderEmailContext): EmailContent {
  const { order, reportName, subjectId, taxDocuments, sender } = context;
  const { amountPaise, gatewayPaymentId } = order.refundsMadeElsewhere[Number(subjectId) - 1]!;
  const amount = formatExactPaise(amountPaise);
  return {
    subject: `We have sent you ${amount}`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'We have sent your money to you',
        paragraphs: [
          `The payment service could not refund ${amount} of your payment for ${reportName}. So our support team has sent it to you in another way, such as a bank transfer.`,
          'It can take two working days to arrive. You need not do anything.',
        ],
        facts: [
          ...listOrderFacts(context),
          ['Amount', amount],
          ['Payment', gatewayPaymentId],
          ...listDocumentFacts(taxDocuments, 'credit-note', 'Credit note'),
        ],
        link: createMyReportsLink(sender),
        footnotes: ['If you do not know where the money was sent, or if it does not arrive, write to us.'],
      },
      sender,
    ),
  };
}

/** A lost dispute has completed a requested refund. */
export function renderReturnedByBank(context: OrderEmailContext): EmailContent {
  const { order, reportName, sender } = context;
  return {
    subject: `Your bank has returned your payment for ${reportName}`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your bank has returned your payment',
        paragraphs: [
          `Your bank has decided to give you back the payment for ${reportName}, and has taken it from us. Our refund is complete with it: no second payment follows.`,
          'Your bank can tell you when the money is in your account.',
        ],
        facts: [...listOrderFacts(context), ['Payment', order.gatewayPaymentId!]],
        link: createMyReportsLink(sender),
        footnotes: [],
      },
      sender,
    ),
  };
}

export function renderDuplicateRefund(context: OrderEmailContext): EmailContent {
  const { order, reportName, subjectId, sender } = context;
  // `subjectId` starts with the id of the payment whose refund the e-mail is about.
  const duplicatePayment = order.duplicatePayments.find(({ id }) => subjectId!.startsWith(id))!;
  const amount = formatExactPaise(duplicatePayment.amountPaise);
  return {
    subject: `Paid twice: ${amount} is on its way back to you`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your second payment is on its way back',
        paragraphs: [
          `Two payments reached us for the same order of ${reportName}. We have refunded the second, ${amount}. There is nothing for you to do.`,
          BANK_DELAY_TEXT,
        ],
        facts: [
          ...listOrderFacts(context),
          ['Amount', amount],
          ['Refund', findCompletingRefund(duplicatePayment)!.refundId],
          ['Second payment', duplicatePayment.id],
        ],
        link: createMyReportsLink(sender),
        footnotes: [REFUND_MISSING_TEXT],
      },
      sender,
    ),
  };
}
