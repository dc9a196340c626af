/** What orders ask of the worker. Payloads are ids; how each job is run stands in jobs/index.ts. */
import * as z from 'zod';
import { ORDER_LETTERS } from './letters/called-for.ts';

const edition = z.object({ orderId: z.string(), edition: z.int() });

export const produceReportQueue = { name: 'produce-report', payload: edition };
export const refundDuplicateQueue = {
  name: 'refund-duplicate',
  payload: z.object({ orderId: z.string(), gatewayPaymentId: z.string() }),
};
/** `request`: how often the refund was asked for, this time included. */
export const refundOrderQueue = {
  name: 'refund-order',
  payload: z.object({ orderId: z.string(), request: z.int() }),
};
/** `about`: which of several is meant, the edition that is late or the payment that went back. */
export const mailOrderQueue = {
  name: 'mail-order',
  payload: z.object({ orderId: z.string(), letter: z.enum(ORDER_LETTERS), about: z.string().optional() }),
};
/** `again`: which of the mails that the member asked for after the first. */
export const mailReportQueue = {
  name: 'mail-report',
  payload: z.object({ orderId: z.string(), edition: z.int(), again: z.int().optional() }),
};
