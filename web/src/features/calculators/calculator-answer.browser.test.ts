/** Sharing, copying and printing a result, and navigation between calculators. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForTransientText, waitForHydration } from '#web/testing/browser-visit.ts';
import { getPrintButton, getButton, fill, openCalculators, getResult } from './calculators-fixture.ts';

const { site, open, openAtNoon } = openCalculators();

describe('a result', () => {
  const openResult = async (before?: (page: Page) => Promise<unknown>) => {
    const { page } = await openAtNoon('/calculate/love', before ? { before } : {});
    await fill(page, 'love');
    await getButton(page).click();
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    return page;
  };

  it('is shared by the share sheet with finding and page, without names', async () => {
    const page = await openResult((fresh) =>
      fresh.addInitScript(() => {
        const kept = window as unknown as { shared: unknown };
        navigator.share = async (what) => void (kept.shared = what);
      }),
    );
    await getResult(page).getByRole('button', { name: 'Share' }).click();
    const sharedHandle = await page.waitForFunction(
      () => (window as unknown as { shared?: ShareData }).shared,
    );
    const shared = (await sharedHandle.jsonValue())!;
    expect(shared.url).toBe(`${site.app.url}/calculate/love`);
    expect(shared.text).toMatch(/^Love match: \d+%\. \S/);
    expect(JSON.stringify(shared)).not.toMatch(/Asha|Ravi/);
  });

  it('is copied where there is no share sheet', async () => {
    const page = await openResult((fresh) =>
      fresh.addInitScript(() => void delete (Navigator.prototype as Partial<Navigator>).share),
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.resume();
    const toast = waitForTransientText(page, 'Copied. Paste it wherever you like.');
    await Promise.all([toast, getResult(page).getByRole('button', { name: 'Share' }).click()]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Love match: \d+%\..*\n.*\/calculate\/love$/);
    expect(copied).not.toMatch(/Asha|Ravi/);
  });

  it('leaves nothing that was typed in the URL', async () => {
    const page = await openResult();
    expect(page.url()).toBe(`${site.app.url}/calculate/love`);
  });

  it('is printed without form and frame', async () => {
    const page = await openResult();
    await page.emulateMedia({ media: 'print' });
    expect(
      await getResult(page)
        .getByText(/^\d+%$/)
        .isVisible(),
    ).toBe(true);
    for (const hidden of ['header', 'footer', 'main form', 'nav[aria-label="Calculators"]', '#explore'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    expect(await getPrintButton(page).isVisible()).toBe(false);
  });
});

describe('the navigation of a calculator', () => {
  const others = (page: Page) =>
    page
      .getByRole('region', { name: 'Explore Other Calculators' })
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

  it('shows four other calculators and then all of them', async () => {
    const { page } = await open('/calculate/love');
    expect(await others(page)).toEqual([
      '/calculate/atmakaraka-darakaraka',
      '/calculate/numerology',
      '/calculate/sun-sign',
      '/calculate/rising-ascendant',
    ]);
    const { page: fourth } = await open('/calculate/sun-sign');
    expect(await others(fourth)).toEqual([
      '/calculate/love',
      '/calculate/atmakaraka-darakaraka',
      '/calculate/numerology',
      '/calculate/rising-ascendant',
    ]);
    const all = page.getByRole('link', { name: 'View All' });
    expect(await all.getAttribute('href')).toBe('/calculators');
  });

  it('starts the next calculator empty', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fill(page, 'sun-sign');
    await getButton(page).click();
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/calculate/love"]')!.click());
    await page.getByRole('heading', { name: 'Love match', level: 1 }).waitFor();
    expect(await getPrintButton(page).count()).toBe(0);
    expect(await page.getByLabel('Your name').inputValue()).toBe('');
  });

  it('goes back to the previous page', async () => {
    const { page } = await open('/reports');
    await page.goto(`${site.app.url}/calculate/love`);
    await waitForHydration(page);
    await page.getByRole('navigation', { name: 'Calculators' }).getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/reports');
  });

  it('goes to all calculators without a previous page', async () => {
    const { page } = await open('/calculate/love');
    const bar = page.getByRole('navigation', { name: 'Calculators' });
    const all = bar.getByRole('link', { name: 'All Calculators' });
    expect(await all.getAttribute('href')).toBe('/calculators');
    await bar.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/calculators');
  });

  it('stays visible while scrolling', async () => {
    const { page } = await open('/calculate/love', { width: 360 });
    await page.evaluate(() => scrollTo(0, 900));
    const box = await page.getByRole('navigation', { name: 'Calculators' }).boundingBox();
    const head = await page.getByRole('banner').boundingBox();
    expect(box!.y).toBeCloseTo(head!.y + head!.height, 0);
  });
});
