import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calculators } from '#web/content/calculators.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit, scrollThrough } from '#web/testing/browser-visit.ts';

const site = startSite();

/** The home page scrolled to the quick calculators, with its clock paused until a test advances it. */
async function openQuickCalculators() {
  const noon = Date.parse('2026-11-21T06:30:00Z');
  const tenMinutesEarlier = noon - 10 * 60_000;
  const before = (page: Page) => page.clock.install({ time: tenMinutesEarlier });
  const { page, consoleErrors } = await visit(site.browser, site.app.url, {
    reducedMotion: true,
    before,
  });
  await scrollThrough(page);
  // with a fake clock, scrolling is not synchronized with rendered frames and may skip lazy sections
  await page.getByRole('list', { name: 'All calculators' }).scrollIntoViewIfNeeded();
  await page.getByRole('form', { name: 'Love' }).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(noon);
  return { page, consoleErrors };
}

const getForm = (page: Page, name: string) => page.getByRole('form', { name });
const clickButton = (form: Locator) => form.getByRole('button').click();
const getResult = (form: Locator) => form.getByRole('status');

describe('quick calculators of the home page', () => {
  it('love: the result is delayed by two seconds and is 50 to 99 %', async () => {
    const { page, consoleErrors } = await openQuickCalculators();
    const love = getForm(page, 'Love');
    expect(await love.getByRole('button').isDisabled()).toBe(true);
    await love.getByLabel('Your name').fill('Asha');
    expect(await love.getByRole('button').isDisabled()).toBe(true);
    await love.getByLabel('Their name').fill('Ravi');
    await clickButton(love);
    expect(await love.getByRole('button').innerText()).toBe('Calculating...');
    await page.clock.runFor(1999);
    expect(await getResult(love).innerText()).not.toContain('%');
    await page.clock.runFor(1);
    await getResult(love).getByText('%').waitFor();
    const score = Number(/(\d+)\s*%/.exec(await getResult(love).innerText())![1]);
    expect(score).toBeGreaterThanOrEqual(50);
    expect(score).toBeLessThanOrEqual(99);
    expect(consoleErrors).toEqual([]);
  });

  it('love: a name without letters is an error at its field, which gets the focus', async () => {
    const { page } = await openQuickCalculators();
    const love = getForm(page, 'Love');
    await love.getByLabel('Your name').fill('Asha');
    await love.getByLabel('Their name').fill('123 !!');
    await clickButton(love);
    await love.getByText('Please write the name in letters.').waitFor();
    expect(await love.getByLabel('Their name').evaluate((input) => input === document.activeElement)).toBe(
      true,
    );
    expect(await love.getByRole('button').innerText()).toBe('Calculate');
    await love.getByLabel('Their name').fill('Ravi');
    expect(await love.getByText('Please write the name in letters.').count()).toBe(0);
  });

  it('friendship: requires both names and shows the result at once', async () => {
    const { page } = await openQuickCalculators();
    const friendship = getForm(page, 'Friendship');
    await friendship.getByLabel('Your name').fill('Asha');
    await friendship.getByLabel('Your friend’s name').fill('   ');
    expect(await friendship.getByRole('button').isDisabled()).toBe(true);
    await friendship.getByLabel('Your friend’s name').fill('Meera');
    await clickButton(friendship);
    await page.clock.runFor(1);
    await getResult(friendship).getByText('%').waitFor();
  });

  it('energy: requires a date and shows the score of its day of the year', async () => {
    const { page } = await openQuickCalculators();
    const energy = getForm(page, 'Energy of a day');
    expect(await energy.getByRole('button').isDisabled()).toBe(true);
    await energy.getByLabel('Date').fill('2026-01-01');
    await clickButton(energy);
    await page.clock.runFor(1);
    await getResult(energy).getByText('47%').waitFor();
    await energy.getByLabel('Date').fill('2026-01-02');
    await clickButton(energy);
    await page.clock.runFor(1);
    await getResult(energy).getByText('64%').waitFor();
  });

  it('number: adds the digits and does not reduce a master number', async () => {
    const { page } = await openQuickCalculators();
    const number = getForm(page, 'Your number');
    await number.getByLabel('A birth date, or any number').fill('none');
    expect(await number.getByRole('button').isDisabled()).toBe(true);
    await number.getByLabel('A birth date, or any number').fill('09/01/1990');
    await clickButton(number);
    await page.clock.runFor(1);
    await getResult(number).getByText('11', { exact: true }).waitFor();
    await getResult(number)
      .getByText(/2 \+ 9 = 11/)
      .waitFor();
  });

  it('are followed by links to all eight calculators', async () => {
    const { page } = await openQuickCalculators();
    const links = page.getByRole('list', { name: 'All calculators' }).getByRole('link');
    const hrefs = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
    expect(hrefs).toEqual(calculators.map(({ id }) => `/calculate/${id}`));
  });

  it('have no axe violation and no overflow with a result', async () => {
    const { page, consoleErrors } = await openQuickCalculators();
    const number = getForm(page, 'Your number');
    await number.getByLabel('A birth date, or any number').fill('4 6 1996');
    await clickButton(number);
    await page.clock.runFor(1);
    await getResult(number).getByText('8', { exact: true }).waitFor();
    await page.clock.resume(); // axe uses timers
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollThrough(page);
      expect(await findAxeViolations(page), `${width}`).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
        `${width}`,
      ).toBe(0);
    }
    expect(consoleErrors).toEqual([]);
  });

  it('have their height reserved while they are loaded, at every width', async () => {
    const { page } = await openQuickCalculators();
    const form = page.getByRole('form', { name: 'Love' });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await form.evaluate((element) => {
        const container = element.closest('ul')!.parentElement!;
        return {
          actual: container.getBoundingClientRect().height,
          reserved: parseFloat(getComputedStyle(container).minHeight),
        };
      });
      expect(Math.abs(heights.actual - heights.reserved), `${width}`).toBeLessThan(24);
    }
  });
});
