/** A page when the session ends: by logout, at the server, or because another member logs in. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { openProfilePage } from '#web/testing/profile-page.ts';
import { registerMember, PASSWORD, type Member } from '#web/testing/checkout-page.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();
const openPage = (options: Parameters<typeof openProfilePage>[1] = {}) => openProfilePage(site, options);

/** My Profile with all sections loaded. */
async function openLoadedPage() {
  const profile = await openPage();
  await profile.getSection('Where you are logged in').getByText('this device').waitFor();
  await profile.getSection('Saved people').getByText('You have not saved anybody yet.').waitFor();
  return profile;
}

const endAllSessions = (member: Member) =>
  member.call('post', '/api/account/sign-out-everywhere').send({}).expect(200);

async function logIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in with the link of the dialog, which opens a new tab. */
async function logInInNewTab(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Logged out' });
  await dialog
    .getByText('You have been logged out. Log in again, and what you typed is still here.')
    .waitFor();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: /^Log in again/ }).click(),
  ]);
  await logIn(tab, email);
  await dialog.waitFor({ state: 'hidden' });
}

describe('logout', () => {
  it.each(['/profile', '/dashboard', '/my-reports', '/retry-payment?order=LG-2611-7K3QX9'])(
    'at %s opens the home page',
    async (path) => {
      const { page } = await openPage({ path });
      const visitedUrls: string[] = [];
      page.on('framenavigated', (frame) => visitedUrls.push(frame.url()));
      await page.getByRole('button', { name: 'Asha Rao' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.getByText('Logged out successfully!').waitFor();
      await expect.poll(() => page.title()).toMatch(/^Lagna/);
      expect(visitedUrls.at(-1)).toBe(`${site.app.url}/`);
    },
  );
});

describe('session ended at the server', () => {
  it('keeps the values of a form, offers a login, and the form can be sent afterwards', async () => {
    const { page, getSection, clickButton, member, loadProfile } = await openLoadedPage();
    await clickButton('Account', 'Change details');
    await getSection('Account').getByLabel('Phone').fill('98290 12345');
    await endAllSessions(member);
    await clickButton('Account', 'Save details');
    await page.getByRole('dialog', { name: 'Logged out' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await logInInNewTab(page, member.email);
    expect(await getSection('Account').getByLabel('Phone').inputValue()).toBe('98290 12345');
    await clickButton('Account', 'Save details');
    await getSection('Account').getByText('98290 12345').waitFor();
    expect(await loadProfile().catch(() => 'the first session is over')).toBe('the first session is over');
  });

  it('keeps a dialog of the profile open with its values', async () => {
    const { page, clickButton, member } = await openLoadedPage();
    await clickButton('Saved people', 'Add a person');
    const personDialog = page.getByRole('dialog', { name: /Add a person|Is this right\?/ });
    await personDialog.getByLabel('Full name').fill('Meera Rao');
    await personDialog.getByLabel('Day').fill('4');
    await personDialog.getByLabel('Month').selectOption('June');
    await personDialog.getByLabel('Year').fill('1996');
    await personDialog.getByLabel('Time of birth').fill('14:30');
    await personDialog.getByLabel('Place of birth').fill('Kota');
    await personDialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await personDialog.getByRole('button', { name: 'Continue' }).click();
    await personDialog.getByRole('button', { name: 'Save this person' }).waitFor();
    await endAllSessions(member);
    await personDialog.getByRole('button', { name: 'Save this person' }).click();
    await logInInNewTab(page, member.email);
    await personDialog.getByRole('button', { name: 'Save this person' }).click();
    await page.getByText('Meera Rao is saved.').waitFor();
  });

  it('can be dismissed, and is reported again with the next request', async () => {
    const { page, clickButton, member } = await openLoadedPage();
    await endAllSessions(member);
    const loggedOutDialog = page.getByRole('dialog', { name: 'Logged out' });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await clickButton('Charts', 'Save');
      await loggedOutDialog.getByRole('button', { name: 'Not now' }).click();
      await loggedOutDialog.waitFor({ state: 'hidden' });
    }
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('inactive tab', () => {
  it('reloads when another member has logged in', async () => {
    const [otherMember, { page, getSection, clickButton, member }] = [
      await registerMember(site.app.url),
      await openPage(),
    ];
    await clickButton('Account', 'Change details');
    await getSection('Account').getByLabel('Phone').fill('98290 12345');
    await page.evaluate(
      ([record, token]) => {
        localStorage.setItem('userData', record!);
        localStorage.setItem('authToken', token!);
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [JSON.stringify(otherMember.user), otherMember.token],
    );
    await getSection('Account').getByText(otherMember.email).waitFor();
    expect(await page.getByText(member.email).count()).toBe(0);
    expect(await getSection('Account').getByRole('textbox').count()).toBe(0);
  });
});

describe('e-mail link with a fragment', () => {
  it('keeps its fragment through the login', async () => {
    const { email } = await registerMember(site.app.url);
    const { page } = await visit(site.browser, `${site.app.url}/profile#sessions`, { reducedMotion: true });
    await page.waitForURL('**/login?next=%2Fprofile%23sessions');
    await logIn(page, email);
    await page.waitForURL('**/profile#sessions');
  });
});
