/** Opens calculators in the browser with a paused clock, and has example input for each of them. */
import type { Page } from 'playwright-core';
import type { CalculatorId } from '#web/content/calculators.ts';
import { startSite } from '#src/testing/site.ts';
import { visit, visitAtNoon } from '#web/testing/browser-visit.ts';

type As = Parameters<typeof visit>[2];

export function openCalculators() {
  const site = startSite();
  const open = (path: string, as: As = {}) =>
    visit(site.browser, site.app.url + path, { reducedMotion: true, ...as });

  const openAtNoon = (path: string, as: As = {}) =>
    visitAtNoon(site.browser, site.app.url + path, { reducedMotion: true, ...as });
  return { site, open, openAtNoon };
}

export const ask = {
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

/** Which fields are filled in, in this order, and which result follows. */
export const EXAMPLES: Record<CalculatorId, { asks: (keyof typeof ask)[]; says: RegExp }> = {
  love: { asks: ['names'], says: /\d+%/ },
  'atmakaraka-darakaraka': { asks: ['date', 'time'], says: /Atmakaraka[\s\S]*Darakaraka/ },
  numerology: { asks: ['name', 'date'], says: /Life path\s+8[\s\S]*Destiny\s+9[\s\S]*Soul urge\s+8/ },
  'sun-sign': { asks: ['date'], says: /Gemini\s+21 May to 20 Jun/ },
  'rising-ascendant': { asks: ['date', 'time', 'place'], says: /for 2:30 pm in Kota, India/ },
  rashi: { asks: ['date', 'time'], says: /Rashi[\s\S]*Nakshatra/ },
  dasha: { asks: ['date'], says: /Current mahadasha\s+Sun\s+6 years[\s\S]*Next mahadasha\s+Moon\s+10 years/ },
  'moon-sign': { asks: ['date', 'time'], says: /Cancer\s+Tender/ },
};

export const getButton = (page: Page) => page.locator('main form').getByRole('button');
export const getResult = (page: Page) => page.getByRole('region', { name: 'Your result' });
export const getPrintButton = (page: Page) => getResult(page).getByRole('button', { name: 'Print' });

export async function fill(page: Page, id: CalculatorId) {
  for (const what of EXAMPLES[id].asks) await ask[what](page);
}
