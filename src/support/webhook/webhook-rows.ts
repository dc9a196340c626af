import type { Database } from '#src/platform/database.ts';
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';

export type WebhookRow = {
  event_id: string;
  signature: string;
  body: Buffer;
  received_at: Date;
  type: string | null;
  gateway_order_id: string | null;
  gateway_payment_id: string | null;
  handled_at: Date | null;
  attempts: number;
  /** `handled`, `not-used`, `unreadable`, `contradictory` or `failed`; null while it waits */
  outcome: string | null;
};

/** @param subject what the sentence begins with */
export const describeErasedContent = (subject: string): string =>
  `${subject} is erased: ${RETENTION_DAYS.gatewayMessages} days after the webhook arrived, or with the account of the member.`;

/** Outcomes of a webhook that recorded nothing although it should have. */
export const FAILED_OUTCOMES = ['unreadable', 'contradictory', 'failed'] as const;

export const findWebhook = (db: Database, eventId: string): Promise<WebhookRow | undefined> =>
  db('webhook_inbox').where({ event_id: eventId }).first();

const OUTCOME_TEXTS: Record<string, string> = {
  'not-used': 'not used',
  unreadable: 'unknown format',
  contradictory: 'contradicts the ledger',
  failed: 'failed for good',
};

/** @returns "waits", "waits after 3 attempts", or the outcome in words */
export function describeWebhookState({
  handled_at,
  attempts,
  outcome,
}: Pick<WebhookRow, 'handled_at' | 'attempts' | 'outcome'>): string {
  if (handled_at) return outcome ? (OUTCOME_TEXTS[outcome] ?? outcome) : 'handled';
  return attempts > 0 ? `waits after ${attempts} attempts` : 'waits';
}

/** @returns numbers of the orders that a webhook is about, by its gateway order and payment */
export async function findOrdersOfWebhook(
  db: Database,
  { gateway_order_id: gatewayOrderId, gateway_payment_id: gatewayPaymentId }: WebhookRow,
): Promise<string[]> {
  const lists: (string | null)[][] = await Promise.all([
    gatewayOrderId ? db('orders').where({ gateway_order_id: gatewayOrderId }).pluck('id') : [],
    gatewayPaymentId
      ? db('order_payments').where({ gateway_payment_id: gatewayPaymentId }).pluck('order_id')
      : [],
    gatewayPaymentId
      ? db('unmatched_payments').where({ gateway_payment_id: gatewayPaymentId }).pluck('order_id')
      : [],
  ]);
  return [...new Set(lists.flat().filter((orderId) => orderId !== null))];
}
