/** Lists variables that production requires, and development settings that it rejects. */
import { isDatabaseProtected } from '#src/database-encryption.ts';
import { DEVELOPMENT_SECRET, SANDBOX_DEFAULTS, splitList, type Env } from '#src/config-variables.ts';

export const listProductionErrors = (env: Env): string[] => [
  ...listMissingVariables(env),
  ...listAddressErrors(env),
  ...listDatabaseErrors(env),
  ...listSecretErrors(env),
  ...listEmailErrors(env),
  ...listTaxErrors(env),
];

const REQUIRED_VARIABLES = {
  PUBLIC_URL: 'links in e-mails and PDFs start with it',
  DATABASE_URL: 'the embedded database is for development only',
  RAZORPAY_KEY_ID: 'the sandbox gateway takes no real payments',
  SMTP_URL: 'e-mails in the outbox folder are not sent',
  GRIEVANCE_OFFICER: 'the law requires the name of a responsible person',
  GRIEVANCE_EMAIL: 'the law requires an address for complaints',
  GRIEVANCE_PHONE: 'it is shown with the name of the officer',
  GRIEVANCE_ADDRESS: 'it is shown with the name of the officer',
} satisfies Partial<Record<keyof Env, string>>;

const listMissingVariables = (env: Env): string[] =>
  Object.entries(REQUIRED_VARIABLES).flatMap(([name, reason]) =>
    env[name as keyof Env] ? [] : [`${name} is missing: ${reason}`],
  );

function listAddressErrors(env: Env): string[] {
  const errors = (['PUBLIC_URL', 'RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'] as const)
    .filter((name) => env[name] && !env[name].startsWith('https://'))
    .map((name) => `${name} must be https in production`);
  if (env.PUBLIC_URL && EXAMPLE_DOMAIN.test(new URL(env.PUBLIC_URL).hostname))
    errors.push('PUBLIC_URL must be the address of your site: example domains lead nowhere');
  if (!env.TRUST_PROXY && env.ROLE !== 'worker')
    errors.push(
      'TRUST_PROXY must be true: the server speaks http only, so https ends at a proxy in front of it, and without its headers every sign-in fails',
    );
  if (env.SMTP_URL && !isMailProtected(env.SMTP_URL))
    errors.push(
      'SMTP_URL must be encrypted: smtps://, or smtp:// with ?requireTLS=true; smtp:// alone is allowed for a server in a private network',
    );
  return errors;
}

const listDatabaseErrors = (env: Env): string[] =>
  (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const)
    .filter((name) => env[name] && !env.DATABASE_NETWORK_IS_PRIVATE && !isDatabaseProtected(env[name]))
    .map(
      (name) =>
        `${name} must be encrypted: add ?sslmode=verify-full, or in a private network set DATABASE_NETWORK_IS_PRIVATE=true`,
    );

/** GST law has no invoice that names a GSTIN and charges no tax. */
const listTaxErrors = ({ SELLER_GSTIN, GST_RATE }: Env): string[] =>
  SELLER_GSTIN && GST_RATE === 0
    ? ['GST_RATE must be above 0 with SELLER_GSTIN: a tax invoice of a registered seller contains tax']
    : [];

function listSecretErrors(env: Env): string[] {
  const errors: string[] = [];
  if (splitList(env.COOKIE_KEYS).some((key) => key === DEVELOPMENT_SECRET || key.length < 32))
    errors.push('COOKIE_KEYS must be secrets of at least 32 characters, newest first, separated by commas');
  if (env.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    errors.push('RAZORPAY_KEY_ID is a key of the test mode, which takes no real payments');
  if (
    env.RAZORPAY_KEY_SECRET === SANDBOX_DEFAULTS.keySecret ||
    splitList(env.RAZORPAY_WEBHOOK_SECRET ?? '').includes(SANDBOX_DEFAULTS.webhookSecret)
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

const getUsername = (url: string) => new URL(url).username;

const listEmailErrors = (env: Env): string[] =>
  (['MAIL_FROM', 'SUPPORT_EMAIL', 'GRIEVANCE_EMAIL', 'AUDITOR_EMAIL'] as const)
    .filter((name) => env[name] && RESERVED_DOMAIN.test(env[name]))
    .map((name) => `${name} must be an address of your own: example domains receive no e-mail`);

/** RFC 2606. */
const RESERVED_DOMAIN = /@([^@\s>]+\.)?(example|test|invalid|localhost|example\.(com|net|org))>?$/i;

/** A trial of production may run on localhost. */
const EXAMPLE_DOMAIN = /^(.+\.)?(example|example\.(com|net|org))$/i;

/** smtp:// alone encrypts only if the server offers it, which somebody in between can prevent. */
function isMailProtected(url: string): boolean {
  const { protocol, searchParams, hostname } = new URL(url);
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true' || isPrivateHost(hostname);
}

/** Loopback, the private ranges of RFC 1918 and RFC 4193, and names without a public domain, such as a service of Compose. */
const isPrivateHost = (host: string): boolean =>
  /^(127|10)\.\d+\.\d+\.\d+$/.test(host) ||
  /^192\.168\.\d+\.\d+$/.test(host) ||
  /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/.test(host) ||
  /^\[(::1|f[cd][0-9a-f]{2}:.*)\]$/i.test(host) ||
  /^[^.[\]:]+$/.test(host) ||
  /\.(local|internal)$/i.test(host);
