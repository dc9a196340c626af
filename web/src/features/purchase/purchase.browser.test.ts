/// <reference types="node" />
/// <reference path="../../../../src/testing/global-setup.ts" />
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '#src/platform/chromium.ts';
import { startApp } from '#src/testing/app.ts';

const KUNDLI = '/reports/janam-kundli';
/** A report is computed, printed and mailed for real. */
const MADE = { timeout: 50_000 };

let house: Awaited<ReturnType<typeof houseUnderTest>>;
beforeAll(async () => {
  house = await houseUnderTest();
});
afterEach(() => house.leave());
afterAll(() => house.close());

describe('a purchase', () => {
  it('goes from the home page to the PDF', async () => {
    const { page, main, dialog, press, signUp, order, tellBirth, payByUpi, problems } = await house.visitor();
    await page.goto('/');
    await main.locator(`a[href="${KUNDLI}"]`).first().click();
    await order(/Generate my report/);
    await dialog.getByRole('heading', { name: 'Login Required' }).waitFor();
    await press('Go to Login');
    await main.getByRole('link', { name: 'Sign up', exact: true }).click();
    await signUp();
    await main.getByRole('link', { name: 'Continue where you were' }).click();
    await page.waitForURL(`**${KUNDLI}`);

    await order(/Generate my report/);
    await tellBirth();
    await dialog
      .getByText('Asha Rao, born on Tuesday 4 June 1996 at 2:30 in the afternoon in Kota, Rajasthan.')
      .waitFor();
    expect(await dialog.getByText('First report, 50% off').count()).toBe(1);
    await press('Pay ₹499');
    await payByUpi('success@razorpay');

    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await main.getByRole('link', { name: 'View My Reports' }).click();
    await main.getByText(/^Delivered/).waitFor(MADE);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: /Download PDF/ }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(problems).toEqual([]);
  }, 120_000);

  it('is cancelled by closing checkout, and says that no money has come', async () => {
    const { page, main, modal, joinFor, order, tellBirth, press } = await house.visitor(360);
    await joinFor(KUNDLI);
    await order(/Generate my report/);
    await tellBirth();
    await press(/^Pay/);
    await modal.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Payment Cancelled' }).waitFor();
    await main.getByText('You cancelled the payment process.').waitFor();
    await main.getByText(/no payment has reached us for order LG-/).waitFor();
  });

  it('survives a declined payment: the window stays open, and closing it tells of the decline', async () => {
    const { page, modal, joinFor, order, tellBirth, press, payByUpi } = await house.visitor();
    await joinFor(KUNDLI);
    await order(/Generate my report/);
    await tellBirth();
    await press(/^Pay/);
    await payByUpi('failure@razorpay');
    await modal.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    const told = await house.db('events').where({ type: 'PaymentAttemptFailed' }).count();
    expect(Number(told[0]!['count'])).toBeGreaterThan(0);
  });

  it('for a child asks a parent or guardian to agree first', async () => {
    const { dialog, joinFor, order, tellBirth, press } = await house.visitor();
    await joinFor(KUNDLI);
    await order(/Generate my report/);
    await tellBirth(String(new Date(house.clock.now()).getUTCFullYear() - 9));
    await press(/^Pay/);
    await dialog.getByText('Under eighteen, a parent or guardian has to agree.').waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('guardian');
  });
});

describe('a free report', () => {
  it('is made at once and shows its steps until it is there', async () => {
    const { main, dialog, joinFor, order, tellBirth, press } = await house.visitor();
    await joinFor('/reports/free-kundli');
    await order(/Get my free report/);
    await tellBirth();
    await press('Make my free report');
    await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
    await press('View My Reports');
    await main.getByText(/^Delivered/).waitFor(MADE);
  }, 120_000);
});

describe('for everybody', () => {
  it.each([360, 1280])('at %i px the confirm sheet passes axe and is not cut off', async (width) => {
    const { page, joinFor, order, tellBirth, violations } = await house.visitor(width);
    await joinFor(KUNDLI);
    await order(/Generate my report/);
    await tellBirth();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});

const ASHA = { name: 'Asha Rao', password: 'jantar-mantar' };

/** The site on a port of its own, with the sandbox gateway, the worker and a browser. */
async function houseUnderTest() {
  const app = await startApp();
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await findChromium('build/chromium'));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  let visitors = 0;

  async function visitor(width = 1280) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      baseURL: app.url,
      locale: 'en-IN',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (problem) => problems.push(String(problem)));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    visitors += 1;
    return { page, problems, ...hands(page, `asha${visitors}@example.in`) };
  }

  const leave = () => Promise.all(browser.contexts().map((context) => context.close()));
  const close = async () => {
    await browser.close();
    await app.close();
  };
  return { ...app, visitor, leave, close };
}

/** What a visitor does, by what they can see and read. */
function hands(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  const main = page.locator('main');
  const modal = page.frameLocator('iframe.razorpay-checkout-frame');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

  const signUp = async () => {
    await main.getByLabel('Full name').fill(ASHA.name);
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await main.getByLabel('Confirm password').fill(ASHA.password);
    await main.getByLabel(/I agree to the/).check();
    await press('Create account');
  };

  /** Joins and comes back to `next`. */
  const joinFor = async (next: string) => {
    await page.goto(`/signup?next=${encodeURIComponent(next)}`);
    await signUp();
    await main.getByRole('link', { name: 'Continue where you were' }).click();
  };

  const order = (label: RegExp) => main.getByRole('button', { name: label }).first().click();

  const tellBirth = async (year = '1996') => {
    await dialog.getByLabel('Full name').fill(ASHA.name);
    await dialog.getByLabel('Day').fill('4');
    await dialog.getByLabel('Month').selectOption('June');
    await dialog.getByLabel('Year').fill(year);
    await dialog.getByLabel('Time of birth').fill('14:30');
    await dialog.getByLabel('Place of birth').fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
  };

  const payByUpi = async (vpa: string) => {
    await modal.getByRole('tab', { name: 'UPI' }).click();
    await modal.getByLabel('UPI ID').fill(vpa);
    await modal.getByRole('button', { name: /^Pay/ }).click();
  };

  const violations = async () => {
    const { violations: found } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };

  return { email, dialog, main, modal, press, signUp, joinFor, order, tellBirth, payByUpi, violations };
}
