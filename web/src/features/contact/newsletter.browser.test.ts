import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (path: string) => visit(site.browser, site.app.url + path, { reducedMotion: true });
const input = (page: Page) => page.getByRole('contentinfo').getByLabel('Your e-mail');
const subscribe = async (page: Page, email: string) => {
  await input(page).fill(email);
  await input(page).press('Enter');
};
/** The words of the dialog that opens, which is then closed. */
const said = async (page: Page, title: string) => {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  const words = await dialog.getByRole('paragraph').innerText();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return words;
};

describe('the letter of the footer', () => {
  it('asks for an address that is one', async () => {
    const { page } = await open('/contact');
    for (const nothing of ['', 'nowhere', 'a@b@c'])
      await subscribe(page, nothing).then(async () =>
        expect(await said(page, 'Invalid Email')).toBe('Please enter a valid email address.'),
      );
    expect(await input(page).getAttribute('type')).toBe('email');
    expect(await input(page).evaluate((node) => (node as HTMLInputElement).required)).toBe(true);
  });

  it('thanks a new reader in the server’s words and is empty again', async () => {
    const { page, consoleErrors } = await open('/contact');
    await subscribe(page, 'reader@example.in');
    expect(await said(page, 'Subscribed!')).toBe('You have successfully subscribed to our newsletter.');
    expect(await input(page).inputValue()).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  it('sends one address once, however often it is pressed', async () => {
    const { page } = await open('/contact');
    const answer = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    await page.route('**/api/newsletter/subscribe', async (route) => {
      sent.push([route.request().method(), route.request().postDataJSON()]);
      await answer.promise;
      await route.continue();
    });
    await subscribe(page, 'hasty@example.in');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribing…' });
    await button.waitFor();
    await button.click({ force: true });
    await input(page).press('Enter');
    answer.resolve();
    await said(page, 'Subscribed!');
    expect(sent).toEqual([['POST', { email: 'hasty@example.in' }]]);
  });

  it('knows who is on the list already', async () => {
    const { page } = await open('/support');
    await subscribe(page, 'known@example.in');
    await said(page, 'Subscribed!');
    await subscribe(page, 'Known@Example.in');
    expect(await said(page, 'Already Subscribed')).toBe(
      'This email is already registered for our newsletter.',
    );
    expect(await input(page).inputValue()).toBe('Known@Example.in');
  });

  it.each([
    ['a broken server', { status: 500, body: '{"message":"relation does not exist"}' }],
    ['a lost line', undefined],
  ])('says Oops! to %s and keeps the address', async (_what, answer) => {
    const { page } = await open('/contact');
    await page.route('**/api/newsletter/subscribe', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await subscribe(page, 'reader2@example.in');
    expect(await said(page, 'Oops!')).toBe('Something went wrong. Please try again later.');
    expect(await input(page).inputValue()).toBe('reader2@example.in');
  });
});

describe('the link at the foot of a letter', () => {
  const tokenOf = async (email: string): Promise<string> =>
    (
      await site.app
        .db('subscribers')
        .insert({ email, subscribed_at: site.app.clock.now() })
        .returning('unsubscribe_token')
    )[0].unsubscribe_token;
  const listed = async (email: string) => (await site.app.db('subscribers').where({ email })).length;

  it('asks once, and takes the reader off the list', async () => {
    const token = await tokenOf('leaver@example.in');
    const { page, consoleErrors } = await open(`/unsubscribe?token=${token}`);
    expect(await listed('leaver@example.in')).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave the letter' }).click();
    await page.getByRole('heading', { name: 'You are off the list' }).waitFor();
    expect(await listed('leaver@example.in')).toBe(0);
    expect(consoleErrors).toEqual([]);
  });

  it('says when it did not work, and tries again', async () => {
    const token = await tokenOf('unlucky@example.in');
    const { page } = await open(`/unsubscribe?token=${token}`);
    await page.route('**/api/newsletter/unsubscribe/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Leave the letter' }).click();
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    await page.unroute('**/api/newsletter/unsubscribe/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'You are off the list' }).waitFor();
  });

  it('that lost its end is told apart', async () => {
    const { page } = await open('/unsubscribe?token=8c1d');
    await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
  });
});
