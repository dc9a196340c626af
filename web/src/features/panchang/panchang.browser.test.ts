import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, scrollThrough, visit, waitForHydration } from '#web/testing/browser-visit.ts';
import { findClippedText, getOverflowX } from '#web/testing/layout-checks.ts';

const site = startSite();

const JAIPUR = '/panchang/jaipur/2026-11-22';
/** 10:40 in India on that day. */
const MORNING = Date.parse('2026-11-22T05:10:00Z');

const open = (path: string, options?: Parameters<typeof visit>[2]) =>
  visit(site.browser, site.app.url + path, options);
const openAt = (path: string, time: number, width?: number) =>
  open(path, { ...(width && { width }), before: (page) => page.clock.install({ time }) });
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });
const measureWidth = async (target: Locator) => (await target.boundingBox())!.width;
const measureHeight = async (target: Locator) => (await target.boundingBox())!.height;

describe('the panchang of a town', () => {
  it.each([360, 768, 1280])('fits %d px, shows one drawing, and passes axe', async (width) => {
    const { page, consoleErrors } = await openAt(JAIPUR, MORNING, width);
    await scrollThrough(page);
    await page.locator('svg:visible').getByText('Now 10:40 am').waitFor();
    expect(await page.getByRole('img', { name: /^The day from sunrise, 6:51 am on Sunday/ }).count()).toBe(1);
    expect(await getOverflowX(page)).toBe(0);
    expect(await findClippedText(page)).toEqual([]);
    const openHours = page.locator('details[open]').filter({ has: page.locator('tr[data-now]') });
    expect(await measureWidth(openHours.getByRole('table').first())).toBeLessThanOrEqual(
      await measureWidth(openHours.first()),
    );
    expect(await measureHeight(page.getByRole('button', { name: 'Show' }))).toBe(
      await measureHeight(page.getByLabel('Date')),
    );
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('marks what runs now, and what ran at sunrise on another day', async () => {
    const { page } = await openAt(JAIPUR, MORNING);
    await scrollThrough(page);
    const running = page.locator('tr[data-now]');
    await expect.poll(() => running.allInnerTexts()).toHaveLength(2);
    expect((await running.first().innerText()).replace(/\s+/g, ' ')).toContain('9:32–10:52 am Labh now');
    await page.getByRole('link', { name: 'Mon 23 Nov' }).click();
    await expect.poll(() => getTitle(page).innerText()).toContain('23 November 2026');
    await expect.poll(() => page.getByText('at sunrise', { exact: true }).count()).toBe(1);
    expect(await page.locator('tr[data-now]').count()).toBe(0);
  });

  it('leaves out the hours where the Sun does not rise', async () => {
    const { page } = await open('/panchang/tromso/2026-12-21', { width: 360 });
    expect(await page.getByText('The Sun does not rise here today').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'Choghadiya and hora' }).count()).toBe(0);
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('works without scripts: the form, the days before and after, and the calendar', async () => {
    const { page } = await open(JAIPUR, { javaScriptEnabled: false });
    await page
      .getByRole('textbox', { name: 'Town' })
      .or(page.getByRole('combobox', { name: 'Town' }))
      .fill('Kota');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/panchang/kota/2026-11-22');
    await page.getByRole('link', { name: 'Sat 21 Nov' }).click();
    await page.waitForURL('**/panchang/kota/2026-11-21');
    await page.getByRole('link', { name: /^24/ }).click();
    await page.waitForURL('**/panchang/kota/2026-11-24');
    expect(await getTitle(page).innerText()).toContain('24 November 2026');
  });

  it('that was seen last is shown without a connection, with the time', async () => {
    const { page } = await open(JAIPUR);
    await page.route('**/api/panchang/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Mon 23 Nov' }).click();
    await page.getByText(/You are offline\. Computed for Jaipur, seen on/).waitFor();
    expect(await getTitle(page).innerText()).toContain('22 November 2026');
  });
});

describe('an unknown town', () => {
  it.each([360, 1280])('is answered with three others at %d px', async (width) => {
    const { page } = await open('/panchang/jaypurr', { width });
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(3);
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Jaipur, Rajasthan' }).click();
    await expect.poll(() => getTitle(page).innerText()).toContain('Panchang for Jaipur');
  });
});

describe('the town of the visitor', () => {
  it('is asked once: the list leads to it, and the home page shows it', async () => {
    const { page } = await open('/panchang');
    await page.getByRole('combobox', { name: 'Town' }).fill('Kota, Rajasthan');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/panchang/kota');
    await waitForHydration(page);
    await page.goto(`${site.app.url}/panchang`);
    await page.waitForURL('**/panchang/kota');
    await page.goto(site.app.url);
    await page.getByRole('heading', { name: 'Today in Kota' }).waitFor();
    await page.getByRole('link', { name: 'Change town' }).click();
    await page.getByRole('heading', { name: 'Panchang of your town' }).waitFor();
  });

  it('is not the one of a page that was opened by a link', async () => {
    const { page } = await open('/panchang/kota');
    const date = page.getByLabel('Date');
    await date.fill('2026-11-22');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('**/panchang/kota/2026-11-22');
    await waitForHydration(page);
    await page.goto(site.app.url);
    await page.getByRole('heading', { name: 'Today in New Delhi' }).waitFor();
    await page.goto(`${site.app.url}/panchang`);
    await page.getByRole('heading', { name: 'Panchang of your town' }).waitFor();
  });

  it('is New Delhi on the home page until one is chosen', async () => {
    const { page } = await open('/');
    expect(await page.getByRole('heading', { name: 'Today in New Delhi' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Full panchang' }).click();
    await expect.poll(() => getTitle(page).innerText()).toContain('Panchang for New Delhi');
  });

  it('is found by the position of the browser after a tap', async () => {
    const { page } = await open('/panchang', { width: 360 });
    expect(await measureWidth(page.getByRole('button', { name: 'Show' }))).toBe(
      await measureWidth(page.getByLabel('Town', { exact: true })),
    );
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 26.92, longitude: 75.79 });
    await page.getByRole('button', { name: 'Use my position' }).click();
    await page.waitForURL('**/panchang/jaipur');
  });
});
