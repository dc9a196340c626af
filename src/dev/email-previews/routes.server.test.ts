import supertest from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';

let app: TestApp;
afterEach(() => app.close());

describe('/dev/emails', () => {
  it('/dev/emails lists every e-mail and shows its HTML and text', async () => {
    app = await startApp({ role: 'web' });
    const client = supertest(app.url);
    const { text: list } = await client.get('/dev/emails').expect(200);
    const names = Array.from(list.matchAll(/href="\/dev\/emails\/([a-z-]+)"/g), ([, name]) => name!);
    expect(names.length).toBe(34);
    for (const name of names) {
      await client.get(`/dev/emails/${name}`).expect(200);
      const html = await client.get(`/dev/emails/${name}.html`).expect('Content-Type', /html/).expect(200);
      expect(html.text).toContain('<!doctype html>');
      await client.get(`/dev/emails/${name}.txt`).expect('Content-Type', /plain/).expect(200);
    }
    await client.get('/dev/emails/no-such-email').expect(404);
  }, 60_000);

  it('/dev/emails answers 404 in production', async () => {
    app = await startApp({ role: 'web', env: PRODUCTION });
    for (const path of ['/dev/api', '/dev/emails', '/dev/emails/welcome', '/dev/emails/welcome.html'])
      await supertest(app.localUrl).get(path).expect(404);
  });
});

/** The smallest environment with which the application starts in production. */
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lagna.in',
  TRUST_PROXY: 'true',
  DATABASE_URL: 'postgres://lagna_app@127.0.0.1/lagna',
  COOKIE_KEYS: 'a-secret-of-a-test-of-thirty-two-characters',
  RAZORPAY_KEY_ID: 'rzp_live_none',
  RAZORPAY_KEY_SECRET: 'none',
  RAZORPAY_WEBHOOK_SECRET: 'no-webhooks-are-received',
  SMTP_URL: 'smtp://127.0.0.1:9',
  GRIEVANCE_OFFICER: 'A Person',
  MAIL_FROM: 'reports@lagna.in',
  SUPPORT_EMAIL: 'support@lagna.in',
  GRIEVANCE_EMAIL: 'person@lagna.in',
  GRIEVANCE_PHONE: '+91 11 5550 0142',
  GRIEVANCE_ADDRESS: 'New Delhi',
};
