/** A new visitor on the site, and their actions by visible text and roles. */
import type { Browser, Page } from 'playwright-core';
import { SignedIn } from '#src/accounts/contract.ts';
import { storeSession, waitForCheckout } from './checkout-page.ts';
import { visit } from './browser-visit.ts';

const ASHA = { name: 'Asha Rao', password: 'jantar-mantar' };
const BIRTH = {
  day: '4',
  month: 'June',
  year: '1996',
  time: '14:30',
  place: 'Kota',
  pick: /^Kota Rajasthan/,
};
let buyers = 0;

export async function openBuyerPage(
  browser: Browser,
  address: string,
  { width = 1280, before }: { width?: number; before?: (page: Page, email: string) => Promise<unknown> } = {},
) {
  buyers += 1;
  const email = `asha${buyers}@example.in`;
  const { page, consoleErrors } = await visit(browser, address, {
    width,
    reducedMotion: true,
    before: async (fresh) => before?.(fresh, email),
  });
  const dialog = page.getByRole('dialog');
  const main = page.locator('main');
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const clickButton = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const clickBuy = (label: RegExp) => main.getByRole('button', { name: label }).first().click();

  const signUp = async () => {
    await main.getByLabel('Full name').fill(ASHA.name);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await main.getByLabel('Confirm password').fill(ASHA.password);
    await main.getByLabel(/I agree to the/).check();
    await clickButton('Create account');
    await main.getByRole('link', { name: 'Continue where you were' }).click();
  };

  const fillBirth = async (change: Partial<typeof BIRTH> = {}) => {
    const { day, month, year, time, place, pick } = { ...BIRTH, ...change };
    await dialog.getByLabel('Full name').fill(ASHA.name);
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Month').selectOption(month);
    await dialog.getByLabel('Year').fill(year);
    await dialog.getByLabel('Time of birth').fill(time);
    await dialog.getByLabel('Place of birth').fill(place);
    await dialog.getByRole('option', { name: pick }).click();
  };

  const clickContinue = () => dialog.getByRole('button', { name: 'Continue' }).click();

  const confirmBirth = async (change?: Partial<typeof BIRTH>) => {
    await fillBirth(change);
    await clickContinue();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
  };

  const payByUpi = async (vpa: string) => {
    await waitForCheckout(page);
    await modal.getByRole('tab', { name: 'UPI' }).click();
    await modal.getByLabel('UPI ID').fill(vpa);
    await modal.getByRole('button', { name: /^Pay/ }).click();
  };

  return {
    page,
    consoleErrors,
    email,
    dialog,
    main,
    modal,
    clickButton,
    signUp,
    clickBuy,
    fillBirth,
    clickContinue,
    confirmBirth,
    payByUpi,
  };
}

/** A new member with a session cookie, as after the sign-up form, which would take three seconds more. */
export async function openMemberPage(browser: Browser, site: string, path: string, width = 1280) {
  const before = async (page: Page, email: string) => {
    const answer = await page.context().request.post(`${site}/api/auth/register`, {
      data: { ...ASHA, email },
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
    });
    await storeSession(page, SignedIn.parse(await answer.json()));
  };
  return openBuyerPage(browser, site + path, { width, before });
}
