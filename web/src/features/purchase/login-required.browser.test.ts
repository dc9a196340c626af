/** A visitor buys a report: login dialog, login, and the purchase that continues afterwards. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { waitForTransientText, findAxeViolations, visit } from '#web/testing/browser-visit.ts';
import { pressTabTo } from '#web/testing/keyboard.ts';
import {
  getControls,
  KUNDLI_PATH,
  setUpCheckout,
  PASSWORD,
  type Member,
} from '#web/testing/checkout-page.ts';
import { logInPage } from '#web/testing/profile-page.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(() => checkout.closePages());
afterAll(() => checkout.close());

/** The delay after a login, as in LoginPage.tsx. */
const REDIRECT_DELAY_MS = 1000;

const openAsVisitor = (path: string, width?: number) => openAs(undefined, path, width);

/** Opens the path as the member, or as a visitor. The clock of the page can be advanced. */
async function openAs(member: Member | undefined, path: string, width = 1280) {
  const { page, consoleErrors } = await visit(checkout.browser, checkout.app.url + path, {
    reducedMotion: true,
    width,
    before: async (newPage) => {
      await newPage.clock.install();
      if (member) await logInPage(checkout.app.url, newPage, member.email);
    },
  });
  const controls = getControls(page);
  const loginDialog = page.getByRole('dialog', { name: 'Login Required' });
  const logIn = async (email: string) => {
    await controls.main.getByLabel('Email').fill(email);
    await controls.main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const signIn = controls.main.getByRole('button', { name: 'Log in', exact: true });
    await Promise.all([waitForTransientText(page, 'Login successful!', 'main'), signIn.click()]);
    await page.clock.fastForward(REDIRECT_DELAY_MS);
  };
  return { page, consoleErrors, loginDialog, logIn, ...controls };
}

describe('purchase of a visitor', () => {
  it.each([360, 1280])('asks for a login at %i px, which can be cancelled', async (width) => {
    const { page, loginDialog, clickBuy, main } = await openAsVisitor(KUNDLI_PATH, width);
    await clickBuy();
    await loginDialog.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const buttonNames = await loginDialog.getByRole('button').allInnerTexts();
    expect(buttonNames.filter(Boolean)).toEqual(['Create account', 'Go to Login', 'Cancel']);
    await loginDialog.getByRole('button', { name: 'Cancel' }).click();
    await loginDialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
  });

  it('continues on the same report after the login', async () => {
    const { email } = await checkout.registerMember();
    const { page, consoleErrors, loginDialog, clickBuy, dialog, logIn, clickPay, checkoutFrame } =
      await openAsVisitor(`${KUNDLI_PATH}?from=newsletter`);
    await clickBuy();
    await loginDialog.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await logIn(email);
    await page.waitForURL(`**${KUNDLI_PATH}?from=newsletter`);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await dialog.getByText('First report, 50% off').waitFor();
    await clickPay();
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('keeps the report and its page while the visitor creates an account', async () => {
    const { page, loginDialog, clickBuy } = await openAsVisitor(KUNDLI_PATH);
    await clickBuy();
    await loginDialog.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`**/signup?next=${encodeURIComponent(KUNDLI_PATH)}`);
    const intent = await page.evaluate('sessionStorage.getItem("purchaseIntent")');
    expect(JSON.parse(String(intent))).toMatchObject({ report: { key: 'janam-kundli' }, path: KUNDLI_PATH });
  });

  it('continues in the reports list for a free report', async () => {
    const { email } = await checkout.registerMember();
    const { page, main, loginDialog, dialog, logIn } = await openAsVisitor('/reports');
    await main
      .getByRole('button', { name: /Get Free/ })
      .first()
      .click();
    await loginDialog.getByRole('button', { name: 'Go to Login' }).click();
    await logIn(email);
    await page.waitForURL('**/reports');
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.getByRole('button', { name: 'Make my free report' }).waitFor();
  });

  it('is forgotten when the visitor returns without a login', async () => {
    const { page, loginDialog, clickBuy, main } = await openAsVisitor(KUNDLI_PATH);
    await clickBuy();
    await loginDialog.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await page.goBack();
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate('sessionStorage.length')).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is forgotten after half an hour', async () => {
    const { email } = await checkout.registerMember();
    const { page, loginDialog, clickBuy, logIn } = await openAsVisitor(KUNDLI_PATH);
    await clickBuy();
    await loginDialog.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    await page.clock.fastForward('31:00');
    await logIn(email);
    await page.waitForURL(`**${KUNDLI_PATH}`);
    await expect.poll(() => page.evaluate('sessionStorage.getItem("purchaseIntent")')).toBe(null);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('session that ends with a filled confirm dialog', () => {
  const READ_STORED_DRAFT = 'sessionStorage.getItem("purchaseIntent")';
  async function openExpiredDialog(path = KUNDLI_PATH) {
    const member = await checkout.registerMember();
    const { page, loginDialog, main, dialog, logIn, ...controls } = await openAs(member, path);
    await controls.clickBuy();
    const emailField = dialog.getByLabel('Send the PDF to');
    await emailField.fill('meera@example.in');
    await dialog.getByRole('radio', { name: /South/ }).check();
    await member.call('post', '/api/account/sign-out-everywhere').send({}).expect(200);
    await controls.clickPay();
    await loginDialog
      .getByText('You have been logged out. Log in again, and what you typed is still here.')
      .waitFor();
    expect(await loginDialog.getByRole('button', { name: 'Create account' }).count()).toBe(0);
    await loginDialog.getByRole('button', { name: 'Go to Login' }).click();
    await page.waitForURL('**/login?next=*');
    return { page, member, main, dialog, emailField, logIn };
  }

  it('restores the dialog after the login and deletes the stored copy', async () => {
    const { page, member, dialog, emailField, logIn } = await openExpiredDialog();
    await logIn(member.email);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await emailField.inputValue()).toBe('meera@example.in');
    expect(await dialog.getByRole('radio', { name: /South/ }).isChecked()).toBe(true);
    expect(await page.evaluate(READ_STORED_DRAFT)).toBe(null);
  });

  it('does not restore the dialog for another member', async () => {
    const otherMember = await checkout.registerMember();
    const { dialog, emailField, logIn } = await openExpiredDialog();
    await logIn(otherMember.email);
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(await emailField.inputValue()).toBe(otherMember.email);
  });

  it('deletes the stored draft on logout', async () => {
    const { page, member, main, logIn } = await openExpiredDialog();
    expect(await page.evaluate(READ_STORED_DRAFT)).toContain('meera@example.in');
    await page.goto(`${checkout.app.url}/login`);
    await logIn(member.email);
    await page.waitForURL(`${checkout.app.url}/`);
    await page.getByRole('button', { name: 'Asha Rao' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await main.waitFor();
    await expect.poll(() => page.evaluate(READ_STORED_DRAFT)).toBe(null);
  });
});

describe('with the keyboard only', () => {
  it('a report is bought', async () => {
    const { page, main, dialog, checkoutFrame, waitForTitle, waitForCheckout } =
      await checkout.openPage(KUNDLI_PATH);
    await pressTabTo(page, main.getByRole('button', { name: /Generate my report/ }).first());
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await pressTabTo(page, page.getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await waitForCheckout();
    await pressTabTo(page, checkoutFrame.locator('#pay-upi').getByRole('button', { name: /^Pay/ }));
    await page.keyboard.press('Enter');
    await waitForTitle('Payment Successful');
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('main');
    await pressTabTo(page, main.getByRole('link', { name: 'View My Reports' }));
  });

  it('a payment is cancelled with Escape and resumed', async () => {
    const { page, goToCheckout, waitForTitle, getLink, checkoutFrame } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await page.keyboard.press('Escape');
    await waitForTitle('Payment Cancelled');
    await pressTabTo(page, getLink('Try Again'));
    await page.keyboard.press('Enter');
    await waitForTitle('Your order is still open');
    await pressTabTo(page, page.getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).waitFor();
  });
});
