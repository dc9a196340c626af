/**
 * Razorpay's test cards, UPI ids and banks, and the failures they cause.
 * Sources: https://razorpay.com/docs/payments/payments/test-card-details/ and /docs/errors/payments/
 */
import type { ErrorBody } from './errors.ts';

export type TestCard = {
  number: string;
  network: 'Visa' | 'MasterCard' | 'RuPay';
  international?: true;
  /** reason of the failure, unless the payer chooses “Succeed” */
  reason?: FailureReason;
};

export type FailureReason = keyof typeof FAILURES;

type Failure = Pick<ErrorBody, 'code' | 'description' | 'source' | 'step'>;

const createFailure = (source: string, step: string, description: string): Failure => ({
  code: 'BAD_REQUEST_ERROR',
  source,
  step,
  description,
});

export const FAILURES = {
  payment_failed: createFailure('bank', 'payment_authorization', 'The payment did not go through.'),
  payment_timed_out: createFailure(
    'customer',
    'payment_authentication',
    'The payment took too long and was stopped.',
  ),
  payment_cancelled: createFailure('customer', 'payment_authentication', 'You cancelled the payment.'),
  insufficient_fund: createFailure(
    'issuer_bank',
    'payment_authorization',
    'The account does not hold enough money for this payment.',
  ),
  card_declined: createFailure('issuer_bank', 'payment_authorization', 'The card was declined by its bank.'),
  card_disabled_for_online_payments: createFailure(
    'issuer_bank',
    'payment_authorization',
    'This card is switched off for online payments. Its bank can switch it on.',
  ),
  card_number_invalid: createFailure('customer', 'payment_initiation', 'The card number is not a valid one.'),
  invalid_otp: createFailure('customer', 'payment_authentication', 'The one-time password was wrong.'),
  authentication_failed: createFailure(
    'customer',
    'payment_authentication',
    'The bank could not confirm that it is you.',
  ),
  gateway_technical_error: {
    ...createFailure('gateway', 'payment_authorization', 'The bank had a technical problem.'),
    code: 'GATEWAY_ERROR',
  },
} satisfies Record<string, Failure>;

export const CARDS: TestCard[] = [
  { number: '4100280000001007', network: 'Visa' },
  { number: '5500670000001002', network: 'MasterCard' },
  { number: '6527658900001005', network: 'RuPay' },
  { number: '4012888888881881', network: 'Visa', international: true },
  { number: '5555555555554444', network: 'MasterCard', international: true },
  { number: '4100280000090000', network: 'Visa', reason: 'payment_timed_out' },
  { number: '4100280000080001', network: 'Visa', reason: 'insufficient_fund' },
  { number: '4100280000070002', network: 'Visa', reason: 'payment_cancelled' },
  { number: '4100280000060003', network: 'Visa', reason: 'card_declined' },
  { number: '4100280000030006', network: 'Visa', reason: 'card_disabled_for_online_payments' },
  { number: '4100280000010008', network: 'Visa', reason: 'card_number_invalid' },
  { number: '4100280000020007', network: 'Visa', reason: 'gateway_technical_error' },
  { number: '4100280000000009', network: 'Visa', reason: 'authentication_failed' },
];

/** Codes of Razorpay's list of netbanking banks. */
export const BANKS: Record<string, string> = {
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  SBIN: 'State Bank of India',
  UTIB: 'Axis Bank',
  KKBK: 'Kotak Mahindra Bank',
};

export const findCard = (number: string) => CARDS.find((card) => card.number === number.replaceAll(' ', ''));
