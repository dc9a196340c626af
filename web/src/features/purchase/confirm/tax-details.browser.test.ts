import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations } from '#web/testing/browser-visit.ts';
import { openMemberPage } from '#web/testing/buyer.ts';

const GSTIN = '27AAPFU0939F1ZV';
const COMPANY = { state: '27', name: 'Rao Traders', gstin: GSTIN, address: '4 Hill Road, Mumbai' };

const site = startSite({
  role: 'web',
  env: { SELLER_GSTIN: '07AAGFF2194N1Z1', SELLER_ADDRESS: '1 Samrat Marg, New Delhi' },
});
const unregistered = startSite();

async function openReview(url: string, width: number) {
  const buyer = await openMemberPage(site.browser, url, '/reports/janam-kundli', width);
  await buyer.clickBuy(/Generate my report/);
  await buyer.confirmBirth();
  return { ...buyer, part: buyer.dialog.getByRole('group', { name: 'GST invoice' }) };
}

describe('the part "GST invoice" of the confirm dialog', () => {
  it('is absent when the seller is not registered for GST', async () => {
    const { dialog, part } = await openReview(unregistered.app.url, 360);
    await dialog.getByRole('button', { name: /^Pay/ }).waitFor();
    expect(await part.count()).toBe(0);
  });

  it('sends nothing when it is left empty', async () => {
    const { page, clickButton } = await openReview(site.app.url, 360);
    const [sent] = await Promise.all([page.waitForRequest('**/create-order'), clickButton(/^Pay/)]);
    expect(sent.postDataJSON()).not.toHaveProperty('taxDetails');
  });

  it('names an invalid GSTIN, focuses it, and sends the corrected details, which the next order starts with', async () => {
    const { page, dialog, part, clickButton, clickBuy } = await openReview(site.app.url, 360);
    await part.getByLabel(/company or another name/).check();
    await part.getByRole('textbox', { name: 'Name on the invoice' }).fill(COMPANY.name);
    await part.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await part.getByLabel('Registered address').fill(COMPANY.address);
    await part.getByLabel(/^Your State/).selectOption('Maharashtra');
    await clickButton(/^Pay/);
    await part.getByText(/^This is not a valid GSTIN/).waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('taxGstin');
    expect(await part.getByLabel('GSTIN').getAttribute('aria-invalid')).toBe('true');

    await part.getByLabel('GSTIN').fill('27 aapfu 0939f1zv');
    await part.getByLabel(/^Your State/).selectOption('Delhi');
    await clickButton(/^Pay/);
    await part.getByText(/^This GSTIN is registered in Maharashtra/).waitFor();
    await part.getByLabel(/^Your State/).selectOption('Maharashtra');
    const [sent] = await Promise.all([page.waitForResponse('**/create-order'), clickButton(/^Pay/)]);
    expect(sent.request().postDataJSON().taxDetails).toEqual(COMPANY);
    expect(sent.status()).toBe(200);

    await page.goto(`${site.app.url}/reports/janam-kundli`);
    await clickBuy(/Generate my report/);
    await part.waitFor();
    expect(await part.getByLabel('GSTIN').inputValue()).toBe(GSTIN);
    expect(await part.getByLabel(/^Your State/).inputValue()).toBe('27');
  });

  it('passes axe and fits on phone, tablet and desktop, with errors', async () => {
    const { page, part, clickButton } = await openReview(site.app.url, 360);
    await part.getByLabel(/company or another name/).check();
    await part.getByLabel('GSTIN').fill(GSTIN);
    expect(await part.getByLabel(/^Your State/).inputValue()).toBe('27');
    await clickButton(/^Pay/);
    await part.getByText('An invoice with a GSTIN needs the registered name.').waitFor();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await part.scrollIntoViewIfNeeded();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });
});
