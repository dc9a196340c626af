import net from 'node:net';
import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';

let google: FakeGoogle;
let mailbox: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  google = await startFakeGoogle();
  mailbox = await startSmtpServer();
  app = await startApp({ env: { ...google.env, SMTP_URL: mailbox.url, TRUST_PROXY: 'true' } });
  google.allowSite(app.url);
  await registerUser(app.url, 'asha');
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
  await google.close();
});

/** As it stands, without a library that would tidy it up. @returns the Location of the answer */
async function fetchLocation(target: string): Promise<string | undefined> {
  const { hostname, port } = new URL(app.url);
  const socket = net.connect(Number(port), hostname);
  socket.end(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  return /^location: (.*)\r$/im.exec(await text(socket))?.[1];
}

/** What a browser makes of it. */
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

describe('the way on after Google', () => {
  it.each(FOREIGN_TARGETS)('never leads to %j', async (next) => {
    const browser = supertest.agent(app.url);
    await browser.get(`/api/auth/google?next=${encodeURIComponent(next)}`).expect(302);
    const { headers } = await browser.get('/api/auth/google/callback?error=access_denied').expect(302);
    const login = new URL(headers['location']!, app.url);
    expect(login.host).toBe(new URL(app.url).host);
    const on = login.searchParams.get('next') ?? '/';
    expect([on, getHost(on)]).toEqual([on, new URL(app.url).host]);
    expect(on).toMatch(/^\/(?![/\\])/);
  });

  it('knows one next: given twice, it leads home', async () => {
    const { headers } = await supertest(app.url)
      .get('/api/auth/google/callback?next=//evil.example&next=/my-reports')
      .expect(302);
    expect(headers['location']).toMatch(/^\/login\?google=[\w-]+$/);
  });
});

describe('a moved address', () => {
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
  ])('(%s) is never somebody else’s', async (target) => {
    const location = await fetchLocation(target);
    if (location !== undefined)
      expect([location, getHost(location)]).toEqual([location, new URL(app.url).host]);
  });

  it('keeps its query, and cannot be made to write a header', async () => {
    expect(await fetchLocation('/reports/?a=1')).toBe('/reports?a=1');
    const { headers } = await supertest(app.url).get('/reports/?a=%0d%0aSet-Cookie:%20sid=x').expect(301);
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('the name a caller gives to our house', () => {
  const poisoned = {
    Host: 'evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Server': 'evil.example',
    Forwarded: 'host=evil.example',
    'X-Original-URL': 'https://evil.example/',
  };

  it('is in no letter: links are built from the configuration', async () => {
    const { email } = TEST_USERS.asha;
    await supertest(app.url).post('/api/auth/forgot-password').set(poisoned).send({ email }).expect(200);
    const letters = () =>
      mailbox.received.filter(({ to, text }) => to === email && text.includes('/reset-password#'));
    await expect.poll(letters, { timeout: 15_000 }).toHaveLength(1);
    expect(letters()[0]!.text).toContain(`${app.url}/reset-password#`);
    expect(JSON.stringify(mailbox.received)).not.toContain('evil.example');
  });

  it('is where Google is never told to send anybody', async () => {
    const { headers } = await supertest(app.url).get('/api/auth/google').set(poisoned).expect(302);
    const question = new URL(headers['location']!);
    expect(question.searchParams.get('redirect_uri')).toBe(`${app.url}/api/auth/google/callback`);
  });

  it('is in no page and no redirection', async () => {
    for (const path of ['/', '/login', '/sitemap.xml', '/robots.txt', '/reports/', '/nowhere']) {
      const answer = await supertest(app.url).get(path).set(poisoned).buffer(true);
      expect([path, JSON.stringify([answer.headers, answer.text]).includes('evil.example')]).toEqual([
        path,
        false,
      ]);
    }
  });
});
