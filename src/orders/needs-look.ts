/** Orders that stand still until a person has looked at them. */
import type { Order } from './order.ts';

export const ATTENTION_REASONS = [
  'refund-failed',
  'refund-rejected',
  'duplicate-payment-not-refunded',
  'report-failed',
  'email-failed',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** Why a person has to look; undefined while things go their way. Money comes first. */
export function attentionReasonOf(order: Order): AttentionReason | undefined {
  const { status, refund, refunds, duplicatePayments, report } = order;
  if (status !== 'refunded' && refunds.at(-1)?.failedAt && !isRefundRetried(order)) return 'refund-failed';
  if (status === 'refund-requested' && refund?.refusedAt) return 'refund-rejected';
  if (duplicatePayments.some(({ refundId, failedRefunds }) => failedRefunds && !refundId))
    return 'duplicate-payment-not-refunded';
  const open = status === 'paid' || status === 'free';
  if (!open) return undefined;
  if (report.status === 'failed') return 'report-failed';
  return report.emailFailedAt ? 'email-failed' : undefined;
}

/** Support has asked for it again, and the gateway has not said no to that. */
const isRefundRetried = ({ status, refund }: Order) => status === 'refund-requested' && !refund?.refusedAt;
