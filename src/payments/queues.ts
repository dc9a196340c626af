/** Queues of payments. Payloads are ids; retry policies are in jobs/. */
import * as z from 'zod';

export const processWebhookQueue = {
  name: 'process-webhook',
  payload: z.object({ eventId: z.string() }),
  // The payment of a buyer whose browser did not return is recorded by it.
  wakesWorkers: true,
};
/** `requestNumber` counts the refund requests of the payment from 1. */
export const refundUnmatchedPaymentQueue = {
  name: 'refund-unmatched-payment',
  payload: z.object({ gatewayPaymentId: z.string(), requestNumber: z.int() }),
};
export const recordSettlementQueue = {
  name: 'record-settlement',
  payload: z.object({ settlementId: z.string() }),
};
