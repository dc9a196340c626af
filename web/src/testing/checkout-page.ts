/** A member with complete birth details and the controls of the purchase: two clicks from a report to the checkout. */
import supertest from 'supertest';
import type { Browser, Page } from 'playwright-core';
import { SignInResponse } from '#src/accounts/contract.ts';
import { PlacesResponse } from '#src/places/contract.ts';
import { closeAllContexts } from '#src/testing/browser.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { visit } from './browser-visit.ts';

export const KUNDLI_PATH = '/reports/janam-kundli';
export const PASSWORD = 'jantar-mantar';

export type Member = Awaited<ReturnType<typeof registerMember>>;

/** The built site with its sandbox gateway, and a browser. */
export function setUpCheckout<App extends { url: string; close: () => Promise<void> }>(
  app: App,
  browser: Browser,
) {
  const sandbox = createSandboxClient(app.url);
  /** In the browser of a member whose session was created elsewhere, so that requests carry the token and no cookie. */
  async function openPage(path: string, { width = 1280, as }: { width?: number; as?: Member } = {}) {
    const member = as ?? (await registerMember(app.url));
    const before = (newPage: Page) => storeSession(newPage, member);
    const visitResult = await visit(browser, app.url + path, { width, reducedMotion: true, before });
    return { ...visitResult, member, ...getControls(visitResult.page) };
  }

  return {
    app,
    browser,
    registerMember: () => registerMember(app.url),
    openPage,
    sandbox,
    setFaults: sandbox.setFaults,
    simulatePaymentOutcome: sandbox.simulatePaymentOutcome,
    /** a payment at the gateway that the buyer's browser is not notified of */
    payOutsideBrowser: (orderId: string) => sandbox.pay(orderId).expect(200),
    closePages: () => closeAllContexts(browser),
    close: async () => {
      await closeAllContexts(browser);
      await app.close();
    },
  };
}

let memberCount = 0;

/** A new member, remembered for thirty days, with birth details in the profile. */
export async function registerMember(siteUrl: string) {
  memberCount += 1;
  const account = { name: 'Asha Rao', email: `member${memberCount}@example.in`, password: PASSWORD };
  await supertest(siteUrl).post('/api/auth/register').send(account).expect(201);
  const login = { ...account, remember: true };
  const { user, token } = SignInResponse.parse(
    (await supertest(siteUrl).post('/api/auth/login').send(login)).body,
  );
  const call = (method: 'get' | 'post' | 'put', path: string) =>
    supertest(siteUrl)[method](path).set('Authorization', `Bearer ${token}`);
  const birth = { date: '1996-06-04', time: '14:30', timeKind: 'exact', place: await findKota(siteUrl) };
  await call('put', '/api/profile')
    .send({ birth: { ...birth, name: account.name } })
    .expect(200);
  return { user, token, email: account.email, call };
}

/** Signs the member in on every page of a browser context, or on one page. */
export const storeSession = (
  target: Pick<Page, 'addInitScript'>,
  { user, token }: Pick<SignInResponse, 'user' | 'token'>,
): Promise<unknown> =>
  target.addInitScript(
    ([userJson, sessionToken]) => {
      localStorage.setItem('userData', userJson!);
      localStorage.setItem('authToken', sessionToken!);
    },
    [JSON.stringify(user), token],
  );

async function findKota(siteUrl: string) {
  const response = await supertest(siteUrl).get('/api/places?q=Kota').expect(200);
  const { label: _label, ...place } = PlacesResponse.parse(response.body).places[0]!;
  return place;
}

/** The buyer's actions, by visible text and roles. */
export function getControls(page: Page) {
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');
  const checkoutFrame = page.frameLocator('iframe.razorpay-checkout-frame');
  const clickBuy = () =>
    main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .click();
  const clickPay = () => page.getByRole('button', { name: /^Pay ₹/ }).click();
  const clickInCheckout = (name: string | RegExp) =>
    checkoutFrame.getByRole('button', { name, exact: true }).click();
  const payByUpi = async (upiId: string) => {
    await waitForCheckout(page);
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).click();
    await checkoutFrame.getByLabel('UPI ID').fill(upiId);
    await clickInCheckout(/^Pay/);
  };
  return {
    main,
    dialog,
    checkoutFrame,
    clickBuy,
    clickPay,
    clickInCheckout,
    payByUpi,
    waitForCheckout: () => waitForCheckout(page),
    /** from the report's page to the checkout window */
    goToCheckout: async () => {
      await clickBuy();
      await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
      await clickPay();
      await waitForCheckout(page);
    },
    closeCheckout: () => clickInCheckout('Close checkout'),
    waitForTitle: (name: string) => main.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    waitForText: (text: string | RegExp) => main.getByText(text).first().waitFor(),
    getLink: (name: string) => main.getByRole('link', { name, exact: true }),
  };
}

/** The checkout window is ready once its script has filled in the merchant's name. */
export const waitForCheckout = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe.razorpay-checkout-frame')
    .getByRole('heading', { level: 1, name: 'Lagna', exact: true })
    .waitFor();
