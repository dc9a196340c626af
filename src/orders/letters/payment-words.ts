/** The letter about money that has come. */
import { isCapture } from '#src/orders/receipt/documents.ts';
import { istMoment, methodName, rupees } from '#src/orders/receipt/receipt-words.ts';
import type { Captured } from '#src/orders/events.ts';
import { letter } from '#src/platform/letter.ts';
import { AUTOMATIC, myReports, numbered, whichOrder, type Told, type Words } from './told.ts';

export function receipt(told: Told): Words {
  const { order, events, reportName, documents, sender } = told;
  const payment = events.find(isCapture)!.data as Captured;
  const amount = rupees(payment.amountPaise);
  const promise: [string, string][] = order.report.dueBy
    ? [['With you by', istMoment(order.report.dueBy)]]
    : [];
  return {
    subject: `Payment received: ${amount} for ${reportName}`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your payment has arrived',
        paragraphs: [`Thank you. We have ${amount} from you for ${reportName}.`, whatNow(told)],
        facts: [
          ...whichOrder(told),
          ['Amount', amount],
          ['Paid', `${istMoment(payment.at)}, ${methodName(payment.method)}`],
          ['Payment', payment.gatewayPaymentId],
          ...numbered(documents, 'invoice', 'Tax invoice'),
          ...promise,
        ],
        link: myReports(sender),
        small: ['A receipt to print or to keep as a PDF is in My Reports, beside the order.'],
      },
      sender,
    ),
  };
}

function whatNow({ order: { report } }: Told): string {
  if (report.status === 'awaiting-details')
    return 'One thing is missing before we can begin: the birth details. A second mail says which.';
  return `It goes out by e-mail as a PDF, usually within minutes${report.dueBy ? `, and by ${istMoment(report.dueBy)} at the latest` : ''}. You can watch the five steps in My Reports.`;
}
