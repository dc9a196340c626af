/** Queues that order events send to. Payloads are ids; retry policies are in jobs/. */
import * as z from 'zod';
import { ORDER_EMAIL_KINDS } from './domain/email-triggers.ts';

export const produceReportQueue = {
  name: 'produce-report',
  payload: z.object({ orderId: z.string(), edition: z.int() }),
  // Buyers watch the progress of their report.
  wakesWorkers: true,
};
/** Prints the lost file of an edition again. */
export const restoreReportFileQueue = {
  name: 'restore-report-file',
  payload: z.object({ orderId: z.string(), edition: z.int() }),
  // A member waits for the download.
  wakesWorkers: true,
};
/** Prints the receipt of an order for a process without Chromium, which waits for it. */
export const printReceiptQueue = {
  name: 'print-receipt',
  payload: z.object({ orderId: z.string() }),
  // A member waits for the receipt.
  wakesWorkers: true,
};
export const refundDuplicatePaymentQueue = {
  name: 'refund-duplicate-payment',
  payload: z.object({ orderId: z.string(), gatewayPaymentId: z.string() }),
};
/** `requestNumber` counts the refund requests of the order from 1. */
export const refundOrderQueue = {
  name: 'refund-order',
  payload: z.object({ orderId: z.string(), requestNumber: z.int() }),
  // Members watch the status of their refund.
  wakesWorkers: true,
};
/** Refunds a part of a payment. `requestNumber` counts the partial refunds of the order from 1. */
export const refundOrderPartiallyQueue = {
  name: 'refund-order-partially',
  payload: z.object({ orderId: z.string(), requestNumber: z.int() }),
};
/** `subjectId`: the edition, payment or refund that the e-mail is about. */
export const sendOrderEmailQueue = {
  name: 'send-order-email',
  payload: z.object({
    orderId: z.string(),
    kind: z.enum(ORDER_EMAIL_KINDS),
    subjectId: z.string().optional(),
  }),
  // Buyers expect the receipt at once.
  wakesWorkers: true,
};
/** `resendNumber` is missing for the first e-mail of an edition. */
export const sendReportEmailQueue = {
  name: 'send-report-email',
  payload: z.object({ orderId: z.string(), edition: z.int(), resendNumber: z.int().optional() }),
  // Buyers watch the progress of their report.
  wakesWorkers: true,
};
