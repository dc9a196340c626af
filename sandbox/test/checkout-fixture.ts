/** Checkout in real Chromium, opened by the page of a merchant. */
import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { createTestSandbox, KEY_ID } from './sandbox-fixture.ts';

export type TestCheckout = Awaited<ReturnType<typeof createTestCheckout>>;

/** A callback that checkout called on the merchant's page. */
type Callback = { name: 'handler' | 'dismissed' | 'failed'; detail?: Record<string, string> };

/** `hasHandler: false`: the merchant passes no handler. `isModalExpected: false`: the modal does not appear. */
type OpenOptions = { width?: number; path?: string; hasHandler?: boolean; isModalExpected?: boolean };

/** The sandbox, a merchant's pages and a browser. On `/elsewhere` the sandbox has another origin than the merchant. */
export async function createTestCheckout() {
  const pages = new Map([
    ['/shop', renderMerchantPage()],
    ['/shop.js', MERCHANT_SCRIPT],
  ]);
  const sandbox = await createTestSandbox({ pages });
  pages.set('/elsewhere', renderMerchantPage(sandbox.url.replace('127.0.0.1', 'localhost')));
  const browser = await chromium.launch(inject('chromium'));

  /** Opens checkout by the merchant's button. `options` are those of Razorpay's checkout. */
  async function open(
    options: Record<string, unknown> = {},
    { width = 1280, path = '/shop', hasHandler = true, isModalExpected = true }: OpenOptions = {},
  ) {
    const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
    const pageErrors = collectErrors(page);
    const orderId =
      (options.order_id as string | undefined) ?? (await sandbox.createOrder({ amount: 2_49_900 })).id;
    const merchantOptions = {
      key: KEY_ID,
      order_id: orderId,
      name: 'A shop',
      description: 'A thing',
      hasHandler,
      ...options,
    };
    await page.goto(`${sandbox.url}${path}#${encodeURIComponent(JSON.stringify(merchantOptions))}`);
    await page.locator('#buy').click();
    const payer = createPayerActions(page);
    const { name } = merchantOptions;
    if (isModalExpected) await payer.modal.getByRole('heading', { name, exact: true }).waitFor();
    return { orderId, pageErrors, ...payer };
  }

  const closePages = () => Promise.all(browser.contexts().map((context) => context.close()));
  async function close() {
    await browser.close();
    await sandbox.close();
  }
  return { ...sandbox, browser, pages, open, closePages, close };
}

/** What a payer does and sees, and the callbacks that the merchant's page received. */
function createPayerActions(page: Page) {
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const getTab = (name: string) => modal.getByRole('tab', { name });
  const getButton = (name: string | RegExp) => modal.getByRole('button', { name, exact: true });
  const listCallbacks = async () =>
    JSON.parse((await page.locator('#callbacks').textContent()) ?? '') as Callback[];
  return {
    page,
    modal,
    getTab,
    getButton,
    listCallbacks,
    listCallbackNames: async () => (await listCallbacks()).map(({ name }) => name),
    waitForModalRemoval: () => page.locator('iframe').waitFor({ state: 'detached' }),
    evaluateInModal: (script: string) => page.frames()[1]!.evaluate(script),
    payByUpi: async (vpa: string) => {
      await getTab('UPI').click();
      await modal.getByLabel('UPI ID').fill(vpa);
      await getButton(/^Pay/).click();
    },
    payByCard: async (number: string) => {
      await getTab('Card').click();
      await modal.getByLabel('Test card').selectOption(number);
      await getButton(/^Pay/).click();
    },
  };
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return errors;
}

/** With a strict content policy: no inline script or style, trusted types. */
const renderMerchantPage = (gateway = '') => `<!doctype html><html lang="en"><head><title>A shop</title>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${gateway}; frame-src 'self' ${gateway};
    form-action 'self'; require-trusted-types-for 'script'">
  <script src="${gateway}${SANDBOX_PATH}/v1/checkout.js"></script><script src="/shop.js" defer></script></head>
  <body><main><h1>A shop</h1><button id="buy">Buy</button><output id="callbacks">[]</output></main></body></html>`;

/** Reads checkout's options from the URL fragment and records every callback. */
const MERCHANT_SCRIPT = `
  const { hasHandler, ...options } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const output = document.querySelector('#callbacks');
  const record = (name) => (detail) => {
    output.textContent = JSON.stringify([...JSON.parse(output.textContent), { name, detail }]);
  };
  const modal = { ...options.modal, ondismiss: record('dismissed') };
  const checkout = new Razorpay({ ...options, modal, ...(hasHandler ? { handler: record('handler') } : {}) });
  checkout.on('payment.failed', record('failed'));
  document.querySelector('#buy').addEventListener('click', () => checkout.open());`;
