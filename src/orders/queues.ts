/** What orders ask of the worker. Payloads are ids; how each job is run stands in jobs/index.ts. */
import * as z from 'zod';

const edition = z.object({ orderId: z.string(), edition: z.int() });

export const produceReportQueue = { name: 'produce-report', payload: edition };
export const refundDuplicateQueue = {
  name: 'refund-duplicate',
  payload: z.object({ orderId: z.string(), gatewayPaymentId: z.string() }),
};
export const mailReportQueue = { name: 'mail-report', payload: edition };
