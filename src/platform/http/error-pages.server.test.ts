import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';

/** What Chromium sends for an address that was typed or clicked. */
const NAVIGATION = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
};
const FILE_PATHS = [
  '/api/orders/LG-2611-7K3QX9/report.pdf?edition=1',
  '/api/orders/LG-2611-7K3QX9/receipt',
  '/api/orders/LG-2611-7K3QX9/receipt.pdf',
  '/api/account/export',
];

let app: TestApp;
let asha: TestUser;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  asha = await registerUser(app.url, 'asha');
});
afterAll(() => app.close());

describe('a file opened in a browser', () => {
  it.each(FILE_PATHS)('without a session leads to the login, which continues to %s', async (path) => {
    const { headers } = await supertest(app.url).get(path).set(NAVIGATION).expect(303);
    expect(headers.location).toBe(`/login?next=${encodeURIComponent(path)}`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('without a session leads to the login alone if its address is too long for a header', async () => {
    const path = `${FILE_PATHS[0]!}&note=${'%E0%A4%86'.repeat(600)}`;
    const { headers } = await supertest(app.url).get(path).set(NAVIGATION).expect(303);
    expect(headers.location).toBe('/login');
  });

  it('of another order is answered with a page that names the reason and leads on', async () => {
    const { text, headers } = await asha
      .get('/api/orders/LG-2611-7K3QX9/receipt')
      .set(NAVIGATION)
      .expect(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('We could not find that order.');
    expect(text).toContain('href="/my-reports"');
  });

  it.each([
    ['a script', { Accept: 'application/json' }],
    ['a download', { ...NAVIGATION, 'Sec-Fetch-Dest': 'empty' }],
    ['a client without preferences', { Accept: '*/*' }],
  ])('keeps the JSON error for %s', async (_, headers) => {
    const { body } = await supertest(app.url).get(FILE_PATHS[0]!).set(headers).expect(401);
    expect(body).toMatchObject({ success: false, code: 'not-signed-in' });
  });
});
