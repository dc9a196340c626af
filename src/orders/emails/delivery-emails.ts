/** E-mails about a report that is not ready: birth details are needed, delivery is delayed, the SLA is breached. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { computeRefundablePaise } from '#src/orders/domain/refund-amounts.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';
import {
  AUTOMATIC_REFUND_HOURS,
  DELAY_NOTICE_HOURS,
  DETAILS_REFUND_DAYS,
} from '#src/orders/domain/delivery-sla.ts';
import { formatIstDateTime } from '#src/orders/receipt/receipt-format.ts';
import { isRefundOffered } from '#src/orders/domain/refund-commands.ts';
import { AUTO_SUBMITTED_HEADERS, renderEmail } from '#src/platform/email-template.ts';
import {
  findLastEventData,
  createMyReportsLink,
  listOrderFacts,
  type OrderEmailContext,
  type EmailContent,
} from './context.ts';

export function renderDetailsNeeded(context: OrderEmailContext): EmailContent {
  const { order, events, reportName, subjectId, sender } = context;
  const { needed, reason } =
    MISSING_DETAILS[findLastEventData(events, 'BirthDetailsRequested')?.reason ?? 'missing'];
  return {
    subject: `${subjectId ? 'Reminder: ' : ''}${reportName}: we need the birth details`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'We need the birth details',
        paragraphs: [
          reason,
          ...describeMissingDetailsRefund(context),
          `Our ${DELIVERY_SLA_HOURS} hours have not begun yet: they begin when the details are complete. ${order.kind === 'priced' ? 'Your payment is safe with us until then.' : ''}`.trim(),
        ],
        facts: [...listOrderFacts(context), ['Needed', needed]],
        link: { ...createMyReportsLink(sender, `?details=${order.id}`), text: 'Add the birth details' },
        footnotes: ['The form opens in My Reports. Before anything is sent, it shows you what you entered.'],
      },
      sender,
    ),
  };
}

/** From the second reminder on. */
const describeMissingDetailsRefund = ({ order }: OrderEmailContext): string[] =>
  isRefundOffered(order)
    ? [
        `If you do not want the report any more, choose “Request a refund” beside the order in My Reports. Without the details we refund it automatically ${DETAILS_REFUND_DAYS} days after the payment.`,
      ]
    : [];

type Reason = EventOf<'BirthDetailsRequested'>['data']['reason'];

const MISSING_DETAILS: Record<Reason, { needed: string; reason: string }> = {
  missing: {
    needed: 'Name, date, time and place of birth',
    reason:
      'A chart is computed for one minute and one place, and your order came without them. If nobody knows the time, choose “time unknown”: the report then says what is certain without it.',
  },
  'name-unprintable': {
    needed: 'The name, in letters that we can print',
    reason:
      'The name on your account is in letters that our fonts do not have, so your name would be printed as empty boxes. Please write it in English letters, or in a script we print, such as Devanagari or Tamil.',
  },
  'place-unknown': {
    needed: 'Place of birth, picked from our list',
    reason:
      'We could not find the place of birth in your profile on our map. Please pick it from the list; for a small village, the nearest town will do.',
  },
  'place-ambiguous': {
    needed: 'Place of birth, with its district or state',
    reason:
      'More than one place may have the name in your profile, and the chart differs for each. Please pick yours from the list.',
  },
  'clock-change': {
    needed: 'Time of birth: before or after the clock change',
    reason:
      'The clocks of that place were changed at that hour, so the time can mean two different moments. Please tell us which one is right.',
  },
};

export function renderDelayed(context: OrderEmailContext): EmailContent {
  const { order, reportName, sender } = context;
  const dueBy = formatIstDateTime(order.report.dueBy!);
  return {
    subject: `${reportName} takes longer than usual`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'Your report takes longer than usual',
        paragraphs: [
          `Most reports are there within minutes. Yours is not ready after ${DELAY_NOTICE_HOURS} hours, and we want you to know. ${explainDelay(context)}`,
          `There is nothing for you to do. We promised it by ${dueBy}, and we send it by e-mail as soon as it is ready.${hasRefundOption(context) ? ' If it is not ready by then, you can request a refund in My Reports.' : ''}`,
        ],
        facts: [...listOrderFacts(context), ['Promised by', dueBy]],
        link: createMyReportsLink(sender),
        footnotes: ['My Reports shows the current step.'],
      },
      sender,
    ),
  };
}

const explainDelay = ({ order: { report } }: OrderEmailContext): string =>
  report.status === 'failed'
    ? 'One step in making it failed, and a person is working on it.'
    : 'Your order is safe and in the queue. Finished steps are kept.';

/** A corrected edition has no refund option, because the first edition was delivered. */
const hasRefundOption = ({ order: { kind, report } }: OrderEmailContext) =>
  kind === 'priced' && report.edition === 1;

export function renderSlaBreached(context: OrderEmailContext): EmailContent {
  const { order, reportName, sender } = context;
  const dueBy = formatIstDateTime(order.report.dueBy!);
  return {
    subject: `We are late with ${reportName}`,
    headers: AUTO_SUBMITTED_HEADERS,
    ...renderEmail(
      {
        title: 'We did not keep our promise',
        paragraphs: [
          `We promised your report by ${dueBy}, and it is not ready. We are sorry; this is our fault.`,
          ...describeOptions(context),
        ],
        facts: [...listOrderFacts(context), ['Promised by', dueBy]],
        link: createMyReportsLink(sender),
        footnotes: ['To talk to a person, answer this e-mail.'],
      },
      sender,
    ),
  };
}

function describeOptions({ order }: OrderEmailContext): string[] {
  if (!isRefundOffered(order))
    return [
      `We keep working on it and send it by e-mail as soon as it is ready.${order.report.edition > 1 ? ' Your first edition stays in My Reports.' : ''} There is nothing for you to do.`,
    ];
  return [
    `You can have the ${order.refunds.length > 0 ? 'remaining' : 'whole'} ${formatExactPaise(computeRefundablePaise(order))} refunded: choose “Request a refund” beside the order in My Reports. Or wait: we keep working on it and send it by e-mail as soon as it is ready, and until then you can still request the refund.`,
    `If it is still not ready ${AUTOMATIC_REFUND_HOURS - DELIVERY_SLA_HOURS} hours after the promised time, we refund the money automatically.`,
  ];
}
