import type { JobRow } from './job-rows.ts';

/** @returns the command that support types next for a job that failed at its last attempt */
export function getNextCommand({ id, name, data }: Pick<JobRow, 'id' | 'name' | 'data'>): string {
  const { orderId, gatewayPaymentId, eventId } = (data ?? {}) as Record<string, unknown>;
  if (!(name in OTHER_COMMANDS)) return `lagna job retry ${id} --reason "…"`;
  if (orderId) return `lagna order explain ${orderId as string}`;
  if (eventId) return `lagna webhook show ${eventId as string}`;
  if (gatewayPaymentId) return `lagna payment refund ${gatewayPaymentId as string} --reason "…"`;
  return 'lagna newsletter status';
}

/** Their last failure is recorded on an order, a payment or a webhook: these commands also change that record. */
export const OTHER_COMMANDS: Record<string, string> = {
  'produce-report': 'order retry',
  'send-report-email': 'order resend-email',
  'refund-order': 'order refund',
  'refund-order-partially': 'order refund --amount',
  'refund-duplicate-payment': 'order record-refund, after a refund in the gateway’s dashboard',
  'refund-unmatched-payment': 'payment refund',
  'process-webhook': 'webhook replay',
  'send-newsletter': 'newsletter queue',
};
