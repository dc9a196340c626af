import { describe, expect, it } from 'vitest';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { openProfilePage } from '#web/testing/profile-page.ts';
import { registerMember } from '#web/testing/checkout-page.ts';
import { visit, expectResponsive } from '#web/testing/browser-visit.ts';

const site = startSite();
const openPage = (options: Parameters<typeof openProfilePage>[1] = {}) => openProfilePage(site, options);

describe('a link to the newsletter section', () => {
  it.each(['newsletter', 'letter'])('with #%s shows it', async (id) => {
    const { page } = await openPage({ path: `/profile#${id}` });
    const heading = page.getByRole('main').getByRole('heading', { name: 'The sky, once a month' });
    const getTop = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(getTop).toBeLessThan(200);
    expect(await getTop()).toBeGreaterThan(0);
  });
});

describe('account section', () => {
  it('shows text, opens as a form, and the member menu shows the saved name', async () => {
    const { page, getSection, clickButton, getFocusedName, loadProfile } = await openPage();
    const account = getSection('Account');
    await account.getByText('Member since').waitFor();
    expect(await account.getByRole('textbox').count()).toBe(0);
    await clickButton('Account', 'Change details');
    await expect.poll(getFocusedName).toBe('name');
    await account.getByLabel('Full name').fill('Asha Menon');
    await account.getByLabel('Phone').fill('98290 12345');
    await account.getByLabel('Gender').selectOption('Female');
    await clickButton('Account', 'Save details');
    await account.getByRole('status').getByText('Saved.').waitFor();
    await expect.poll(getFocusedName).toBe('Change details');
    await account.getByText('98290 12345').waitFor();
    await page.getByRole('banner').getByText('Asha Menon').first().waitFor();
    expect((await loadProfile()).user).toMatchObject({
      name: 'Asha Menon',
      phone: '98290 12345',
      gender: 'female',
    });
  });

  it('shows an error at its field, focuses the field and keeps its value', async () => {
    const { getSection, clickButton, getFocusedName } = await openPage();
    await clickButton('Account', 'Change details');
    const phone = getSection('Account').getByLabel('Phone');
    await phone.fill('call me');
    await clickButton('Account', 'Save details');
    await getSection('Account').getByText('Please enter a valid phone number.').waitFor();
    await expect.poll(getFocusedName).toBe('phone');
    expect([await phone.getAttribute('aria-invalid'), await phone.inputValue()]).toEqual(['true', 'call me']);
  });

  it('is unchanged after Cancel', async () => {
    const { getSection, clickButton, getFocusedName, loadProfile } = await openPage();
    await clickButton('Account', 'Change details');
    await getSection('Account').getByLabel('Full name').fill('Somebody Else');
    await clickButton('Account', 'Cancel');
    await getSection('Account').getByText('Asha Rao', { exact: true }).waitFor();
    await expect.poll(getFocusedName).toBe('Change details');
    expect((await loadProfile()).user.name).toBe('Asha Rao');
  });

  it('shows a network error, keeps its values and saves once online', async () => {
    const { page, getSection, clickButton } = await openPage();
    await clickButton('Account', 'Change details');
    await getSection('Account').getByLabel('Full name').fill('Asha Menon');
    await page.context().setOffline(true);
    await clickButton('Account', 'Save details');
    await getSection('Account').getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    expect(await getSection('Account').getByLabel('Full name').inputValue()).toBe('Asha Menon');
    await page.context().setOffline(false);
    await clickButton('Account', 'Save details');
    await getSection('Account').getByText('Saved.').waitFor();
  });

  it('shows that the last e-mail was not accepted', async () => {
    const member = await registerMember(site.app.url);
    await site.app.db('members').where({ id: member.user.id }).update({ email_bounced_at: new Date() });
    const { getSection } = await openPage({ as: member });
    await getSection('Account').getByText('The last e-mail to this address was not accepted.').waitFor();
  });
});

describe('birth details section', () => {
  it('shows the details as a sentence, and leaving the form restores them', async () => {
    const { getSection, clickButton, getFocusedName } = await openPage();
    const birth = getSection('Birth details');
    await birth.getByText('born on Tuesday 4 June 1996').waitFor();
    expect(await birth.getByRole('button', { name: 'For someone else' }).count()).toBe(0);
    await clickButton('Birth details', 'Change something');
    await expect.poll(getFocusedName).toBe('birth-name');
    await birth.getByLabel('Year').fill('1969');
    await clickButton('Birth details', 'Keep the saved details');
    await birth.getByText('born on Tuesday 4 June 1996').waitFor();
    expect(await birth.getByRole('button', { name: 'Yes, save my birth details' }).count()).toBe(0);
  });

  it('saves changed details after a review, and states that existing reports keep theirs', async () => {
    const { getSection, clickButton, getFocusedName, loadProfile } = await openPage();
    const birth = getSection('Birth details');
    await clickButton('Birth details', 'Change something');
    await birth.getByLabel('Birth time is').selectOption('Not known');
    await clickButton('Birth details', 'Continue');
    await birth.getByText('the birth time is not known').waitFor();
    await expect.poll(getFocusedName).toBe('Yes, save my birth details');
    await clickButton('Birth details', 'Yes, save my birth details');
    await birth.getByText(/Reports you have ordered keep the details they were ordered with/).waitFor();
    expect(await birth.getByRole('link', { name: 'My Reports' }).getAttribute('href')).toBe('/my-reports');
    expect((await loadProfile()).birth).toMatchObject({ timeKind: 'unknown' });
  });

  it('shows the form when no details are saved, and focuses the first missing field', async () => {
    const member = await registerMember(site.app.url);
    await site.app.db('members').where({ id: member.user.id }).update({ birth: null });
    const { getSection, clickButton, getFocusedName } = await openPage({ as: member });
    await clickButton('Birth details', 'Continue');
    await getSection('Birth details').getByText('Please give day, month and year of birth.').waitFor();
    await expect.poll(getFocusedName).toBe('day');
    expect(
      await getSection('Birth details').getByRole('button', { name: 'Keep the saved details' }).count(),
    ).toBe(0);
  });
});

describe('saved people', () => {
  it('are added, changed, removed and restored', async () => {
    const { getSection, clickButton, dialog, getFocusedName } = await openPage();
    const people = getSection('Saved people');
    await people.getByText('You have not saved anybody yet.').waitFor();
    await clickButton('Saved people', 'Add a person');
    await dialog.getByLabel('Full name').fill('Meera Rao');
    await dialog.getByLabel('Day').fill('12');
    await dialog.getByLabel('Month').selectOption('March');
    await dialog.getByLabel('Year').fill('1968');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(getFocusedName).toBe('Is this right?');
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await people.getByText('12 Mar 1968, time not known, Kota, Rajasthan').waitFor();
    await clickButton('Saved people', 'Change Meera Rao');
    await dialog.getByLabel('Full name').fill('Meera Devi Rao');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await clickButton('Saved people', 'Remove Meera Devi Rao');
    await people.getByText('Meera Devi Rao is removed.').waitFor();
    await expect.poll(getFocusedName).toBe('Restore');
    await clickButton('Saved people', 'Restore Meera Devi Rao');
    await people.getByRole('button', { name: 'Change Meera Devi Rao' }).waitFor();
  });

  it('are limited to twenty, and the error of a twenty-first is shown', async () => {
    const member = await registerMember(site.app.url);
    const addPerson = async (name: string) =>
      member.call('post', '/api/people').send({ birth: await buildBirthDetails(site.app.url, { name }) });
    for (let number = 1; number < 20; number += 1) await addPerson(`Kabir Rao ${number}`);
    const { getSection, clickButton, dialog, page } = await openPage({ as: member });
    await clickButton('Saved people', 'Change Kabir Rao 1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await clickButton('Saved people', 'Add a person');
    await dialog.getByLabel('Full name').fill('One Too Many');
    await dialog.getByLabel('Day').fill('12');
    await dialog.getByLabel('Month').selectOption('March');
    await dialog.getByLabel('Year').fill('1968');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // another tab adds the twentieth person
    await addPerson('Kabir Rao 20');
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await dialog
      .getByRole('alert')
      .getByText('You have saved 20 people. Remove one to add another.')
      .waitFor();
    await page.reload();
    await getSection('Saved people').getByText('You can save at most 20 people').waitFor();
    expect(await getSection('Saved people').getByRole('button', { name: 'Add a person' }).count()).toBe(0);
    await expectResponsive(page);
    await clickButton('Saved people', 'Remove Kabir Rao 7');
    await getSection('Saved people').getByRole('button', { name: 'Add a person' }).waitFor();
  });

  it('that could not be loaded can be loaded again', async () => {
    let isOffline = true;
    const { getSection, clickButton } = await openPage({
      before: (page) =>
        page.route('**/api/people', (route) => (isOffline ? route.abort() : route.continue())),
    });
    await getSection('Saved people').getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    isOffline = false;
    await clickButton('Saved people', 'Try again');
    await getSection('Saved people').getByText('You have not saved anybody yet.').waitFor();
  });

  it('are offered when a report is bought for someone else', async () => {
    const member = await registerMember(site.app.url);
    const birth = await buildBirthDetails(site.app.url, { name: 'Kabir Rao' });
    await member.call('post', '/api/people').send({ birth }).expect(201);
    const { page, dialog } = await openPage({ as: member, path: '/reports/janam-kundli' });
    await page
      .locator('main')
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'For someone else' }).click();
    await dialog.getByRole('button', { name: 'Kabir Rao' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText(/Kabir Rao, born on/).waitFor();
  });
});

describe('charts section', () => {
  it('saves the chosen style, names of the signs and conventions', async () => {
    const { getSection, clickButton, loadProfile } = await openPage();
    await getSection('Charts').getByLabel('South').check();
    await getSection('Charts').getByLabel('Names of the signs').selectOption('english');
    await getSection('Charts').getByText('Advanced: how the chart is computed').click();
    await getSection('Charts').getByLabel('Zodiac (ayanamsa)').selectOption('raman');
    await getSection('Charts').getByLabel('Rahu and Ketu').selectOption('True node');
    await clickButton('Charts', 'Save');
    await getSection('Charts').getByText('Saved.').waitFor();
    expect(await loadProfile()).toMatchObject({
      chartStyle: 'south',
      signVocabulary: 'english',
      conventions: { ayanamsa: 'raman', node: 'true', sunrise: 'upper-limb' },
    });
  });
});

describe('profile page', () => {
  it('redirects a visitor to the login with the profile as next page', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/profile`);
    await page.waitForURL('**/login?next=%2Fprofile');
    expect(new URL(page.url()).search).toBe('?next=%2Fprofile');
  });

  it('shows that it is loading, and after an error offers to try again', async () => {
    const responseReleased = Promise.withResolvers<void>();
    let isFailing = true;
    const { page, getSection } = await openPage({
      before: (newPage) =>
        newPage.route('**/api/profile', async (route) => {
          await responseReleased.promise;
          await (isFailing ? route.abort() : route.continue());
        }),
    });
    await page.getByRole('status').getByText('Loading your profile').waitFor();
    await expectResponsive(page);
    responseReleased.resolve();
    await page.getByRole('heading', { name: 'Your profile did not load' }).waitFor();
    await expectResponsive(page);
    isFailing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await getSection('Account').waitFor();
  });

  it('opens and submits a section with the keyboard only', async () => {
    const { page, getSection, clickButton, getFocusedName } = await openPage();
    await getSection('Password').getByRole('button', { name: 'Change password' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(getFocusedName).toBe('password');
    await page.keyboard.type('not mine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(getFocusedName).toBe('newPassword');
    await page.keyboard.type('samrat-yantra');
    await page.keyboard.press('Enter');
    await getSection('Password').getByText('That is not your password. Please try again.').waitFor();
    await expect.poll(getFocusedName).toBe('password');
    await clickButton('Password', 'Cancel');
    await expect.poll(getFocusedName).toBe('Change password');
  });

  it('passes axe and fits with sections closed and open, with long and Devanagari names', async () => {
    const member = await registerMember(site.app.url);
    const longName = 'Venkatanarasimharajuvaripeta Subrahmanyabharathi Ramakrishnaparamahamsa Iyengar';
    const names = [longName, 'मीरा देवी शर्मा'];
    for (const name of names)
      await member
        .call('post', '/api/people')
        .send({ birth: await buildBirthDetails(site.app.url, { name }) });
    await member.call('put', '/api/profile').send({ name: longName }).expect(200);
    const { page, getSection, clickButton, consoleErrors } = await openPage({ as: member });
    await getSection('Birth details').getByText('born on').waitFor();
    await getSection('Where you are logged in').getByText('this device').waitFor();
    await expectResponsive(page);
    await clickButton('Account', 'Change details');
    await clickButton('Account', 'Change email');
    await clickButton('Password', 'Change password');
    await clickButton('Download your data', 'Download my data');
    await clickButton('Delete your account', 'Delete my account');
    await clickButton('Birth details', 'Change something');
    await expectResponsive(page);
    expect(consoleErrors).toEqual([]);
  });
});
