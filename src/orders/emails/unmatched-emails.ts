/** E-mails about a payment that differs from its order, and about its refund. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import { createMyReportsLink, listOrderFacts, type EmailContent, type OrderEmailContext } from './context.ts';
import { BANK_DELAY, REFUND_MISSING } from './refund-emails.ts';

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
          'Your order stays open for three days: you can pay it in My Reports.',
        ],
        facts: [...listOrderFacts(context), ['Amount', amount], ['Payment', context.subjectId!]],
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
          `We have refunded the payment of ${amount} that did not match your order of ${context.reportName}.`,
          BANK_DELAY,
        ],
        facts: [...listOrderFacts(context), ['Amount', amount], ['Payment', context.subjectId!]],
        link: createMyReportsLink(context.sender),
        footnotes: [REFUND_MISSING],
      },
      context.sender,
    ),
  };
}

/** Another currency is shown by its code. */
function formatAmount({ unmatchedPayment }: OrderEmailContext): string {
  const { amount, currency } = unmatchedPayment ?? { amount: 0, currency: 'INR' };
  return currency === 'INR' ? formatExactPaise(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
}
