import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildBirthDetails } from '#src/places/testing.ts';
import { openMemberPage } from '#web/testing/buyer.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite({ role: 'web', env: { GRIEVANCE_OFFICER: 'Nirmala Deshpande' } });

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });

/** Orders a free report as the member of the page. @returns the order id */
async function orderFreeReport(page: Page, reportType: string): Promise<string> {
  const birthDetails = await buildBirthDetails(site.app.url);
  return page.evaluate(
    async (body) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      };
      await fetch('/api/payment/payment-success', { method: 'POST', headers, body: JSON.stringify(body) });
      const response = await (await fetch('/api/orders', { headers })).json();
      return response.orders[0].id as string;
    },
    { reportType, birthDetails },
  );
}

describe('quick help', () => {
  it('links the payment question to the newest payment and the others to My Reports', async () => {
    const { page } = await open('/support');
    const links = page.getByRole('list', { name: 'Quick help' }).getByRole('link');
    expect(
      await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href'))),
    ).toEqual(['/payment-status', '/my-reports', '/my-reports']);
  });
});

describe('frequent questions', () => {
  it('are more than twelve, have closed answers, and can be opened by keyboard', async () => {
    const { page } = await open('/support');
    const questions = page.getByRole('region', { name: 'Frequently asked questions' }).locator('summary');
    expect(await questions.count()).toBeGreaterThan(12);
    const answer = page.getByText('We find the second payment automatically', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await questions.filter({ hasText: 'I have paid twice' }).focus();
    await page.keyboard.press('Enter');
    await answer.waitFor();
  });

  it('can be opened in a browser without scripts', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/support`, { javaScriptEnabled: false });
    await page.locator('summary', { hasText: 'How long does it take?' }).click();
    await page.getByText('twelve hours at the latest').waitFor();
  });
});

describe('grievance block', () => {
  it('shows the configured officer in the prerendered page and after client-side navigation', async () => {
    const { page: prerendered } = await visit(site.browser, `${site.app.url}/support`, {
      javaScriptEnabled: false,
    });
    const getBlock = (page: Page) => page.getByRole('region', { name: 'If support could not settle it' });
    expect(await getBlock(prerendered).innerText()).toContain('Nirmala Deshpande');
    const { page, consoleErrors } = await open('/contact');
    await page.getByRole('main').getByRole('link', { name: 'support', exact: true }).click();
    await getBlock(page).getByText('Nirmala Deshpande').waitFor();
    expect(await getBlock(page).getByRole('link').allInnerTexts()).toEqual([
      'grievance@lagna.example',
      '+91 11 5550 0142',
    ]);
    expect(consoleErrors).toEqual([]);
  });
});

describe('support form', () => {
  it('offers a visitor to log in to select an order', async () => {
    const { page } = await open('/support');
    const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
    expect(await link.getAttribute('href')).toBe('/login?next=%2Fsupport');
    expect(await page.getByRole('combobox', { name: /^Order/ }).count()).toBe(0);
  });

  it('is filled with the member’s name and orders, and sends the selected order', async () => {
    const { page, email, consoleErrors } = await openMemberPage(site.browser, site.app.url, '/support');
    const orderId = await orderFreeReport(page, 'free-kundli');
    await page.goto(`${site.app.url}/support?order=${orderId}`);
    const picker = page.getByRole('combobox', { name: /^Order/ });
    await expect.poll(() => picker.inputValue()).toBe(orderId);
    expect(await picker.locator('option').allInnerTexts()).toEqual([
      'No particular order',
      expect.stringMatching(new RegExp(`^Free Kundli, \\d+ \\w+ \\d{4}, Free, ${orderId}$`)),
    ]);
    const main = page.getByRole('main');
    await expect.poll(() => main.getByLabel('Full Name').inputValue()).toBe('Asha Rao');
    expect(await main.getByLabel('Email Address').inputValue()).toBe(email);
    await main.getByLabel('Phone Number').fill('9876543210');
    await main.getByLabel('Subject').selectOption('other');
    await main.getByLabel('Message').fill('The second chapter names another town.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
    const [message] = await site.app.db('contact_messages').where({ email });
    expect(message).toMatchObject({ order_id: orderId, member_id: expect.any(String) });
    await page.keyboard.press('Escape');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('keeps the order of the URL in the login link', async () => {
    const { page } = await open('/support?order=LG-2611-7K3QX9');
    const link = page.getByRole('main').getByRole('link', { name: 'Log in' });
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe('/login?next=%2Fsupport%3Forder%3DLG-2611-7K3QX9');
  });

  it('selects the order of the URL although ten newer ones are listed before it', async () => {
    const { page } = await openMemberPage(site.browser, site.app.url, '/support');
    const oldestId = await orderFreeReport(page, 'free-kundli');
    const oldestOrder = await site.app.db('orders').where({ id: oldestId }).first();
    // The database driver writes an empty array as an empty object, so JSON columns are given as text.
    const jsonColumns = { superseded_editions: '[]', recorded_refunds: '[]', recent_resend_times: null };
    const newerOrders = Array.from({ length: 10 }, (_, index) => ({
      ...oldestOrder,
      ...jsonColumns,
      id: `LG-2611-TEST0${index}`,
      placed_at: new Date(oldestOrder.placed_at.getTime() + 1000 * (index + 1)),
    }));
    await site.app.db('orders').insert(newerOrders);
    onTestFinished(async () => {
      await site.app.db('orders').where('id', 'like', 'LG-2611-TEST0%').delete();
    });
    await page.goto(`${site.app.url}/support?order=${oldestId}`);
    const picker = page.getByRole('combobox', { name: /^Order/ });
    await expect.poll(() => picker.inputValue()).toBe(oldestId);
    expect(await picker.locator('option').count()).toBe(12);
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await page.getByRole('button', { name: 'Show older orders' }).waitFor({ state: 'detached' });
    expect(await picker.inputValue()).toBe(oldestId);
    expect(await picker.locator('option').count()).toBe(12);
  });

  it('stays usable when the orders cannot be loaded', async () => {
    const { page } = await openMemberPage(site.browser, site.app.url, '/support');
    await page.getByRole('heading', { name: 'What happened?' }).waitFor();
    await page.route('**/api/orders', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await page.getByRole('alert').getByText('Your orders could not be loaded.').waitFor();
    await page.unroute('**/api/orders');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: 'You have no order yet' }).waitFor({ state: 'attached' });
  });
});
