import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isValidPaymentSignature, isValidWebhookSignature } from './signature.ts';

const KEY_SECRET = 'EnLs21M47BllR3X8PSFtjtbd';
const ORDER = 'order_IEIaMR65cu6nz3';
const PAYMENT = 'pay_IH4NVgf4Dreq1l';

const sign = (message: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(message).digest('hex');

describe('the signature of a checkout', () => {
  const signature = sign(`${ORDER}|${PAYMENT}`, KEY_SECRET);

  it('a checkout signature is accepted for its order, payment and key secret', () => {
    expect(isValidPaymentSignature(ORDER, PAYMENT, signature, KEY_SECRET)).toBe(true);
  });

  it('the checkout signature published by Razorpay as an example is accepted', () => {
    const published = '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f';
    expect(isValidPaymentSignature(ORDER, PAYMENT, published, KEY_SECRET)).toBe(true);
  });

  it.each([
    ['another order', 'order_IEIaMR65cu6nz4', PAYMENT, KEY_SECRET],
    ['another payment', ORDER, 'pay_IH4NVgf4Dreq1m', KEY_SECRET],
    ['another key secret', ORDER, PAYMENT, 'EnLs21M47BllR3X8PSFtjtbe'],
    ['order and payment exchanged', PAYMENT, ORDER, KEY_SECRET],
  ])('a checkout signature is rejected for %s', (_case, order, payment, secret) => {
    expect(isValidPaymentSignature(order, payment, signature, secret)).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['shorter', signature.slice(1)],
    ['longer', `${signature}0`],
    ['in capital letters', signature.toUpperCase()],
    ['of the same length in other bytes', 'é'.repeat(32)],
  ])('a checkout signature is rejected when it is %s', (_case, invalidSignature) => {
    expect(isValidPaymentSignature(ORDER, PAYMENT, invalidSignature, KEY_SECRET)).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  /** Razorpay's encoder escapes slashes: parsing and serializing again would change the bytes. */
  const body = Buffer.from('{"event":"payment.captured","payload":{"url":"https:\\/\\/lagna.example"}}');
  const [CURRENT, PREVIOUS] = ['webhook-secret-2', 'webhook-secret-1'];

  it('a webhook signature is accepted with the current and with the previous secret', () => {
    for (const secret of [CURRENT, PREVIOUS])
      expect(isValidWebhookSignature(body, sign(body, secret), [CURRENT, PREVIOUS])).toBe(true);
  });

  it('a webhook signature is rejected with an unknown secret, and without any secret', () => {
    expect(isValidWebhookSignature(body, sign(body, 'guess'), [CURRENT, PREVIOUS])).toBe(false);
    expect(isValidWebhookSignature(body, sign(body, CURRENT), [])).toBe(false);
  });

  it('a webhook signature is rejected when one byte of the body differs', () => {
    const signature = sign(body, CURRENT);
    const reserialized = Buffer.from(JSON.stringify(JSON.parse(body.toString())));
    for (const changedBody of [reserialized, Buffer.concat([body, Buffer.from(' ')])])
      expect(isValidWebhookSignature(changedBody, signature, [CURRENT])).toBe(false);
  });

  it('a missing webhook signature is rejected', () => {
    expect(isValidWebhookSignature(body, '', [CURRENT])).toBe(false);
  });
});
