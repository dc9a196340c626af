import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow } from '#web/testing/browser-visit.ts';
import { openMemberPage } from '#web/testing/buyer.ts';

const GSTIN = '27AAPFU0939F1ZV';
const COMPANY = { state: '27', name: 'Rao Traders', gstin: GSTIN, address: '4 Hill Road, Mumbai' };

const site = startSite({
  role: 'web',
  env: { SELLER_GSTIN: '07AAGFF2194N1Z1', SELLER_ADDRESS: '1 Samrat Marg, New Delhi' },
});
const siteOfUnregisteredSeller = startSite();

async function openReview(url: string, width: number) {
  const buyer = await openMemberPage(site.browser, url, '/reports/janam-kundli', width);
  await buyer.clickBuy(/Generate my report/);
  await buyer.confirmBirth();
  return { ...buyer, taxSection: buyer.dialog.getByRole('group', { name: 'GST invoice' }) };
}

describe('the section "GST invoice" of the confirm dialog', () => {
  it('is absent when the seller is not registered for GST', async () => {
    const { dialog, taxSection } = await openReview(siteOfUnregisteredSeller.app.url, 360);
    await dialog.getByRole('button', { name: /^Pay/ }).waitFor();
    expect(await taxSection.count()).toBe(0);
  });

  it('sends nothing when it is left empty', async () => {
    const { page, clickButton } = await openReview(site.app.url, 360);
    const [request] = await Promise.all([page.waitForRequest('**/create-order'), clickButton(/^Pay/)]);
    expect(request.postDataJSON()).not.toHaveProperty('taxDetails');
  });

  it('shows the error of an invalid GSTIN, focuses it, and sends the corrected details, which the next order starts with', async () => {
    const { page, dialog, taxSection, clickButton, clickBuy } = await openReview(site.app.url, 360);
    await taxSection.getByLabel(/company or another name/).check();
    await taxSection.getByRole('textbox', { name: 'Name on the invoice' }).fill(COMPANY.name);
    await taxSection.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await taxSection.getByLabel('Registered address').fill(COMPANY.address);
    await taxSection.getByLabel(/^Your State/).selectOption('Maharashtra');
    await clickButton(/^Pay/);
    await taxSection.getByText(/^This is not a valid GSTIN/).waitFor();
    await expect.poll(() => dialog.locator(':focus').getAttribute('name')).toBe('taxGstin');
    expect(await taxSection.getByLabel('GSTIN').getAttribute('aria-invalid')).toBe('true');

    await taxSection.getByLabel('GSTIN').fill('27 aapfu 0939f1zv');
    await taxSection.getByLabel(/^Your State/).selectOption('Delhi');
    await clickButton(/^Pay/);
    await taxSection.getByText(/^This GSTIN is registered in Maharashtra/).waitFor();
    await taxSection.getByLabel(/^Your State/).selectOption('Maharashtra');
    const [response] = await Promise.all([page.waitForResponse('**/create-order'), clickButton(/^Pay/)]);
    expect(response.request().postDataJSON().taxDetails).toEqual(COMPANY);
    expect(response.status()).toBe(200);

    await page.goto(`${site.app.url}/reports/janam-kundli`);
    await clickBuy(/Generate my report/);
    await taxSection.waitFor();
    expect(await taxSection.getByLabel('GSTIN').inputValue()).toBe(GSTIN);
    expect(await taxSection.getByLabel(/^Your State/).inputValue()).toBe('27');
  });

  it('passes axe and fits on phone, tablet and desktop, with errors', async () => {
    const { page, taxSection, clickButton } = await openReview(site.app.url, 360);
    await taxSection.getByLabel(/company or another name/).check();
    await taxSection.getByLabel('GSTIN').fill(GSTIN);
    expect(await taxSection.getByLabel(/^Your State/).inputValue()).toBe('27');
    await clickButton(/^Pay/);
    await taxSection.getByText('An invoice with a GSTIN needs the registered name.').waitFor();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await taxSection.scrollIntoViewIfNeeded();
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await hasNoOverflow(page)).toBe(true);
    }
  });
});
