/** What a member reads about an order: badge, sentence, steps and the small line below. */
import { STEPS, type OrderView, type Step } from '#src/orders/contract.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import type { StepLine } from '#web/ui/feedback/Steps.tsx';
import { istDate, istTime } from '#web/lib/dates.ts';
import { paise } from '#web/lib/rupees.ts';
import { isMailStopped } from './order-activity.ts';

export type BadgeWords = { tone: 'plain' | 'ok' | 'wait' | 'stop'; icon?: IconName; text: string };

type StepKey = (typeof STEPS)[number];

const NOW: Record<StepKey, string> = {
  paid: 'In the queue',
  calculating: 'Being calculated',
  writing: 'Being written',
  printing: 'Being printed',
  mailed: 'On its way to you',
};

export function badge(order: OrderView): BadgeWords {
  const { status, report, deliveredAt, refund } = order;
  if (refund?.needsAttention) return { tone: 'stop', text: 'Money not back yet' };
  if (status === 'refund-requested') return { tone: 'wait', icon: 'clock', text: 'Money on its way back' };
  if (status === 'refunded')
    return {
      tone: 'plain',
      text: refund?.refundedAt ? `Refunded ${istDate(refund.refundedAt)}` : 'Refunded',
    };
  if (status === 'expired') return { tone: 'plain', text: 'Closed, not paid' };
  if (isUnpaid(order)) return { tone: 'wait', icon: 'clock', text: 'Not paid yet' };
  if (report === 'awaiting-details') return { tone: 'stop', text: 'Birth details needed' };
  if (report === 'failed') return { tone: 'stop', text: 'Could not be made' };
  if (report === 'superseded') return { tone: 'plain', text: 'Replaced by a newer edition' };
  if (report === 'delivered')
    return {
      tone: 'ok',
      icon: 'check',
      text: deliveredAt ? `Delivered ${dayAndTime(deliveredAt)}` : 'Delivered',
    };
  if (isMailStopped(order)) return { tone: 'ok', icon: 'check', text: 'Ready to download' };
  return { tone: 'wait', icon: 'clock', text: NOW[stepNow(order) ?? 'paid'] };
}

/** One or two plain sentences; `now` is an ISO instant. */
export function sentence(order: OrderView, now: string): string {
  const { status, report, note } = order;
  if (goesBack(order)) return aboutRefund(order, now);
  if (status === 'expired')
    return 'This order was not paid within three days, so it is closed. Nothing was charged.';
  if (isUnpaid(order)) return 'No payment has reached us for this order. It stays open for three days.';
  if (report === 'awaiting-details') return note ?? 'Tell us when and where, and the 12 hours begin.';
  if (order.refundOffered) return aboutBrokenPromise(order);
  if (report === 'failed')
    return note ?? 'Something went wrong on our side. We are looking at it and will write to you.';
  if (report === 'delivered' && note) return `${aboutFile(order)} ${note}`;
  if (report === 'delivered' || report === 'superseded') return aboutFile(order);
  if (report === 'ready') return note ?? `${aboutFile(order)} Ready to download; the mail is on its way.`;
  return aboutWaiting(order, now);
}

/** A free report was asked for, not paid. */
export function stepLines({ status, steps }: OrderView): StepLine[] {
  const upcoming = steps.findIndex(({ state }) => state === 'next');
  return steps.map((step, i) => ({
    label: label(step.key, status === 'free'),
    state: step.state,
    note: stepNote(step, i === upcoming, i === steps.length - 1),
  }));
}

/** "Order LG-2611-7K3QX9", "21 Nov 2026", "₹1,249", and of a part that went back "₹100 given back" */
export const metaLine = ({ id, placedAt, pricePaise, status, refundedPaise }: OrderView): string[] => [
  `Order ${id}`,
  istDate(placedAt),
  status === 'free' ? 'Free' : paise(pricePaise),
  ...(refundedPaise && status !== 'refunded' ? [`${paise(refundedPaise)} given back`] : []),
];

/** For a screen reader, when something moved. Nothing when it did not. */
export function announcement(before: OrderView, after: OrderView): string | undefined {
  if (badge(before).text === badge(after).text) return undefined;
  return `${after.reportName}: ${badge(after).text}.`;
}

export const isUnpaid = ({ status }: OrderView): boolean =>
  status === 'placed' || status === 'payment-requested';

/** The file can be had as soon as it is printed. */
export const hasFile = (order: OrderView): boolean =>
  !goesBack(order) && ['ready', 'delivered', 'superseded'].includes(order.report);

/** The money is back, or about to be: there is no report any more. */
export const goesBack = ({ status }: OrderView): boolean =>
  status === 'refund-requested' || status === 'refunded';

/** Paid, or given back: there is a paper about it. */
export const hasReceipt = (order: OrderView): boolean =>
  order.pricePaise > 0 && (order.status === 'paid' || goesBack(order));

/** "until 28 Nov, 10:42 am"; nothing when the details cannot be corrected. */
export const correctable = (order: OrderView, now: string): string | undefined =>
  order.correctableUntil && order.correctableUntil > now
    ? `until ${dayAndTime(order.correctableUntil)}`
    : undefined;

const stepNow = ({ steps }: OrderView) => steps.find(({ state }) => state === 'now')?.key;

const LABELS: Record<StepKey, string> = {
  paid: 'Paid',
  calculating: 'Calculating',
  writing: 'Writing',
  printing: 'Printing',
  mailed: 'Mailed',
};
const label = (key: StepKey, free: boolean) => (free && key === 'paid' ? 'Ordered' : LABELS[key]);

function stepNote({ state, at }: Step, first: boolean, last: boolean): string {
  if (state === 'done') return at ? istTime(at) : 'done';
  if (state === 'now') return 'now';
  return first ? 'next' : last ? 'last' : 'then';
}

/** From what nine of ten recent reports took; nothing measured, nothing claimed but the order of size. */
export function usually(seconds: number | undefined): string {
  if (seconds === undefined) return 'Usually ready within minutes';
  if (seconds <= 60) return 'Usually ready in under a minute';
  return `Usually ready in about ${Math.ceil(seconds / 60)} minutes`;
}

function aboutWaiting({ personName, dueBy, typicalSeconds, delayed }: OrderView, now: string): string {
  const who = personName ? `For ${personName}. ` : '';
  if (delayed && dueBy)
    return `${who}This takes longer than it should, and we are on it. We promised it by ${when(dueBy, now)}.`;
  const promise = dueBy ? `; at the latest ${when(dueBy, now)}` : '';
  return `${who}${usually(typicalSeconds)}${promise}.`;
}

const DAY_MS = 86_400_000;

/** What nobody takes back by a press goes back by itself, a day after the promise. */
function aboutBrokenPromise({ dueBy }: OrderView): string {
  const end = new Date(Date.parse(dueBy!) + DAY_MS).toISOString();
  return `We promised this report by ${dayAndTime(dueBy!)}, and it is not here. We are sorry. You can take your money back now, or wait: if it is not here by ${dayAndTime(end)}, the money goes back by itself.`;
}

/** Banks show a refund after 5 to 7 working days, which are ten days at most. */
const BANK_MS = 10 * DAY_MS;

function aboutRefund({ pricePaise, refund }: OrderView, now: string): string {
  const amount = paise(refund?.amountPaise ?? pricePaise);
  const at = refund?.refundedAt;
  if (refund?.needsAttention)
    return `We are giving ${amount} back, and it has not gone through yet. A person is looking into it; there is nothing for you to do.`;
  if (!at)
    return `Your money is on its way back: ${amount}, to where it came from. That takes 5 to 7 working days.`;
  const given = `${amount} went back on ${istDate(at)}, to where it came from.`;
  if (Date.parse(now) - Date.parse(at) > BANK_MS) return given;
  return `${given} Banks take 5 to 7 working days to show it.`;
}

function aboutFile({ personName, pages, bytes, chartStyle, edition }: OrderView): string {
  const facts = [
    pages && `${pages}\u00a0pages`,
    bytes && megabytes(bytes),
    `chart in ${chartStyle[0]!.toUpperCase()}${chartStyle.slice(1)} style`,
    edition > 1 && `edition ${edition}`,
  ].filter(Boolean);
  const who = personName ? `For ${personName}. ` : '';
  return `${who}${upperFirst(facts.join(', '))}.`;
}

const megabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)}\u00a0MB`;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "17 Nov, 6:08 pm" */
const dayAndTime = (iso: string) => `${istDate(iso).replace(/ \d{4}$/, '')}, ${istTime(iso)}`;

/** "today, 10:42 pm", "tomorrow, 3:10 am", "23 Nov, 3:10 am" */
export function when(iso: string, now: string): string {
  const days = istDayNumber(iso) - istDayNumber(now);
  if (days === 0) return `today, ${istTime(iso)}`;
  return days === 1 ? `tomorrow, ${istTime(iso)}` : dayAndTime(iso);
}

const istDayNumber = (iso: string) => Math.floor((Date.parse(iso) + 5.5 * 3_600_000) / 86_400_000);
