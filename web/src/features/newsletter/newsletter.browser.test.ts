import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addSubscriber } from '#src/newsletter/testing.ts';
import { createConfirmationToken } from '#src/newsletter/confirmation-tokens.ts';
import { startSite } from '#src/testing/site.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { registerMember } from '#web/testing/checkout-page.ts';
import { openProfilePage } from '#web/testing/profile-page.ts';
import { findAxeViolations, visit, waitUntilInteractive } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (path: string) => visit(site.browser, site.app.url + path, { reducedMotion: true });
const getInput = (page: Page) => page.getByRole('contentinfo').getByLabel('Your email');
const subscribe = async (page: Page, email: string) => {
  await getInput(page).scrollIntoViewIfNeeded();
  await waitUntilInteractive(getInput(page));
  await getInput(page).fill(email);
  await getInput(page).press('Enter');
};
/** Waits for the dialog, closes it and returns its text. */
const readDialog = async (page: Page, title: string) => {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  const text = await dialog.getByRole('paragraph').innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return text;
};

describe('newsletter form in the footer', () => {
  it('rejects an invalid address', async () => {
    const { page } = await open('/contact');
    for (const invalidEmail of ['', 'nowhere', 'a@b@c']) {
      await subscribe(page, invalidEmail);
      expect(await readDialog(page, 'Invalid Email')).toBe('Please enter a valid email address.');
      await page.locator('footer form [id$="-error"]').waitFor();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    }
    expect(await getInput(page).getAttribute('type')).toBe('email');
    expect(await getInput(page).evaluate((node) => (node as HTMLInputElement).required)).toBe(true);
  });

  it('shows an accessible dialog when Subscribe is clicked without an address', async () => {
    const { page } = await open('/reports');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('alertdialog', { name: 'Invalid Email' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('shows the message of the server and is reset', async () => {
    const { page, consoleErrors } = await open('/contact');
    await subscribe(page, 'reader@example.in');
    expect(await readDialog(page, 'Subscribed!')).toBe(
      'We have sent you an e-mail. Please open it to confirm your address.',
    );
    expect(await getInput(page).inputValue()).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  it('sends one request for several clicks', async () => {
    const { page } = await open('/contact');
    const response = Promise.withResolvers<void>();
    const requests: unknown[] = [];
    await page.route('**/api/newsletter/subscribe', async (route) => {
      requests.push([route.request().method(), route.request().postDataJSON()]);
      await response.promise;
      await route.continue();
    });
    await subscribe(page, 'hasty@example.in');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribing…' });
    await button.waitFor();
    await button.click({ force: true });
    await getInput(page).press('Enter');
    response.resolve();
    await readDialog(page, 'Subscribed!');
    expect(requests).toEqual([['POST', { email: 'hasty@example.in' }]]);
  });

  it('shows the text of the specification when the server says that an address is subscribed already', async () => {
    const { page } = await open('/support');
    const message = 'Email already subscribed.';
    await page.route('**/api/newsletter/subscribe', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: message, message, code: 'already-subscribed' },
      }),
    );
    await subscribe(page, 'Known@Example.in');
    expect(await readDialog(page, 'Already Subscribed')).toBe(
      'This email is already registered for our newsletter.',
    );
    expect(await getInput(page).inputValue()).toBe('Known@Example.in');
  });

  it.each([
    ['a server error', { status: 500, body: '{"message":"relation does not exist"}' }],
    ['a network error', undefined],
  ])('shows Oops! for %s and keeps the address', async (_case, response) => {
    const { page } = await open('/contact');
    await page.route('**/api/newsletter/subscribe', (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await subscribe(page, 'reader2@example.in');
    expect(await readDialog(page, 'Oops!')).toBe('Something went wrong. Please try again later.');
    expect(await getInput(page).inputValue()).toBe('reader2@example.in');
  });
});

describe('unsubscribe link', () => {
  const insertSubscriber = async (email: string): Promise<string> =>
    (await addSubscriber(site.app.db, email)).unsubscribe_token;
  const countSubscribers = async (email: string) =>
    (await site.app.db('subscribers').where({ email })).length;

  it('unsubscribes the reader after a click on the button', async () => {
    const token = await insertSubscriber('leaver@example.in');
    const { page, consoleErrors } = await open(`/unsubscribe?token=${token}`);
    expect(await countSubscribers('leaver@example.in')).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    expect(await countSubscribers('leaver@example.in')).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it('shows an error after a failed request and can be retried', async () => {
    const token = await insertSubscriber('unlucky@example.in');
    const { page } = await open(`/unsubscribe?token=${token}`);
    await page.route('**/api/newsletter/unsubscribe/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    await page.unroute('**/api/newsletter/unsubscribe/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  });

  it('without a complete token shows an error', async () => {
    const { page } = await open('/unsubscribe?token=8c1d');
    await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  });
});

describe('confirmation link', () => {
  const createToken = async (email: string): Promise<string> => {
    const { db, clock } = site.app;
    const { id } = await addSubscriber(db, email, { state: 'pending', confirmed_at: null });
    const requestId = crypto.randomUUID();
    await db('subscription_requests').insert({
      id: requestId,
      subscriber_id: id,
      requested_at: clock.now(),
      emailed_at: clock.now(),
    });
    return createConfirmationToken(db, requestId, clock.now());
  };
  const findState = async (email: string) =>
    (await site.app.db('subscribers').where({ email }).first('state')).state;

  it('confirms the address after a click on the button, once', async () => {
    const token = await createToken('joiner@example.in');
    const { page, consoleErrors } = await open(`/confirm-subscription#${token}`);
    const button = page.getByRole('button', { name: 'Confirm my address' });
    await button.waitFor();
    expect(await findState('joiner@example.in')).toBe('pending');
    expect(await findAxeViolations(page)).toEqual([]);
    await button.click();
    await page.getByRole('heading', { name: 'Your address is confirmed' }).waitFor();
    expect(await findState('joiner@example.in')).toBe('confirmed');
    expect(consoleErrors).toEqual([]);
    await page.reload();
    await button.click();
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  });

  it('without a complete token shows an error', async () => {
    const { page } = await open('/confirm-subscription#8c1d');
    await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  });
});

describe('section of the profile', () => {
  it('subscribes, adds the paragraph for the Moon sign, and ends the subscription', async () => {
    const member = await registerMember(site.app.url);
    await member.call('put', '/api/profile').send({ birth: await buildBirthDetails(site.app.url) });
    const { page, getSection, clickButton } = await openProfilePage(site, { as: member });
    const section = getSection('The sky, once a month');
    await clickButton('The sky, once a month', 'Send it to me');
    await section.getByText('Please open it to confirm your address.').waitFor();
    await site.app.db('subscribers').where({ email: member.email }).update({
      state: 'confirmed',
      confirmed_at: site.app.clock.now(),
      member_id: member.user.id,
    });
    await page.reload();
    await section.getByText('Your Moon sign is Dhanu (Sagittarius).').waitFor();
    await section.getByLabel('Add a paragraph for my Moon sign').check();
    await expect
      .poll(() => site.app.db('subscribers').where({ email: member.email }).first('with_moon_sign'))
      .toEqual({ with_moon_sign: true });
    await clickButton('The sky, once a month', 'Stop the monthly newsletter');
    await section.getByText('You are not subscribed.').waitFor();
    expect(await site.app.db('subscribers').where({ email: member.email })).toEqual([]);
  });
});
