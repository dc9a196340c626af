/** The gateway's reasons for a failed payment. https://razorpay.com/docs/errors/payments/ */
const SENTENCES: Record<string, string> = {
  authentication_failed: 'The bank could not confirm that it was you.',
  card_declined: 'The bank declined the card.',
  card_disabled_for_online_payments: 'The card is switched off for payments on the internet.',
  card_expired: 'The card has expired.',
  card_number_invalid: 'The card number was not a valid one.',
  gateway_technical_error: 'The bank had a technical problem.',
  incorrect_cvv: 'The three digits on the back of the card did not fit.',
  incorrect_otp: 'The one-time password was wrong.',
  incorrect_pin: 'The UPI PIN was wrong.',
  insufficient_fund: 'The account did not hold enough for this payment.',
  insufficient_funds: 'The account did not hold enough for this payment.',
  invalid_otp: 'The one-time password was wrong.',
  invalid_vpa: 'That UPI ID is not known.',
  payment_cancelled: 'The payment was stopped at the bank or in the UPI app.',
  payment_timed_out: 'The bank took too long, and the payment was stopped.',
  transaction_daily_limit_exceeded: 'The day’s limit of the card or account was reached.',
};

export const describeFailureReason = (reason: string | undefined): string =>
  (reason && SENTENCES[reason]) || 'The payment did not go through.';
