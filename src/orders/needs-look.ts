/** Orders that stand still until a person has looked at them. */
import type { Order } from './order.ts';

export const NEEDS_LOOK = [
  'refund-failed',
  'refund-refused',
  'second-payment-stays',
  'report-failed',
  'mail-given-up',
] as const;
export type NeedsLook = (typeof NEEDS_LOOK)[number];

/** Why a person has to look; undefined while things go their way. Money comes first. */
export function needsLook(order: Order): NeedsLook | undefined {
  const { status, refund, givenBack, duplicatePayments, report } = order;
  if (status !== 'refunded' && givenBack.at(-1)?.failedAt && !isTriedAnew(order)) return 'refund-failed';
  if (status === 'refund-requested' && refund?.refusedAt) return 'refund-refused';
  if (duplicatePayments.some(({ refundId, failedRefunds }) => failedRefunds && !refundId))
    return 'second-payment-stays';
  const open = status === 'paid' || status === 'free';
  if (!open) return undefined;
  if (report.status === 'failed') return 'report-failed';
  return report.mailGivenUpAt ? 'mail-given-up' : undefined;
}

/** Support has asked for it again, and the gateway has not said no to that. */
const isTriedAnew = ({ status, refund }: Order) => status === 'refund-requested' && !refund?.refusedAt;
