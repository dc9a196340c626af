import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildCalculatorPath, calculators } from '#web/content/calculators.ts';
import { findAxeViolations, waitUntilInteractive } from '#web/testing/browser-visit.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import {
  getPrintButton,
  fillField,
  getCalculateButton,
  fillInputs,
  startCalculatorSite,
  getFocusedName,
  getOverflow,
  getResult,
  getPanel,
  getComputeButton,
  EXAMPLES,
} from './calculators-fixture.ts';

const { site, open, openAtNoon } = startCalculatorSite();

describe('the list of calculators', () => {
  it('has a link that scrolls to the grid and one to the reports', async () => {
    const { page } = await open('/calculators');
    await page.getByRole('link', { name: 'Choose a calculator' }).click();
    const grid = page.getByRole('region', { name: 'Choose a calculator' });
    await page.waitForFunction(() => scrollY > 300);
    expect(await grid.getByRole('listitem').count()).toBe(8);
    const reportLink = page.getByRole('link', { name: 'Get a Detailed Personalised Report' });
    expect(await reportLink.getAttribute('href')).toBe('/reports');
  });

  it('links each card to its calculator', async () => {
    const { page } = await open('/calculators');
    const links = page.getByRole('link', { name: /^Open Calculator/ });
    const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(calculators.map(({ id }) => `/calculate/${id}`));
    await links.nth(2).click();
    await page.getByRole('heading', { name: 'Numerology', level: 1 }).waitFor();
  });

  it('shows the four steps and four benefits', async () => {
    const { page } = await open('/calculators');
    const stepsRegion = page.getByRole('region', { name: 'How These Calculators Work' });
    const steps = ['Pick a tool', 'Enter details', 'Get results', 'Apply insights'];
    expect(await stepsRegion.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(steps);
    const benefits = page.getByRole('region', { name: 'How far to trust them' });
    expect(await benefits.getByRole('term').count()).toBe(4);
  });
});

describe('a calculator', () => {
  it.each(calculators)(
    '$id is disabled until its inputs are filled, then shows a result that passes axe and fits',
    async ({ id, title }) => {
      const { page, consoleErrors } = await openAtNoon(buildCalculatorPath(id));
      expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
      expect(await page.title()).toBe(`${title} calculator, free | Lagna`);
      for (const input of EXAMPLES[id].inputs) {
        await expect.poll(() => getCalculateButton(page).isDisabled()).toBe(true);
        await fillField[input](page);
      }
      await expect.poll(() => getCalculateButton(page).isEnabled()).toBe(true);
      await getCalculateButton(page).click();
      await page.clock.runFor(5000);
      await getPrintButton(page).waitFor();
      expect(await getResult(page).innerText()).toMatch(EXAMPLES[id].expected);
      await page.clock.resume(); // axe uses timers
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => getOverflow(page), { message: `${width}` }).toBe(0);
        expect(await findAxeViolations(page), `${width}`).toEqual([]);
      }
      expect(consoleErrors).toEqual([]);
    },
  );

  it('calculates for exactly five seconds and shows its progress', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    const requestedPaths: string[] = [];
    page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname));
    await fillField.date(page);
    await getCalculateButton(page).click();
    await expect.poll(() => getCalculateButton(page).innerText()).toBe('Calculating...');
    const progressBar = page.getByRole('progressbar', { name: 'Calculating' });
    expect(await progressBar.getAttribute('aria-valuenow')).toBe('0');
    await page.clock.runFor(3000);
    await expect.poll(() => progressBar.getAttribute('aria-valuenow')).toBe('3');
    await page.clock.runFor(1999);
    expect(await getPrintButton(page).count()).toBe(0);
    await page.clock.runFor(1);
    await getPrintButton(page).waitFor();
    expect(await progressBar.count()).toBe(0);
    expect(await getCalculateButton(page).innerText()).toBe('Calculate');
    expect(await getResult(page).locator('[aria-live="polite"]').innerText()).toContain('Gemini');
    expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  it('shows the previous result until the next one is calculated', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fillField.date(page);
    await getCalculateButton(page).click();
    await page.clock.runFor(5000);
    await getResult(page).getByText('Gemini', { exact: true }).waitFor();
    await page.getByLabel('Month', { exact: true }).selectOption('January');
    await getResult(page).getByText('Gemini', { exact: true }).waitFor();
    await getCalculateButton(page).click();
    await page.clock.runFor(4999);
    expect(await getResult(page).getByText('Gemini', { exact: true }).count()).toBe(1);
    await page.clock.runFor(1);
    await getResult(page).getByText('Capricorn', { exact: true }).waitFor();
    expect(await getResult(page).getByText('Gemini', { exact: true }).count()).toBe(0);
  });

  it('computes the submitted values, and ignores typing and a second click while calculating', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await fillField.date(page);
    await getCalculateButton(page).click();
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
    await page.getByText(/The order of the names makes no difference/).waitFor();
  });

  it('refuses an impossible or future birth and a name without letters, and focuses the first error', async () => {
    const { page } = await open('/calculate/numerology');
    await page.getByLabel('Full name').fill('123 !!');
    await fillField.date(page);
    await page.getByLabel('Day', { exact: true }).fill('31');
    await page.getByText('There is no such day in the calendar. Please check the date.').waitFor();
    await page.getByLabel('Year', { exact: true }).fill('2035');
    await page.getByLabel('Day', { exact: true }).fill('3');
    await page.getByText('Please give a date from 1900 to today.').waitFor();
    await getCalculateButton(page).click();
    await page.getByText('Please write the name in letters.').waitFor();
    expect(await getFocusedName(page)).toBe('name');
    expect(await getCalculateButton(page).innerText()).toBe('Calculate');
    await page.getByLabel('Full name').fill('Asha');
    await getCalculateButton(page).click();
    expect(await getFocusedName(page)).toBe('day');
    expect(await page.getByText('Please write the name in letters.').count()).toBe(0);
  });

  it('says that its result is playful and links to the free report', async () => {
    const { page } = await open('/calculate/rashi');
    expect(await getResult(page).innerText()).toContain(
      'A playful estimate. Your real chart is computed from the sky in the free report.',
    );
    const link = getResult(page).getByRole('link', { name: 'free report' });
    expect(await link.getAttribute('href')).toBe('/reports/free-kundli');
  });

  it('scrolls to the result on a phone', async () => {
    const { page } = await openAtNoon('/calculate/rising-ascendant', { width: 360 });
    await fillInputs(page, 'rising-ascendant');
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

describe('the panel "From the real sky"', () => {
  async function pickKota(page: Page) {
    await getPanel(page).getByRole('combobox').fill('Kota');
    await page.clock.runFor(300);
    await getPanel(page).getByRole('option').first().click();
  }

  it('answers below the playful result, says why it differs, and closes when the birth changes', async () => {
    const { page, consoleErrors } = await openAtNoon('/calculate/rashi', { width: 360 });
    await getPanel(page).scrollIntoViewIfNeeded();
    await waitUntilInteractive(getComputeButton(page));
    await getComputeButton(page).click();
    await page.getByText('Please give day, month and year of birth.').waitFor();
    expect(await getFocusedName(page)).toBe('day');
    await fillInputs(page, 'rashi');
    await pickKota(page);
    await getComputeButton(page).click();
    const headline = getPanel(page).getByRole('heading', { level: 3 });
    await headline.waitFor();
    expect(await headline.innerText()).toBe('Dhanu, Purva Ashadha, fourth pada');
    await expect.poll(() => headline.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await getPanel(page).getByText('Why it differs').count()).toBe(0);
    await getCalculateButton(page).click();
    await page.clock.runFor(5000);
    await getPanel(page).getByText('Why it differs from the game above').waitFor();
    const reportLink = getPanel(page).getByRole('link', { name: 'Get my free kundli' });
    expect(await reportLink.getAttribute('href')).toBe('/reports/free-kundli');
    const whatsAppLink = getPanel(page).getByRole('link', { name: 'Share on WhatsApp' });
    const sharedText = new URL((await whatsAppLink.getAttribute('href'))!).searchParams.get('text');
    expect(sharedText).toBe(
      `From the real sky: Dhanu, Purva Ashadha, fourth pada.\n${new URL(page.url()).origin}/calculate/rashi`,
    );
    expect(await getOverflow(page)).toBe(0);
    await page.clock.resume(); // axe uses timers
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Day', { exact: true }).fill('5');
    await getComputeButton(page).waitFor();
    expect(await headline.count()).toBe(0);
    expect(await getPanel(page).getByRole('combobox').inputValue()).toContain('Kota');
    expect(consoleErrors).toEqual([]);
  });

  it('names the signs in English for a member who chose English names', async () => {
    const member = await registerMember(site.app.url);
    await member.call('put', '/api/profile').send({ signVocabulary: 'english' }).expect(200);
    const { page } = await open('/calculate/moon-sign', {
      before: (newPage) => storeSession(newPage, member),
    });
    await getPanel(page).scrollIntoViewIfNeeded();
    await waitUntilInteractive(getComputeButton(page));
    await fillInputs(page, 'moon-sign');
    await getComputeButton(page).click();
    await getPanel(page).getByRole('heading', { name: 'Moon in Sagittarius (Dhanu)' }).waitFor();
  });

  it('keeps the form with the reason when the server refuses or is not reached, and cancels a request', async () => {
    const { page } = await openAtNoon('/calculate/sun-sign');
    await getPanel(page).scrollIntoViewIfNeeded();
    await waitUntilInteractive(getComputeButton(page));
    await fillField.date(page);
    const message = 'That was too often in a short time. Please wait a minute and try again.';
    const error = { success: false, error: message, message, code: 'too-many' };
    await page.route('**/api/chart-facts', (route) => route.fulfill({ status: 429, json: error }));
    await getComputeButton(page).click();
    await getPanel(page).getByRole('alert').getByText(message).waitFor();
    await page.unroute('**/api/chart-facts');
    await page.route('**/api/chart-facts', (route) => route.abort());
    await getComputeButton(page).click();
    await getPanel(page).getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    await page.clock.resume(); // axe uses timers
    expect(await findAxeViolations(page)).toEqual([]);
    await page.unroute('**/api/chart-facts');
    await page.route('**/api/chart-facts', () => {});
    const cancelled = page.waitForEvent('requestfailed');
    await getComputeButton(page).click();
    await getPanel(page).getByRole('status').getByText('Computing the answer from the real sky.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Day', { exact: true }).fill('5');
    expect((await cancelled).failure()!.errorText).toContain('ERR_ABORTED');
    await getComputeButton(page).waitFor();
  });
});

describe('an unknown calculator', () => {
  it('has status 404 and a link back to the calculators', async () => {
    const response = await fetch(`${site.app.url}/calculate/palmistry`);
    expect(response.status).toBe(404);
    const { page } = await open('/calculate/palmistry');
    await page.getByRole('heading', { name: 'Calculator Not Found' }).waitFor();
    await page.getByText("The calculator you are looking for doesn't exist.").waitFor();
    const backLink = page.getByRole('main').getByRole('link', { name: /^Back/ });
    expect(await backLink.getAttribute('href')).toBe('/calculators');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('a calculator page without scripts', () => {
  it('shows its texts and has working links', async () => {
    const { page } = await open('/calculate/dasha', { javaScriptEnabled: false });
    await page.getByText('What is a mahadasha?').click();
    await page.getByText(/and then the next one/).waitFor();
    expect(await page.locator('main form noscript').first().innerText()).toBe(
      'The calculator runs in your browser and needs JavaScript.',
    );
    const panel = page.getByRole('region', { name: 'From the real sky' });
    expect(await panel.locator('noscript').innerText()).toBe('This answer needs JavaScript.');
    // the styles of the lower part are in the document
    const form = panel.locator('form');
    expect(await form.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    await page.getByRole('link', { name: 'All Calculators' }).click();
    await page.getByRole('heading', { level: 1, name: 'Free Astrology & Numerology Calculators' }).waitFor();
  });
});
