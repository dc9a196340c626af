/** Checkout as a shop's visitor meets it, in real Chromium. For the tests of this folder. */
import type { Page } from 'playwright-core';
import { testBrowser } from '#src/testing/browser.ts';
import { gatewayUnderTest, KEY_ID } from './gateway-fixture.ts';

type Told = { what: string; detail?: Record<string, string> };

/** `loads: false` for a checkout that does not get as far as showing itself. */
type Opening = { width?: number; path?: string; handled?: boolean; loads?: boolean };

/** The gateway, a shop that uses it and a browser. `/elsewhere` is the shop with the gateway on another origin. */
export async function checkoutUnderTest() {
  const pages = new Map([
    ['/shop', shopPage()],
    ['/shop.js', SHOP_SCRIPT],
  ]);
  const under = await gatewayUnderTest({ pages });
  pages.set('/elsewhere', shopPage(under.url.replace('127.0.0.1', 'localhost')));
  const browser = await testBrowser();

  /** Opens checkout by the shop's button. Options are Razorpay's; without `handled` the shop has no handler. */
  async function open(
    options: Record<string, unknown> = {},
    { width = 1280, path = '/shop', handled = true, loads = true }: Opening = {},
  ) {
    const page = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
    const problems = collectProblems(page);
    const order = (options.order_id as string | undefined) ?? (await under.order({ amount: 2_49_900 })).id;
    const given = {
      key: KEY_ID,
      order_id: order,
      name: 'A shop',
      description: 'A thing',
      handled,
      ...options,
    };
    await page.goto(`${under.url}${path}#${encodeURIComponent(JSON.stringify(given))}`);
    await page.locator('#buy').click();
    const seen = visitor(page);
    if (loads) await seen.modal.getByRole('heading', { name: given.name, exact: true }).waitFor();
    return { order, problems, ...seen };
  }

  async function close() {
    await browser.close();
    await under.close();
  }
  const leave = () => Promise.all(browser.contexts().map((context) => context.close()));
  return { ...under, browser, pages, open, leave, close };
}

/** What a visitor sees and does, and what the shop has heard. */
function visitor(page: Page) {
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const tab = (name: string) => modal.getByRole('tab', { name });
  const button = (name: string | RegExp) => modal.getByRole('button', { name, exact: true });
  const told = async () => JSON.parse((await page.locator('#told').textContent()) ?? '') as Told[];
  return {
    page,
    modal,
    tab,
    button,
    told,
    heard: async () => (await told()).map(({ what }) => what),
    gone: () => page.locator('iframe').waitFor({ state: 'detached' }),
    inModal: (script: string) => page.frames()[1]!.evaluate(script),
    payByUpi: async (vpa: string) => {
      await tab('UPI').click();
      await modal.getByLabel('UPI ID').fill(vpa);
      await button(/^Pay/).click();
    },
    chooseCard: async (number: string) => {
      await modal.getByLabel('Test card').selectOption(number);
      await button(/^Pay/).click();
    },
  };
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(String(problem)));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  return problems;
}

/** A shop as strict as ours: no inline script or style, no trusted HTML. */
const shopPage = (gateway = '') => `<!doctype html><html lang="en"><head><title>A shop</title>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${gateway}; frame-src 'self' ${gateway};
    form-action 'self'; require-trusted-types-for 'script'">
  <script src="${gateway}/sandbox/razorpay/v1/checkout.js"></script><script src="/shop.js" defer></script></head>
  <body><main><h1>A shop</h1><button id="buy">Buy</button><output id="told">[]</output></main></body></html>`;

/** Takes checkout's options from the address, and writes down what checkout tells it. */
const SHOP_SCRIPT = `
  const { handled, ...options } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const output = document.querySelector('#told');
  const tell = (what) => (detail) => {
    output.textContent = JSON.stringify([...JSON.parse(output.textContent), { what, detail }]);
  };
  const modal = { ...options.modal, ondismiss: tell('dismissed') };
  const checkout = new Razorpay({ ...options, modal, ...(handled ? { handler: tell('paid') } : {}) });
  checkout.on('payment.failed', tell('failed'));
  document.querySelector('#buy').addEventListener('click', () => checkout.open());`;
