/** The letters about a report that is not there: details are missing, it is late, the promise is broken. */
import type { EventOf } from '#src/orders/events.ts';
import { refundablePaise } from '#src/orders/given-back.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/order.ts';
import { AUTOMATIC_REFUND_HOURS, DELAY_NOTICE_HOURS } from '#src/orders/promise.ts';
import { istMoment, rupees } from '#src/orders/receipt/receipt-words.ts';
import { isRefundOffered } from '#src/orders/refund.ts';
import { letter } from '#src/platform/letter.ts';
import { AUTOMATIC, lastOf, myReports, whichOrder, type Told, type Words } from './told.ts';

export function detailsNeeded(told: Told): Words {
  const { order, events, reportName, sender } = told;
  const { needed, why } = NEEDED[lastOf(events, 'BirthDetailsRequested')?.reason ?? 'missing'];
  return {
    subject: `${reportName}: we need the birth details`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'We need the birth details',
        paragraphs: [
          why,
          `Our ${DELIVERY_SLA_HOURS} hours have not begun yet: they begin when the details are complete. ${order.kind === 'paid' ? 'Your payment is safe with us until then.' : ''}`.trim(),
        ],
        facts: [...whichOrder(told), ['Needed', needed]],
        link: { ...myReports(sender, `?details=${order.id}`), text: 'Add the birth details' },
        small: ['The form opens in My Reports, and tells everything back to you in words before it is sent.'],
      },
      sender,
    ),
  };
}

type Reason = EventOf<'BirthDetailsRequested'>['data']['reason'];

const NEEDED: Record<Reason, { needed: string; why: string }> = {
  missing: {
    needed: 'Name, date, time and place of birth',
    why: 'A chart is computed for one minute and one place, and your order came without them. If nobody knows the time, say so: we then tell you what can be said without it.',
  },
  name: {
    needed: 'The name, in letters that we can print',
    why: 'The name on your account is in letters that our fonts do not have, and we would rather ask than print empty boxes. Please write it in English letters, or in a script we print, such as Devanagari or Tamil.',
  },
  'place-unknown': {
    needed: 'Place of birth, picked from our list',
    why: 'We could not find the place of birth in your profile on our map. Please pick it from the list; for a small village, the nearest town will do.',
  },
  'place-ambiguous': {
    needed: 'Place of birth: which of several',
    why: 'There are several places of the name in your profile, and each has its own sky. Please pick the one that is meant.',
  },
  clock: {
    needed: 'Time of birth: by which clock',
    why: 'At that hour the clocks of that place were changed, so the time can be read in two ways. Please tell us which is meant.',
  },
};

export function late(told: Told): Words {
  const { order, reportName, sender } = told;
  const promised = istMoment(order.report.dueBy!);
  return {
    subject: `${reportName} takes longer than usual`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'Your report takes longer than usual',
        paragraphs: [
          `Most reports are there within minutes. Yours is not ready after ${DELAY_NOTICE_HOURS} hours, and you should hear that from us. ${whatWeKnow(told)}`,
          `There is nothing for you to do. We promised it by ${promised}, and as soon as it is ready it comes by e-mail.${canTakeBack(told) ? ' Should we miss that hour, you can have your money back by one press.' : ''}`,
        ],
        facts: [...whichOrder(told), ['Promised by', promised]],
        link: myReports(sender),
        small: ['My Reports shows where it stands at this moment.'],
      },
      sender,
    ),
  };
}

const whatWeKnow = ({ order: { report } }: Told): string =>
  report.status === 'failed'
    ? 'A step in making it went wrong, and a person is looking at it.'
    : 'Your order is safe and stands in line: what is done already is kept, and the work goes on from there.';

/** A corrected edition that is late takes nothing away: the first is there. */
const canTakeBack = ({ order: { kind, report } }: Told) => kind === 'paid' && report.edition === 1;

export function promiseBroken(told: Told): Words {
  const { order, reportName, sender } = told;
  const promised = istMoment(order.report.dueBy!);
  return {
    subject: `We are late with ${reportName}`,
    headers: AUTOMATIC,
    ...letter(
      {
        title: 'We did not keep our promise',
        paragraphs: [
          `We promised your report by ${promised}, and it is not ready. We are sorry. The failing is ours.`,
          ...whatYouCanDo(told),
        ],
        facts: [...whichOrder(told), ['Promised by', promised]],
        link: myReports(sender),
        small: ['Would you rather talk to a person? Answer this mail.'],
      },
      sender,
    ),
  };
}

function whatYouCanDo({ order }: Told): string[] {
  if (!isRefundOffered(order))
    return [
      'We go on working at it, and it comes by e-mail as soon as it is ready. Until then the edition you have stays in My Reports. There is nothing for you to do.',
    ];
  return [
    `You choose. Take the ${order.refunds.length > 0 ? 'remaining' : 'whole'} ${rupees(refundablePaise(order))} back: in My Reports, press “Take the money back” beside the order. Or keep waiting: we go on working at it, it comes by e-mail as soon as it is ready, and until then the money stays yours to take.`,
    `If it is still not there ${AUTOMATIC_REFUND_HOURS - DELIVERY_SLA_HOURS} hours after the promised time, the money goes back to you by itself.`,
  ];
}
