/** Somebody new on the site, and what they do by what they can see and read. */
import type { Browser } from 'playwright-core';
import { opened } from './till.ts';
import { visit } from './visitor.ts';

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

export async function buyer(browser: Browser, address: string, width = 1280) {
  const { page, problems } = await visit(browser, address, { width, stillness: true });
  buyers += 1;
  const email = `asha${buyers}@example.in`;
  const dialog = page.getByRole('dialog');
  const main = page.locator('main');
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const order = (label: RegExp) => main.getByRole('button', { name: label }).first().click();

  const signUp = async () => {
    await main.getByLabel('Full name').fill(ASHA.name);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await main.getByLabel('Confirm password').fill(ASHA.password);
    await main.getByLabel(/I agree to the/).check();
    await press('Create account');
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

  const goOn = () => dialog.getByRole('button', { name: 'Continue' }).click();

  const tellBirth = async (change?: Partial<typeof BIRTH>) => {
    await fillBirth(change);
    await goOn();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
  };

  const payByUpi = async (vpa: string) => {
    await opened(page);
    await modal.getByRole('tab', { name: 'UPI' }).click();
    await modal.getByLabel('UPI ID').fill(vpa);
    await modal.getByRole('button', { name: /^Pay/ }).click();
  };

  return {
    page,
    problems,
    email,
    dialog,
    main,
    modal,
    press,
    signUp,
    order,
    fillBirth,
    goOn,
    tellBirth,
    payByUpi,
  };
}

/** Joins, and comes back to the report's page. */
export async function memberAt(browser: Browser, site: string, path: string, width?: number) {
  const seen = await buyer(browser, `${site}/signup?next=${encodeURIComponent(path)}`, width);
  await seen.signUp();
  return seen;
}
