/** Input of POST /orders and of the changes to an order. */
import { readCaptureSettings, type CaptureSettings } from './capture-settings.ts';
import type { Notes, OrderRow } from './entities.ts';
import { createInvalidFieldError } from './errors.ts';
import {
  isCurrencyCode,
  readAmount,
  readCurrency,
  readFields,
  readId,
  readNotes,
  readReceipt,
  rejectUnknownFields,
} from './fields.ts';

export type OrderInput = {
  amount: number;
  currency: 'INR';
  receipt: string | null;
  /** a repeated receipt returns the existing order instead of an error */
  isReceiptUnique: boolean;
  capture: CaptureSettings;
  customerId: string | null;
  notes: Notes;
};

const ORDER_FIELDS = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'unique_receipt',
  'payment',
  'payment_capture',
  'customer_id',
]);

export function readOrderInput(body: unknown): OrderInput {
  const order = readFields(body);
  rejectUnknownFields(order, ORDER_FIELDS);
  if (order.partial_payment)
    throw createInvalidFieldError('partial_payment', 'Partial payments are not part of the sandbox.');
  return {
    amount: readAmount(order.amount),
    currency: readCurrency(order.currency),
    receipt: readReceipt(order.receipt),
    isReceiptUnique: order.unique_receipt === true || order.unique_receipt === 'true',
    capture: readCaptureSettings(order),
    customerId: readId(order.customer_id, 'customer_id', 'cust_'),
    notes: readNotes(order.notes),
  };
}

/** Changes that Razorpay does not offer, for tests of mismatches and of manual capture. */
export function readOrderOverrides(
  body: unknown,
): Partial<Pick<OrderRow, 'amount' | 'currency' | 'auto_capture'>> {
  const changes = readFields(body);
  rejectUnknownFields(changes, new Set(['amount', 'currency', 'autoCapture']));
  const { amount, currency, autoCapture } = changes;
  if (autoCapture !== undefined && typeof autoCapture !== 'boolean')
    throw createInvalidFieldError('autoCapture', 'The autoCapture must be true or false.');
  if (currency !== undefined && !isCurrencyCode(currency))
    throw createInvalidFieldError('currency', 'The currency must be three capital letters.');
  if ([amount, currency, autoCapture].every((change) => change === undefined))
    throw createInvalidFieldError('amount', 'amount: is required.');
  return {
    ...(currency === undefined ? {} : { currency }),
    ...(amount === undefined ? {} : { amount: readAmount(amount) }),
    ...(autoCapture === undefined ? {} : { auto_capture: autoCapture }),
  };
}
