import { describe, expect, it } from 'vitest';
import { openMemberPage } from '#web/testing/buyer.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow } from '#web/testing/browser-visit.ts';

const BOMBAY = {
  day: '1',
  month: 'May',
  year: '1930',
  time: '10:00',
  place: 'Bombay',
  placeOption: /^Mumbai/,
};
const NEW_YORK = { place: 'New York', placeOption: /^New York City/ };
const REPEATED_HOUR = { day: '3', month: 'November', year: '2024', time: '01:30', ...NEW_YORK };
const SKIPPED_HOUR = { day: '10', month: 'March', year: '2024', time: '02:30', ...NEW_YORK };

const site = startSite();

async function openForm(width = 1280) {
  const buyer = await openMemberPage(site.browser, site.app.url, '/reports/janam-kundli', width);
  await buyer.clickBuy(/Generate my report/);
  const getClock = (name: RegExp) => buyer.dialog.getByRole('radio', { name });
  return { ...buyer, getClock, question: buyer.dialog.getByRole('radiogroup') };
}

describe('clock offset of a birth', () => {
  it('can be selected in form and review, and is sent as selected', async () => {
    const { page, dialog, fillBirth, clickContinue, clickButton, getClock, question } = await openForm();
    await fillBirth(BOMBAY);
    await question.waitFor();
    expect(await question.locator('legend').textContent()).toMatch(
      /^Clocks in Bombay were also kept on Bombay time/,
    );
    expect(await getClock(/^IST/).isChecked()).toBe(true);

    await getClock(/^IST/).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => getClock(/^Bombay time/).isChecked()).toBe(true);
    await clickContinue();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await dialog.getByRole('definition').filter({ hasText: 'Bombay time, +4:51' }).waitFor();

    await dialog.getByLabel('Send the PDF to').fill('family@example.in');
    await getClock(/^IST/).check();
    await dialog.getByRole('definition').filter({ hasText: 'IST, +5:30' }).waitFor();
    await getClock(/^Bombay time/).check();
    expect(await dialog.getByLabel('Send the PDF to').inputValue()).toBe('family@example.in');
    const [request] = await Promise.all([page.waitForRequest('**/create-order'), clickButton(/^Pay/)]);
    expect(request.postDataJSON().birthDetails).toMatchObject({
      date: '1930-05-01',
      utcOffsetSeconds: 17_460,
    });
  });

  it('must be selected for an hour that occurred twice; the question is focused and typed values are kept', async () => {
    const { dialog, fillBirth, clickContinue, getClock, question } = await openForm();
    await fillBirth(REPEATED_HOUR);
    await clickContinue();
    await dialog.getByText('Please choose one of them.').waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('role')).toBe('radiogroup');
    expect(await question.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('01:30');
    await getClock(/^EST/).check();
    await clickContinue();
    await dialog.getByRole('definition').filter({ hasText: 'EST, −5:00' }).waitFor();
  });

  it('is rejected with an explanation for an hour that was skipped', async () => {
    const { dialog, fillBirth, clickContinue } = await openForm();
    await fillBirth(SKIPPED_HOUR);
    await dialog.getByText(/The clocks were put forward at that hour/).waitFor();
    await clickContinue();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('time');
  });

  it('is local mean time before 1906', async () => {
    const { dialog, confirmBirth } = await openForm();
    await confirmBirth({ ...BOMBAY, year: '1903' });
    await dialog.getByText(/^Before 1906 nearly every Indian town kept its own local mean time/).waitFor();
    await dialog.getByRole('definition').filter({ hasText: 'local mean time, +4:51:32' }).waitFor();
  });

  it('is asked again when the date changes', async () => {
    const { dialog, fillBirth, getClock, question } = await openForm();
    await fillBirth(BOMBAY);
    await getClock(/^Bombay time/).check();
    await dialog.getByLabel('Year').fill('1996');
    await question.waitFor({ state: 'detached' });
    await dialog.getByLabel('Year').fill('1930');
    await question.waitFor();
    expect(await getClock(/^IST/).isChecked()).toBe(true);
  });

  it('has a question that passes axe and fits on phone, tablet and desktop', async () => {
    const { page, fillBirth, clickContinue, dialog, question } = await openForm(360);
    const checkWidths = async () => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await question.waitFor();
        expect(await findAxeViolations(page)).toEqual([]);
        expect(await hasNoOverflow(page)).toBe(true);
      }
    };
    await fillBirth({ ...BOMBAY, year: '1943' });
    await checkWidths();
    await clickContinue();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await checkWidths();
  });
});
