/** Opens calculators in the browser and fills them with example input. */
import type { Page } from 'playwright-core';
import type { CalculatorId } from '#web/content/calculators.ts';
import { startSite } from '#src/testing/site.ts';
import { visit, visitAtNoon } from '#web/testing/browser-visit.ts';

type VisitOptions = Parameters<typeof visit>[2];

/** `openAtNoon` pauses the clock of the page. */
export function startCalculatorSite() {
  const site = startSite();
  const open = (path: string, options: VisitOptions = {}) =>
    visit(site.browser, site.app.url + path, { reducedMotion: true, ...options });

  const openAtNoon = (path: string, options: VisitOptions = {}) =>
    visitAtNoon(site.browser, site.app.url + path, { reducedMotion: true, ...options });
  return { site, open, openAtNoon };
}

export const fillField = {
  name: (page: Page) => page.getByLabel('Full name').fill('Asha Rao'),
  names: async (page: Page) => {
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Their name').fill('Ravi');
  },
  date: async (page: Page) => {
    await page.getByLabel('Day', { exact: true }).fill('4');
    await page.getByLabel('Month', { exact: true }).selectOption('June');
    await page.getByLabel('Year', { exact: true }).fill('1996');
  },
  time: (page: Page) => page.getByLabel('Time of birth').fill('14:30'),
  place: (page: Page) => page.getByPlaceholder('City, Country').fill('Kota, India'),
};

/** For each calculator the fields to fill, in order, and the expected result. */
export const EXAMPLES: Record<CalculatorId, { inputs: (keyof typeof fillField)[]; expected: RegExp }> = {
  love: { inputs: ['names'], expected: /\d+%/ },
  'atmakaraka-darakaraka': { inputs: ['date', 'time'], expected: /Atmakaraka[\s\S]*Darakaraka/ },
  numerology: { inputs: ['name', 'date'], expected: /Life path\s+8[\s\S]*Destiny\s+9[\s\S]*Soul urge\s+8/ },
  'sun-sign': { inputs: ['date'], expected: /Gemini\s+21 May to 20 Jun/ },
  'rising-ascendant': { inputs: ['date', 'time', 'place'], expected: /for 2:30 pm in Kota, India/ },
  rashi: { inputs: ['date', 'time'], expected: /Rashi[\s\S]*Nakshatra/ },
  dasha: {
    inputs: ['date'],
    expected: /Current mahadasha\s+Sun\s+6 years[\s\S]*Next mahadasha\s+Moon\s+10 years/,
  },
  'moon-sign': { inputs: ['date', 'time'], expected: /Cancer\s+Tender/ },
};

export const getCalculateButton = (page: Page) => page.locator('main form').first().getByRole('button');
export const getResult = (page: Page) => page.getByRole('region', { name: 'Your result' });
export const getPrintButton = (page: Page) => getResult(page).getByRole('button', { name: 'Print' });

/** The panel "From the real sky". */
export const getPanel = (page: Page) => page.getByRole('region', { name: 'From the real sky' });
export const getComputeButton = (page: Page) =>
  getPanel(page).getByRole('button', { name: 'Compute from the real sky' });

export async function fillInputs(page: Page, id: CalculatorId) {
  for (const input of EXAMPLES[id].inputs) await fillField[input](page);
}

export const getFocusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Pixels of horizontal scrolling. */
export const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
