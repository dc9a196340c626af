/** Opens calculators in the browser with a paused clock, and has example input for each of them. */
import type { Page } from 'playwright-core';
import type { CalculatorId } from '#web/content/calculators.ts';
import { startSite } from '#src/testing/site.ts';
import { visit, visitAtNoon } from '#web/testing/browser-visit.ts';

type VisitOptions = Parameters<typeof visit>[2];

export function openCalculators() {
  const site = startSite();
  const open = (path: string, as: VisitOptions = {}) =>
    visit(site.browser, site.app.url + path, { reducedMotion: true, ...as });

  const openAtNoon = (path: string, as: VisitOptions = {}) =>
    visitAtNoon(site.browser, site.app.url + path, { reducedMotion: true, ...as });
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

/** The fields to fill in, in this order, and the expected result. */
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

export const getButton = (page: Page) => page.locator('main form').getByRole('button');
export const getResult = (page: Page) => page.getByRole('region', { name: 'Your result' });
export const getPrintButton = (page: Page) => getResult(page).getByRole('button', { name: 'Print' });

export async function fill(page: Page, id: CalculatorId) {
  for (const what of EXAMPLES[id].inputs) await fillField[what](page);
}
