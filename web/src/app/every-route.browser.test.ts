/** What holds for every address of the site, for visitors and members. A new route is tested by being one. */
import supertest from 'supertest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignedIn } from '#src/accounts/contract.ts';
import { reportsOnSale } from '#src/catalogue/data/reports.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { testBrowser } from '#src/testing/browser.ts';
import { PEOPLE } from '#src/testing/cast.ts';
import { places } from '#web/app/found/places.ts';
import { articles } from '#web/content/articles/index.ts';
import { calculators } from '#web/content/calculators.ts';
import { cutOff, moving, sideways } from '#web/testing/sound.ts';
import { takenOver, violations, walkDown } from '#web/testing/visitor.ts';

let app: TestApp;
let browser: Browser;
let member: SignedIn;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web' }), testBrowser()]);
  const joined = await supertest(app.url).post('/api/auth/register').send(PEOPLE.asha).expect(201);
  member = SignedIn.parse(joined.body);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const TITLES: Record<string, string> = {
  '/': 'Lagna: Vedic reports, read from the real sky',
  '/reports': 'Vedic reports: birth chart, career, marriage, year ahead | Lagna',
  '/login': 'Login | Lagna',
  '/signup': 'Sign Up | Lagna',
  '/contact': 'Contact | Lagna',
  '/support': 'Support | Lagna',
  '/unsubscribe': 'Leave the letter | Lagna',
  '/calculators': 'Free Astrology & Numerology Calculators | Lagna',
  '/payment-success': 'Payment Successful | Lagna',
  '/payment-failed': 'Payment Failed | Lagna',
  '/payment-status': 'Payment Successful | Lagna',
  '/retry-payment': 'Pay for your order | Lagna',
  '/my-reports': 'My reports | Lagna',
  '/about-us': 'About us: how a Lagna report is made | Lagna',
  '/blogs': 'Blogs: Vedic astrology in plain words | Lagna',
  '/privacy-policy': 'Privacy Policy | Lagna',
  '/terms': 'Terms of Service | Lagna',
  '/refund-policy': 'Refund Policy | Lagna',
  '/shipping': 'Shipping Policy | Lagna',
  '/404': 'Page not found | Lagna',
};
console.log(places({ reports: reportsOnSale as never }), articles.length, calculators.length);
const all = places({ reports: reportsOnSale as never }).filter(({ kind }) => kind !== 'moved');

async function open(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => void problems.push(error.message));
  await page.goto(app.url + url);
  await page.waitForFunction(takenOver);
  return { page, problems };
}

const signedIn = (context: BrowserContext) =>
  context.addInitScript(
    ([user, token]) => {
      localStorage.setItem('userData', user!);
      localStorage.setItem('authToken', token!);
    },
    [JSON.stringify(member.user), member.token],
  );

describe.each(['visitor', 'member'])('a %s', (who) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
    if (who === 'member') await signedIn(context);
  });
  it.each(all)('$url', async ({ url, kind }) => {
    const t: Record<string, number> = {};
    let last = Date.now();
    const lap = (n: string) => ((t[n] = (t[n] ?? 0) + Date.now() - last), (last = Date.now()));
    const { page, problems } = await open(context, url);
    lap('open');
    const said: unknown[] = [];
    await walkDown(page);
    lap('walk');
    const title = await page.title();
    if (title !== TITLES[new URL(page.url()).pathname]) said.push(title);
    const counts = await page.evaluate(() =>
      ['h1', 'body header[data-ground]', 'main', 'footer', 'head > title', 'meta[name=description]'].map(
        (s) => document.querySelectorAll(s).length,
      ),
    );
    if (counts.join() !== '1,1,1,1,1,1') said.push(counts);
    for (const [width, height, zoom] of [
      [360, 800, 100],
      [1280, 800, 100],
      [320, 800, 100],
      [768, 800, 100],
      [640, 400, 100],
      [1280, 800, 200],
      [360, 800, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((z) => (document.documentElement.style.fontSize = `${z}%`), zoom);
      const s = await sideways(page);
      if (s) said.push(`${width} ${zoom}: sideways ${s}`);
      const c = await cutOff(page);
      if (c.length) said.push(`${width} ${zoom}: cut ${c.slice(0, 6).join(' | ')}`);
    }
    lap('sizes');
    const m = await moving(page);
    if (m.length) said.push(m);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const v = await violations(page);
      if (v.length) said.push(`${width} ${v}`);
      lap('axe');
    }
    if (problems.length) said.push(problems);
    console.log(url, page.url().slice(app.url.length), kind, JSON.stringify(t), said);
    await page.close();
  });
});
