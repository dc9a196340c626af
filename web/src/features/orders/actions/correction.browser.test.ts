/** The correction of a delivered report: form, review of old and new details, and the second edition. */
import { beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';
import { DELIVERY_TIMEOUT, setUpMyReports } from '#web/testing/my-reports-page.ts';

const site = startSite({});
const { openMyReports, saveProfileBirth, orderFreeReport, waitUntilDelivered } = setUpMyReports(site);

describe('delivered report', () => {
  let orderId: string;
  beforeAll(async () => {
    await saveProfileBirth('Asha Rao');
    orderId = await orderFreeReport('Asha Rao');
    await waitUntilDelivered(orderId);
  }, 60_000);

  it.each([360, 768, 1280])(
    'passes axe and fits at %i px, also with the correction dialog',
    async (width) => {
      const { page, dialog, getCard } = await openMyReports({ width });
      await getCard(orderId).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await hasNoOverflow(page)).toBe(true);
      await takeScreenshot(page, `my-reports-${width}`);
      await getCard(orderId)
        .getByRole('button', { name: /^Correct birth details/ })
        .click();
      await dialog.getByLabel('Time of birth').fill('02:30');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Before and after');
      expect(await dialog.evaluate((node) => node.scrollTop)).toBe(0);
      await takeScreenshot(page, `correction-${width}`, { fullPage: false });
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await hasNoOverflow(page)).toBe(true);
    },
  );

  it('is not generated again when the details are unchanged', async () => {
    const { dialog, getCard } = await openMyReports();
    await getCard(orderId)
      .getByRole('button', { name: /^Correct birth details/ })
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await dialog
      .getByText('These are the details the report was written from. Nothing has changed.')
      .waitFor();
  });

  it('is not corrected to another person, and the dialog keeps what was typed', async () => {
    const { main, dialog, getCard } = await openMyReports();
    await getCard(orderId)
      .getByRole('button', { name: /^Correct birth details/ })
      .click();
    await dialog.getByLabel('Full name').fill('Ravi Menon');
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await dialog
      .getByText(/^These details look like another person’s\..* write to us on the Contact page/)
      .waitFor();
    expect(await findAxeViolations(main.page())).toEqual([]);
    await dialog.getByRole('button', { name: 'Change something' }).click();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Ravi Menon');
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('02:30');
  });

  it('is corrected after a review of old and new details, and edition 1 can still be downloaded', async () => {
    const { page, dialog, getCard } = await openMyReports();
    const card = getCard(orderId);
    await card.getByRole('button', { name: /^Correct birth details/ }).click();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Asha Rao');
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('14:30');
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog
      .getByText(/^Asha Rao, born on Tuesday 4 June 1996, 2:30 in the afternoon, in Kota/)
      .waitFor();
    await dialog.getByText('Edition 2 will be written from').waitFor();
    expect(await dialog.getByRole('checkbox', { name: /^Use this from now on/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await card.getByText(/^Edition 1, replaced on/).waitFor();
    await card.getByText(/edition 2\.$/).waitFor(DELIVERY_TIMEOUT);
    expect(await card.getByRole('button', { name: /^Correct birth details/ }).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: /^Download edition 1/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Lagna-free-kundli-${orderId}.pdf`);
    await takeScreenshot(page, 'second-edition-1280');
    expect(await findAxeViolations(page)).toEqual([]);
  }, 120_000);
});
