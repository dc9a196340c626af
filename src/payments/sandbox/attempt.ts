/** One try at paying, as the modal or a script sends it, and what its instrument makes of it. */
import * as z from 'zod/mini';
import { badRequest, invalid } from './errors.ts';
import { BANKS, FAILURES, findCard, type Reason } from './instruments.ts';

const text = z.optional(z.string().check(z.maxLength(256)));

const Attempt = z.object({
  method: z.enum(['card', 'upi', 'netbanking']),
  /**
   * May be left out where the instrument decides: success@razorpay, failure@razorpay, an OTP. `pending`: the bank does
   * not answer while the payer waits.
   */
  outcome: z.optional(z.enum(['success', 'failure', 'pending'])),
  /** why it fails; else the card's own reason, else payment_failed */
  reason: text,
  /** a test card's number; any other is refused, so that nobody's real card ends up here */
  card: text,
  otp: text,
  vpa: text,
  bank: text,
  email: text,
  contact: text,
  description: text,
  notes: z.optional(z.unknown()),
});
export type Attempt = z.infer<typeof Attempt>;

export type Verdict = { outcome: 'success' | 'pending' } | { outcome: 'failure'; reason: Reason };

/** @throws GatewayError when the attempt makes no sense; nothing is recorded then */
export function readAttempt(body: unknown): { attempt: Attempt; verdict: Verdict } {
  const parsed = Attempt.safeParse(body);
  if (!parsed.success)
    throw invalid(String(parsed.error.issues[0]?.path[0] ?? 'method'), z.prettifyError(parsed.error));
  const attempt = parsed.data;
  if (attempt.card !== undefined && !findCard(attempt.card))
    throw invalid('card', 'Only test cards work here. Never type a real card into a sandbox.');
  if (attempt.bank !== undefined && !BANKS[attempt.bank])
    throw invalid('bank', 'The bank is not one of the test banks.');
  return { attempt, verdict: judge(attempt) };
}

function judge(attempt: Attempt): Verdict {
  const outcome = attempt.outcome ?? byInstrument(attempt);
  if (outcome === undefined) throw badRequest('outcome: is required.', { field: 'outcome' });
  return outcome === 'failure' ? { outcome, reason: reasonOf(attempt) } : { outcome };
}

function byInstrument({ method, otp, vpa }: Attempt): 'success' | 'failure' | undefined {
  if (method === 'card' && otp !== undefined) return /^\d{4,10}$/.test(otp) ? 'success' : 'failure';
  if (method === 'upi' && vpa === 'success@razorpay') return 'success';
  if (method === 'upi' && vpa === 'failure@razorpay') return 'failure';
  return undefined;
}

function reasonOf({ reason, card, otp }: Attempt): Reason {
  if (reason !== undefined) return known(reason);
  if (otp !== undefined) return 'invalid_otp';
  return (card && findCard(card)?.reason) || 'payment_failed';
}

function known(reason: string): Reason {
  if (Object.hasOwn(FAILURES, reason)) return reason as Reason;
  throw invalid('reason', `The reason must be one of ${Object.keys(FAILURES).join(', ')}.`);
}
