import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

type Prefix =
  'order_' | 'pay_' | 'rfnd_' | 'card_' | 'down_' | 'disp_' | 'setl_' | 'adj_' | 'item_' | 'cust_' | 'plink_';

/** A prefix and 14 letters or digits, as Razorpay creates them; without a prefix: the id of a webhook event. */
export function createId(prefix: Prefix | '' = ''): string {
  return prefix + Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
