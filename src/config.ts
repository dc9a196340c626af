/** Parses the environment variables. All errors are reported together. */
import * as z from 'zod';
import { isGstin } from '#src/orders/tax/contract-tax-details.ts';
import type { Seller } from '#src/orders/tax/seller.ts';

const DEVELOPMENT_SECRET = 'development-only-secret-do-not-deploy';
/** Keys that select the sandbox gateway; rejected in production. */
const SANDBOX_DEFAULTS = {
  keyId: 'rzp_test_LagnaSandbox01',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

const OFFICE_ADDRESS = 'Samrat House, Bengali Market, New Delhi 110001';
const COMPANY_ADDRESS = `Lagna, ${OFFICE_ADDRESS}`;

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const PORT_RANGE = 'must be from 0 (any free port) to 65535';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
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
});

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError with one line per error */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(omitEmpty(environment));
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} is invalid: ${message}`),
    );
  const env = parsed.data;
  const errors = [
    ...listConsistencyErrors(env),
    ...(env.NODE_ENV === 'production' ? listProductionErrors(env) : []),
  ];
  if (errors.length > 0) throw new ConfigError(errors);
  return toConfig(env);
}

export class ConfigError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(`The configuration is invalid:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

type Env = z.infer<typeof Environment>;

function omitEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** An empty secret would accept webhooks that anybody can sign. */
const MIN_WEBHOOK_SECRET_LENGTH = 16;

const splitList = (list: string) => list.split(',').map((part) => part.trim());

function listConsistencyErrors(env: Env): string[] {
  const errors: string[] = [];
  const keys = [env.RAZORPAY_KEY_ID, env.RAZORPAY_KEY_SECRET, env.RAZORPAY_WEBHOOK_SECRET];
  if (keys.some(Boolean) && !keys.every(Boolean))
    errors.push(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET belong together: set all three or none',
    );
  const webhookSecrets = splitList(env.RAZORPAY_WEBHOOK_SECRET ?? SANDBOX_DEFAULTS.webhookSecret);
  if (webhookSecrets.some((secret) => secret.length < MIN_WEBHOOK_SECRET_LENGTH))
    errors.push(
      `RAZORPAY_WEBHOOK_SECRET must be one or two secrets of at least ${MIN_WEBHOOK_SECRET_LENGTH} characters, newest first, separated by a comma`,
    );
  if (env.RAZORPAY_KEY_SECRET && webhookSecrets.includes(env.RAZORPAY_KEY_SECRET))
    errors.push('RAZORPAY_WEBHOOK_SECRET must differ from RAZORPAY_KEY_SECRET');
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET))
    errors.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none');
  if (
    !env.GOOGLE_ISSUER.startsWith('https://') &&
    (env.NODE_ENV === 'production' || !isLoopback(env.GOOGLE_ISSUER))
  )
    errors.push(
      'GOOGLE_ISSUER must be https; http is allowed for a provider on this machine, outside production',
    );
  if (Boolean(env.DATABASE_URL) !== Boolean(env.DATABASE_OWNER_URL))
    errors.push(
      'DATABASE_URL (application role) and DATABASE_OWNER_URL (owner role, for migrations) belong together: set both or none',
    );
  if (env.SELLER_GSTIN && !env.SELLER_ADDRESS)
    errors.push('SELLER_ADDRESS is missing: tax invoices contain the registered address');
  return errors;
}

function listProductionErrors(env: Env): string[] {
  const errors: string[] = [];
  const requireVariable = (name: keyof Env, reason: string) => {
    if (!env[name]) errors.push(`${name} is missing: ${reason}`);
  };
  requireVariable('PUBLIC_URL', 'links in e-mails and PDFs start with it');
  requireVariable('DATABASE_URL', 'the embedded database is for development only');
  requireVariable('RAZORPAY_KEY_ID', 'the sandbox gateway takes no real payments');
  requireVariable('SMTP_URL', 'e-mails in the outbox folder are not sent');
  requireVariable('GRIEVANCE_OFFICER', 'the law requires the name of a responsible person');
  requireVariable('GRIEVANCE_EMAIL', 'the law requires an address for complaints');
  requireVariable('GRIEVANCE_PHONE', 'it is shown with the name of the officer');
  requireVariable('GRIEVANCE_ADDRESS', 'it is shown with the name of the officer');
  if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https://'))
    errors.push('PUBLIC_URL must be https in production');
  for (const name of ['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const)
    if (!env[name].startsWith('https://')) errors.push(`${name} must be https in production`);
  if (splitList(env.COOKIE_KEYS).some((key) => key === DEVELOPMENT_SECRET || key.length < 32))
    errors.push('COOKIE_KEYS must be secrets of at least 32 characters, newest first, separated by commas');
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    errors.push('RAZORPAY_KEY_ID is a key of the test mode, which takes no real payments');
  const webhookSecrets = splitList(env.RAZORPAY_WEBHOOK_SECRET ?? '');
  if (
    env.RAZORPAY_KEY_SECRET === SANDBOX_DEFAULTS.keySecret ||
    webhookSecrets.includes(SANDBOX_DEFAULTS.webhookSecret)
  )
    errors.push('RAZORPAY_KEY_SECRET or RAZORPAY_WEBHOOK_SECRET is a default of the sandbox');
  if (
    env.DATABASE_URL &&
    env.DATABASE_OWNER_URL &&
    getUsername(env.DATABASE_URL) === getUsername(env.DATABASE_OWNER_URL)
  )
    errors.push(
      'DATABASE_URL and DATABASE_OWNER_URL have the same role: the application must not own the ledger, or it could change events',
    );
  return errors;
}

const isLoopback = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(url);

const getUsername = (url: string) => new URL(url).username;

function toConfig(env: Env) {
  const isSandbox = !env.RAZORPAY_KEY_ID;
  return {
    isProduction: env.NODE_ENV === 'production',
    /** the log is for a person who reads it in the terminal */
    isLogReadable: env.NODE_ENV === 'development',
    /** effort for pages rendered at startup; tests request few of them */
    compression: env.NODE_ENV === 'test' ? ('quick' as const) : ('small' as const),
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    /** undefined: http://localhost with the port of the server */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    varDir: env.VAR_DIR,
    database:
      env.DATABASE_URL && env.DATABASE_OWNER_URL
        ? { url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL }
        : undefined,
    cookieKeys: splitList(env.COOKIE_KEYS),
    gateway: {
      isSandbox,
      keyId: env.RAZORPAY_KEY_ID ?? SANDBOX_DEFAULTS.keyId,
      keySecret: env.RAZORPAY_KEY_SECRET ?? SANDBOX_DEFAULTS.keySecret,
      webhookSecrets: splitList(env.RAZORPAY_WEBHOOK_SECRET ?? SANDBOX_DEFAULTS.webhookSecret),
      apiUrl: env.RAZORPAY_API_URL,
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
    },
    /** undefined: Google sign-in is not offered */
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      support: env.SUPPORT_EMAIL,
      auditor: env.AUDITOR_EMAIL,
    },
    /** shown on /support and on the legal pages */
    grievance: {
      officer: env.GRIEVANCE_OFFICER ?? 'Grievance Officer (named in production)',
      email: env.GRIEVANCE_EMAIL ?? 'grievance@lagna.example',
      phone: env.GRIEVANCE_PHONE ?? '+91 11 5550 0142',
      address: env.GRIEVANCE_ADDRESS ?? COMPANY_ADDRESS,
    },
    seller: toSeller(env),
    chromiumPath: env.CHROMIUM_PATH,
  };
}

function toSeller(env: Env): Seller {
  const { SELLER_GSTIN: gstin, SELLER_SAC: sac, GST_RATE: ratePercent } = env;
  return {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS ?? env.GRIEVANCE_ADDRESS ?? OFFICE_ADDRESS,
    ...(gstin ? { gst: { gstin, sac, ratePercent } } : {}),
  };
}
