import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit, scrollThrough } from '#web/testing/browser-visit.ts';

const site = startSite();

/** The home page with its drawers in view; from then on, time stands still until a test moves it. */
async function atTheDrawers(width = 1280) {
  const noon = Date.parse('2026-11-21T06:30:00Z');
  const before = (page: Page) => page.clock.install({ time: noon - 600_000 });
  const { page, consoleErrors } = await visit(site.browser, site.app.url, {
    width,
    reducedMotion: true,
    before,
  });
  await scrollThrough(page);
  await page.getByRole('form', { name: 'Love' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(noon);
  return { page, consoleErrors };
}

const drawer = (page: Page, name: string) => page.getByRole('form', { name });
const press = (form: Locator) => form.getByRole('button').click();
const answer = (form: Locator) => form.getByRole('status');

describe('the instruments of the home page', () => {
  it('love calculates for two seconds and then says 50 to 99 %', async () => {
    const { page, consoleErrors } = await atTheDrawers();
    const love = drawer(page, 'Love');
    expect(await love.getByRole('button').isDisabled()).toBe(true);
    await love.getByLabel('Your name').fill('Asha');
    expect(await love.getByRole('button').isDisabled()).toBe(true);
    await love.getByLabel('Their name').fill('Ravi');
    await press(love);
    expect(await love.getByRole('button').innerText()).toBe('Calculating...');
    await page.clock.runFor(1999);
    expect(await answer(love).innerText()).not.toContain('%');
    await page.clock.runFor(1);
    await answer(love).getByText('%').waitFor();
    const score = Number(/(\d+)\s*%/.exec(await answer(love).innerText())![1]);
    expect(score).toBeGreaterThanOrEqual(50);
    expect(score).toBeLessThanOrEqual(99);
    expect(consoleErrors).toEqual([]);
  });

  it('friendship needs both names and answers at once', async () => {
    const { page } = await atTheDrawers();
    const friendship = drawer(page, 'Friendship');
    await friendship.getByLabel('Your name').fill('Asha');
    await friendship.getByLabel('Your friend’s name').fill('   ');
    expect(await friendship.getByRole('button').isDisabled()).toBe(true);
    await friendship.getByLabel('Your friend’s name').fill('Meera');
    await press(friendship);
    await page.clock.runFor(1);
    await answer(friendship).getByText('%').waitFor();
  });

  it('energy needs a date and reads the day of the year', async () => {
    const { page } = await atTheDrawers();
    const energy = drawer(page, 'Energy of a day');
    expect(await energy.getByRole('button').isDisabled()).toBe(true);
    await energy.getByLabel('Date').fill('2026-01-01');
    await press(energy);
    await page.clock.runFor(1);
    await answer(energy).getByText('47%').waitFor();
    await energy.getByLabel('Date').fill('2026-01-02');
    await press(energy);
    await page.clock.runFor(1);
    await answer(energy).getByText('64%').waitFor();
  });

  it('the number adds digits up and keeps a master number', async () => {
    const { page } = await atTheDrawers();
    const number = drawer(page, 'Your number');
    await number.getByLabel('A birth date, or any number').fill('none');
    expect(await number.getByRole('button').isDisabled()).toBe(true);
    await number.getByLabel('A birth date, or any number').fill('09/01/1990');
    await press(number);
    await page.clock.runFor(1);
    await answer(number).getByText('11', { exact: true }).waitFor();
    await answer(number)
      .getByText(/2 \+ 9 = 11/)
      .waitFor();
  });

  it('stand above the eight links', async () => {
    const { page } = await atTheDrawers();
    const links = page.getByRole('list', { name: 'All calculators' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(calculators.map(({ id }) => `/calculate/${id}`));
  });

  it.each([360, 1280])('are free of faults at %i px, asked and answered', async (width) => {
    const { page, consoleErrors } = await atTheDrawers(width);
    const number = drawer(page, 'Your number');
    await number.getByLabel('A birth date, or any number').fill('4 6 1996');
    await press(number);
    await page.clock.runFor(1);
    await answer(number).getByText('8', { exact: true }).waitFor();
    await page.clock.resume(); // axe waits for timers of its own
    await scrollThrough(page);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it.each([360, 768, 1280])(
    'keep their room while they come, so that nothing below moves at %i px',
    async (width) => {
      const { page } = await atTheDrawers(width);
      const heights = await page.getByRole('form', { name: 'Love' }).evaluate((form) => {
        const room = form.closest('ul')!.parentElement!;
        return {
          room: room.getBoundingClientRect().height,
          kept: parseFloat(getComputedStyle(room).minHeight),
        };
      });
      expect(Math.abs(heights.room - heights.kept)).toBeLessThan(24);
    },
  );
});
