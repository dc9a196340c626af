/** /dashboard with birth details, without them, without a birth time, and when it cannot be loaded. */
import supertest from 'supertest';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SignInResponse } from '#src/accounts/contract.ts';
import { findPlace } from '#src/places/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { registerMember, PASSWORD, storeSession, type Member } from '#web/testing/checkout-page.ts';
import { visit, expectResponsive } from '#web/testing/browser-visit.ts';

const site = startSite();

async function openDashboard(
  member: Member,
  before: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const { page, consoleErrors } = await visit(site.browser, `${site.app.url}/dashboard`, {
    reducedMotion: true,
    before: async (newPage) => {
      await storeSession(newPage, member);
      await before(newPage);
    },
  });
  const main = page.locator('main');
  const waitForHeading = (name: string | RegExp) => main.getByRole('heading', { name }).first().waitFor();
  return { page, main, consoleErrors, waitForHeading };
}

/** A member without birth details. */
async function registerWithoutBirth(email: string): Promise<Member> {
  const account = { name: 'Ravi Menon', email, password: PASSWORD };
  const { body } = await supertest(site.app.url).post('/api/auth/register').send(account).expect(201);
  const { user, token } = SignInResponse.parse(body);
  const call: Member['call'] = (method, path) =>
    supertest(site.app.url)[method](path).set('Authorization', `Bearer ${token}`);
  return { user, token, email, call };
}

describe('dashboard for a visitor', () => {
  it('redirects to the login page, with the dashboard as next page', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/dashboard`);
    await page.waitForURL('**/login?next=%2Fdashboard');
  });
});

describe('dashboard with birth details', () => {
  it('shows chart, periods, transits and positions, and fits every width', async () => {
    const { page, main, consoleErrors, waitForHeading } = await openDashboard(
      await registerMember(site.app.url),
    );
    await waitForHeading('Your current periods');
    await main.getByRole('img', { name: /^Birth chart of Asha Rao\. Kanya rising\./ }).waitFor();
    await waitForHeading('Rahu');
    await main.getByText(/^Rahu rules no sign|Because Rahu rules no sign/).waitFor();
    await waitForHeading(/^Saturn in /);
    expect(await main.getByRole('row', { name: /^Jupiter retrograde Dhanu/ }).count()).toBe(1);
    expect(await main.getByRole('table').getByRole('row').count()).toBe(11);
    await expectResponsive(page);
    expect(consoleErrors).toEqual([]);
  });

  it('suggests to choose a report and opens the report list', async () => {
    const { page, main, waitForHeading } = await openDashboard(await registerMember(site.app.url));
    await waitForHeading('What to do next');
    await main.getByRole('link', { name: 'Choose a report' }).click();
    await page.waitForURL('**/reports');
  });

  it('prints the chart without buttons', async () => {
    const { page, main, waitForHeading } = await openDashboard(await registerMember(site.app.url));
    await waitForHeading('Your nine grahas');
    await page.emulateMedia({ media: 'print' });
    expect(await main.getByRole('link', { name: 'Choose a report' }).isVisible()).toBe(false);
    expect(await main.getByRole('img', { name: /^Birth chart/ }).isVisible()).toBe(true);
  });
});

describe('dashboard without birth details', () => {
  it('shows today’s sky, and the chart once birth details are added', async () => {
    const { page, main, waitForHeading } = await openDashboard(await registerWithoutBirth('ravi@example.in'));
    await waitForHeading('The sky over India today');
    // The part below is loaded when it comes near.
    await main.getByText('waning Moon').or(main.getByText('waxing Moon')).scrollIntoViewIfNeeded();
    await main.getByRole('link', { name: 'in your profile' }).waitFor();
    await expectResponsive(page);
    await main.getByRole('button', { name: 'Add birth details here' }).click();
    const dialog = page.getByRole('dialog');
    const dayField = dialog.getByLabel('Day');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.locator('[aria-invalid=true]').nth(1).waitFor();
    // With other fields still invalid the focus stays where the member types.
    await dayField.focus();
    await page.keyboard.type('04');
    expect(await dayField.inputValue()).toBe('04');
    await dialog.getByLabel('Month').selectOption('June');
    await dialog.getByLabel('Year').fill('1996');
    await dialog.getByLabel('Birth time is').selectOption('Not known');
    await dialog.getByRole('combobox', { name: 'Place of birth' }).fill('Kota');
    await dialog.getByRole('option', { name: /^Kota Rajasthan/ }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, draw my chart' }).click();
    await main.getByText(/^Your birth time is not known/).waitFor();
  });
});

describe('dashboard with an ambiguous place of birth', () => {
  it('asks which of the places is meant', async () => {
    const member = await registerWithoutBirth('kabir@example.in');
    await site.app
      .db('members')
      .where({ email: member.email })
      .update({ dob: '1988-03-12', place_of_birth: 'Aurangabad' });
    const { page, main, waitForHeading } = await openDashboard(member);
    await waitForHeading('Add your birth details');
    await main.getByText(/^More than one place may be called “Aurangabad”/).waitFor();
    await expectResponsive(page);
  });
});

describe('dashboard with an unknown birth time', () => {
  it('shows ranges of dates, and no lagna and houses', async () => {
    const member = await registerWithoutBirth('meera@example.in');
    const birthWithoutPlace = { name: 'Meera Iyer', date: '1988-03-12', timeKind: 'unknown' };
    const place = await findPlace(site.app.url, 'Kota');
    await member
      .call('put', '/api/profile')
      .send({ birth: { ...birthWithoutPlace, place } })
      .expect(200);
    const { page, main, waitForHeading } = await openDashboard(member);
    await waitForHeading('Your current periods');
    await main.getByRole('columnheader', { name: 'Begins at the earliest' }).first().waitFor();
    expect(await main.getByRole('columnheader', { name: 'House' }).count()).toBe(0);
    expect(await main.getByRole('rowheader', { name: 'Lagna' }).count()).toBe(0);
    await expectResponsive(page);
  });
});

describe('dashboard that cannot be loaded', () => {
  it('shows an error and is loaded again with Try again', async () => {
    let isOffline = true;
    const { main, waitForHeading } = await openDashboard(await registerMember(site.app.url), (page) =>
      page.route('**/api/dashboard', (route) => (isOffline ? route.abort() : route.continue())),
    );
    await waitForHeading('Your dashboard did not load');
    isOffline = false;
    await main.getByRole('button', { name: 'Try again' }).click();
    await waitForHeading('Your current periods');
  });
});
