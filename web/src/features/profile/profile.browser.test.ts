import { describe, expect, it } from 'vitest';
import { buildBirthDetails } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { enterRoom } from '#web/testing/room.ts';
import { fitsEverybody, joined } from '#web/testing/till.ts';
import { visit } from '#web/testing/visitor.ts';

const site = startSite();
const room = (wish: Parameters<typeof enterRoom>[1] = {}) => enterRoom(site, wish);

describe('the account', () => {
  it('is shown first; pulled out it is a form, and the menu follows what is saved', async () => {
    const { page, part, press, focused, stored } = await room();
    const account = part('Account');
    await account.getByText('Member since').waitFor();
    expect(await account.getByRole('textbox').count()).toBe(0);
    await press('Account', 'Change details');
    await expect.poll(focused).toBe('name');
    await account.getByLabel('Full name').fill('Asha Menon');
    await account.getByLabel('Phone').fill('98290 12345');
    await account.getByLabel('Gender').selectOption('Female');
    await press('Account', 'Save details');
    await account.getByRole('status').getByText('Saved.').waitFor();
    await expect.poll(focused).toBe('Change details');
    await account.getByText('98290 12345').waitFor();
    await page.getByRole('banner').getByText('Asha Menon').first().waitFor();
    expect((await stored()).user).toMatchObject({
      name: 'Asha Menon',
      phone: '98290 12345',
      gender: 'female',
    });
  });

  it('says what is wrong beside the field, takes the focus there, and keeps what was typed', async () => {
    const { part, press, focused } = await room();
    await press('Account', 'Change details');
    const phone = part('Account').getByLabel('Phone');
    await phone.fill('call me');
    await press('Account', 'Save details');
    await part('Account').getByText('Please enter a valid phone number.').waitFor();
    await expect.poll(focused).toBe('phone');
    expect([await phone.getAttribute('aria-invalid'), await phone.inputValue()]).toEqual(['true', 'call me']);
  });

  it('is left as it was by Cancel', async () => {
    const { part, press, focused, stored } = await room();
    await press('Account', 'Change details');
    await part('Account').getByLabel('Full name').fill('Somebody Else');
    await press('Account', 'Cancel');
    await part('Account').getByText('Asha Rao', { exact: true }).waitFor();
    await expect.poll(focused).toBe('Change details');
    expect((await stored()).user.name).toBe('Asha Rao');
  });

  it('says when the line is lost, keeps what was typed, and saves when it is back', async () => {
    const { page, part, press } = await room();
    await press('Account', 'Change details');
    await part('Account').getByLabel('Full name').fill('Asha Menon');
    await page.context().setOffline(true);
    await press('Account', 'Save details');
    await part('Account').getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    expect(await part('Account').getByLabel('Full name').inputValue()).toBe('Asha Menon');
    await page.context().setOffline(false);
    await press('Account', 'Save details');
    await part('Account').getByText('Saved.').waitFor();
  });

  it('tells that the last mail was not accepted', async () => {
    const member = await joined(site.app.url);
    await site.app.db('members').where({ id: member.user.id }).update({ email_bounced_at: new Date() });
    const { part } = await room({ as: member });
    await part('Account').getByText('The last mail to this address was not accepted.').waitFor();
  });
});

describe('birth details', () => {
  it('stand there in words, and can be left as they were', async () => {
    const { part, press, focused } = await room();
    const birth = part('Birth details');
    await birth.getByText('born on Tuesday 4 June 1996').waitFor();
    expect(await birth.getByRole('button', { name: 'For someone else' }).count()).toBe(0);
    await press('Birth details', 'Change something');
    await expect.poll(focused).toBe('birth-name');
    await birth.getByLabel('Year').fill('1969');
    await press('Birth details', 'Leave it as it was');
    await birth.getByText('born on Tuesday 4 June 1996').waitFor();
    expect(await birth.getByRole('button', { name: 'Yes, save my birth details' }).count()).toBe(0);
  });

  it('are changed by way of words; reports that are there keep theirs', async () => {
    const { part, press, focused, stored } = await room();
    const birth = part('Birth details');
    await press('Birth details', 'Change something');
    await birth.getByLabel('Birth time is').selectOption('Not known');
    await press('Birth details', 'Continue');
    await birth.getByText('the hour is not known').waitFor();
    await expect.poll(focused).toBe('Yes, save my birth details');
    await press('Birth details', 'Yes, save my birth details');
    await birth.getByText(/Reports you have ordered keep the details they were ordered with/).waitFor();
    expect(await birth.getByRole('link', { name: 'My Reports' }).getAttribute('href')).toBe('/my-reports');
    expect((await stored()).birth).toMatchObject({ timeKind: 'unknown' });
  });

  it('are asked for where there are none, the first missing one in focus', async () => {
    const member = await joined(site.app.url);
    await site.app.db('members').where({ id: member.user.id }).update({ birth: null });
    const { part, press, focused } = await room({ as: member });
    await press('Birth details', 'Continue');
    await part('Birth details').getByText('Please give day, month and year of birth.').waitFor();
    await expect.poll(focused).toBe('day');
    expect(await part('Birth details').getByRole('button', { name: 'Leave it as it was' }).count()).toBe(0);
  });
});

describe('saved people', () => {
  it('are added, changed, removed and brought back', async () => {
    const { part, press, dialog, focused } = await room();
    const people = part('Saved people');
    await people.getByText('Nobody yet.').waitFor();
    await press('Saved people', 'Add a person');
    await dialog.getByLabel('Full name').fill('Meera Rao');
    await dialog.getByLabel('Day').fill('12');
    await dialog.getByLabel('Month').selectOption('March');
    await dialog.getByLabel('Year').fill('1968');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(focused).toBe('Save this person');
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await people.getByText('12 Mar 1968, time not known, Kota, Rajasthan').waitFor();
    await press('Saved people', 'Change Meera Rao');
    await dialog.getByLabel('Full name').fill('Meera Devi Rao');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await press('Saved people', 'Remove Meera Devi Rao');
    await people.getByText('Meera Devi Rao is removed.').waitFor();
    await expect.poll(focused).toBe('Bring back');
    await press('Saved people', 'Bring back Meera Devi Rao');
    await people.getByRole('button', { name: 'Change Meera Devi Rao' }).waitFor();
  });

  it('are twenty at most, and a twenty-first is refused in words', async () => {
    const member = await joined(site.app.url);
    const add = async (name: string) =>
      member.call('post', '/api/people').send({ birth: await buildBirthDetails(site.app.url, { name }) });
    for (let i = 1; i < 20; i += 1) await add(`Kabir Rao ${i}`);
    const { part, press, dialog, page } = await room({ as: member });
    await press('Saved people', 'Change Kabir Rao 1');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await press('Saved people', 'Add a person');
    await dialog.getByLabel('Full name').fill('One Too Many');
    await dialog.getByLabel('Day').fill('12');
    await dialog.getByLabel('Month').selectOption('March');
    await dialog.getByLabel('Year').fill('1968');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // meanwhile, in another tab
    await add('Kabir Rao 20');
    await dialog.getByRole('button', { name: 'Save this person' }).click();
    await dialog
      .getByRole('alert')
      .getByText('You have saved 20 people. Remove one to add another.')
      .waitFor();
    await page.reload();
    await part('Saved people').getByText('The box is full').waitFor();
    expect(await part('Saved people').getByRole('button', { name: 'Add a person' }).count()).toBe(0);
    await fitsEverybody(page);
    await press('Saved people', 'Remove Kabir Rao 7');
    await part('Saved people').getByRole('button', { name: 'Add a person' }).waitFor();
  });

  it('that did not load are asked for again', async () => {
    let down = true;
    const { part, press } = await room({
      before: (page) => page.route('**/api/people', (route) => (down ? route.abort() : route.continue())),
    });
    await part('Saved people').getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    down = false;
    await press('Saved people', 'Try again');
    await part('Saved people').getByText('Nobody yet.').waitFor();
  });

  it('are offered when a report asks whose it is', async () => {
    const member = await joined(site.app.url);
    const birth = await buildBirthDetails(site.app.url, { name: 'Kabir Rao' });
    await member.call('post', '/api/people').send({ birth }).expect(201);
    const { page, dialog } = await room({ as: member, path: '/reports/janam-kundli' });
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

describe('the chart style', () => {
  it('is chosen by its drawing', async () => {
    const { part, press, stored } = await room();
    await part('Chart style').getByLabel('South').check();
    await press('Chart style', 'Save chart style');
    await part('Chart style').getByText('Saved.').waitFor();
    expect((await stored()).chartStyle).toBe('south');
  });
});

describe('the page', () => {
  it('asks a visitor to log in and comes back', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/profile`);
    await page.waitForURL('**/login?next=%2Fprofile');
    expect(new URL(page.url()).search).toBe('?next=%2Fprofile');
  });

  it('says that it is looking, and offers another try when it did not load', async () => {
    const answer = Promise.withResolvers<void>();
    let down = true;
    const { page, part } = await room({
      before: (fresh) =>
        fresh.route('**/api/profile', async (route) => {
          await answer.promise;
          await (down ? route.abort() : route.continue());
        }),
    });
    await page.getByRole('status').getByText('Looking up your profile').waitFor();
    await fitsEverybody(page);
    answer.resolve();
    await page.getByRole('heading', { name: 'Your profile did not load' }).waitFor();
    await fitsEverybody(page);
    down = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await part('Account').waitFor();
  });

  it('is one card pulled out after the other by the keyboard alone', async () => {
    const { page, part, press, focused } = await room();
    await part('Password').getByRole('button', { name: 'Change password' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('password');
    await page.keyboard.type('not mine');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('newPassword');
    await page.keyboard.type('samrat-yantra');
    await page.keyboard.press('Enter');
    await part('Password').getByText('That is not your password. Please try again.').waitFor();
    await expect.poll(focused).toBe('password');
    await press('Password', 'Cancel');
    await expect.poll(focused).toBe('Change password');
  });

  it('passes axe and fits, closed and pulled out, with long names and those of other scripts', async () => {
    const member = await joined(site.app.url);
    const long = 'Venkatanarasimharajuvaripeta Subrahmanyabharathi Ramakrishnaparamahamsa Iyengar';
    const names = [long, 'मीरा देवी शर्मा'];
    for (const name of names)
      await member
        .call('post', '/api/people')
        .send({ birth: await buildBirthDetails(site.app.url, { name }) });
    await member.call('put', '/api/profile').send({ name: long }).expect(200);
    const { page, part, press, problems } = await room({ as: member });
    await part('Birth details').getByText('born on').waitFor();
    await part('Where you are signed in').getByText('this one').waitFor();
    await fitsEverybody(page);
    await press('Account', 'Change details');
    await press('Account', 'Change email');
    await press('Password', 'Change password');
    await press('Take your data along', 'Download my data');
    await press('Delete your account', 'Delete my account');
    await press('Birth details', 'Change something');
    await fitsEverybody(page);
    expect(problems).toEqual([]);
  });
});
