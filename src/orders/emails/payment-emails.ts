/** The payment receipt by e-mail. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { isCaptureEvent } from '#src/orders/tax/tax-documents.ts';
import { formatIstDateTime, formatPaymentMethod } from '#src/orders/receipt/receipt-format.ts';
import type { CapturedPayment } from '#src/orders/domain/events.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import {
  createMyReportsLink,
  listDocumentFacts,
  listOrderFacts,
  type OrderEmailContext,
  type EmailContent,
} from './context.ts';

export function renderReceipt(context: OrderEmailContext): EmailContent {
  const { order, events, reportName, taxDocuments, sender } = context;
  const payment = events.find(isCaptureEvent)!.data as CapturedPayment;
  const amount = formatExactPaise(payment.amountPaise);
  const dueByFact: [string, string][] = order.report.dueBy
    ? [['Delivered by', formatIstDateTime(order.report.dueBy)]]
    : [];
  return {
    subject: `Payment received: ${amount} for ${reportName}`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your payment has arrived',
        paragraphs: [`Thank you. We have ${amount} from you for ${reportName}.`, describeNextStep(context)],
        facts: [
          ...listOrderFacts(context),
          ['Amount', amount],
          ['Paid', `${formatIstDateTime(payment.at)}, ${formatPaymentMethod(payment.method)}`],
          ['Payment', payment.gatewayPaymentId],
          ...listDocumentFacts(taxDocuments, 'invoice', 'Tax invoice'),
          ...dueByFact,
        ],
        link: createMyReportsLink(sender),
        footnotes: ['You find the receipt in My Reports, beside the order, to print or to save as a PDF.'],
      },
      sender,
    ),
  };
}

function describeNextStep({ order: { report, status } }: OrderEmailContext): string {
  if (isRefunding(status) && !report.renderedAt)
    return 'This order is closed, so no report is made for it. We send the money back: another e-mail tells you about the refund.';
  if (report.status === 'awaiting-details')
    return 'One thing is missing before we can begin: the birth details. A second e-mail says which.';
  return `It goes out by e-mail as a PDF, usually within minutes${report.dueBy ? `, and by ${formatIstDateTime(report.dueBy)} at the latest` : ''}. You can watch the five steps in My Reports.`;
}
