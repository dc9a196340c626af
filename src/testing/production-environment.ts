/** Variables of a site in production, for processes that tests and benchmarks start. Nothing of them goes to the gateway. */

/** What an operator writes into .env. */
export const OPERATOR_SETTINGS = {
  MAIL_FROM: 'Lagna <reports@lagna.in>',
  SUPPORT_EMAIL: 'support@lagna.in',
  GRIEVANCE_OFFICER: 'Nirmala Deshpande',
  GRIEVANCE_EMAIL: 'grievance@lagna.in',
  GRIEVANCE_PHONE: '+91 11 5550 0143',
  GRIEVANCE_ADDRESS: 'Samrat House, New Delhi 110001',
};

/** Without the URLs of the database and of the mail server. */
export const OPERATOR_SECRETS = {
  COOKIE_KEYS: 'a-secret-of-at-least-thirty-two-characters',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'key-secret-of-the-account',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-1',
};

/** The port is closed. */
export const UNREACHABLE_GATEWAY = { RAZORPAY_API_URL: 'https://127.0.0.1:9' };
