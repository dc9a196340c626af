import { describe, expect, it } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problems.join('\n');
    throw error;
  }
  return '';
};

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lagna.example',
  DATABASE_URL: 'postgres://lagna_app:a@db/lagna',
  DATABASE_OWNER_URL: 'postgres://lagna_owner:o@db/lagna',
  COOKIE_KEYS: 'a-secret-of-at-least-thirty-two-characters',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret-1',
  RAZORPAY_WEBHOOK_SECRET: 'secret-2',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  GRIEVANCE_OFFICER: 'Nirmala Deshpande',
  GRIEVANCE_EMAIL: 'grievance@lagna.example',
  GRIEVANCE_PHONE: '+91 11 5550 0143',
  GRIEVANCE_ADDRESS: 'Samrat House, New Delhi 110001',
};

describe('in development', () => {
  it('needs nothing: sandbox, outbox and embedded database', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      role: 'all',
      port: 3000,
      database: undefined,
      gateway: { sandbox: true },
    });
  });
  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000);
  });
  it('takes the real gateway when its three keys are there', () => {
    const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = PRODUCTION;
    expect(
      readConfig({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }).gateway.sandbox,
    ).toBe(false);
  });
  it('lists every problem at once', () => {
    const problems = problemsOf({ PORT: '70000', ROLE: 'cook', LOG_LEVEL: 'loud' });
    expect(problems).toMatch(/PORT/);
    expect(problems).toMatch(/ROLE/);
    expect(problems).toMatch(/LOG_LEVEL/);
  });
  it('offers Google when both its secrets are there, from a provider of this machine if need be', () => {
    expect(readConfig({}).google).toBeUndefined();
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(client).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
    expect(readConfig({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }).google?.issuer).toMatch(/4000/);
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toMatch(/belong together/);
  });
  it('hears of identities over plain http from this machine alone', () => {
    for (const issuer of [
      'http://accounts.example',
      'http://localhost.evil.example',
      'http://127.0.0.1@evil.example',
    ])
      expect(problemsOf({ GOOGLE_ISSUER: issuer })).toMatch(/GOOGLE_ISSUER must be https/);
  });
  it('refuses half a gateway and half a database', () => {
    expect(problemsOf({ RAZORPAY_KEY_ID: 'x' })).toMatch(/belong together/);
    expect(problemsOf({ DATABASE_URL: 'postgres://a@b/c' })).toMatch(/belong together/);
  });
});

describe('in production', () => {
  it('accepts a complete environment', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ production: true, gateway: { sandbox: false } });
  });
  for (const name of ['PUBLIC_URL', 'SMTP_URL'] as const) {
    it(`refuses to start without ${name}`, () => {
      const { [name]: _left, ...rest } = PRODUCTION;
      expect(problemsOf(rest)).toMatch(new RegExp(name));
    });
  }
  it('refuses a provider of identities without https', () => {
    expect(problemsOf({ ...PRODUCTION, GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toMatch(/GOOGLE_ISSUER/);
  });
  it('refuses the sandbox gateway', () => {
    const { RAZORPAY_KEY_ID: _a, RAZORPAY_KEY_SECRET: _b, RAZORPAY_WEBHOOK_SECRET: _c, ...rest } = PRODUCTION;
    expect(problemsOf(rest)).toMatch(/sandbox gateway/);
    expect(problemsOf({ ...PRODUCTION, RAZORPAY_KEY_SECRET: 'sandbox-key-secret' })).toMatch(
      /sandbox defaults/,
    );
  });
  it.each(['RAZORPAY_API_URL', 'RAZORPAY_CHECKOUT_URL'])('refuses %s without https', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: 'http://localhost:3100' })).toMatch(name);
  });
  it('refuses the embedded database', () => {
    const { DATABASE_URL: _a, DATABASE_OWNER_URL: _b, ...rest } = PRODUCTION;
    expect(problemsOf(rest)).toMatch(/embedded database/);
  });
  it('refuses the default cookie secret and short ones', () => {
    expect(problemsOf({ ...PRODUCTION, COOKIE_KEYS: '' })).toMatch(/COOKIE_KEYS/);
    expect(problemsOf({ ...PRODUCTION, COOKIE_KEYS: 'short' })).toMatch(/COOKIE_KEYS/);
  });
  it('refuses an application that owns its ledger', () => {
    expect(problemsOf({ ...PRODUCTION, DATABASE_OWNER_URL: PRODUCTION.DATABASE_URL })).toMatch(/same role/);
  });
  it('refuses a public address without https', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://lagna.example' })).toMatch(/https/);
  });
});
