/** Parses the environment variables. All errors are reported together. */
import { toObservability } from '#src/config-observability.ts';
import { listProductionErrors } from '#src/config-production.ts';
import { listStoreErrors, toStoreSettings } from '#src/config-store.ts';
import { Environment, SANDBOX_DEFAULTS, splitList, type Env } from '#src/config-variables.ts';
import type { Seller } from '#src/orders/tax/seller.ts';
import type { CompressionLevel } from '#src/platform/http/static-files.ts';
import { readSecretFiles } from '#src/secret-files.ts';

const OFFICE_ADDRESS = 'Samrat House, Bengali Market, New Delhi 110001';
const COMPANY_ADDRESS = `Lagna, ${OFFICE_ADDRESS}`;

export type Config = ReturnType<typeof readConfig>;

/** @throws ConfigError with one line per error */
export function readConfig(environment: Record<string, string | undefined>) {
  const { variables, errors: fileErrors } = readSecretFiles(environment);
  const parsed = Environment.safeParse(addMode(omitEmpty(variables)));
  const issues = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} is invalid: ${message}`,
  );
  if (!parsed.success || fileErrors.length > 0) throw new ConfigError([...fileErrors, ...issues]);
  const env = parsed.data;
  const errors = [
    ...listConsistencyErrors(env),
    ...listStoreErrors(env),
    ...(env.NODE_ENV === 'production' ? listProductionErrors(env) : []),
  ];
  if (errors.length > 0) throw new ConfigError([...explainMode(variables), ...errors]);
  return toConfig(env);
}

/** The URLs of a configured database for a command that works as the owner. @throws ConfigError */
export function requireOwner({ url, ownerUrl }: NonNullable<Config['database']>) {
  if (!ownerUrl)
    throw new ConfigError(['DATABASE_OWNER_URL is missing: this command creates tables as the owner role']);
  return { url, ownerUrl };
}

export class ConfigError extends Error {
  readonly errors: string[];

  constructor(errors: string[]) {
    super(`The configuration is invalid:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

type Variables = Record<string, string | undefined>;

/**
 * Without NODE_ENV an environment with DATABASE_URL is a deployment: it must never serve the sandbox gateway because one variable
 * is missing. Only the embedded database is development by default.
 */
const addMode = (variables: Variables): Variables => ({
  NODE_ENV: variables.DATABASE_URL ? 'production' : 'development',
  ...variables,
});

const explainMode = ({ NODE_ENV, DATABASE_URL }: Variables): string[] =>
  DATABASE_URL && !NODE_ENV
    ? [
        'NODE_ENV is missing: with DATABASE_URL it means production; set NODE_ENV=development for a database of your own',
      ]
    : [];

function omitEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** An empty secret would accept webhooks that anybody can sign. */
const MIN_WEBHOOK_SECRET_LENGTH = 16;

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
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL)
    errors.push(
      'DATABASE_URL is missing: it connects as the application role to the database of DATABASE_OWNER_URL',
    );
  if (env.DATABASE_URL && !env.DATABASE_OWNER_URL && env.NODE_ENV !== 'production')
    errors.push(
      'DATABASE_OWNER_URL is missing: migrations and the sandbox gateway create tables as the owner role',
    );
  if (env.SELLER_GSTIN && !env.SELLER_ADDRESS)
    errors.push('SELLER_ADDRESS is missing: tax invoices contain the registered address');
  return errors;
}

const isLoopback = (url: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(url);

function toConfig(env: Env) {
  const isSandbox = !env.RAZORPAY_KEY_ID;
  return {
    isProduction: env.NODE_ENV === 'production',
    /** the log is for a person who reads it in the terminal */
    isLogReadable: env.NODE_ENV === 'development',
    /** effort for pages rendered at startup; tests request few of them */
    compression: (env.NODE_ENV === 'test' ? 'quick' : 'small') as CompressionLevel,
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    /** undefined: http://localhost with the port of the server */
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    varDir: env.VAR_DIR,
    /** `ownerUrl` is for migrations and the sandbox; in production web and worker run without it */
    database: env.DATABASE_URL ? { url: env.DATABASE_URL, ownerUrl: env.DATABASE_OWNER_URL } : undefined,
    /** connections of the pool, beside those of the job queue and of the notifications */
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** reports that one worker prints at the same time */
    reportConcurrency: env.REPORT_CONCURRENCY,
    reportStore: toStoreSettings(env),
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
    ...toObservability(env),
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
