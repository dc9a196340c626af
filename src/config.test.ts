import { describe, expect, it } from 'vitest';
import { OPERATOR_SECRETS, OPERATOR_SETTINGS } from '#src/testing/production-environment.ts';
import { ConfigError, readConfig } from './config.ts';

const listErrors = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors.join('\n');
    throw error;
  }
  return '';
};

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lagna.in',
  TRUST_PROXY: 'true',
  DATABASE_URL: 'postgres://lagna_app:a@db/lagna',
  DATABASE_OWNER_URL: 'postgres://lagna_owner:o@db/lagna',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  ...OPERATOR_SECRETS,
  ...OPERATOR_SETTINGS,
};

describe('readConfig in development', () => {
  it('an empty environment selects sandbox, outbox and embedded database', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      role: 'all',
      port: 3000,
      database: undefined,
      gateway: { isSandbox: true },
    });
  });
  it('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
  });
  it('metrics and traces are off, and on with a port and an endpoint', () => {
    expect(readConfig({})).toMatchObject({ metrics: undefined, tracing: undefined, shutdownDelayMs: 0 });
    const settings = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig({ ...settings, SHUTDOWN_DELAY_SECONDS: '5' })).toMatchObject({
      metrics: { host: '127.0.0.1', port: 9464 },
      tracing: { endpoint: 'http://collector:4318', serviceName: 'lagna', ratio: 1 },
      shutdownDelayMs: 5000,
    });
    expect(listErrors({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('must be from 0 to 1');
  });
  it('three Razorpay keys select the real gateway', () => {
    const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = PRODUCTION;
    expect(
      readConfig({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }).gateway.isSandbox,
    ).toBe(false);
  });
  it('an invalid variable is named with what is expected', () => {
    expect(listErrors({ SELLER_GSTIN: '07AAGCS1234F1Z0', SELLER_ADDRESS: 'New Delhi' })).toBe(
      'SELLER_GSTIN is invalid: 15 characters with a valid check digit expected',
    );
  });
  it.each([
    ['abc', 'PORT is invalid: must be a number'],
    ['70000', 'PORT is invalid: must be from 0 (any free port) to 65535'],
    ['30.5', 'PORT is invalid: must be a whole number'],
  ])('the port %s is rejected with a sentence', (PORT, message) => {
    expect(listErrors({ PORT })).toBe(message);
  });
  it('all invalid variables are reported together', () => {
    const errors = listErrors({ PORT: '70000', ROLE: 'cook', LOG_LEVEL: 'loud' });
    expect(errors).toMatch(/PORT/);
    expect(errors).toMatch(/ROLE/);
    expect(errors).toMatch(/LOG_LEVEL/);
  });
  it('Google sign-in needs both secrets and may use a provider on this machine', () => {
    expect(readConfig({}).google).toBeUndefined();
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(client).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    expect(readConfig({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toMatch(/4000/);
    expect(listErrors({ GOOGLE_CLIENT_ID: 'id' })).toMatch(/belong together/);
  });
  it('a Google issuer over http is accepted on this machine only', () => {
    for (const issuer of [
      'http://accounts.example',
      'http://localhost.evil.example',
      'http://127.0.0.1@evil.example',
    ])
      expect(listErrors({ GOOGLE_ISSUER: issuer })).toMatch(/GOOGLE_ISSUER must be https/);
  });
  it('an incomplete gateway or database configuration is rejected', () => {
    expect(listErrors({ RAZORPAY_KEY_ID: 'x' })).toMatch(/belong together/);
    expect(listErrors({ DATABASE_OWNER_URL: 'postgres://a@b/c' })).toBe(
      'DATABASE_URL is missing: it connects as the application role to the database of DATABASE_OWNER_URL',
    );
    expect(listErrors({ NODE_ENV: 'development', DATABASE_URL: 'postgres://a@b/c' })).toMatch(
      /DATABASE_OWNER_URL is missing: migrations and the sandbox gateway/,
    );
  });
});

describe('an environment without NODE_ENV', () => {
  const { NODE_ENV: _mode, ...unnamed } = PRODUCTION;

  it('with DATABASE_URL is production, so that no deployment serves the sandbox because a variable is missing', () => {
    expect(readConfig(unnamed)).toMatchObject({ isProduction: true, gateway: { isSandbox: false } });
    const { DATABASE_URL, DATABASE_OWNER_URL } = unnamed;
    const errors = listErrors({ DATABASE_URL, DATABASE_OWNER_URL });
    expect(errors).toMatch(/^NODE_ENV is missing: with DATABASE_URL it means production/);
    expect(errors).toMatch(/the sandbox gateway takes no real payments/);
  });
  it('with a database of a developer is development when it says so', () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = unnamed;
    expect(readConfig({ NODE_ENV: 'development', DATABASE_URL, DATABASE_OWNER_URL }).gateway.isSandbox).toBe(
      true,
    );
  });
});

describe('RAZORPAY_WEBHOOK_SECRET', () => {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = PRODUCTION;
  const withSecret = (secret: string) => ({
    RAZORPAY_KEY_ID,
    RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: secret,
  });

  it('two secrets are trimmed', () => {
    expect(
      readConfig(withSecret(' new-webhook-secret , old-webhook-secret ')).gateway.webhookSecrets,
    ).toEqual(['new-webhook-secret', 'old-webhook-secret']);
  });
  it.each([
    ['ends with a comma', 'new-webhook-secret,'],
    ['starts with a comma', ',new-webhook-secret'],
    ['has a blank part', 'new-webhook-secret, ,old-webhook-secret'],
    ['has 15 characters', 'x'.repeat(15)],
    ['has a short second secret', 'new-webhook-secret,old'],
  ])('a value that %s is rejected', (_case, secret) => {
    expect(listErrors(withSecret(secret))).toMatch(
      /RAZORPAY_WEBHOOK_SECRET must be .* at least 16 characters/,
    );
  });
  it('the key secret is rejected as webhook secret', () => {
    for (const secret of [RAZORPAY_KEY_SECRET, `new-webhook-secret, ${RAZORPAY_KEY_SECRET}`])
      expect(listErrors(withSecret(secret))).toMatch(
        'RAZORPAY_WEBHOOK_SECRET must differ from RAZORPAY_KEY_SECRET',
      );
  });
});

describe('readConfig in production', () => {
  it('a complete environment is accepted', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ isProduction: true, gateway: { isSandbox: false } });
  });
  for (const name of ['PUBLIC_URL', 'SMTP_URL'] as const) {
    it(`a missing ${name} is rejected`, () => {
      const { [name]: _omitted, ...incomplete } = PRODUCTION;
      expect(listErrors(incomplete)).toMatch(new RegExp(name));
    });
  }
  it('a Google issuer without https is rejected', () => {
    expect(listErrors({ ...PRODUCTION, GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toMatch(/GOOGLE_ISSUER/);
  });
  it('the sandbox gateway is rejected', () => {
    const {
      RAZORPAY_KEY_ID: _a,
      RAZORPAY_KEY_SECRET: _b,
      RAZORPAY_WEBHOOK_SECRET: _c,
      ...incomplete
    } = PRODUCTION;
    expect(listErrors(incomplete)).toMatch(/sandbox gateway/);
    expect(listErrors({ ...PRODUCTION, RAZORPAY_KEY_SECRET: 'sandbox-key-secret' })).toMatch(
      /default of the sandbox/,
    );
  });
  it.each(['sandbox-webhook-secret', 'new-webhook-secret,sandbox-webhook-secret'])(
    'the webhook secret of the sandbox in "%s" is rejected',
    (secret) => {
      expect(listErrors({ ...PRODUCTION, RAZORPAY_WEBHOOK_SECRET: secret })).toMatch(
        /default of the sandbox/,
      );
    },
  );
  it.each(['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'])('%s without https is rejected', (name) => {
    expect(listErrors({ ...PRODUCTION, [name]: 'http://localhost:3100' })).toMatch(name);
  });
  it('a key of the gateway’s test mode is rejected', () => {
    expect(listErrors({ ...PRODUCTION, RAZORPAY_KEY_ID: 'rzp_test_1' })).toMatch(/test mode/);
  });
  it('the embedded database is rejected', () => {
    const { DATABASE_URL: _a, DATABASE_OWNER_URL: _b, ...incomplete } = PRODUCTION;
    expect(listErrors(incomplete)).toMatch(/embedded database/);
  });
  it('the default cookie secret and a short one are rejected', () => {
    expect(listErrors({ ...PRODUCTION, COOKIE_KEYS: '' })).toMatch(/COOKIE_KEYS/);
    expect(listErrors({ ...PRODUCTION, COOKIE_KEYS: 'short' })).toMatch(/COOKIE_KEYS/);
  });
  it('the same database role for application and owner is rejected', () => {
    expect(listErrors({ ...PRODUCTION, DATABASE_OWNER_URL: PRODUCTION.DATABASE_URL })).toMatch(/same role/);
  });
  it('web and worker need no password of the owner role', () => {
    const { DATABASE_OWNER_URL: _owner, ...environment } = PRODUCTION;
    expect(readConfig(environment).database).toEqual({ url: PRODUCTION.DATABASE_URL, ownerUrl: undefined });
  });
  it('a server that does not trust its proxy is rejected; a worker has none', () => {
    expect(listErrors({ ...PRODUCTION, TRUST_PROXY: '' })).toMatch(/^TRUST_PROXY must be true/);
    expect(listErrors({ ...PRODUCTION, TRUST_PROXY: 'false', ROLE: 'web' })).toMatch(/TRUST_PROXY/);
    expect(listErrors({ ...PRODUCTION, TRUST_PROXY: '', ROLE: 'worker' })).toBe('');
  });
  it.each([
    ['MAIL_FROM', ''],
    ['SUPPORT_EMAIL', ''],
    ['MAIL_FROM', 'reports@mail.lagna.example'],
    ['SUPPORT_EMAIL', 'support@example.com'],
    ['GRIEVANCE_EMAIL', 'officer@lagna.test'],
    ['AUDITOR_EMAIL', 'auditor@example.org'],
  ])('%s with the example address "%s" is rejected', (name, address) => {
    expect(listErrors({ ...PRODUCTION, [name]: address })).toBe(
      `${name} must be an address of your own: example domains receive no e-mail`,
    );
  });
  it.each([
    ['smtp://mail.lagna.in:587', false],
    ['smtp://11.0.0.1', false],
    ['smtp://172.32.0.1', false],
    ['smtp://localhost.evil.in', false],
    ['smtp://u:p@mail.lagna.in:587?requireTLS=true', true],
    ['smtps://mail.lagna.in', true],
    ['smtp://localhost', true],
    ['smtp://127.0.0.1:25', true],
    ['smtp://[::1]:25', true],
    ['smtp://10.1.2.3', true],
    ['smtp://172.31.0.1', true],
    ['smtp://192.168.0.9', true],
    ['smtp://mailpit:1025', true],
    ['smtp://relay.internal', true],
  ])(
    'e-mails to %s are sent: %s, because nobody may read or change them on the way',
    (SMTP_URL, isAllowed) => {
      expect(listErrors({ ...PRODUCTION, SMTP_URL })).toMatch(
        isAllowed ? /^$/ : /^SMTP_URL must be encrypted/,
      );
    },
  );
  it.each([
    ['postgres://a:p@db.lagna.in/lagna', false],
    ['postgres://a:p@10.1.2.3/lagna', false],
    ['postgres://a:p@localhost.evil.in/lagna', false],
    ['postgres://a:p@db.lagna.in/lagna?sslmode=disable', false],
    ['postgres://a:p@db.lagna.in/lagna?sslmode=prefer', false],
    ['postgres://a:p@postgres/lagna?host=db.lagna.in', false],
    ['postgres://a:p@db.lagna.in/lagna?sslmode=require', true],
    ['postgres://a:p@db.lagna.in/lagna?sslmode=verify-full', true],
    ['postgres://a:p@localhost:5432/lagna', true],
    ['postgres://a:p@127.0.0.1/lagna', true],
    ['postgres://a:p@[::1]/lagna', true],
    ['postgres://a:p@postgres:5432/lagna', true],
    ['postgres://a:p@localhost/lagna?host=/var/run/postgresql', true],
    ['postgres://a:p@%2Fvar%2Frun%2Fpostgresql/lagna', true],
  ])('a connection to %s is opened: %s, because it carries birth details and passwords', (url, isAllowed) => {
    const { DATABASE_OWNER_URL: _owner, ...environment } = PRODUCTION;
    const errors = listErrors({ ...environment, DATABASE_URL: url });
    expect(errors).toMatch(isAllowed ? /^$/ : /^DATABASE_URL must be encrypted/);
    const ownerUrl = url.replace('//a:', '//owner:');
    expect(listErrors({ ...PRODUCTION, DATABASE_OWNER_URL: ownerUrl })).toMatch(
      isAllowed ? /^$/ : /^DATABASE_OWNER_URL must be encrypted/,
    );
  });
  it('DATABASE_NETWORK_IS_PRIVATE allows a database without encryption', () => {
    const DATABASE_URL = 'postgres://a:p@10.1.2.3/lagna';
    expect(listErrors({ ...PRODUCTION, DATABASE_URL, DATABASE_NETWORK_IS_PRIVATE: 'true' })).toBe('');
  });
  it('outside production a database needs no encryption', () => {
    const urls = {
      DATABASE_URL: 'postgres://a:p@db.lagna.in/l',
      DATABASE_OWNER_URL: 'postgres://o:p@db.lagna.in/l',
    };
    expect(listErrors({ NODE_ENV: 'development', ...urls })).toBe('');
  });
  it('tax invoices without tax are rejected', () => {
    const seller = { SELLER_GSTIN: '07AAGFF2194N1Z1', SELLER_ADDRESS: '1 Samrat Marg, New Delhi' };
    expect(listErrors({ ...PRODUCTION, ...seller, GST_RATE: '0' })).toMatch(/^GST_RATE must be above 0/);
    expect(listErrors({ ...PRODUCTION, ...seller })).toBe('');
    expect(listErrors({ ...PRODUCTION, GST_RATE: '0' })).toBe('');
  });
  it.each([
    ['https://lagna.example', /^PUBLIC_URL must be the address of your site/],
    ['https://www.example.com/', /^PUBLIC_URL must be the address of your site/],
    ['https://localhost:8443', /^$/],
  ])('an example domain is rejected as public URL, and localhost is not: %s', (PUBLIC_URL, errors) => {
    expect(listErrors({ ...PRODUCTION, PUBLIC_URL })).toMatch(errors);
  });
  it('a public URL without https is rejected', () => {
    expect(listErrors({ ...PRODUCTION, PUBLIC_URL: 'http://lagna.in' })).toMatch(/https/);
  });
});
