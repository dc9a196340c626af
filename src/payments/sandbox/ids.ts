import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** "order_" and 14 letters or digits, as Razorpay makes them; without a prefix, an event's id. */
export function newId(prefix: 'order_' | 'pay_' | 'rfnd_' | 'card_' | '' = ''): string {
  return prefix + Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
