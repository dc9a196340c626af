/** The admin page in real Chromium. */
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
let browser: Browser;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  browser = await chromium.launch(inject('chromium'));
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await sandbox.close();
});

const pageErrors: string[] = [];

async function openPage(width = 1280): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  await page.goto(`${sandbox.url}${SANDBOX_PATH}/admin`);
  await page.locator('#clock-now').filter({ hasText: '2026' }).waitFor();
  return page;
}
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const waitForResult = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();

describe('the admin page', () => {
  it('pays an order, refunds a part, opens a dispute and settles', async () => {
    const { id } = await sandbox.createOrder();
    const page = await openPage();
    await clickButton(page, `Pay by UPI: ${id}`);
    await waitForResult(page, 'Pay by UPI: done');
    const [payment] = (await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body.items;
    await page.locator(`[id='amount-${payment.id}']`).fill('99');
    await clickButton(page, `Refund: ${payment.id}`);
    await waitForResult(page, 'Refund: done');
    await clickButton(page, `Dispute: ${payment.id}`);
    await waitForResult(page, 'Dispute: done');
    await clickButton(page, 'Settle now');
    await waitForResult(page, 'Settlement: done');
    expect((await sandbox.api.get(`/payments/${payment.id}`).expect(200)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 9900,
    });
    await clickButton(page, /^Lost: disp_/);
    await waitForResult(page, 'Lost: done');
    expect((await sandbox.api.get('/disputes').expect(200)).body.items[0]).toMatchObject({ status: 'lost' });
    expect((await sandbox.api.get('/settlements').expect(200)).body.count).toBe(1);
  });

  it('sets faults, shows those of another process, and ends them', async () => {
    await sandbox.setFaults({ webhooks: 'delayed', webhookDelaySeconds: 90, noBalance: true });
    const page = await openPage();
    expect(await page.getByLabel('Delivery of webhooks').inputValue()).toBe('delayed');
    expect(await page.getByLabel('No balance for refunds').isChecked()).toBe(true);
    await page.getByLabel('Requests').selectOption('500');
    await page.getByRole('spinbutton', { name: 'Times' }).fill('2');
    await clickButton(page, 'Set faults');
    await waitForResult(page, 'Faults: done');
    const readFaults = async () => (await sandbox.root.get('/admin/faults').expect(200)).body;
    expect(await readFaults()).toEqual({
      webhooks: 'delayed',
      webhookDelaySeconds: 90,
      noBalance: true,
      fail: '500',
      times: 2,
    });
    await clickButton(page, 'End all faults');
    await expect.poll(readFaults).toEqual({ webhooks: 'normal' });
  });

  it('moves the clock and starts and resolves a downtime', async () => {
    const page = await openPage();
    await clickButton(page, '+ 1 day');
    await page.getByText('moved by 86400 seconds').waitFor();
    await clickButton(page, 'Real time');
    await page.getByText('real time', { exact: true }).waitFor();
    await page.getByLabel('Method').selectOption('card');
    await clickButton(page, 'Start downtime');
    await waitForResult(page, 'Downtime: done');
    await clickButton(page, /^Resolve: down_/);
    await waitForResult(page, 'Resolve: done');
    expect((await sandbox.api.get('/payments/downtimes').expect(200)).body.items).toMatchObject([
      { method: 'card', status: 'resolved' },
    ]);
  });

  it('disables the webhook, shows why a replay fails, and enables it', async () => {
    await sandbox.createPayment();
    const page = await openPage();
    await clickButton(page, 'Disable webhook');
    await page.getByText('Disabled:').waitFor();
    await clickButton(page, /^Replay: /);
    await page.getByRole('alert').filter({ hasText: 'The webhook is disabled.' }).waitFor();
    await clickButton(page, 'Enable webhook');
    await waitForResult(page, 'Webhook: done');
  });

  it.each([360, 1280])('at %i px has no horizontal overflow and no accessibility errors', async (width) => {
    await sandbox.createPayment();
    const page = await openPage(width);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(pageErrors).toEqual([]);
  });
});
