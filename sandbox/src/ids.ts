import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A prefix and 14 letters or digits, as Razorpay creates them; without a prefix: the id of a webhook event. */
export function createId(prefix: 'order_' | 'pay_' | 'rfnd_' | 'card_' | '' = ''): string {
  return prefix + Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
