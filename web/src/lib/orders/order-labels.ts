/** The texts of an order: badge, sentence, progress steps and facts. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import { STEPS, type OrderView, type Step } from '#src/orders/contract.ts';
import { isUnpaid } from '#src/orders/contract-order-status.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import type { ProgressStep } from '#web/ui/feedback/Steps.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { formatDayAndTime, formatRelativeDay } from '#web/lib/relative-day.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import { hasEmailFailed } from './order-activity.ts';

export type OrderBadge = { tone: 'neutral' | 'success' | 'pending' | 'error'; icon?: IconName; text: string };

type StepKey = (typeof STEPS)[number];

const STEP_BADGES: Record<StepKey, string> = {
  paid: 'In the queue',
  calculating: 'Being calculated',
  writing: 'Being written',
  printing: 'Being printed',
  emailed: 'On its way to you',
};

export function getOrderBadge(order: OrderView): OrderBadge {
  const { status, reportStatus, deliveredAt, refund } = order;
  if (refund?.onHold) return { tone: 'pending', icon: 'clock', text: 'With your bank' };
  if (refund?.needsAttention) return { tone: 'error', text: 'Refund delayed' };
  if (status === 'refund-requested') return { tone: 'pending', icon: 'clock', text: 'Refund on its way' };
  if (status === 'refunded')
    return {
      tone: 'neutral',
      text: refund?.refundedAt ? `Refunded ${formatIstDate(refund.refundedAt)}` : 'Refunded',
    };
  if (status === 'expired') return { tone: 'neutral', text: 'Closed, not paid' };
  if (status === 'cancelled') return { tone: 'neutral', text: 'Cancelled' };
  if (isUnpaid(order)) return { tone: 'pending', icon: 'clock', text: 'Not paid yet' };
  if (reportStatus === 'awaiting-details') return { tone: 'error', text: 'Birth details needed' };
  if (reportStatus === 'failed') return { tone: 'error', text: 'Could not be made' };
  if (isErased(order)) return { tone: 'neutral', text: 'Deleted on request' };
  if (reportStatus === 'superseded') return { tone: 'neutral', text: 'Replaced by a newer edition' };
  if (reportStatus === 'delivered')
    return {
      tone: 'success',
      icon: 'check',
      text: deliveredAt ? `Delivered ${formatDayAndTime(deliveredAt)}` : 'Delivered',
    };
  if (hasEmailFailed(order)) return { tone: 'success', icon: 'check', text: 'Ready to download' };
  return { tone: 'pending', icon: 'clock', text: STEP_BADGES[getCurrentStep(order) ?? 'paid'] };
}

/** One or two sentences; `now` is an ISO instant. */
export function describeOrder(order: OrderView, now: string): string {
  const { status, reportStatus, note } = order;
  if (isRefunding(order)) return describeRefund(order, now);
  if (status === 'expired')
    return 'This order was not paid within three days, so it is closed. Nothing was charged.';
  if (status === 'cancelled')
    return 'This order was cancelled because you asked us to delete your account. Nothing was charged.';
  if (isUnpaid(order)) return describeUnpaid(order, now);
  if (reportStatus === 'awaiting-details') return describeMissingDetails(order);
  if (isErased(order))
    return 'The other person of this report asked us to delete their details, so the report was deleted. Your receipt stays here.';
  if (order.refundOffered) return describeSlaBreach(order);
  if (reportStatus === 'failed')
    return note ?? 'Something went wrong on our side. We are looking at it and will write to you.';
  if (reportStatus === 'delivered' && note) return `${describeFile(order)} ${note}`;
  if (reportStatus === 'delivered' || reportStatus === 'superseded') return describeFile(order);
  if (reportStatus === 'ready')
    return note ?? `${describeFile(order)} Ready to download. The e-mail is on its way.`;
  return describeWaiting(order, now);
}

/** "It stays open until 24 Nov, 10:40 am." */
function describeUnpaid({ expiresAt }: OrderView, now: string): string {
  const end = expiresAt ? `until ${formatRelativeDay(expiresAt, now)}` : 'for three days';
  return `No payment has reached us for this order. It stays open ${end}.`;
}

export function getProgressSteps({ status, steps }: OrderView): ProgressStep[] {
  const nextIndex = steps.findIndex(({ state }) => state === 'pending');
  return steps.map((step, i) => ({
    label: getStepLabel(step.key, status === 'free'),
    state: step.state,
    note: getStepNote(step, i === nextIndex, i === steps.length - 1),
  }));
}

/** "Order LG-2611-7K3QX9", "21 Nov 2026", "₹1,249", and after a partial refund the refunded amount */
export const getOrderFacts = ({ id, placedAt, pricePaise, status, refundedPaise }: OrderView): string[] => [
  `Order ${id}`,
  formatIstDate(placedAt),
  status === 'free' ? 'Free' : formatPaise(pricePaise),
  ...(refundedPaise && status !== 'refunded' ? [`${formatPaise(refundedPaise)} refunded`] : []),
];

/** For a screen reader; undefined when nothing has changed. */
export function getAnnouncement(before: OrderView, after: OrderView): string | undefined {
  if (getOrderBadge(before).text === getOrderBadge(after).text) return undefined;
  return `${after.reportName}: ${getOrderBadge(after).text}.`;
}

/** The file is available as soon as it is printed. */
export const hasFile = (order: OrderView): boolean =>
  !isRefunding(order) && isPrinted(order) && !isErased(order);

/** Support erased births and files on the request of the second person: a printed report has a name until then. */
export const isErased = (order: OrderView): boolean => isPrinted(order) && !order.personName;

const isPrinted = ({ reportStatus }: OrderView): boolean =>
  ['ready', 'delivered', 'superseded'].includes(reportStatus);

/** The report cannot be produced before the member adds the birth details. */
export const needsBirthDetails = (order: OrderView): boolean =>
  order.reportStatus === 'awaiting-details' && !isUnpaid(order) && !isRefunding(order);

/** Refunded, or a refund was requested: the report is no longer available. */
export const isRefunding = ({ status }: OrderView): boolean =>
  status === 'refund-requested' || status === 'refunded';

export const hasReceipt = (order: OrderView): boolean =>
  order.pricePaise > 0 && (order.status === 'paid' || isRefunding(order));

/** "until 28 Nov, 10:42 am"; undefined when the details cannot be corrected. */
export const getCorrectionDeadline = (order: OrderView, now: string): string | undefined =>
  order.correctableUntil && order.correctableUntil > now
    ? `until ${formatDayAndTime(order.correctableUntil)}`
    : undefined;

const getCurrentStep = ({ steps }: OrderView) => steps.find(({ state }) => state === 'current')?.key;

const STEP_LABELS: Record<StepKey, string> = {
  paid: 'Paid',
  calculating: 'Calculating',
  writing: 'Writing',
  printing: 'Printing',
  emailed: 'Mailed',
};
const getStepLabel = (key: StepKey, isFree: boolean) =>
  isFree && key === 'paid' ? 'Ordered' : STEP_LABELS[key];

function getStepNote({ state, at }: Step, isNext: boolean, isLast: boolean): string {
  if (state === 'done') return at ? formatIstTime(at) : 'done';
  if (state === 'current') return 'now';
  return isNext ? 'next' : isLast ? 'last' : 'then';
}

const LONGEST_IN_MINUTES = 90 * 60;

/** `seconds`: 90th percentile of recent reports; undefined without enough measurements. */
export function describeUsualDuration(seconds: number | undefined): string {
  if (seconds === undefined) return 'Usually ready within minutes';
  if (seconds <= 60) return 'Usually ready in under a minute';
  if (seconds <= LONGEST_IN_MINUTES) return `Usually ready in about ${Math.ceil(seconds / 60)} minutes`;
  return `Usually ready in about ${Math.ceil(seconds / 3600)} hours`;
}

function describeWaiting({ personName, dueBy, typicalSeconds, delayed }: OrderView, now: string): string {
  const recipient = personName ? `For ${personName}. ` : '';
  if (delayed && dueBy)
    return `${recipient}This takes longer than it should, and we are working on it. We promised it by ${formatRelativeDay(dueBy, now)}.`;
  const deadline = dueBy ? `; at the latest ${formatRelativeDay(dueBy, now)}` : '';
  return `${recipient}${describeUsualDuration(typicalSeconds)}${deadline}.`;
}

/** Without an action of the member the refund is automatic, one day after the due date. */
function describeSlaBreach({ dueBy }: OrderView): string {
  const autoRefundAt = new Date(Date.parse(dueBy!) + DAY_MS).toISOString();
  return `We promised this report by ${formatDayAndTime(dueBy!)}, and it is not here. We are sorry. You can request a refund now, or wait. If it is not here by ${formatDayAndTime(autoRefundAt)}, we refund it automatically.`;
}

function describeMissingDetails({ note, refundOffered }: OrderView): string {
  const text = note ?? 'Add the birth details, and the 12 hours begin.';
  return refundOffered ? `${text} Or request a refund.` : text;
}

/** 5 to 7 working days are at most ten calendar days. */
const BANK_TRANSFER_MS = 10 * DAY_MS;

function describeRefund({ pricePaise, refund }: OrderView, now: string): string {
  const amount = formatPaise(refund?.amountPaise ?? pricePaise);
  const refundedAt = refund?.refundedAt;
  if (refund?.onHold)
    return `Your bank is examining this payment. We wait for its decision; then ${amount} comes back to you, from the bank or from us.`;
  if (refund?.needsAttention)
    return `Your refund of ${amount} has not gone through yet. Our team is working on it. You need not do anything.`;
  if (!refundedAt)
    return `Your money is on its way back: ${amount}, to the account or card it came from. That takes 5 to 7 working days.`;
  const refundedText = `${amount} went back on ${formatIstDate(refundedAt)}, to the account or card it came from.`;
  if (Date.parse(now) - Date.parse(refundedAt) > BANK_TRANSFER_MS) return refundedText;
  return `${refundedText} Banks take 5 to 7 working days to show it.`;
}

function describeFile({ personName, pages, bytes, chartStyle, edition }: OrderView): string {
  const facts = [
    pages && `${pages}\u00a0pages`,
    bytes && formatMegabytes(bytes),
    `chart in ${chartStyle[0]!.toUpperCase()}${chartStyle.slice(1)} Indian style`,
    edition > 1 && `edition ${edition}`,
  ].filter(Boolean);
  const recipient = personName ? `For ${personName}. ` : '';
  return `${recipient}${toSentenceCase(facts.join(', '))}.`;
}

const formatMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)}\u00a0MB`;
const toSentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
