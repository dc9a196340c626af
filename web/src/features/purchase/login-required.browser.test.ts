/** A visitor who wants a report: the dialog, the login, and the purchase that goes on afterwards. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { waitForTransientText, findAxeViolations, visit } from '#web/testing/browser-visit.ts';
import { getControls, KUNDLI, setUpCheckout, PASSWORD } from '#web/testing/checkout-page.ts';

let shop: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  shop = setUpCheckout(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(() => shop.closePages());
afterAll(() => shop.close());

async function visitor(path: string, width?: number) {
  const { page, consoleErrors } = await visit(shop.browser, shop.app.url + path, {
    reducedMotion: true,
    ...(width ? { width } : {}),
  });
  const seen = getControls(page);
  const required = page.getByRole('dialog', { name: 'Login Required' });
  const logIn = async (email: string) => {
    await seen.main.getByLabel('Email').fill(email);
    await seen.main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await seen.main.getByRole('button', { name: 'Sign in' }).click();
  };
  return { page, consoleErrors, required, logIn, ...seen };
}

describe('a visitor', () => {
  it.each([360, 1280])('at %i px is asked to log in, and may leave it', async (width) => {
    const { page, required, clickBuy, main } = await visitor(KUNDLI, width);
    await clickBuy();
    await required.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await required.getByRole('button', { name: 'Cancel' }).click();
    await required.waitFor({ state: 'hidden' });
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
  });

  it('who logs in comes back to the same report, with the purchase going on', async () => {
    const { email } = await shop.registerMember();
    const { page, consoleErrors, required, clickBuy, dialog, logIn, clickPay, modal } = await visitor(
      `${KUNDLI}?from=letter`,
    );
    await clickBuy();
    await required.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await logIn(email);
    await page.waitForURL(`**${KUNDLI}?from=letter`);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await dialog.getByText('First report, 50% off').waitFor();
    await clickPay();
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('who gets a free report from the list comes back to the list, and goes on there', async () => {
    const { email } = await shop.registerMember();
    const { page, main, required, dialog, logIn } = await visitor('/reports');
    await main
      .getByRole('button', { name: /Get Free/ })
      .first()
      .click();
    await required.getByRole('button', { name: 'Go to Login' }).click();
    await logIn(email);
    await page.waitForURL('**/reports');
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.getByRole('button', { name: 'Make my free report' }).waitFor();
  });

  it('who turns back without logging in is not asked again', async () => {
    const { page, required, clickBuy, main } = await visitor(KUNDLI);
    await clickBuy();
    await required.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await page.goBack();
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('who takes half an hour has to press again', async () => {
    const { email } = await shop.registerMember();
    const { page, required, clickBuy, logIn } = await visitor(KUNDLI);
    await page.clock.install();
    await clickBuy();
    await required.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await page.clock.fastForward('31:00');
    await Promise.all([waitForTransientText(page, 'Login successful!', 'main'), logIn(email)]);
    await page.clock.fastForward(1000);
    await page.waitForURL(`**${KUNDLI}`);
    await expect.poll(() => page.evaluate('sessionStorage.getItem("purchaseIntent")')).toBe(null);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('a member whose session ends over the filled sheet', () => {
  const SHEET = 'sessionStorage.getItem("purchaseIntent")';
  async function signedOut(path = KUNDLI) {
    const member = await shop.registerMember();
    const { page, required, main, dialog, logIn, ...seen } = await visitor(path);
    await page.goto(`${shop.app.url}/login?next=${path}`);
    await logIn(member.email);
    await page.waitForURL(`**${path}`);
    await seen.clickBuy();
    const email = dialog.getByLabel('Send the PDF to');
    await email.fill('meera@example.in');
    await dialog.getByRole('radio', { name: /South/ }).check();
    await member.call('post', '/api/account/sign-out-everywhere').send({}).expect(200);
    await seen.clickPay();
    await required
      .getByText('You have been signed out. Log in again, and what you typed is still here.')
      .waitFor();
    await required.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    return { page, member, main, dialog, email, logIn };
  }

  it('finds it filled after the login, and nothing of it is kept', async () => {
    const { page, member, dialog, email, logIn } = await signedOut();
    await logIn(member.email);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await email.inputValue()).toBe('meera@example.in');
    expect(await dialog.getByRole('radio', { name: /South/ }).isChecked()).toBe(true);
    expect(await page.evaluate(SHEET)).toBe(null);
  });

  it('does not leave it to somebody else', async () => {
    const other = await shop.registerMember();
    const { dialog, email, logIn } = await signedOut();
    await logIn(other.email);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await email.inputValue()).toBe(other.email);
  });

  it('takes it along at a logout', async () => {
    const { page, member, main, logIn } = await signedOut();
    expect(await page.evaluate(SHEET)).toContain('meera@example.in');
    await page.goto(`${shop.app.url}/login`);
    await logIn(member.email);
    await page.waitForURL(`${shop.app.url}/`);
    await page.getByRole('button', { name: 'Asha Rao' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await main.waitFor();
    await expect.poll(() => page.evaluate(SHEET)).toBe(null);
  });
});

describe('with the keyboard alone', () => {
  /** Tab by Tab, as many as a page may have. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < 80; stops += 1) {
      if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    expect.fail('no Tab leads there');
  }

  it('a report is bought: sheet, gateway, success', async () => {
    const { page, main, dialog, modal, waitForTitle, waitForCheckout } = await shop.openPage(KUNDLI);
    await tabTo(page, main.getByRole('button', { name: /Generate my report/ }).first());
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await waitForCheckout();
    await tabTo(page, modal.getByRole('tab', { name: 'Card' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, modal.locator('#pay-upi').getByRole('button', { name: /^Pay/ }));
    await page.keyboard.press('Enter');
    await waitForTitle('Payment Successful');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main');
    await tabTo(page, main.getByRole('link', { name: 'View My Reports' }));
  });

  it('a payment is broken off by Escape and taken up again', async () => {
    const { page, goToCheckout, waitForTitle, getLink, modal } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await page.keyboard.press('Escape');
    await waitForTitle('Payment Cancelled');
    await tabTo(page, getLink('Try Again'));
    await page.keyboard.press('Enter');
    await waitForTitle('Your order is still open');
    await tabTo(page, page.getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
  });
});
