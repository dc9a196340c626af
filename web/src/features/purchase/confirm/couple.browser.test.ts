/** A report on two people: both births, the roles, the consent, and what was typed for the free match. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';
import { openMemberPage } from '#web/testing/buyer.ts';

const site = startSite({});
const REPORT_PATH = '/reports/match-report';
const RAVI = { day: '17', month: 'February', year: '1994', time: '06:10' };

const openReport = (width: number) => openMemberPage(site.browser, site.app.url, REPORT_PATH, width);
const openDialog = async (width = 1280) => {
  const buyer = await openReport(width);
  await buyer.clickBuy(/Generate my report/);
  await waitForStep(buyer.page, 'Who is the first person?');
  return buyer;
};
type Buyer = Awaited<ReturnType<typeof openDialog>>;

const waitForStep = (page: Page, title: string) =>
  page.getByRole('dialog').getByRole('heading', { name: title }).waitFor();

async function fillBoth({ page, dialog, fillBirth, clickContinue }: Buyer) {
  await fillBirth();
  await clickContinue();
  await waitForStep(page, 'Who is the second person?');
  await fillBirth(RAVI);
  await dialog.getByLabel('Full name').fill('Ravi Menon');
  await clickContinue();
  await waitForStep(page, 'Is this right?');
}

const checkScreen = async (page: Page, name: string) => {
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await hasNoOverflow(page)).toBe(true);
  await takeScreenshot(page, name, { fullPage: false });
};

describe('the order of a report on two people', () => {
  it.each([360, 768, 1280])(
    'asks for one person after the other, each step from its top, at %i px',
    async (width) => {
      const buyer = await openDialog(width);
      const { page, dialog, fillBirth, clickContinue } = buyer;
      await checkScreen(page, `couple-first-${width}`);
      await fillBirth();
      await clickContinue();
      await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Who is the second person?');
      expect(await dialog.evaluate((node) => node.scrollTop)).toBe(0);
      await dialog.getByText('The first person is Asha Rao.').waitFor();
      await checkScreen(page, `couple-second-${width}`);
      await fillBirth(RAVI);
      await dialog.getByLabel('Full name').fill('Ravi Menon');
      await clickContinue();
      await waitForStep(page, 'Is this right?');
      expect(await dialog.getByText(/, born on/).allTextContents()).toEqual([
        expect.stringMatching(/^Asha Rao, born on Tuesday 4 June 1996/),
        expect.stringMatching(/^Ravi Menon, born on Thursday 17 February 1994/),
      ]);
      await checkScreen(page, `couple-review-${width}`);
    },
  );

  it('is not sent without the roles and the consent; both errors are shown, the first has the focus', async () => {
    const buyer = await openDialog(360);
    const { page, dialog, clickButton } = buyer;
    await fillBoth(buyer);
    let orderCount = 0;
    page.on('request', (request) => (orderCount += Number(request.url().endsWith('/create-order'))));
    await clickButton(/^Pay ₹/);
    await dialog.getByText('Please choose who is the bride, or choose “Leave it open”.').waitFor();
    await dialog.getByText('We need this consent before we write about another person.').waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('partnerRole');
    await checkScreen(page, 'couple-errors-360');
    expect(orderCount).toBe(0);

    await dialog
      .getByLabel('Who is the bride')
      .selectOption({ label: 'Asha Rao is the bride, Ravi Menon the groom' });
    await dialog.getByRole('checkbox', { name: /^The other person knows about this report/ }).check();
    const [request] = await Promise.all([page.waitForRequest('**/create-order'), clickButton(/^Pay ₹/)]);
    expect(request.postDataJSON()).toMatchObject({
      reportKey: 'match-report',
      birthDetails: { name: 'Asha Rao', date: '1996-06-04' },
      partner: { role: 'groom', consent: true, birthDetails: { name: 'Ravi Menon', date: '1994-02-17' } },
    });
    expect((await request.response())!.status()).toBe(200);
  });

  it('refuses a person under eighteen and the same birth twice at the date, and keeps what was typed', async () => {
    const { page, dialog, fillBirth, clickContinue } = await openDialog();
    expect(await page.getByText('For two people of 18 or older.').count()).toBe(1);
    await fillBirth({ year: '2012' });
    await clickContinue();
    await dialog.getByText('A match is only for two people of 18 or older.').waitFor();
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('14:30');
    await dialog.getByLabel('Year').fill('1996');
    await clickContinue();
    await waitForStep(page, 'Who is the second person?');
    await fillBirth();
    await clickContinue();
    await dialog.getByText('This is the birth of the first person. A match needs two people.').waitFor();
    await dialog.getByRole('button', { name: 'Change the first person' }).click();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Asha Rao');
  });

  it('goes back to one person without losing the other', async () => {
    const buyer = await openDialog();
    const { page, dialog, clickContinue } = buyer;
    await fillBoth(buyer);
    await dialog.getByRole('button', { name: 'Change something' }).last().click();
    await waitForStep(page, 'Who is the second person?');
    await dialog.getByLabel('Time of birth').fill('07:25');
    await clickContinue();
    await dialog.getByText(/^Ravi Menon, born on Thursday 17 February 1994 at 7:25 in the morning/).waitFor();
    await dialog.getByRole('button', { name: 'Change something' }).first().click();
    await waitForStep(page, 'Who is the first person?');
    await dialog.getByLabel('Time of birth').fill('15:30');
    await clickContinue();
    await dialog.getByText(/^Asha Rao, born on Tuesday 4 June 1996 at 3:30 in the afternoon/).waitFor();
  });
});

describe('the births of a free match', () => {
  it('are filled in when the visitor goes on to the report, and are in no URL', async () => {
    const { page, dialog, main, clickContinue } = await openMemberPage(
      site.browser,
      site.app.url,
      '/kundli-milan',
    );
    await fillMatchPerson(page, 'Groom', { ...RAVI, name: 'Ravi Menon' });
    await fillMatchPerson(page, 'Bride', { ...ASHA, name: '' });
    await page.getByRole('button', { name: 'Compare the charts' }).click();
    await main.getByRole('link', { name: 'Read about the report' }).click();
    await page.waitForURL(`**${REPORT_PATH}`);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .click();
    await waitForStep(page, 'Who is the first person?');
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Ravi Menon');
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('06:10');
    await clickContinue();
    await waitForStep(page, 'Who is the second person?');
    expect(await dialog.getByLabel('Year').inputValue()).toBe('1996');
    await dialog.getByLabel('Full name').fill('Asha Rao');
    await clickContinue();
    await waitForStep(page, 'Is this right?');
    expect(await dialog.getByLabel('Who is the bride').inputValue()).toBe('bride');
    expect(page.url()).toBe(`${site.app.url}${REPORT_PATH}`);
  });
});

const ASHA = { day: '4', month: 'June', year: '1996', time: '14:30' };

async function fillMatchPerson(page: Page, role: 'Groom' | 'Bride', birth: typeof RAVI & { name: string }) {
  const person = page.getByRole('group', { name: role });
  await person.getByLabel('Name').fill(birth.name);
  await person.getByLabel('Day', { exact: true }).fill(birth.day);
  await person.getByLabel('Month', { exact: true }).selectOption(birth.month);
  await person.getByLabel('Year', { exact: true }).fill(birth.year);
  await person.getByLabel('Time of birth').fill(birth.time);
  await person.getByLabel('Place of birth').fill('Kota');
  await person.getByRole('option', { name: /^Kota Rajasthan/ }).click();
}
