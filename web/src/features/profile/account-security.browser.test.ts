/** Changes that require the password, and the list of sessions. */
import fs from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { openProfilePage } from '#web/testing/profile-page.ts';
import { registerMember, PASSWORD } from '#web/testing/checkout-page.ts';
import { waitForTransientText, expectResponsive } from '#web/testing/browser-visit.ts';

const site = startSite();
const openPage = (options: Parameters<typeof openProfilePage>[1] = {}) => openProfilePage(site, options);

describe('e-mail address of a member', () => {
  it('is changed with the password; a wrong password or an address in use is rejected', async () => {
    const otherMember = await registerMember(site.app.url);
    const { getSection, clickButton, getFocusedName, loadProfile } = await openPage();
    const account = getSection('Account');
    await clickButton('Account', 'Change email');
    await account.getByLabel('New email').fill(otherMember.email);
    await account.getByLabel('Your password').fill('a guess');
    await clickButton('Account', 'Change email');
    await account.getByText('That is not your password. Please try again.').waitFor();
    await expect.poll(getFocusedName).toBe('password');
    expect(await account.getByLabel('New email').inputValue()).toBe(otherMember.email);
    await account.getByLabel('Your password').fill(PASSWORD);
    await clickButton('Account', 'Change email');
    await account.getByText('Another account uses this email already.').waitFor();
    await account.getByLabel('New email').fill('Asha.New@Example.in');
    await clickButton('Account', 'Change email');
    await account.getByText('Your email is changed. Everywhere else you have been logged out.').waitFor();
    await account.getByText('asha.new@example.in').waitFor();
    expect(await account.getByLabel('New email').count()).toBe(0);
    expect(await loadProfile().catch(() => 'signed out')).toBe('signed out');
  });
});

describe('password of a member', () => {
  it('is changed unless the new one is a common password, and other sessions end', async () => {
    const { getSection, clickButton, getFocusedName, member } = await openPage();
    const passwordSection = getSection('Password');
    await clickButton('Password', 'Change password');
    await passwordSection.getByLabel('Current password').fill(PASSWORD);
    await passwordSection.getByLabel('New password').fill('password123');
    await clickButton('Password', 'Change password');
    await passwordSection.getByText('That is one of the passwords thieves try first.').waitFor();
    await expect.poll(getFocusedName).toBe('newPassword');
    await passwordSection.getByLabel('New password').fill('samrat-yantra');
    await clickButton('Password', 'Change password');
    await passwordSection
      .getByText('Your password is changed. You are logged out on all other devices.')
      .waitFor();
    await expect.poll(getFocusedName).toBe('Change password');
    await member.call('get', '/api/profile').expect(401);
  });
});

describe('sessions of a member', () => {
  const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15';

  it('are listed and can be ended one by one or all at once', async () => {
    const member = await registerMember(site.app.url);
    await supertest(site.app.url)
      .post('/api/auth/login')
      .set('User-Agent', SAFARI)
      .send({ email: member.email, password: PASSWORD })
      .expect(200);
    const { page, getSection, clickButton } = await openPage({ as: member });
    const list = getSection('Where you are logged in').getByRole('list');
    await list.getByText('Safari on Mac').waitFor();
    expect(await list.getByRole('listitem').first().innerText()).toContain('this device');
    const countBefore = await list.getByRole('listitem').count();
    await clickButton('Where you are logged in', 'Log out Safari on Mac');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(countBefore - 1);
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true);
    const toastShown = waitForTransientText(page, 'You are logged out on all devices.');
    await Promise.all([
      toastShown,
      clickButton('Where you are logged in', 'Log out on all devices, this one too'),
    ]);
    await page.waitForURL('**/login?next=%2Fprofile');
    await member.call('get', '/api/profile').expect(401);
  });

  it('show a network error', async () => {
    const { page, getSection, clickButton } = await openPage();
    await getSection('Where you are logged in').getByText('this device').waitFor();
    await page.context().setOffline(true);
    await clickButton('Where you are logged in', 'Log out on all devices, this one too');
    await getSection('Where you are logged in')
      .getByRole('alert')
      .getByText('We could not reach Lagna.')
      .waitFor();
  });
});

describe('data export', () => {
  it('is rejected with a wrong password and downloads a zip with the right one', async () => {
    const { page, getSection, clickButton } = await openPage();
    const exportSection = getSection('Download your data');
    await clickButton('Download your data', 'Download my data');
    await exportSection.getByLabel('Your password').fill('a guess');
    await clickButton('Download your data', 'Download');
    await exportSection.getByText('That is not your password. Please try again.').waitFor();
    await exportSection.getByLabel('Your password').fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      clickButton('Download your data', 'Download'),
    ]);
    await exportSection.getByText('Your data is being downloaded.').waitFor();
    const files = unzipSync(await fs.readFile(await download.path()));
    expect(JSON.parse(strFromU8(files['account.json']!))).toMatchObject({ name: 'Asha Rao' });
  });
});

describe('data export that is rejected', () => {
  async function requestExport(
    prepare: (member: Awaited<ReturnType<typeof registerMember>>) => Promise<unknown>,
  ) {
    const profile = await openPage();
    let downloadCount = 0;
    profile.page.on('download', () => (downloadCount += 1));
    const exportSection = profile.getSection('Download your data');
    await profile.clickButton('Download your data', 'Download my data');
    await prepare(profile.member);
    await exportSection.getByLabel('Your password').fill(PASSWORD);
    await profile.clickButton('Download your data', 'Download');
    return { ...profile, exportSection, countDownloads: () => downloadCount };
  }

  it('shows the rate limit and when to try again', async () => {
    const { exportSection, countDownloads } = await requestExport(async ({ call }) => {
      await call('get', '/api/account/export').expect(200);
      await site.app.db('rate_limits').where('key', 'like', 'export:account:%').update({ points: 20 });
    });
    await exportSection.getByText(/too often in a short time\. Please wait .+ and try again\./).waitFor();
    expect(await exportSection.getByText('on its way').count()).toBe(0);
    expect(countDownloads()).toBe(0);
  });

  it('shows that the session has ended and stays on the page', async () => {
    const { page, countDownloads } = await requestExport(({ user }) =>
      site.app.db('sessions').where({ member_id: user.id }).delete(),
    );
    await page.getByRole('dialog', { name: 'Logged out' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(countDownloads()).toBe(0);
  });
});

describe('account deletion', () => {
  const requestDeletion = async ({ getSection, clickButton }: Awaited<ReturnType<typeof openPage>>) => {
    await clickButton('Delete your account', 'Delete my account');
    await getSection('Delete your account').getByLabel('Your password').fill(PASSWORD);
    await clickButton('Delete your account', 'Delete my account in 48 hours');
    await getSection('Delete your account')
      .getByText(/Your account will be deleted on/)
      .waitFor();
  };

  it('is shown in the profile, on the dashboard and in My Reports, and can be cancelled there', async () => {
    const profile = await openPage();
    await requestDeletion(profile);
    const { page, member } = profile;
    await expectResponsive(page);
    for (const path of ['/dashboard', '/my-reports']) {
      await page.goto(site.app.url + path);
      await page.getByText(/Your account will be deleted on/).waitFor();
    }
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect.poll(() => page.getByText(/Your account will be deleted on/).count()).toBe(0);
    const { body } = await member.call('get', '/api/account/deletion').expect(200);
    expect(body).not.toHaveProperty('deletionScheduledAt');
  });

  it('can be cancelled in the profile and requested again', async () => {
    const profile = await openPage();
    await requestDeletion(profile);
    const { page, getSection, clickButton } = profile;
    const toast = waitForTransientText(page, 'Your account stays. Welcome back!');
    await Promise.all([toast, clickButton('Delete your account', 'Keep my account')]);
    await getSection('Delete your account').getByRole('button', { name: 'Delete my account' }).waitFor();
  });

  it('requires the right password', async () => {
    const { getSection, clickButton } = await openPage();
    await clickButton('Delete your account', 'Delete my account');
    await getSection('Delete your account').getByLabel('Your password').fill('a guess');
    await clickButton('Delete your account', 'Delete my account in 48 hours');
    await getSection('Delete your account')
      .getByText('That is not your password. Please try again.')
      .waitFor();
  });
});

describe('member with Google and without a password', () => {
  async function openWithoutPassword() {
    const member = await registerMember(site.app.url);
    const profile = await openPage({
      as: member,
      before: () => site.app.db('members').where({ id: member.user.id }).update({ password_hash: null }),
    });
    return { ...profile, member };
  }

  it('is e-mailed a link to set one and is not asked for a password elsewhere', async () => {
    const { page, getSection, clickButton } = await openWithoutPassword();
    await clickButton('Password', 'Mail me a link to choose a password');
    await getSection('Password').getByText('If this email has an account, a link is on its way.').waitFor();
    await getSection('Account').getByText('choose a password first').waitFor();
    await clickButton('Download your data', 'Download my data');
    await expectResponsive(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      clickButton('Download your data', 'Download'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Lagna-my-data-.*\.zip$/);
  });

  it('has to sign in with Google again after ten minutes', async () => {
    const { getSection, clickButton, member } = await openWithoutPassword();
    const elevenMinutesAgo = new Date(site.app.clock.now().getTime() - 11 * 60_000);
    await site.app
      .db('sessions')
      .where({ member_id: member.user.id })
      .update({ reauthenticated_at: elevenMinutesAgo });
    await clickButton('Delete your account', 'Delete my account');
    await clickButton('Delete your account', 'Delete my account in 48 hours');
    await getSection('Delete your account')
      .getByRole('alert')
      .getByText('log in with Google again')
      .waitFor();
    await clickButton('Download your data', 'Download my data');
    await clickButton('Download your data', 'Download');
    const exportSection = getSection('Download your data');
    await exportSection.getByRole('alert').getByText('log in with Google again').waitFor();
    expect(await exportSection.getByText('on its way').count()).toBe(0);
  });
});
