/** A new visitor on the site, and their actions by visible text and roles. */
import type { Browser, Page } from 'playwright-core';
import { SignInResponse } from '#src/accounts/contract.ts';
import { storeSession, waitForCheckout } from './checkout-page.ts';
import { visit } from './browser-visit.ts';

const ASHA = { name: 'Asha Rao', password: 'jantar-mantar' };
const BIRTH = {
  day: '4',
  month: 'June',
  year: '1996',
  time: '14:30',
  place: 'Kota',
  placeOption: /^Kota Rajasthan/,
};
let buyerCount = 0;

export async function openBuyerPage(
  browser: Browser,
  url: string,
  { width = 1280, before }: { width?: number; before?: (page: Page, email: string) => Promise<unknown> } = {},
) {
  buyerCount += 1;
  const email = `asha${buyerCount}@example.in`;
  const { page, consoleErrors } = await visit(browser, url, {
    width,
    reducedMotion: true,
    before: async (newPage) => before?.(newPage, email),
  });
  const dialog = page.getByRole('dialog');
  const main = page.locator('main');
  const checkoutFrame = page.frameLocator('iframe.razorpay-checkout-frame');
  const clickButton = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const clickBuy = (label: RegExp) => main.getByRole('button', { name: label }).first().click();

  const signUp = async () => {
    await main.getByLabel('Full name').fill(ASHA.name);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await main.getByLabel('Confirm password').fill(ASHA.password);
    await main.getByLabel(/I agree to the/).check();
    await clickButton('Create account');
  };

  const fillBirth = async (change: Partial<typeof BIRTH> = {}) => {
    const { day, month, year, time, place, placeOption } = { ...BIRTH, ...change };
    await dialog.getByLabel('Full name').fill(ASHA.name);
    await dialog.getByLabel('Day').fill(day);
    await dialog.getByLabel('Month').selectOption(month);
    await dialog.getByLabel('Year').fill(year);
    await dialog.getByLabel('Time of birth').fill(time);
    await dialog.getByLabel('Place of birth').fill(place);
    await dialog.getByRole('option', { name: placeOption }).click();
  };

  const clickContinue = () => dialog.getByRole('button', { name: 'Continue' }).click();

  const confirmBirth = async (change?: Partial<typeof BIRTH>) => {
    await fillBirth(change);
    await clickContinue();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
  };

  const payByUpi = async (upiId: string) => {
    await waitForCheckout(page);
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).click();
    await checkoutFrame.getByLabel('UPI ID').fill(upiId);
    await checkoutFrame.getByRole('button', { name: /^Pay/ }).click();
  };

  return {
    page,
    consoleErrors,
    email,
    dialog,
    main,
    checkoutFrame,
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
export async function openMemberPage(browser: Browser, siteUrl: string, path: string, width = 1280) {
  const before = async (page: Page, email: string) => {
    const response = await page.context().request.post(`${siteUrl}/api/auth/register`, {
      data: { ...ASHA, email },
      headers: { origin: siteUrl, 'sec-fetch-site': 'same-origin' },
    });
    await storeSession(page, SignInResponse.parse(await response.json()));
  };
  return openBuyerPage(browser, siteUrl + path, { width, before });
}
