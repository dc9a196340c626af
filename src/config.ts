/** The environment, parsed once. Every problem is listed at once, in words an operator can act on. */
import * as z from 'zod';
import { isGstin, STATES, getStateCode, type Seller } from './orders/tax/seller.ts';

const DEVELOPMENT_SECRET = 'development-only-secret-do-not-deploy';
const SANDBOX_KEY = {
  id: 'rzp_test_LagnaSandbox01',
  secret: 'sandbox-key-secret',
  webhook: 'sandbox-webhook-secret',
};

const HOUSE = 'Lagna, Samrat House, Bengali Market, New Delhi 110001';

const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
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
  GRIEVANCE_OFFICER: text.optional(),
  GRIEVANCE_EMAIL: text.optional(),
  GRIEVANCE_PHONE: text.optional(),
  GRIEVANCE_ADDRESS: text.optional(),
  SELLER_NAME: text.default('Lagna'),
  SELLER_ADDRESS: text.optional(),
  SELLER_GSTIN: text
    .refine(isGstin, 'this is no GSTIN: fifteen signs, the last of which checks the others')
    .optional(),
  SELLER_SAC: z
    .stringFormat('sac', /^99\d{4}$/, {
      error: 'a services accounting code has six digits and begins with 99',
    })
    .default('998399'),
  GST_RATE: z.coerce.number().int().min(0).max(40).default(18),
  PLACE_OF_SUPPLY: text
    .refine((code) => code in STATES, 'the two digits of a state, as a GSTIN begins with')
    .optional(),
  CHROMIUM_PATH: text.optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigProblem with one line per problem */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = Environment.safeParse(withoutEmpty(environment));
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = parsed.data;
  const problems = [...consistency(env), ...(env.NODE_ENV === 'production' ? unfitForProduction(env) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
  return shape(env);
}

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The environment is not usable:\n${problems.map((error) => `  - ${error}`).join('\n')}`);
    this.problems = problems;
  }
}

type Env = z.infer<typeof Environment>;

function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function consistency(env: Env): string[] {
  const problems: string[] = [];
  const keys = [env.RAZORPAY_KEY_ID, env.RAZORPAY_KEY_SECRET, env.RAZORPAY_WEBHOOK_SECRET];
  if (keys.some(Boolean) && !keys.every(Boolean))
    problems.push(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET belong together: set all three or none',
    );
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET))
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none');
  if (
    !env.GOOGLE_ISSUER.startsWith('https://') &&
    (env.NODE_ENV === 'production' || !isLoopback(env.GOOGLE_ISSUER))
  )
    problems.push('GOOGLE_ISSUER must be https; http is for a provider on this machine, outside production');
  if (Boolean(env.DATABASE_URL) !== Boolean(env.DATABASE_OWNER_URL))
    problems.push(
      'DATABASE_URL (the application role) and DATABASE_OWNER_URL (the owner, for migrations) belong together',
    );
  if (env.SELLER_GSTIN && !env.SELLER_ADDRESS)
    problems.push('SELLER_ADDRESS is missing: a tax invoice carries the registered address');
  return problems;
}

function unfitForProduction(env: Env): string[] {
  const problems: string[] = [];
  const need = (name: keyof Env, why: string) => {
    if (!env[name]) problems.push(`${name} is missing: ${why}`);
  };
  need('PUBLIC_URL', 'links in mails and PDFs are built from it');
  need('DATABASE_URL', 'the embedded database is for development');
  need('RAZORPAY_KEY_ID', 'the sandbox gateway takes no real money');
  need('SMTP_URL', 'the outbox folder reaches nobody');
  need('GRIEVANCE_OFFICER', 'the law wants the name of a person who answers for the shop');
  need('GRIEVANCE_EMAIL', 'complaints go there');
  need('GRIEVANCE_PHONE', 'it is shown beside the officer’s name');
  need('GRIEVANCE_ADDRESS', 'it is shown beside the officer’s name');
  if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https://'))
    problems.push('PUBLIC_URL must be https in production');
  for (const name of ['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const)
    if (!env[name].startsWith('https://')) problems.push(`${name} must be https in production`);
  if (env.COOKIE_KEYS.split(',').some((key) => key === DEVELOPMENT_SECRET || key.length < 32))
    problems.push(
      'COOKIE_KEYS must be your own secrets of 32 characters or more, newest first, separated by commas',
    );
  if (env.RAZORPAY_KEY_SECRET === SANDBOX_KEY.secret || env.RAZORPAY_WEBHOOK_SECRET === SANDBOX_KEY.webhook)
    problems.push('RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are the sandbox defaults');
  if (
    env.DATABASE_URL &&
    env.DATABASE_OWNER_URL &&
    userOf(env.DATABASE_URL) === userOf(env.DATABASE_OWNER_URL)
  )
    problems.push(
      'DATABASE_URL and DATABASE_OWNER_URL name the same role: the ledger is only safe from an application that does not own it',
    );
  return problems;
}

const isLoopback = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(url);

const userOf = (url: string) => new URL(url).username;

function shape(env: Env) {
  const sandbox = !env.RAZORPAY_KEY_ID;
  return {
    production: env.NODE_ENV === 'production',
    /** of pages drawn at the start: a test reads three of them, readers all */
    compression: env.NODE_ENV === 'test' ? ('quick' as const) : ('small' as const),
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    /** undefined: the address the server listens on, known once it does */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    varDir: env.VAR_DIR,
    database:
      env.DATABASE_URL && env.DATABASE_OWNER_URL
        ? { url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL }
        : undefined,
    cookieKeys: env.COOKIE_KEYS.split(',').map((key) => key.trim()),
    gateway: {
      sandbox,
      keyId: env.RAZORPAY_KEY_ID ?? SANDBOX_KEY.id,
      keySecret: env.RAZORPAY_KEY_SECRET ?? SANDBOX_KEY.secret,
      webhookSecrets: (env.RAZORPAY_WEBHOOK_SECRET ?? SANDBOX_KEY.webhook).split(','),
      apiUrl: env.RAZORPAY_API_URL,
      checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
    },
    /** undefined: signing in by Google is not offered */
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : undefined,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, support: env.SUPPORT_EMAIL },
    /** shown on /support and in the legal pages */
    grievance: {
      officer: env.GRIEVANCE_OFFICER ?? 'Grievance Officer (named in production)',
      email: env.GRIEVANCE_EMAIL ?? 'grievance@lagna.example',
      phone: env.GRIEVANCE_PHONE ?? '+91 11 5550 0142',
      address: env.GRIEVANCE_ADDRESS ?? HOUSE,
    },
    seller: sellerOf(env),
    chromiumPath: env.CHROMIUM_PATH,
  };
}

/** A buyer who gives no address counts as being where the seller is, so that is where the service is supplied. */
function sellerOf(env: Env): Seller {
  const { SELLER_GSTIN: gstin, SELLER_SAC: sac, GST_RATE: ratePercent } = env;
  return {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS ?? env.GRIEVANCE_ADDRESS ?? HOUSE,
    ...(gstin
      ? { gst: { gstin, sac, ratePercent, placeOfSupply: env.PLACE_OF_SUPPLY ?? getStateCode(gstin) } }
      : {}),
  };
}
