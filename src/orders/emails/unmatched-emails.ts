/** E-mails about a payment that differs from its order, and about its refund. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { formatIstDateTime } from '#src/orders/receipt/receipt-format.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import { createMyReportsLink, listOrderFacts, type EmailContent, type OrderEmailContext } from './context.ts';
import { BANK_DELAY_TEXT, REFUND_MISSING_TEXT } from './refund-emails.ts';

export function renderUnmatchedPayment(context: OrderEmailContext): EmailContent {
  const amount = formatAmount(context);
  return {
    subject: `Your payment of ${amount} differs from the price, and is refunded`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your payment differs from the price',
        paragraphs: [
          `We received ${amount} for ${context.reportName}. That is not the price of your order, so we did not use it. We refund it in full within a day. You need not do anything.`,
          ...describeOpenOrder(context),
        ],
        facts: listPaymentFacts(context, amount),
        link: createMyReportsLink(context.sender),
        footnotes: [],
      },
      context.sender,
    ),
  };
}

export function renderUnmatchedRefund(context: OrderEmailContext): EmailContent {
  const amount = formatAmount(context);
  return {
    subject: `${amount} is on its way back to you`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your money is on its way back',
        paragraphs: [
          `We have refunded ${amount} of the payment that did not match your order of ${context.reportName}.`,
          BANK_DELAY_TEXT,
        ],
        facts: listPaymentFacts(context, amount),
        link: createMyReportsLink(context.sender),
        footnotes: [REFUND_MISSING_TEXT],
      },
      context.sender,
    ),
  };
}

export function renderUnmatchedRefundFailed(context: OrderEmailContext): EmailContent {
  const amount = formatAmount(context);
  return {
    subject: `Your refund of ${amount} takes longer`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your refund takes longer',
        paragraphs: [
          `The bank or the payment service did not accept the refund of ${amount}, of the payment that did not match your order of ${context.reportName}. Your money is safe: we still owe it to you.`,
          'A person of our team is looking at it now and will send it again. You need not do anything.',
        ],
        facts: listPaymentFacts(context, amount),
        link: createMyReportsLink(context.sender),
        footnotes: [],
      },
      context.sender,
    ),
  };
}

/** An order that is paid, expired or cancelled cannot be paid. */
const describeOpenOrder = ({ order }: OrderEmailContext): string[] =>
  order.status === 'payment-requested' && order.expiresAt
    ? [`Your order stays open until ${formatIstDateTime(order.expiresAt)}: you can pay it in My Reports.`]
    : [];

const listPaymentFacts = (context: OrderEmailContext, amount: string): [string, string][] => [
  ...listOrderFacts(context),
  ['Amount', amount],
  ['Payment', context.unmatchedPayment!.id],
  ...(context.unmatchedPayment?.refundId
    ? [['Refund', context.unmatchedPayment.refundId] as [string, string]]
    : []),
];

/** Another currency is shown by its code, with its own number of decimals. */
function formatAmount({ unmatchedPayment }: OrderEmailContext): string {
  const { amount, currency } = unmatchedPayment!;
  if (currency === 'INR') return formatExactPaise(amount);
  const isCode = /^[A-Z]{3}$/.test(currency);
  const format = isCode && new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = format ? format.resolvedOptions().maximumFractionDigits! : 2;
  return `${currency} ${(amount / 10 ** decimals).toFixed(decimals)}`;
}
