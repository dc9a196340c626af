import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Checkout signature: hex HMAC-SHA256 of `order id|payment id` with the key secret. `gatewayOrderId` must come from our
 * database: with an id sent by the browser, the proof of another order would pass.
 */
export function isValidPaymentSignature(
  gatewayOrderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean {
  return isEqualInConstantTime(computeHmac(`${gatewayOrderId}|${paymentId}`, keySecret), signature);
}

/** Webhook signature over the raw body. Retries of older events are signed with the previous secret: both are accepted. */
export function isValidWebhookSignature(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => isEqualInConstantTime(computeHmac(rawBody, secret), signature));
}

const computeHmac = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

function isEqualInConstantTime(expected: string, received: string): boolean {
  const expectedBytes = Buffer.from(expected);
  const receivedBytes = Buffer.from(received);
  return expectedBytes.length === receivedBytes.length && timingSafeEqual(expectedBytes, receivedBytes);
}
