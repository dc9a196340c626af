import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildCalculatorPath, calculators } from '#web/content/calculators.ts';
import { findAxeViolations } from '#web/testing/browser-visit.ts';
import {
  getPrintButton,
  fillField,
  getButton,
  fill,
  openCalculators,
  getResult,
  EXAMPLES,
} from './calculators-fixture.ts';

const { site, open, openAtNoon } = openCalculators();

describe.each([360, 1280])('at %i px', (width) => {
  it.each(calculators)('$id has no axe violation and no overflow with a result', async ({ id, title }) => {
    const { page, consoleErrors } = await openAtNoon(buildCalculatorPath(id), { width });
    expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
    expect(await page.title()).toBe(`${title} calculator, free | Lagna`);
    await fill(page, id);
    await getButton(page).click();
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    expect(await getOverflow(page)).toBe(0);
    await page.clock.resume(); // axe uses timers
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

describe('the index', () => {
  it('links to the grid and to the reports', async () => {
    const { page } = await open('/calculators');
    await page.getByRole('link', { name: 'Choose a calculator' }).click();
    const grid = page.getByRole('region', { name: 'Which one shall it be?' });
    await page.waitForFunction(() => scrollY > 300);
    expect(await grid.getByRole('listitem').count()).toBe(8);
    const report = page.getByRole('link', { name: 'Get a Detailed Personalised Report' });
    expect(await report.getAttribute('href')).toBe('/reports');
  });

  it('opens each calculator from its card', async () => {
    const { page } = await open('/calculators');
    const links = page.getByRole('link', { name: /^Open Calculator/ });
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual(calculators.map(({ id }) => `/calculate/${id}`));
    await links.nth(2).click();
    await page.getByRole('heading', { name: 'Numerology', level: 1 }).waitFor();
  });

  it('shows the four steps and four benefits', async () => {
    const { page } = await open('/calculators');
    const how = page.getByRole('region', { name: 'How These Calculators Work' });
    expect(await how.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Pick a tool',
      'Enter details',
      'Get results',
      'Apply insights',
    ]);
    expect(await page.getByRole('region', { name: 'A game, played fair' }).getByRole('term').count()).toBe(4);
  });
});

describe('a calculator', () => {
  it.each(calculators)('$id is disabled until its inputs are filled, then shows a result', async ({ id }) => {
    const { page } = await openAtNoon(buildCalculatorPath(id));
    for (const what of EXAMPLES[id].inputs) {
      expect(await getButton(page).isDisabled()).toBe(true);
      await fillField[what](page);
    }
    await expect.poll(() => getButton(page).isEnabled()).toBe(true);
    await getButton(page).click();
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    expect(await getResult(page).innerText()).toMatch(EXAMPLES[id].expected);
  });

  it('calculates for exactly five seconds and shows its progress', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    const calls: string[] = [];
    page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
    await fillField.date(page);
    await getButton(page).click();
    await expect.poll(() => getButton(page).innerText()).toBe('Calculating...');
    const bar = page.getByRole('progressbar', { name: 'Calculating' });
    expect(await bar.getAttribute('aria-valuenow')).toBe('0');
    await page.clock.runFor(3000);
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('3');
    await page.clock.runFor(1999);
    expect(await getPrintButton(page).count()).toBe(0);
    await page.clock.runFor(1);
    await getPrintButton(page).waitFor();
    expect(await bar.count()).toBe(0);
    expect(await getButton(page).innerText()).toBe('Calculate');
    expect(await getResult(page).locator('[aria-live="polite"]').innerText()).toContain('Gemini');
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('keeps the previous result until the next one', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fillField.date(page);
    await getButton(page).click();
    await page.clock.runFor(5000);
    await getResult(page).getByText('Gemini', { exact: true }).waitFor();
    await page.getByLabel('Month', { exact: true }).selectOption('January');
    await getResult(page).getByText('Gemini', { exact: true }).waitFor();
    await getButton(page).click();
    await page.clock.runFor(4999);
    expect(await getResult(page).getByText('Gemini', { exact: true }).count()).toBe(1);
    await page.clock.runFor(1);
    await getResult(page).getByText('Capricorn', { exact: true }).waitFor();
    expect(await getResult(page).getByText('Gemini', { exact: true }).count()).toBe(0);
  });

  it('computes the submitted values, and ignores typing and a second click while calculating', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fillField.date(page);
    await getButton(page).click();
    await page.clock.runFor(2000);
    await page.getByLabel('Month', { exact: true }).selectOption('January');
    await page.getByLabel('Year', { exact: true }).press('Enter');
    await page.clock.runFor(3000);
    await getResult(page).getByText('Gemini', { exact: true }).waitFor();
  });

  it('works with the keyboard alone', async () => {
    const { page } = await openAtNoon('/calculate/love');
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ravi');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    await page.getByText('How is the score made?').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/no difference who is written first/).waitFor();
  });

  it('shows an error for a date that does not exist', async () => {
    const { page } = await open('/calculate/sun-sign');
    await fillField.date(page);
    await page.getByLabel('Day', { exact: true }).fill('31');
    await page.getByText('There is no such day in the calendar. Please check the date.').waitFor();
    await expect.poll(() => getButton(page).isDisabled()).toBe(true);
  });

  it('says that it is a game and links to the real chart', async () => {
    const { page } = await open('/calculate/rashi');
    expect(await getResult(page).innerText()).toContain(
      'A playful estimate. Your real chart is computed from the sky in the free report.',
    );
    const link = getResult(page).getByRole('link', { name: 'free report' });
    expect(await link.getAttribute('href')).toBe('/reports/free-kundli');
  });

  it('scrolls to the result on a phone', async () => {
    const { page } = await openAtNoon('/calculate/rising-ascendant', { width: 360 });
    await fill(page, 'rising-ascendant');
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByPlaceholder('City, Country').press('Enter');
    await page.clock.runFor(5000);
    await getPrintButton(page).waitFor();
    await page.waitForFunction(() => {
      const top = document.querySelector('section[aria-label="Your result"]')!.getBoundingClientRect().top;
      return top > 0 && top < innerHeight / 2;
    });
  });
});

describe('an unknown calculator', () => {
  it('is answered with status 404 and links back', async () => {
    const answer = await fetch(`${site.app.url}/calculate/palmistry`);
    expect(answer.status).toBe(404);
    const { page } = await open('/calculate/palmistry');
    await page.getByRole('heading', { name: 'Calculator Not Found' }).waitFor();
    await page.getByText("The calculator you are looking for doesn't exist.").waitFor();
    const back = page.getByRole('main').getByRole('link', { name: /^Back/ });
    expect(await back.getAttribute('href')).toBe('/calculators');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('without scripts', () => {
  it('the texts are readable and the links work', async () => {
    const { page } = await open('/calculate/dasha', { scripts: false });
    await page.getByText('What is a mahadasha?').click();
    await page.getByText(/hands over to the next/).waitFor();
    expect(await page.locator('main form noscript').innerText()).toBe(
      'The sum is done in your browser, which needs JavaScript for it.',
    );
    await page.getByRole('link', { name: 'All Calculators' }).click();
    const all = { level: 1, name: 'Free Astrology & Numerology Calculators', exact: true };
    await page.getByRole('heading', all).waitFor();
  });
});

const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
