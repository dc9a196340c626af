import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's checkout signature: hex HMAC-SHA256 of "order|payment" with the key secret. The order id must be ours, not the browser's. */
export function paymentSignatureFits(
  orderId: string,
  paymentId: string,
  signature: string,
  keySecret: string,
): boolean {
  return equal(hmac(`${orderId}|${paymentId}`, keySecret), signature);
}

/** Webhook signature over the raw body. Retries of older events are signed with the secret of their time: several may be valid. */
export function webhookSignatureFits(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
): boolean {
  return secrets.some((secret) => equal(hmac(rawBody, secret), signature));
}

const hmac = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

function equal(expected: string, given: string): boolean {
  const a = Buffer.from(expected);
  const b = Buffer.from(given);
  return a.length === b.length && timingSafeEqual(a, b);
}
