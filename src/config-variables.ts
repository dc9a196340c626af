/** The environment variables, their types and defaults. `.env.example` explains them. */
import * as z from 'zod';
import { OBSERVABILITY_VARIABLES } from '#src/config-observability.ts';
import { isGstin } from '#src/orders/tax/contract-tax-details.ts';

export const DEVELOPMENT_SECRET = 'development-only-secret-do-not-deploy';

/** Keys that select the sandbox gateway. */
export const SANDBOX_DEFAULTS = {
  keyId: 'rzp_test_LagnaSandbox01',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

export const splitList = (list: string) => list.split(',').map((part) => part.trim());

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const count = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be from ${min} to ${max}`)
    .max(max, `must be from ${min} to ${max}`);

const PORT_RANGE = 'must be from 0 (any free port) to 65535';

export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, PORT_RANGE)
    .max(65_535, PORT_RANGE)
    .default(3000),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
  VAR_DIR: text.default('var'),
  DATABASE_URL: z.url().optional(),
  DATABASE_OWNER_URL: z.url().optional(),
  DATABASE_NETWORK_IS_PRIVATE: flag.default(false),
  DATABASE_POOL_SIZE: count(2, 100).default(10),
  REPORT_CONCURRENCY: count(1, 32).default(2),
  REPORT_STORE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_PREFIX: text
    .regex(/^\w[\w./-]*$/, 'letters, digits, dots, dashes and slashes expected')
    .default('reports/'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  COOKIE_KEYS: text.default(DEVELOPMENT_SECRET),
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.optional(),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z.url().default('https://checkout.razorpay.com/v1/checkout.js'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: text.default('Lagna <reports@lagna.example>'),
  SUPPORT_EMAIL: text.default('support@lagna.example'),
  AUDITOR_EMAIL: z.email().optional(),
  GRIEVANCE_OFFICER: text.optional(),
  GRIEVANCE_EMAIL: text.optional(),
  GRIEVANCE_PHONE: text.optional(),
  GRIEVANCE_ADDRESS: text.optional(),
  SELLER_NAME: text.default('Lagna'),
  SELLER_ADDRESS: text.optional(),
  SELLER_GSTIN: text.refine(isGstin, '15 characters with a valid check digit expected').optional(),
  SELLER_SAC: z
    .stringFormat('sac', /^99\d{4}$/, {
      error: 'a services accounting code of six digits that starts with 99 expected',
    })
    .default('998399'),
  GST_RATE: z.coerce.number().int().min(0).max(40).default(18),
  CHROMIUM_PATH: text.optional(),
  ...OBSERVABILITY_VARIABLES,
});

export type Env = z.infer<typeof Environment>;
