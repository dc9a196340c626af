import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SignInResponse } from '#src/accounts/contract.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit, hasNoOverflow } from '#web/testing/browser-visit.ts';
import { DELIVERY_TIMEOUT } from '#web/testing/my-reports-page.ts';

let ravi: SignInResponse;
const site = startSite({});
beforeAll(async () => {
  ravi = SignInResponse.parse(await (await post('/api/auth/register', TEST_USERS.ravi)).json());
});

function post(path: string, body: object, token = ''): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return fetch(site.app.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Ravi's session was created without a browser: requests send its token, and the progress stream has no session cookie. */
async function openMyReports({
  width = 1280,
  before,
}: { width?: number; before?: (page: Page) => Promise<unknown> } = {}) {
  const { page } = await visit(site.browser, `${site.app.url}/my-reports`, {
    width,
    reducedMotion: true,
    before: async (newPage) => {
      await before?.(newPage);
      await newPage.addInitScript(({ user, token }) => {
        localStorage.setItem('userData', JSON.stringify(user));
        localStorage.setItem('authToken', token);
      }, ravi);
    },
  });
  return { page, main: page.locator('main'), dialog: page.getByRole('dialog') };
}

describe('order without birth details', () => {
  it('asks for them, shows them for review and is then generated', async () => {
    await post('/api/payment/payment-success', { reportType: 'free-kundli' }, ravi.token);
    const { main, dialog } = await openMyReports();
    await main.getByText('Birth details needed').waitFor();
    await main.getByRole('button', { name: 'Add birth details' }).click();
    await dialog.getByLabel('Day').fill('4');
    await dialog.getByLabel('Month').selectOption('June');
    await dialog.getByLabel('Year').fill('1996');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Ravi Menon, born on Tuesday 4 June 1996 in Kota, Rajasthan.').waitFor();
    await dialog.getByRole('button', { name: 'Yes, make my report' }).click();
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
  }, 120_000);
});

const ELEVEN_PEOPLE = 'Anand Bhavna Chitra Dinesh Esha Farhan Gauri Hemant Indira Jatin Kavita'.split(' ');

describe('My Reports', () => {
  it('shows ten orders, and older ones on request', async () => {
    const details = await buildBirthDetails(site.app.url);
    for (const [index, name] of ELEVEN_PEOPLE.entries()) {
      // The first order holds the first-report offer: the others cost the list price.
      const input = { amount: index === 0 ? 499 : 999, reportKey: 'janam-kundli' };
      const birthDetails = { ...details, name };
      await post('/api/payment/create-order', { ...input, birthDetails }, ravi.token);
    }
    const { main } = await openMyReports();
    await expect.poll(() => main.getByText(/^Order LG-/).count()).toBe(10);
    await main.getByText('10 of 12 shown').waitFor();
    await main.getByRole('button', { name: 'Show older' }).press('Enter');
    await expect.poll(() => main.getByText(/^Order LG-/).count()).toBe(12);
    expect(await main.getByRole('button', { name: 'Show older' }).count()).toBe(0);
    await main.getByRole('status').filter({ hasText: '2 older reports below, 12 of 12 shown.' }).waitFor();
    const eleventhTitle = main.getByRole('heading', { level: 2 }).nth(10);
    await expect.poll(() => eleventhTitle.evaluate((title) => title === document.activeElement)).toBe(true);
  });

  it('follows all unfinished orders on one connection', async () => {
    const streamUrls: string[] = [];
    await openMyReports({
      before: async (page) => {
        await page.route('**/progress?*', (route) => {
          streamUrls.push(route.request().url());
          return undefined;
        });
      },
    });
    await expect.poll(() => streamUrls.length).toBe(1);
    // more than the six connections a browser opens to one host
    expect(new URL(streamUrls[0]!).searchParams.getAll('order').length).toBeGreaterThan(6);
  });

  it('loads 300 orders in pages, and the back button restores page and scroll position', async () => {
    const [row] = await site.app.db('orders').where({ status: 'free' });
    // JSON text, because the driver would write an empty array as an empty object
    const jsonColumns = { superseded_editions: '[]', recorded_refunds: '[]', recent_resend_times: '[]' };
    const olderOrders = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      ...jsonColumns,
      id: `LG-2410-${String(index).padStart(6, '0')}`,
      placed_at: new Date(row.placed_at.getTime() - (index + 1) * 3_600_000),
    }));
    await site.app.db('orders').insert(olderOrders);
    onTestFinished(async () => {
      await site.app.db('orders').where('id', 'like', 'LG-2410-%').delete();
    });
    const { page, main } = await openMyReports({});
    const cards = main.getByText(/^Order LG-/);
    await main.getByText('10 of 312 shown').waitFor();
    for (const expectedCount of [40, 70, 100]) {
      await main.getByRole('button', { name: 'Show older' }).click();
      await expect.poll(() => cards.count()).toBe(expectedCount);
    }
    const orderText = main.getByText('Order LG-2410-000070', { exact: true });
    await orderText.scrollIntoViewIfNeeded();
    const savedScrollY = await page.evaluate(() => scrollY);
    await main
      .getByRole('listitem')
      .filter({ hasText: 'Order LG-2410-000070' })
      .getByRole('link', { name: /^Get help/ })
      .click();
    await page.waitForURL('**/support?*');
    await page.goBack();
    await orderText.waitFor();
    await expect.poll(() => cards.count()).toBe(100);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(savedScrollY));
  });

  it('links an order to its payment and to support', async () => {
    const { page, main } = await openMyReports();
    const payLink = main.getByRole('link', { name: /^Pay ₹/ }).first();
    const orderId = new URL((await payLink.getAttribute('href'))!, page.url()).searchParams.get('order')!;
    const helpLink = main.getByRole('link', { name: `Get help with order ${orderId}` });
    expect((await helpLink.boundingBox())!.height).toBeGreaterThanOrEqual(32);
    await payLink.click();
    await page.waitForURL(`**/retry-payment?order=${orderId}`);
    await page.goBack();
    await helpLink.click();
    await page.waitForURL(`**/support?order=${orderId}#write`);
    await expect
      .poll(() => page.getByRole('heading', { name: /Write to us/ }).evaluate(isInViewport))
      .toBe(true);
    await expect.poll(() => page.getByRole('combobox', { name: /^Order/ }).inputValue()).toBe(orderId);
  });

  it('support selects an order by the gateway’s order id', async () => {
    const { page } = await openMyReports();
    const order = await site.app.db('orders').whereNotNull('gateway_order_id').first();
    await page.goto(`${site.app.url}/support?order=${order.gateway_order_id}`);
    await expect.poll(() => page.getByRole('combobox', { name: /^Order/ }).inputValue()).toBe(order.id);
  });

  it.each([320, 768, 1280])('passes axe and fits at %i px', async (width) => {
    const { page, main } = await openMyReports({ width });
    await main.getByText('Not paid yet').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
  });
});

const isInViewport = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};
