/** The letters about money: what came, and what goes back. */
import { isCapture } from '#src/orders/receipt/documents.ts';
import { istMoment, methodName, rupees } from '#src/orders/receipt/receipt-words.ts';
import type { Captured } from '#src/orders/events.ts';
import { letter } from '#src/platform/letter.ts';
import { AUTOMATIC, lastOf, myReports, whichOrder, type Told, type Words } from './told.ts';

export function receipt(told: Told): Words {
  const { order, events, reportName, documents, house } = told;
  const payment = events.find(isCapture)!.data as Captured;
  const amount = rupees(payment.amountPaise);
  const promise: [string, string][] = order.report.promisedBy
    ? [['With you by', istMoment(order.report.promisedBy)]]
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
        link: myReports(house),
        small: ['A receipt to print or to keep as a PDF is in My Reports, beside the order.'],
      },
      house,
    ),
  };
}

function whatNow({ order: { report } }: Told): string {
  if (report.status === 'awaiting-details')
    return 'One thing is missing before we can begin: the birth details. A second mail says which.';
  return `It goes out by e-mail as a PDF, usually within minutes${report.promisedBy ? `, and by ${istMoment(report.promisedBy)} at the latest` : ''}. You can watch the five steps in My Reports.`;
}

export function refunded(told: Told): Words {
  const { order, reportName, documents, house } = told;
  const { gatewayRefundId, refundedAt } = order.refund!;
  const last = order.givenBack.find(({ refundId }) => refundId === gatewayRefundId)!;
  const amount = rupees(last.amountPaise);
  return {
    subject: `${amount} is on its way back to you`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your money is on its way back',
        paragraphs: [
          `We have given back ${whatWent(told, last.amountPaise)} for ${reportName}. ${whyBack(told)}`.trim(),
          BANKS,
        ],
        facts: [
          ...whichOrder(told),
          ['Amount', amount],
          ['Refund', gatewayRefundId!],
          ['Payment', order.gatewayPaymentId!],
          ['Given back', istMoment(refundedAt!)],
          ...numbered(documents, 'credit-note', 'Credit note'),
        ],
        link: myReports(house),
        small: [NOT_THERE],
      },
      house,
    ),
  };
}

/** Parts that went before were told of by whoever gave them. */
function whatWent({ order: { amountPaidPaise } }: Told, last: number): string {
  const whole = rupees(amountPaidPaise!);
  if (last === amountPaidPaise) return `the whole payment of ${whole}`;
  return `the last ${rupees(last)} of your payment of ${whole}`;
}

const BANKS = 'It goes to the account or card it came from. Banks take 5 to 7 working days to show it there.';
const NOT_THERE =
  'Not there after seven working days? Ask your bank for the refund by its number above, or write to us.';

/** What gave cause is in the ledger, if the refund was asked for here; one made by hand at the gateway has its own story. */
function whyBack({ events }: Told): string {
  const cause = lastOf(events, 'RefundRequested')?.cause;
  if (cause === 'cannot-be-made') return 'We could not make this report, and we are sorry for it.';
  if (cause === 'promise-broken')
    return 'We did not keep our promise of twelve hours, and we are sorry for it.';
  if (cause === 'member') return 'You took it back because we were late, and we are sorry that we were.';
  return '';
}

export function duplicateRefunded(told: Told): Words {
  const { order, reportName, about, house } = told;
  const second = order.duplicatePayments.find(({ id }) => id === about)!;
  const amount = rupees(second.amountPaise);
  return {
    subject: `Paid twice: ${amount} is on its way back to you`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your second payment is on its way back',
        paragraphs: [
          `Two payments reached us for the same order of ${reportName}. We keep the first, and have given back the second, ${amount}. There is nothing for you to do.`,
          BANKS,
        ],
        facts: [
          ...whichOrder(told),
          ['Amount', amount],
          ['Refund', second.refundId!],
          ['Second payment', second.id],
        ],
        link: myReports(house),
        small: [NOT_THERE],
      },
      house,
    ),
  };
}

const numbered = (
  documents: Told['documents'],
  kind: Told['documents'][number]['kind'],
  name: string,
): [string, string][] => documents.filter((one) => one.kind === kind).map(({ number }) => [name, number]);
