/** E-mails about a refund that is not completed: requested, accepted by the gateway, rejected. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import {
  createMyReportsLink,
  findLastEventData,
  listOrderFacts,
  type EmailContent,
  type OrderEmailContext,
} from './context.ts';
import { BANK_DELAY_TEXT, describeCause } from './refund-emails.ts';

type ProgressText = { subject: string; title: string; paragraphs: string[]; facts: [string, string][] };

const renderProgress = (
  context: OrderEmailContext,
  { subject, title, paragraphs, facts }: ProgressText,
): EmailContent => ({
  subject,
  headers: AUTO_SUBMITTED_HEADERS,
  ...renderEmail(
    {
      title,
      paragraphs,
      facts: [...listOrderFacts(context), ...facts],
      link: createMyReportsLink(context.sender),
      footnotes: [],
    },
    context.sender,
  ),
});

export function renderRefundRequested(context: OrderEmailContext): EmailContent {
  const amount = formatExactPaise(getRequestedPaise(context));
  const isPart = context.subjectId?.startsWith('part-');
  return renderProgress(context, {
    subject: `Your refund of ${amount} has started`,
    title: 'Your refund has started',
    paragraphs: [
      `We are sending ${amount} back to you for ${context.reportName}. ${isPart ? 'The order and its report stay yours.' : describeCause(context)}`.trim(),
      'You need not do anything. We write again when the money has left us.',
    ],
    facts: [['Amount', amount]],
  });
}

export function renderRefundPending(context: OrderEmailContext): EmailContent {
  const { events, subjectId } = context;
  const refundPending = events.find(
    (event) => event.type === 'RefundPending' && event.data.gatewayRefundId === subjectId,
  );
  const amount = formatExactPaise(
    refundPending?.type === 'RefundPending' ? refundPending.data.amountPaise : 0,
  );
  return renderProgress(context, {
    subject: `Your refund of ${amount} is with the bank`,
    title: 'Your refund is with the bank',
    paragraphs: [
      `The payment service has accepted the refund of ${amount} for ${context.reportName} and is waiting for the bank.`,
      BANK_DELAY_TEXT,
    ],
    facts: [
      ['Amount', amount],
      ['Refund', subjectId!],
    ],
  });
}

export function renderRefundFailed(context: OrderEmailContext): EmailContent {
  const amount = formatExactPaise(getRequestedPaise(context));
  return renderProgress(context, {
    subject: `Your refund of ${amount} takes longer`,
    title: 'Your refund takes longer',
    paragraphs: [
      `The bank or the payment service did not accept the refund of ${amount} for ${context.reportName}. Your money is safe: we still owe it to you.`,
      'A person of our team is looking at it now and will send it again. You need not do anything.',
    ],
    facts: [['Amount', amount]],
  });
}

/** `subjectId` is the id of a refund, the number of a refund request, or `part-` and the number of a partial refund. */
function getRequestedPaise({ order, events, subjectId }: OrderEmailContext): number {
  if (subjectId?.startsWith('part-'))
    return findLastEventData(events, 'PartialRefundRequested')?.amountPaise ?? 0;
  const refundFailed = events.find(
    (event) => event.type === 'RefundFailed' && event.data.gatewayRefundId === subjectId,
  );
  if (refundFailed?.type === 'RefundFailed') return refundFailed.data.amountPaise;
  return findLastEventData(events, 'RefundRequested')?.amountPaise ?? order.amountPaidPaise ?? 0;
}
