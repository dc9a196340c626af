import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });

/** In the order of the form: an invalid value, its error and a valid value. */
const FORM = [
  { label: 'Full Name', wrong: '   ', says: 'Full Name is required.', right: 'Meera Iyer' },
  { label: 'Email Address', wrong: '', says: 'Email Address is required.', right: 'meera@example' },
  {
    label: 'Email Address',
    wrong: 'meera@example',
    says: 'Please enter a valid email address.',
    right: 'meera@example.in',
  },
  { label: 'Phone Number', wrong: '', says: 'Phone Number is required.', right: '987654321' },
  {
    label: 'Phone Number',
    wrong: '987654321',
    says: 'Phone Number must be exactly 10 digits.',
    right: '9876543210',
  },
  { label: 'Subject', wrong: '', says: 'Subject is required.', right: 'consultation' },
  { label: 'Message', wrong: ' \n ', says: 'Message is required.', right: 'Is my lagna Kanya?' },
] as const;

const getField = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const fill = (page: Page, label: string, value: string) =>
  label === 'Subject' ? getField(page, label).selectOption(value) : getField(page, label).fill(value);
const readValues = (page: Page) =>
  Promise.all(
    [...new Set(FORM.map(({ label }) => label))].map((label) => getField(page, label).inputValue()),
  );
const fillAll = async (page: Page) => {
  for (const { label, right } of FORM) await fill(page, label, right);
};
const clickSend = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const RIGHT = ['Meera Iyer', 'meera@example.in', '9876543210', 'consultation', 'Is my lagna Kanya?'];

describe('contact form', () => {
  it('shows one error at a time in a dialog and focuses its field', async () => {
    const { page, consoleErrors } = await open('/contact');
    for (const { label, wrong, says, right } of FORM) {
      await fill(page, label, wrong);
      await clickSend(page);
      const dialog = page.getByRole('alertdialog', { name: 'Error!' });
      await dialog.getByText(says, { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect
        .poll(() => getField(page, label).evaluate((node) => node === document.activeElement))
        .toBe(true);
      expect(await getField(page, label).getAttribute('aria-invalid')).toBe('true');
      await fill(page, label, right);
    }
    expect(await site.app.db('contact_messages').where({ email: 'meera@example.in' })).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('accepts at most ten digits as phone number and removes a pasted +91', async () => {
    const { page } = await open('/contact');
    const phone = getField(page, 'Phone Number');
    await phone.pressSequentially('98a76-54 3210123');
    expect(await phone.inputValue()).toBe('9876543210');
    await phone.fill('+91 91234 56789');
    expect(await phone.inputValue()).toBe('9123456789');
  });

  it('has the six subjects', async () => {
    const { page } = await open('/contact');
    const values = await getField(page, 'Subject')
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
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

  it('sends one request for several clicks, shows Sending... and Success!, and is empty again', async () => {
    const { page, consoleErrors } = await open('/contact');
    const answer = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/auth/send-contact', async (route) => {
      calls += 1;
      await answer.promise;
      await route.continue();
    });
    await fillAll(page);
    await clickSend(page);
    const busy = page.getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await busy.click({ force: true });
    await getField(page, 'Full Name').press('Enter');
    answer.resolve();
    const dialog = page.getByRole('alertdialog', { name: 'Success!' });
    await dialog.getByText('Your message has been sent successfully!', { exact: true }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    expect(await readValues(page)).toEqual(['', '', '', '', '']);
    const [row] = await site.app.db('contact_messages').where({ name: 'Meera Iyer' });
    expect(row).toMatchObject({ email: 'meera@example.in', phone: '9876543210', subject: 'consultation' });
    expect(await page.getByText('Your number is').innerText()).toContain(row.id);
    expect([calls, consoleErrors]).toEqual([1, []]);
  });

  it.each([
    ['a server error', { status: 500, body: 'down' }],
    ['a network error', undefined],
  ])('keeps its values after %s and shows the error', async (_what, answer) => {
    const { page } = await open('/contact');
    await page.route('**/api/auth/send-contact', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fillAll(page);
    await clickSend(page);
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await dialog.getByText('Error sending message. Please try again.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await readValues(page)).toEqual(RIGHT);
    await page.unroute('**/api/auth/send-contact');
    await clickSend(page);
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
  });

  it('treats every response with status 200 as success', async () => {
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
    const keys = page.keyboard;
    await keys.type('Ravi Menon');
    await keys.press('Tab');
    await keys.type('ravi@example.in');
    await keys.press('Tab');
    await keys.type('98765');
    await keys.press('Tab');
    await keys.type('Comm');
    await keys.press('Tab');
    await keys.type('Do you speak Malayalam?');
    await keys.press('Tab');
    await keys.press('Enter');
    await page.getByRole('alertdialog', { name: 'Error!' }).waitFor();
    await keys.press('Escape');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('phone');
    await keys.press('End');
    await keys.type('43210');
    await keys.press('Enter');
    await page.getByRole('alertdialog', { name: 'Success!' }).waitFor();
    const [row] = await site.app.db('contact_messages').where({ name: 'Ravi Menon' });
    expect(row).toMatchObject({ phone: '9876543210', subject: 'community' });
  });
});

describe('map', () => {
  const MAP = 'https://www.openstreetmap.org/**';
  /** Replaces the map of OpenStreetMap, and records requests to other hosts. */
  const interceptMap = async (page: Page) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(site.app.url) && !url.startsWith('data:')) foreign.push(url);
    });
    await page.route(MAP, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>A street map</p>' }),
    );
    return foreign;
  };

  it('requests nothing from other hosts before it is opened, and names the host', async () => {
    const { page, consoleErrors } = await open('/');
    const foreign = await interceptMap(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    const mapFigure = page.getByRole('figure', { name: 'Where we are' });
    await mapFigure.getByText(/The street map comes from openstreetmap\.org/).waitFor();
    await mapFigure.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await mapFigure.getByRole('button', { name: 'Show the map' }).click();
    const map = mapFigure.frameLocator('iframe').frameLocator('iframe');
    await map.getByText('A street map').waitFor();
    expect(foreign).toEqual([
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/),
    ]);
    await expect.poll(() => mapFigure.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  it('may only be embedded through its own document', async () => {
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
    for (const part of ['New Delhi 110001', 'Mon-Sat 11AM-4PM', '24hr reply', 'www.lagna.example'])
      expect(text).toContain(part);
    expect((await card.getByRole('heading').allInnerTexts()).toSorted()).toEqual([
      'Address',
      'E-mail',
      'Phone',
      'Website',
    ]);
    const visiting = await page.getByRole('region', { name: 'Visiting hours' }).innerText();
    expect(visiting).toMatch(/Mon-Sat\s+9AM-6PM[^]*Sun\s+10AM-4PM/);
  });

  it('support passes axe and fits a narrow phone with every answer open', async () => {
    const { page } = await open('/support', 320);
    await page.locator('summary').evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('contact has title and description and is readable without scripts', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/contact`, { scripts: false });
    expect(await page.title()).toBe('Contact | Lagna');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toContain('New Delhi');
    const text = await page.getByRole('main').innerText();
    for (const part of ['Samrat House', 'Visiting hours', 'This form needs JavaScript'])
      expect(text).toContain(part);
  });
});
