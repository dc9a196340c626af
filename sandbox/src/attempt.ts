/** Input of one payment attempt, from the modal or a script, and the outcome that its test instrument decides. */
import * as z from 'zod/mini';
import { createBadRequestError, createInvalidFieldError } from './errors.ts';
import { WEBHOOK_FAULTS } from './fault-settings.ts';
import { BANKS, FAILURES, findCard, type FailureReason } from './test-instruments.ts';

const optionalText = z.optional(z.string().check(z.maxLength(256)));

const Attempt = z.object({
  method: z.enum(['card', 'upi', 'netbanking']),
  /**
   * Optional where the instrument decides: success@razorpay, failure@razorpay, an OTP. `pending`: the bank does not
   * answer while the payer waits.
   */
  outcome: z.optional(z.enum(['success', 'failure', 'pending'])),
  /** of a failure; default: the card's own reason, else invalid_otp if an OTP was sent, else payment_failed */
  reason: optionalText,
  /** number of a test card; other numbers are rejected, so that no real card is ever stored here */
  card: optionalText,
  otp: optionalText,
  vpa: optionalText,
  bank: optionalText,
  email: optionalText,
  contact: optionalText,
  description: optionalText,
  notes: z.optional(z.unknown()),
  /** the fault of this payment's webhooks, in place of the fault that is set for all, so that parallel payments can differ */
  webhooks: z.optional(z.enum(WEBHOOK_FAULTS)),
});
export type Attempt = z.infer<typeof Attempt>;

export type Outcome = { status: 'success' | 'pending' } | { status: 'failure'; reason: FailureReason };

/** @throws SandboxHttpError for invalid input; nothing is recorded then */
export function readAttempt(body: unknown): { attempt: Attempt; outcome: Outcome } {
  const parsed = Attempt.safeParse(body);
  if (!parsed.success)
    throw createInvalidFieldError(
      String(parsed.error.issues[0]?.path[0] ?? 'method'),
      z.prettifyError(parsed.error),
    );
  const attempt = parsed.data;
  if (attempt.card !== undefined && !findCard(attempt.card))
    throw createInvalidFieldError(
      'card',
      'Only test cards work here. Never type a real card into a sandbox.',
    );
  if (attempt.bank !== undefined && !BANKS[attempt.bank])
    throw createInvalidFieldError('bank', 'The bank is not one of the test banks.');
  return { attempt, outcome: decideOutcome(attempt) };
}

function decideOutcome(attempt: Attempt): Outcome {
  const status = attempt.outcome ?? findInstrumentOutcome(attempt);
  if (status === undefined) throw createBadRequestError('outcome: is required.', { field: 'outcome' });
  return status === 'failure' ? { status, reason: decideReason(attempt) } : { status };
}

function findInstrumentOutcome({ method, card, otp, vpa }: Attempt): 'success' | 'failure' | undefined {
  if (method === 'card' && otp !== undefined)
    return /^\d{4,10}$/.test(otp) && !findFailureReason(card) ? 'success' : 'failure';
  if (method === 'upi' && vpa === 'success@razorpay') return 'success';
  if (method === 'upi' && vpa === 'failure@razorpay') return 'failure';
  return undefined;
}

function decideReason({ reason, card, otp }: Attempt): FailureReason {
  if (reason !== undefined) return readReason(reason);
  return findFailureReason(card) ?? (otp === undefined ? 'payment_failed' : 'invalid_otp');
}

const findFailureReason = (card: string | undefined): FailureReason | undefined =>
  card ? findCard(card)?.reason : undefined;

function readReason(reason: string): FailureReason {
  if (Object.hasOwn(FAILURES, reason)) return reason as FailureReason;
  throw createInvalidFieldError('reason', `The reason must be one of ${Object.keys(FAILURES).join(', ')}.`);
}
