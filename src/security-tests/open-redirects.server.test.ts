import net from 'node:net';
import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

let google: FakeGoogle;
let smtpServer: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  google = await startFakeGoogle();
  smtpServer = await startSmtpServer();
  app = await startApp({ env: { ...google.env, SMTP_URL: smtpServer.url, TRUST_PROXY: 'true' } });
  google.allowSite(app.url);
  await registerUser(app.url, 'asha');
});
afterAll(async () => {
  await app.close();
  await smtpServer.close();
  await google.close();
});

/** Sends the target without normalisation. @returns the Location header of the response */
async function fetchLocation(target: string): Promise<string | undefined> {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  socket.end(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  return /^location: (.*)\r$/im.exec(await text(socket))?.[1];
}

/** The host that a browser would open. */
const getHost = (location: string) => new URL(location, app.url).host;
const FOREIGN_TARGETS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '@evil.example',
  '/@evil.example/..//evil.example',
  '.evil.example',
  '／／evil.example',
  '/／evil.example',
  'https://evil。example',
];

describe('the redirect after a Google sign-in', () => {
  it.each(FOREIGN_TARGETS)('never leads to another host for next=%j', async (next) => {
    const browser = supertest.agent(app.url);
    await browser.get(`/api/auth/google?next=${encodeURIComponent(next)}`).expect(302);
    const { headers } = await browser.get('/api/auth/google/callback?error=access_denied').expect(302);
    const login = new URL(headers['location']!, app.url);
    expect(login.host).toBe(new URL(app.url).host);
    const target = login.searchParams.get('next') ?? '/';
    expect([target, getHost(target)]).toEqual([target, new URL(app.url).host]);
    expect(target).toMatch(/^\/(?![/\\])/);
  });

  it('ignores a repeated next parameter', async () => {
    const { headers } = await supertest(app.url)
      .get('/api/auth/google/callback?next=//evil.example&next=/my-reports')
      .expect(302);
    expect(headers['location']).toMatch(/^\/login\?google=[\w-]+$/);
  });
});

describe('the redirect of a moved page', () => {
  it.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '\\\\evil.example/',
    '/.//evil.example/',
    '/%09/evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    'http://evil.example/reports/',
  ])('for %s never leads to another host', async (target) => {
    const location = await fetchLocation(target);
    if (location !== undefined)
      expect([location, getHost(location)]).toEqual([location, new URL(app.url).host]);
  });

  it('keeps the query and cannot inject a header', async () => {
    expect(await fetchLocation('/reports/?a=1')).toBe('/reports?a=1');
    const { headers } = await supertest(app.url).get('/reports/?a=%0d%0aSet-Cookie:%20sid=x').expect(301);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a forged host header', () => {
  const forgedHeaders = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Server': 'evil.example',
    Forwarded: 'host=evil.example',
    'X-Original-URL': 'https://evil.example/',
  };

  it('does not appear in e-mails: links start with the configured URL', async () => {
    const { email } = TEST_USERS.asha;
    await supertest(app.url).post('/api/auth/forgot-password').set(forgedHeaders).send({ email }).expect(200);
    const findResetEmails = () =>
      smtpServer.received.filter(({ to, text }) => to === email && text.includes('/reset-password#'));
    await expect.poll(findResetEmails, { timeout: 15_000 }).toHaveLength(1);
    expect(findResetEmails()[0]!.text).toContain(`${app.url}/reset-password#`);
    expect(JSON.stringify(smtpServer.received)).not.toContain('evil.example');
  });

  it('does not change the redirect URI of the Google sign-in', async () => {
    const { headers } = await supertest(app.url).get('/api/auth/google').set(forgedHeaders).expect(302);
    const authorizationUrl = new URL(headers['location']!);
    expect(authorizationUrl.searchParams.get('redirect_uri')).toBe(`${app.url}/api/auth/google/callback`);
  });

  it('does not appear in pages and redirects', async () => {
    for (const path of ['/', '/login', '/sitemap.xml', '/robots.txt', '/reports/', '/nowhere']) {
      const response = await supertest(app.url).get(path).set(forgedHeaders).buffer(true);
      expect([path, JSON.stringify([response.headers, response.text]).includes('evil.example')]).toEqual([
        path,
        false,
      ]);
    }
  });
});
