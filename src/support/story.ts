/** Every event of an order as a sentence, for support at night and for the demo. */
import type { StoredEvent } from '#src/ledger/event.ts';
import type { EventOf, MailStop, OrderEvent, OrderEventType } from '#src/orders/events.ts';
import { printable } from './printable.ts';

export const rupees = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: paise % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** "21 Nov 2026, 8:30:00 am" in India, where members and support read it. */
export const istTime = (instant: string) =>
  new Date(instant).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

const captured = (how: string) => (data: EventOf<'PaymentCapturedByReturn'>['data']) =>
  `${rupees(data.amountPaise)} captured${data.method ? ` by ${data.method}` : ''} (${data.gatewayPaymentId}), ${how}.`;

const REFUND_CAUSE: Record<EventOf<'RefundRequested'>['data']['cause'], string> = {
  support: 'support decided so',
  member: 'the member took the money back after twelve hours',
  'cannot-be-made': 'the report cannot be made',
  'promise-broken': 'a day and a half, and no report',
};

const MAIL_STOP: Record<MailStop, string> = {
  blocked: 'the mail server turned us away, whatever the address',
  delayed: 'the mail server did not take it in time',
  fault: 'a fault of ours, see the worker’s log',
  lost: 'its job was lost',
};

type Teller = { [Type in OrderEventType]: (data: EventOf<Type>['data']) => string };

const TELL: Teller = {
  OrderPlaced: ({ reportKey, kind, listPaise, pricePaise, offer }) =>
    kind === 'free'
      ? `Free report ${reportKey} asked for.`
      : `${reportKey} ordered for ${rupees(pricePaise)}${offer ? `, first-report offer on ${rupees(listPaise)}` : ''}.`,
  BirthDetailsFrozen: ({ birthId }) => `Birth details complete and frozen with the order (${birthId}).`,
  BirthDetailsNeeded: ({ reason }) => `Waiting for birth details: ${reason.replaceAll('-', ' ')}.`,
  PaymentRequested: ({ gatewayOrderId, amountPaise }) =>
    `${rupees(amountPaise)} asked for at the gateway (${gatewayOrderId}).`,
  PaymentAttemptFailed: ({ toldBy, reason, code }) =>
    `A try to pay failed${reason || code ? `: ${reason ?? code}` : ''} (told by the ${toldBy}). Not an end: the buyer can try again.`,
  CheckoutDismissed: () => 'The buyer closed the checkout without paying.',
  PaymentCapturedByReturn: captured('told by the buyer’s return from checkout'),
  PaymentCapturedByWebhook: captured('told by the gateway’s webhook'),
  PaymentCapturedByReconciliation: captured('found by reconciliation'),
  DuplicatePaymentFound: ({ gatewayPaymentId, amountPaise }) =>
    `A second payment of ${rupees(amountPaise)} arrived (${gatewayPaymentId}); it goes back.`,
  DuplicatePaymentRefunded: ({ gatewayRefundId, amountPaise }) =>
    `${rupees(amountPaise)} of the second payment given back (${gatewayRefundId}).`,
  DeliveryLate: ({ edition }) => `Edition ${edition} is late: two hours, and the report is not there.`,
  DeliveryPromiseBroken: ({ edition }) =>
    `The promise is broken: twelve hours, and edition ${edition} is not there.`,
  RefundRequested: ({ cause, amountPaise }) =>
    `${rupees(amountPaise)} to be given back: ${REFUND_CAUSE[cause]}.`,
  RefundRefused: ({ code }) =>
    `The gateway refused to give the money back, every time it was asked: ${code}. A person has to look; “order refund” asks again.`,
  PaymentRefunded: ({ gatewayRefundId, amountPaise }) =>
    `${rupees(amountPaise)} given back (${gatewayRefundId}).`,
  PaymentPartRefunded: ({ gatewayRefundId, amountPaise }) =>
    `${rupees(amountPaise)} of the payment given back at the gateway (${gatewayRefundId}).`,
  RefundFailed: ({ gatewayPaymentId, gatewayRefundId, amountPaise }) =>
    `The gateway could not carry out the refund of ${rupees(amountPaise)} (${gatewayRefundId} of ${gatewayPaymentId}): that money did not go. A person has to look.`,
  EditionSuperseded: ({ edition }) => `Edition ${edition} superseded; its file stays for the owner.`,
  BirthDetailsCorrected: ({ edition, birthId }) =>
    `Birth details corrected for edition ${edition} (${birthId}).`,
  OrderExpired: () => 'Not paid for three days: expired. A late payment would reopen it.',
  GenerationRequested: ({ edition, attempt, cause }) =>
    `Edition ${edition} of the report requested (${cause}${attempt > 1 ? `, attempt ${attempt}` : ''}).`,
  ChartComputed: ({ engine }) => `Chart computed (${engine}).`,
  ReportWritten: ({ chapters, content }) => `Report written: ${chapters} chapters (texts ${content}).`,
  ReportRendered: ({ pages, bytes, sha256 }) =>
    `PDF printed and stored: ${pages} pages, ${Math.round(bytes / 1024)} kB, SHA-256 ${sha256.slice(0, 12)}….`,
  ReportMailed: ({ messageId }) => `PDF mailed (${messageId}).`,
  ReportMailRefused: ({ reason }) => `The mail was refused: ${reason}. The report is in My Reports.`,
  ReportMailGivenUp: ({ reason }) =>
    `The mail was given up, every try was used up: ${MAIL_STOP[reason]}. The report is in My Reports.`,
  ReportMailRequested: ({ number, edition, by }) =>
    `${by ? 'Support sent the mail once more' : 'The member asked for the mail again'} (number ${number}, edition ${edition}).`,
  ReportMailedAgain: ({ number, messageId }) => `PDF mailed again, number ${number} (${messageId}).`,
  ReportMailAgainRefused: ({ number, reason }) => `Mail number ${number} was refused: ${reason}.`,
  ReportMailAgainGivenUp: ({ number, reason }) =>
    `Mail number ${number} was given up, every try was used up: ${MAIL_STOP[reason]}.`,
  GenerationFailed: ({ step, reason, attempt }) =>
    `The report failed at “${step}” after all tries of attempt ${attempt}: ${reason}.`,
};

export const tell = (event: OrderEvent): string =>
  printable((TELL[event.type] as (data: unknown) => string)(event.data));

/** "  1  21 Nov 2026, 8:30:00 am  member:…  janam-kundli ordered for ₹499." */
export function storyLine(event: StoredEvent<OrderEvent>): string {
  const { version, recordedAt, meta } = event;
  return printable(
    `${String(version).padStart(3)}  ${istTime(recordedAt)}  ${tell(event)}  [${meta.actor}${reason(event)}]`,
  );
}

/** Why support gave money back, in support's words. */
const reason = ({ type, data, meta }: StoredEvent<OrderEvent>) =>
  type === 'RefundRequested' && data.cause === 'support' ? `: ${meta.cause}` : '';
