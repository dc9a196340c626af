/** A member whose birth is known, at the till: two presses from a report to the gateway's window. */
import supertest from 'supertest';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SignedIn } from '#src/accounts/contract.ts';
import { PlacesAnswer } from '#src/places/contract.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { violations, visit } from './visitor.ts';

export const KUNDLI = '/reports/janam-kundli';
export const PASSWORD = 'jantar-mantar';

export type Member = Awaited<ReturnType<typeof joined>>;

/** The built site with its sandbox gateway, and a browser. `close` ends both. */
export function openTill<App extends { url: string; close: () => Promise<void> }>(
  app: App,
  browser: Browser,
) {
  const sandbox = createSandboxClient(app.url);
  /** In this member's browser. The session began elsewhere, so the calls carry the token. */
  async function buyer(path: string, { width = 1280, as }: { width?: number; as?: Member } = {}) {
    const member = as ?? (await joined(app.url));
    const before = (fresh: Page) => remember(fresh, member);
    const seen = await visit(browser, app.url + path, { width, stillness: true, before });
    return { ...seen, member, ...hands(seen.page) };
  }

  return {
    app,
    browser,
    join: () => joined(app.url),
    buyer,
    sandbox,
    faults: sandbox.setFaults,
    bank: sandbox.settlePayment,
    /** money that arrives at the gateway while the buyer's own browser hears nothing of it */
    payUnheard: (orderId: string) => sandbox.pay(orderId).expect(200),
    leave: () => Promise.all(browser.contexts().map((context) => context.close())),
    close: async () => {
      await browser.close();
      await app.close();
    },
  };
}

let members = 0;

/** Somebody new, remembered for thirty days, with their own birth in the profile. */
export async function joined(site: string) {
  members += 1;
  const who = { name: 'Asha Rao', email: `member${members}@example.in`, password: PASSWORD };
  await supertest(site).post('/api/auth/register').send(who).expect(201);
  const login = { ...who, remember: true };
  const { user, token } = SignedIn.parse((await supertest(site).post('/api/auth/login').send(login)).body);
  const call = (verb: 'get' | 'post' | 'put', path: string) =>
    supertest(site)[verb](path).set('Authorization', `Bearer ${token}`);
  const birth = { date: '1996-06-04', time: '14:30', timeKind: 'exact', place: await kota(site) };
  await call('put', '/api/profile')
    .send({ birth: { ...birth, name: who.name } })
    .expect(200);
  return { user, token, email: who.email, call };
}

/** Every page of this browser, or this one page, is the member's. */
export const remember = (where: Pick<Page, 'addInitScript'>, { user, token }: Member): Promise<unknown> =>
  where.addInitScript(
    ([record, bearer]) => {
      localStorage.setItem('userData', record!);
      localStorage.setItem('authToken', bearer!);
    },
    [JSON.stringify(user), token],
  );

async function kota(site: string) {
  const answer = await supertest(site).get('/api/places?q=Kota').expect(200);
  const { label: _label, ...place } = PlacesAnswer.parse(answer.body).places[0]!;
  return place;
}

/** What a buyer does by what can be seen and read. */
export function hands(page: Page) {
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const order = () =>
    main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .click();
  const pay = () => page.getByRole('button', { name: /^Pay ₹/ }).click();
  const inModal = (name: string | RegExp) => modal.getByRole('button', { name, exact: true }).click();
  const atTill = () => opened(page);
  const upi = async (vpa: string) => {
    await atTill();
    await modal.getByRole('tab', { name: 'UPI' }).click();
    await modal.getByLabel('UPI ID').fill(vpa);
    await inModal(/^Pay/);
  };
  return {
    main,
    dialog,
    modal,
    order,
    pay,
    inModal,
    upi,
    atTill,
    /** from the report's page into the gateway's window */
    toCheckout: async () => {
      await order();
      await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
      await pay();
      await atTill();
    },
    closeCheckout: () => inModal('Close checkout'),
    title: (name: string) => main.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    reads: (text: string | RegExp) => main.getByText(text).first().waitFor(),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
  };
}

/** The gateway's window is drawn before its script is there, and answers nothing until then: it knows the shop's name. */
export const opened = (page: Page): Promise<void> =>
  page
    .frameLocator('iframe.razorpay-checkout-frame')
    .getByRole('heading', { level: 1, name: 'Lagna', exact: true })
    .waitFor();

/** No finding of axe, and nothing sideways, on a phone and on a desk. */
export async function fitsEverybody(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const fits = () => page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    await expect.poll(fits, { message: `${width}` }).toBe(true);
    if (width === 360 || width === 1280) expect(await violations(page)).toEqual([]);
  }
}
