import type { AttentionReason } from '#src/orders/domain/attention-reason.ts';

export const ATTENTION_REASON_TEXTS: Record<AttentionReason, string> = {
  'dispute-open': 'the payer disputes the payment at the bank; answer at the gateway',
  'dispute-partly-lost':
    'the bank returned a part after a lost dispute; refund the rest in the gateway’s dashboard',
  'returned-twice':
    'the payer has the money twice: by a refund and by a lost dispute; settle it, then use “lagna order acknowledge”',
  'refund-failed': 'the gateway accepted a refund and could not complete it',
  'refund-rejected': 'every attempt of a refund failed',
  'duplicate-payment-not-refunded': 'the refund of a duplicate payment failed',
  'report-failed': 'the report could not be produced after all attempts',
  'email-failed': 'the report e-mail failed after all attempts; “lagna order resend-email” sends it again',
};
