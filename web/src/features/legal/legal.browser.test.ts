import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { keptData } from '#web/content/legal/kept-data.ts';
import { visit } from '#web/testing/browser-visit.ts';

const site = startSite({ role: 'web', env: { GRIEVANCE_OFFICER: 'Nirmala Deshpande' } });

const open = (path: string, options?: Parameters<typeof visit>[2]) =>
  visit(site.browser, site.app.url + path, options);

const POLICIES = [
  ['/privacy-policy', 'Privacy Policy', 'Response within 24 hours on business days'],
  ['/terms', 'Terms of Service', 'Consulting starts within 2 business days'],
  ['/refund-policy', 'Refund Policy', 'Refunds processed in 7-10 business days'],
  ['/shipping', 'Shipping Policy', 'Physical order processing 3-5 business days'],
] as const;

it.each(POLICIES)('%s is the %s and contains: %s', async (path, heading, claim) => {
  const { page } = await open(path, { javaScriptEnabled: false });
  expect(await page.locator('h1').innerText()).toBe(heading);
  expect(await page.getByRole('main').innerText()).toContain(claim);
});

describe('date of the last update', () => {
  it.each([
    ['2027-03-09T18:29:00Z', '9 Mar 2027'],
    ['2027-03-09T18:31:00Z', '10 Mar 2027'],
  ])('is today in Indian time: at %s it is %s', async (now, day) => {
    const { page, consoleErrors } = await open('/terms', {
      before: (openedPage) => openedPage.clock.setFixedTime(new Date(now)),
    });
    await page.getByText(`Last updated: ${day}`, { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('is shown in a browser without scripts', async () => {
    const { page } = await open('/shipping', { javaScriptEnabled: false });
    expect(await page.getByRole('main').innerText()).toMatch(/Last updated: \d{1,2} [A-Z][a-z]{2} 20\d\d/);
  });

  it('is correct after client-side navigation, and the grievance officer is shown', async () => {
    const { page } = await open('/terms', {
      before: (openedPage) => openedPage.clock.setFixedTime(new Date('2027-03-09T06:00:00Z')),
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Refunds' }).click();
    await page.getByRole('heading', { level: 1, name: 'Refund Policy' }).waitFor();
    await page.getByText('Last updated: 9 Mar 2027').waitFor();
    await page.getByText('Nirmala Deshpande').waitFor();
  });
});

it('every policy shows the terms for astrology reports above its text', async () => {
  for (const [path] of POLICIES) {
    const { page } = await open(path, { javaScriptEnabled: false });
    const terms = page.getByRole('region', { name: 'For astrology reports' });
    expect(await terms.getByRole('term').allInnerTexts()).toEqual([
      'Delivery',
      'Refund',
      'Grievance',
      'Your data',
      'Other people',
    ]);
    expect(await terms.innerText()).toContain('within 12 hours after payment');
    expect(await terms.innerText()).toContain('Nirmala Deshpande');
    expect(await terms.getByRole('link', { name: 'Support', exact: true }).getAttribute('href')).toBe(
      '/support',
    );
    const summaryBox = await page.getByRole('heading', { name: 'In short' }).boundingBox();
    expect((await terms.boundingBox())!.y).toBeLessThan(summaryBox!.y);
  }
});

it('the privacy policy states how long data for reports is kept', async () => {
  const { page } = await open('/privacy-policy', { javaScriptEnabled: false });
  const kept = page.getByRole('region', { name: 'How long we keep your data for reports' });
  expect(await kept.getByRole('definition').allInnerTexts()).toEqual(
    Object.values(keptData.rows).map(({ period }) => period),
  );
});

it('a policy links back to the home page', async () => {
  const { page } = await open('/refund-policy');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

it('a policy shows a table of contents on a wide screen only, and an entry scrolls to its section', async () => {
  const { page } = await open('/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  expect(await links.count()).toBe(
    await page.locator('main section h2[id]:not(#for-reports, #in-short)').count(),
  );
  await contents.getByRole('link', { name: 'Fees and invoices' }).click();
  await page.waitForURL('**/terms#fees');
  await expect.poll(async () => (await page.locator('#fees').boundingBox())!.y).toBeLessThan(200);
  const phone = await open('/terms', { width: 360 });
  expect(await phone.page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(false);
});

it('/privacy redirects to /privacy-policy', async () => {
  const { page } = await open('/privacy');
  expect(new URL(page.url()).pathname).toBe('/privacy-policy');
});
