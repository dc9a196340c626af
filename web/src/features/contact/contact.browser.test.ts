import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot, visit } from '#web/testing/browser-visit.ts';
import { logInPage } from '#web/testing/profile-page.ts';

const site = startSite();

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });

/** In the order of the form: an invalid value, its error, and the next value, which no longer has this error. */
const FIELD_CASES = [
  { label: 'Full Name', invalidValue: '   ', error: 'Full Name is required.', nextValue: 'Meera Iyer' },
  {
    label: 'Email Address',
    invalidValue: '',
    error: 'Email Address is required.',
    nextValue: 'meera@example',
  },
  {
    label: 'Email Address',
    invalidValue: 'meera@example',
    error: 'Please enter a valid email address.',
    nextValue: 'meera@example.in',
  },
  { label: 'Phone Number', invalidValue: '', error: 'Phone Number is required.', nextValue: '987654321' },
  {
    label: 'Phone Number',
    invalidValue: '987654321',
    error: 'Phone Number must be exactly 10 digits.',
    nextValue: '9876543210',
  },
  { label: 'Subject', invalidValue: '', error: 'Subject is required.', nextValue: 'consultation' },
  { label: 'Message', invalidValue: ' \n ', error: 'Message is required.', nextValue: 'Is my lagna Kanya?' },
] as const;

const getField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const fillField = (page: Page, label: string, value: string) =>
  label === 'Subject' ? getField(page, label).selectOption(value) : getField(page, label).fill(value);
const readValues = (page: Page) =>
  Promise.all(
    [...new Set(FIELD_CASES.map(({ label }) => label))].map((label) => getField(page, label).inputValue()),
  );
const fillAll = async (page: Page) => {
  for (const { label, nextValue } of FIELD_CASES) await fillField(page, label, nextValue);
};
const clickSend = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const VALID_VALUES = ['Meera Iyer', 'meera@example.in', '9876543210', 'consultation', 'Is my lagna Kanya?'];

describe('contact form', () => {
  it('shows the first error in a dialog and focuses its field', async () => {
    const { page, consoleErrors } = await open('/contact');
    for (const { label, invalidValue, error, nextValue } of FIELD_CASES) {
      await fillField(page, label, invalidValue);
      await clickSend(page);
      const dialog = page.getByRole('alertdialog', { name: 'Error!' });
      await dialog.getByText(error, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect
        .poll(() => getField(page, label).evaluate((node) => node === document.activeElement))
        .toBe(true);
      expect(await getField(page, label).getAttribute('aria-invalid')).toBe('true');
      await fillField(page, label, nextValue);
    }
    expect(await site.app.db('contact_messages').where({ email: 'meera@example.in' })).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('shows all errors at their fields, and an edit removes only that of its field', async () => {
    const { page } = await open('/contact', 360);
    await clickSend(page);
    await page.getByRole('alertdialog', { name: 'Error!' }).getByRole('button', { name: 'OK' }).click();
    const errors = page.locator('main form [id$="-error"]');
    expect(await errors.allInnerTexts()).toEqual([
      'Full Name is required.',
      'Email Address is required.',
      'Phone Number is required.',
      'Subject is required.',
      'Message is required.',
    ]);
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
    expect(await findAxeViolations(page)).toEqual([]);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await takeScreenshot(page, `contact-errors-${width}`);
      expect(await hasNoOverflow(page), `${width}`).toBe(true);
    }
    await getField(page, 'Message').fill('Is my lagna Kanya?');
    await expect.poll(() => errors.count()).toBe(4);
    expect(await page.locator(':focus').getAttribute('name')).toBe('message');
  });

  it('is filled with the data of the member', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/contact`, {
      before: async (newPage) => {
        await registerUser(site.app.url, 'asha', { phone: '+44 20 7946 0958' });
        await logInPage(site.app.url, newPage, TEST_USERS.asha.email);
      },
    });
    await expect
      .poll(() => readValues(page))
      .toEqual(['Asha Rao', 'asha@example.in', '+442079460958', '', '']);
  });

  it('accepts at most ten digits as phone number and removes a pasted +91', async () => {
    const { page } = await open('/contact');
    const phone = getField(page, 'Phone Number');
    await phone.pressSequentially('98a76-54 3210123');
    expect(await phone.inputValue()).toBe('9876543210');
    await phone.fill('+91 91234 56789');
    expect(await phone.inputValue()).toBe('9123456789');
    await phone.fill('+44 20 7946 0958');
    expect(await phone.inputValue()).toBe('+442079460958');
  });

  it('has the six subjects', async () => {
    const { page } = await open('/contact');
    const values = await getField(page, 'Subject')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual([
      '',
      'spiritual-guidance',
      'programs',
      'consultation',
      'community',
      'donation-related',
      'other',
    ]);
  });

  it('sends one request for several clicks, shows Sending... and Success!, and is then reset', async () => {
    const { page, consoleErrors } = await open('/contact');
    const response = Promise.withResolvers<void>();
    let requestCount = 0;
    await page.route('**/api/auth/send-contact', async (route) => {
      requestCount += 1;
      await response.promise;
      await route.continue();
    });
    await fillAll(page);
    await clickSend(page);
    const busyButton = page.getByRole('button', { name: 'Sending...' });
    await busyButton.waitFor();
    expect(await busyButton.isDisabled()).toBe(true);
    await busyButton.click({ force: true });
    await getField(page, 'Full Name').press('Enter');
    response.resolve();
    const dialog = page.getByRole('alertdialog', { name: 'Success!' });
    await dialog.getByText('Your message has been sent successfully!', { exact: true }).waitFor();
    expect(await dialog.getByText('Your number is').innerText()).toMatch(/LT-\d{4}-/);
    await takeScreenshot(page, 'contact-sent-1280', { fullPage: false });
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await readValues(page)).toEqual(['', '', '', '', '']);
    const [row] = await site.app.db('contact_messages').where({ name: 'Meera Iyer' });
    expect(row).toMatchObject({ email: 'meera@example.in', phone: '9876543210', subject: 'consultation' });
    expect(await page.getByText('Your number is').innerText()).toContain(row.id);
    expect([requestCount, consoleErrors]).toEqual([1, []]);
  });

  it.each([
    ['a server error', { status: 500, body: 'down' }],
    ['a network error', undefined],
  ])('keeps its values after %s and shows the error', async (_case, response) => {
    const { page } = await open('/contact');
    await page.route('**/api/auth/send-contact', (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await fillAll(page);
    await clickSend(page);
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await dialog.getByText('Error sending message. Please try again.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await readValues(page)).toEqual(VALID_VALUES);
    await page.unroute('**/api/auth/send-contact');
    await clickSend(page);
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
  });

  it('treats a response with status 200 and an unknown body as success', async () => {
    const { page } = await open('/contact');
    await page.route('**/api/auth/send-contact', (route) => route.fulfill({ status: 200, body: 'thanks' }));
    await fillAll(page);
    await clickSend(page);
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
    expect(await readValues(page)).toEqual(['', '', '', '', '']);
  });

  it('can be filled, corrected and sent with the keyboard only', async () => {
    const { page } = await open('/contact');
    await getField(page, 'Full Name').focus();
    const { keyboard } = page;
    await keyboard.type('Ravi Menon');
    await keyboard.press('Tab');
    await keyboard.type('ravi@example.in');
    await keyboard.press('Tab');
    await keyboard.type('98765');
    await keyboard.press('Tab');
    await keyboard.type('Comm');
    await keyboard.press('Tab');
    await keyboard.type('Do you speak Malayalam?');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Error!' }).waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('phone');
    await keyboard.press('End');
    await keyboard.type('43210');
    await keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
    const [row] = await site.app.db('contact_messages').where({ name: 'Ravi Menon' });
    expect(row).toMatchObject({ phone: '9876543210', subject: 'community' });
  });
});

describe('map of the contact page', () => {
  const MAP = 'https://www.openstreetmap.org/**';
  /** Replaces the map of OpenStreetMap, and records the URLs of requests to other hosts. */
  const interceptMap = async (page: Page) => {
    const externalUrls: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.app.url) && !url.startsWith('data:')) externalUrls.push(url);
    });
    await page.route(MAP, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>A street map</p>' }),
    );
    return externalUrls;
  };

  it('is requested from openstreetmap.org only after a click, and the page names this host before', async () => {
    const { page, consoleErrors } = await open('/');
    const externalUrls = await interceptMap(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    const mapFigure = page.getByRole('figure', { name: 'Where we are' });
    await mapFigure.getByText(/The street map comes from openstreetmap\.org/).waitFor();
    await mapFigure.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(externalUrls).toEqual([]);
    await mapFigure.getByRole('button', { name: 'Show the map' }).click();
    const map = mapFigure.frameLocator('iframe').frameLocator('iframe');
    await map.getByText('A street map').waitFor();
    expect(externalUrls).toEqual([
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
    ]);
    await expect.poll(() => mapFigure.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it('of OpenStreetMap cannot be embedded in a page of the site directly', async () => {
    const { page, consoleErrors } = await open('/contact');
    await interceptMap(page);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.openstreetmap.org/export/embed.html';
      document.body.append(frame);
    });
    await expect.poll(() => consoleErrors.join()).toContain('frame-src');
  });
});

describe('contact and support pages', () => {
  it('contact shows address, e-mail, phone, website and hours', async () => {
    const { page } = await open('/contact');
    const card = page.getByRole('region', { name: 'How to reach us' });
    const text = await card.innerText();
    for (const expected of ['New Delhi 110001', 'Mon-Sat 11AM-4PM', '24hr reply', 'www.lagna.example'])
      expect(text).toContain(expected);
    expect((await card.getByRole('heading').allInnerTexts()).toSorted()).toEqual([
      'Address',
      'Email',
      'Phone',
      'Website',
    ]);
    const visiting = await page.getByRole('region', { name: 'Visiting hours' }).innerText();
    expect(visiting).toMatch(/Mon-Sat\s+9AM-6PM[^]*Sun\s+10AM-4PM/);
  });

  it('support passes axe and fits a narrow phone with every answer open', async () => {
    const { page } = await open('/support', 320);
    await page
      .locator('summary')
      .evaluateAll((summaries) => summaries.forEach((summary) => (summary as HTMLElement).click()));
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('contact has title and description and is readable without scripts', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/contact`, { javaScriptEnabled: false });
    expect(await page.title()).toBe('Contact | Lagna');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('New Delhi');
    const text = await page.getByRole('main').innerText();
    for (const expected of ['Samrat House', 'Visiting hours', 'This form needs JavaScript'])
      expect(text).toContain(expected);
  });
});
