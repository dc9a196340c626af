/** Sharing, copying and printing a result, the way to the free report, and navigation between calculators. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitForTransientText, waitForHydration, waitUntilInteractive } from '#web/testing/browser-visit.ts';
import {
  getPrintButton,
  getCalculateButton,
  EXAMPLES,
  fillInputs,
  startCalculatorSite,
  getResult,
  getPanel,
  getComputeButton,
} from './calculators-fixture.ts';

const { site, open, openAtNoon } = startCalculatorSite();

describe('a result', () => {
  const openResult = async (before?: (page: Page) => Promise<unknown>) => {
    const { page } = await openAtNoon('/calculate/love', before ? { before } : {});
    await fillInputs(page, 'love');
    await getCalculateButton(page).click();
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    return page;
  };

  it('is shared with its finding and URL, without names', async () => {
    const page = await openResult((newPage) =>
      newPage.addInitScript(() => {
        const testWindow = window as unknown as { shared: unknown };
        navigator.share = async (data) => void (testWindow.shared = data);
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

  it('is offered to WhatsApp with its finding and URL, without names', async () => {
    const page = await openResult();
    const link = getResult(page).getByRole('link', { name: 'Share on WhatsApp' });
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href'))!);
    expect(origin + pathname).toBe('https://wa.me/');
    expect(searchParams.get('text')).toMatch(/^Love match: \d+%\. \S/);
    expect(searchParams.get('text')!.endsWith(`\n${site.app.url}/calculate/love`)).toBe(true);
    expect(searchParams.get('text')).not.toMatch(/Asha|Ravi/);
  });

  it('is copied to the clipboard where the browser has no share sheet', async () => {
    const page = await openResult((newPage) =>
      newPage.addInitScript(() => void delete (Navigator.prototype as Partial<Navigator>).share),
    );
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.resume();
    const toast = waitForTransientText(page, 'Copied. Paste it wherever you like.');
    await Promise.all([toast, getResult(page).getByRole('button', { name: 'Share' }).click()]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Love match: \d+%\..*\n.*\/calculate\/love$/);
    expect(copied).not.toMatch(/Asha|Ravi/);
  });

  it('does not put typed values into the URL', async () => {
    const page = await openResult();
    expect(page.url()).toBe(`${site.app.url}/calculate/love`);
  });

  it('is printed without form, header, footer and navigation', async () => {
    const page = await openResult();
    await page.emulateMedia({ media: 'print' });
    expect(
      await getResult(page)
        .getByText(/^\d+%$/)
        .isVisible(),
    ).toBe(true);
    for (const selector of ['header', 'footer', 'main form', 'nav[aria-label="Calculators"]', '#explore'])
      expect(await page.locator(selector).first().isVisible()).toBe(false);
    expect(await getPrintButton(page).isVisible()).toBe(false);
  });
});

describe('a calculator whose later scripts are slow', () => {
  it('keeps its figure and what was typed, and shows the result when they have arrived', async () => {
    const path = '/calculate/numerology';
    const html = await (await fetch(site.app.url + path)).text();
    const released = Promise.withResolvers<void>();
    const holdLaterScripts = (page: Page) =>
      page.route('**/assets/*.js', async (route) => {
        if (!html.includes(new URL(route.request().url()).pathname)) await released.promise;
        await route.continue();
      });
    const { page, consoleErrors } = await openAtNoon(path, { before: holdLaterScripts });
    const figure = getResult(page).locator('svg').first();
    const frame = await figure.boundingBox();
    await fillInputs(page, 'numerology');
    await getCalculateButton(page).click();
    await page.clock.runFor(5000);
    expect(await figure.boundingBox()).toEqual(frame);
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Rao');
    released.resolve();
    await expect.poll(() => getResult(page).innerText()).toMatch(EXAMPLES.numerology.expected);
    expect(consoleErrors).toEqual([]);
  });
});

describe('the free report after chart facts', () => {
  const readBirth = (form: Locator) =>
    form.evaluate((element) =>
      ['day', 'month', 'year']
        .map((name) => `[name=${name}]`)
        .concat('[type=time]', '[role=combobox]')
        .map((selector) => element.querySelector<HTMLInputElement>(selector)?.value)
        .join(' '),
    );
  const BIRTH = '4 6 1996 14:30 Kota, Rajasthan';

  async function fillInAccount(form: Locator) {
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill('early@example.in');
    await form.getByLabel('Password', { exact: true }).fill('jantar-mantar');
    await form.getByLabel('Confirm password').fill('jantar-mantar');
    await form.getByLabel(/I agree to the/).check();
  }

  it('is filled in with the birth, at sign-up and at the order; no URL contains it', async () => {
    const { page } = await open('/calculate/rashi', { width: 360 });
    await getPanel(page).scrollIntoViewIfNeeded();
    await waitUntilInteractive(getComputeButton(page));
    await fillInputs(page, 'rashi');
    await getPanel(page).getByRole('combobox').fill('Kota');
    await getPanel(page).getByRole('option').first().click();
    await getComputeButton(page).click();
    await getPanel(page).getByRole('link', { name: 'Get my free kundli' }).click();
    await page.waitForURL(`${site.app.url}/reports/free-kundli`);
    const reportButton = page.getByRole('main').getByRole('button', { name: /Get my free report/ });
    await reportButton.first().click();
    await page.getByRole('button', { name: 'Create account' }).click();
    const form = page.getByRole('main').locator('form');
    await expect.poll(() => readBirth(form)).toBe(BIRTH);
    expect(page.url()).toBe(`${site.app.url}/signup?next=%2Freports%2Ffree-kundli`);
    await fillInAccount(form);
    await form.getByLabel('Time of birth').fill('');
    await form.getByRole('button', { name: 'Create account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Whose report is this?' });
    await expect.poll(() => readBirth(dialog)).toBe(BIRTH);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    await page.getByRole('dialog', { name: 'Your report is being made' }).waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });
});

describe('the navigation of a calculator', () => {
  const listOtherCalculators = (page: Page) =>
    page
      .getByRole('region', { name: 'Explore Other Calculators' })
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('shows four other calculators and a link to all of them', async () => {
    const { page } = await open('/calculate/love');
    expect(await listOtherCalculators(page)).toEqual([
      '/calculate/atmakaraka-darakaraka',
      '/calculate/numerology',
      '/calculate/sun-sign',
      '/calculate/rising-ascendant',
    ]);
    const { page: sunSignPage } = await open('/calculate/sun-sign');
    expect(await listOtherCalculators(sunSignPage)).toEqual([
      '/calculate/love',
      '/calculate/atmakaraka-darakaraka',
      '/calculate/numerology',
      '/calculate/rising-ascendant',
    ]);
    const allLink = page.getByRole('link', { name: 'View All' });
    expect(await allLink.getAttribute('href')).toBe('/calculators');
  });

  it('opens the next calculator without values and result', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fillInputs(page, 'sun-sign');
    await getCalculateButton(page).click();
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

  it('goes back to the list of all calculators when there is no previous page', async () => {
    const { page } = await open('/calculate/love');
    const navigation = page.getByRole('navigation', { name: 'Calculators' });
    const allLink = navigation.getByRole('link', { name: 'All Calculators' });
    expect(await allLink.getAttribute('href')).toBe('/calculators');
    await navigation.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/calculators');
  });

  it('stays below the header while scrolling', async () => {
    const { page } = await open('/calculate/love', { width: 360 });
    await page.evaluate(() => scrollTo(0, 900));
    const box = await page.getByRole('navigation', { name: 'Calculators' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box!.y).toBeCloseTo(header!.y + header!.height, 0);
  });
});
