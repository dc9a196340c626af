/** The letters about money that goes back: a part, the whole or the last of it, a second payment. */
import { refundedPaise } from '#src/orders/given-back.ts';
import { isRefunding } from '#src/orders/order.ts';
import { istMoment, rupees } from '#src/orders/receipt/receipt-words.ts';
import { letter } from '#src/platform/letter.ts';
import { AUTOMATIC, lastOf, myReports, numbered, whichOrder, type Told, type Words } from './told.ts';

export function partRefunded(told: Told): Words {
  const { order, reportName, about, documents, sender } = told;
  const part = order.refunds.find(({ refundId }) => refundId === about)!;
  const amount = rupees(part.amountPaise);
  const soFar = refundedPaise(order);
  return {
    subject: `${amount} of your payment is on its way back to you`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'A part of your money is on its way back',
        paragraphs: [
          `We have given back ${amount} of the ${rupees(order.amountPaidPaise!)} that you paid for ${reportName}. ${isRefunding(order.status) ? '' : 'Nothing else changes: the order and its report stay yours.'}`.trim(),
          BANKS,
        ],
        facts: [
          ...whichOrder(told),
          ['Amount', amount],
          ...(soFar > part.amountPaise ? [['Given back so far', rupees(soFar)] as [string, string]] : []),
          ['Refund', part.refundId],
          ['Payment', order.gatewayPaymentId!],
          ['Given back', istMoment(part.at)],
          ...numbered(documents, 'credit-note', 'Credit note'),
        ],
        link: myReports(sender),
        small: [NOT_THERE],
      },
      sender,
    ),
  };
}

export function refunded(told: Told): Words {
  const { order, reportName, documents, sender } = told;
  const { gatewayRefundId, refundedAt } = order.refund!;
  const last = order.refunds.find(({ refundId }) => refundId === gatewayRefundId)!;
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
        link: myReports(sender),
        small: [NOT_THERE],
      },
      sender,
    ),
  };
}

/** Parts that went before have had letters of their own. */
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
  if (cause === 'generation-failed') return 'We could not make this report, and we are sorry for it.';
  if (cause === 'sla-breached')
    return 'We did not keep our promise of twelve hours, and we are sorry for it.';
  if (cause === 'member') return 'You took it back because we were late, and we are sorry that we were.';
  return '';
}

export function duplicateRefunded(told: Told): Words {
  const { order, reportName, about, sender } = told;
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
        link: myReports(sender),
        small: [NOT_THERE],
      },
      sender,
    ),
  };
}
