import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openBuyerPage, openMemberPage } from '#web/testing/buyer.ts';
import { startSite } from '#src/testing/site.ts';
import { KUNDLI_PATH, waitForCheckout } from '#web/testing/checkout-page.ts';
import { DELIVERY_TIMEOUT } from '#web/testing/my-reports-page.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';
import { coverByScreenKeyboard, isWithin } from '#web/testing/layout-checks.ts';

const site = startSite({});

const queryEvents = (type: string) => site.app.db('events').where({ type });
const openAsMember = (path: string, width?: number) =>
  openMemberPage(site.browser, site.app.url, path, width);

describe('purchase', () => {
  it('leads from the home page to the PDF', async () => {
    const { page, main, dialog, clickButton, signUp, clickBuy, confirmBirth, payByUpi, consoleErrors } =
      await openBuyerPage(site.browser, `${site.app.url}/`);
    const reportsSection = main.locator('section', { hasText: 'Six reports' });
    await reportsSection.locator(`a[href="${KUNDLI_PATH}"]`).click();
    await clickBuy(/Generate my report/);
    await dialog.getByRole('heading', { name: 'Login Required' }).waitFor();
    await clickButton('Go to Login');
    await main.getByRole('link', { name: 'Sign up', exact: true }).click();
    await signUp();
    await page.waitForURL(`**${KUNDLI_PATH}`);

    // the purchase continues where it was interrupted
    await dialog.getByRole('heading', { name: 'Whose report is this?' }).waitFor();
    await confirmBirth();
    await dialog
      .getByText('Asha Rao, born on Tuesday 4 June 1996 at 2:30 in the afternoon in Kota, Rajasthan.')
      .waitFor();
    expect(await dialog.getByText('First report, 50% off').count()).toBe(1);
    await clickButton('Pay ₹499');
    await payByUpi('success@razorpay');

    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await main.getByRole('link', { name: 'View My Reports' }).click();
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: /Download PDF/ }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(consoleErrors).toEqual([]);
  }, 120_000);

  it('is cancelled by closing the checkout, and shows that nothing was charged', async () => {
    const { page, main, checkoutFrame, clickBuy, confirmBirth, clickButton } = await openAsMember(
      KUNDLI_PATH,
      360,
    );
    await clickBuy(/Generate my report/);
    await confirmBirth();
    await clickButton(/^Pay/);
    await waitForCheckout(page);
    await checkoutFrame.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Payment Cancelled' }).waitFor();
    await main.getByText('You cancelled the payment process.').waitFor();
    await main.getByText('No. Nothing was taken.').waitFor();
  });

  it('keeps the checkout open after a declined payment, and shows the failure when it is closed', async () => {
    const { page, checkoutFrame, clickBuy, confirmBirth, clickButton, payByUpi } =
      await openAsMember(KUNDLI_PATH);
    await clickBuy(/Generate my report/);
    await confirmBirth();
    await clickButton(/^Pay/);
    await payByUpi('failure@razorpay');
    await checkoutFrame.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    const countFailures = async () =>
      Number((await queryEvents('PaymentAttemptFailed').count())[0]!['count']);
    await expect.poll(countFailures).toBeGreaterThan(0);
  });

  it('for a minor requires the consent of a parent or guardian', async () => {
    const { dialog, clickBuy, confirmBirth, clickButton } = await openAsMember(KUNDLI_PATH);
    await clickBuy(/Generate my report/);
    await confirmBirth({ year: String(new Date(site.app.clock.now()).getUTCFullYear() - 9) });
    await clickButton(/^Pay/);
    await dialog.getByText('Under eighteen, a parent or guardian has to agree.').waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('guardian');
  });

  it('of a report for adults offers the reports that fit a child, and keeps the birth details', async () => {
    const { page, main, dialog, clickBuy, confirmBirth, clickButton } = await openAsMember(
      '/reports/career-wealth',
      360,
    );
    await main.getByText('For a person of 16 or older.').waitFor();
    await clickBuy(/Generate my report/);
    await confirmBirth({ year: String(new Date(site.app.clock.now()).getUTCFullYear() - 9) });
    await dialog
      .getByText(/Career & Wealth is written for people of 16 or older.*Asha Rao, who is/)
      .waitFor();
    expect(await dialog.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: /Love & Marriage|Career & Wealth/ }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Year Ahead, ₹1,199' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);

    await clickButton('Janam Kundli, ₹999');
    await dialog.getByText(/^Asha Rao, born on/).waitFor();
    await dialog.getByLabel(/I am the parent or guardian of Asha Rao/).check();
    await clickButton(/^Pay/);
    await waitForCheckout(page);
    const order = await site.app.db('orders').orderBy('placed_at', 'desc').first('report_key');
    expect(order).toMatchObject({ report_key: 'janam-kundli' });
  });

  it('of a report for adults goes on to the payment for a person of thirty', async () => {
    const { dialog, clickBuy, confirmBirth } = await openAsMember('/reports/career-wealth');
    await clickBuy(/Generate my report/);
    await confirmBirth();
    await dialog.getByRole('button', { name: /^Pay/ }).waitFor();
    expect(await dialog.getByText('16 or older').count()).toBe(0);
  });
});

describe('free report', () => {
  it('is generated without payment and delivered', async () => {
    const { main, dialog, clickBuy, confirmBirth, clickButton } = await openAsMember('/reports/free-kundli');
    await clickBuy(/Get my free report/);
    await confirmBirth();
    await clickButton('Make my free report');
    await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
    await clickButton('View My Reports');
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
  }, 120_000);

  it('leaves the visitor on the page when its message is closed; another person can be saved with the next order', async () => {
    const { page, dialog, clickBuy, confirmBirth, fillBirth, clickContinue, clickButton } =
      await openAsMember('/reports/free-kundli', 360);
    const order = async () => {
      await clickButton('Make my free report');
      await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/reports/free-kundli');
    };
    await clickBuy(/Get my free report/);
    await confirmBirth();
    expect(await dialog.getByLabel(/^Save this person/).count()).toBe(0);
    await order();

    await clickBuy(/Get my free report/);
    await clickButton('For someone else');
    await fillBirth({ year: '1968' });
    await dialog.getByLabel('Full name').fill('Meera Rao');
    await clickContinue();
    const saveBox = dialog.getByLabel('Save this person, so that I can choose them for my next orders.');
    expect(await saveBox.isChecked()).toBe(false);
    await saveBox.check();
    await takeScreenshot(page, 'save-person-360', { fullPage: false });
    await order();

    await clickBuy(/Get my free report/);
    await clickButton('For someone else');
    await clickButton('Meera Rao');
    await clickContinue();
    await dialog.getByText(/^Meera Rao, born on/).waitFor();
    expect(await dialog.getByLabel(/^Save this person/).count()).toBe(0);
    // a twin: the same day and place under another name
    await clickButton('Change something');
    await dialog.getByLabel('Full name').fill('Mohan Rao');
    await clickContinue();
    await dialog.getByText(/^Mohan Rao, born on/).waitFor();
    expect(await dialog.getByLabel(/^Save this person/).isChecked()).toBe(false);
  }, 120_000);
});

describe('confirm dialog', () => {
  it('begins each step at its top, with the focus on its heading', async () => {
    const { page, dialog, clickBuy, confirmBirth, clickButton } = await openAsMember(KUNDLI_PATH, 360);
    const expectTop = async (heading: string) => {
      await expect.poll(() => dialog.locator(':focus').textContent()).toBe(heading);
      expect(await dialog.evaluate((node) => node.scrollTop)).toBe(0);
    };
    await page.setViewportSize({ width: 360, height: 420 });
    await clickBuy(/Generate my report/);
    await expectTop('Whose report is this?');
    await confirmBirth();
    await expectTop('Is this right?');
    await takeScreenshot(page, 'confirm-360x420', { fullPage: false });
    // the close button stays in view
    await dialog.getByRole('button', { name: /^Pay/ }).scrollIntoViewIfNeeded();
    await expect.poll(() => dialog.evaluate((node) => node.scrollTop)).toBeGreaterThan(400);
    const [frame, closeButton] = await Promise.all([
      dialog.boundingBox(),
      dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    ]);
    expect(isWithin(frame!, closeButton!)).toBe(true);
    await clickButton('Change something');
    await expectTop('Whose report is this?');
  });

  it('shows the whole list of places, also above an open keyboard', async () => {
    const { page, dialog, clickBuy } = await openAsMember(KUNDLI_PATH);
    await clickBuy(/Generate my report/);
    const place = dialog.getByLabel('Place of birth');
    await place.waitFor();
    for (const { width, height, visibleHeight = height } of [
      { width: 1280, height: 640 },
      { width: 768, height: 1024 },
      { width: 768, height: 700 },
      { width: 360, height: 420 },
      { width: 360, height: 740, visibleHeight: 420 },
    ]) {
      await page.setViewportSize({ width, height });
      await place.fill('');
      if (visibleHeight < height) await coverByScreenKeyboard(page, visibleHeight);
      await place.fill('Kot');
      await dialog.getByRole('listbox').waitFor();
      const isListVisible = async () => {
        const sheet = (await dialog.boundingBox())!;
        const [list, input] = [await dialog.getByRole('listbox').boundingBox(), await place.boundingBox()];
        return (
          isWithin({ x: 0, y: 0, width, height: visibleHeight }, sheet) &&
          isWithin(sheet, list!) &&
          isWithin(sheet, input!)
        );
      };
      await expect.poll(isListVisible, { message: `${width}x${height}` }).toBe(true);
      await takeScreenshot(page, `place-list-${width}x${height}`, { fullPage: false });
    }
  });

  it('shows the minutes within which an approximate time is checked', async () => {
    const { dialog, clickBuy, fillBirth, clickContinue } = await openAsMember(KUNDLI_PATH);
    await clickBuy(/Generate my report/);
    await fillBirth();
    await dialog.getByLabel('Birth time is').selectOption('Approximate');
    await dialog.getByText('The report marks every statement that 45 minutes could change.').waitFor();
    await clickContinue();
    await dialog.getByRole('definition').filter({ hasText: 'approximate, ± 45 minutes' }).waitFor();
  });

  it.each([360, 1280])('passes axe and fits at %i px', async (width) => {
    const { page, clickBuy, confirmBirth } = await openAsMember(KUNDLI_PATH, width);
    await clickBuy(/Generate my report/);
    await confirmBirth();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
  });
});
