/** Kundli milan in the browser: form, result, errors, sharing, and the page without scripts. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { findAxeViolations, visit, visitIn } from '#web/testing/browser-visit.ts';
import { getOverflowX } from '#web/testing/layout-checks.ts';

const site = startSite();
const open = (options: Parameters<typeof visit>[2] = {}) =>
  visit(site.browser, `${site.app.url}/kundli-milan`, { reducedMotion: true, ...options });

type Birth = { name: string; day: string; month: string; year: string; time?: string; place: string };
const ROHAN: Birth = {
  name: 'Rohan',
  day: '16',
  month: 'February',
  year: '1992',
  time: '06:10',
  place: 'Jaipur',
};
const ANANYA: Birth = { name: 'Ananya', day: '4', month: 'June', year: '1996', time: '14:30', place: 'Kota' };

const getPerson = (page: Page, role: 'Groom' | 'Bride') => page.getByRole('group', { name: role });

async function fillPerson(person: Locator, { name, day, month, year, time, place }: Birth): Promise<void> {
  await person.getByLabel('Name').fill(name);
  await person.getByLabel('Day', { exact: true }).fill(day);
  await person.getByLabel('Month', { exact: true }).selectOption(month);
  await person.getByLabel('Year', { exact: true }).fill(year);
  if (time) await person.getByLabel('Time of birth').fill(time);
  else await person.getByLabel('The time is not known').check();
  await person.getByLabel('Place of birth').fill(place);
  await person.getByRole('option', { name: new RegExp(`^${place} Rajasthan`) }).click();
}

async function fillCouple(page: Page, groom: Birth, bride: Birth): Promise<void> {
  await fillPerson(getPerson(page, 'Groom'), groom);
  await fillPerson(getPerson(page, 'Bride'), bride);
}

const compare = (page: Page) => page.getByRole('button', { name: 'Compare the charts' }).click();
const getResultTitle = (page: Page) => page.locator('#match-title');
const getFocusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each([360, 768, 1280])('the match at %i px', (width) => {
  it('is shown with the focus on its title, fits the width and passes axe', async () => {
    const { page, consoleErrors, thirdPartyRequests } = await open({ width });
    await fillCouple(page, ROHAN, ANANYA);
    await compare(page);
    await getResultTitle(page).waitFor();
    expect(await getResultTitle(page).innerText()).toBe('A good match, with bhakoot dosha to talk about');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('match-title');
    expect(await page.getByRole('img', { name: /The score is 24\.5\./ }).count()).toBe(1);
    expect(await page.getByRole('img', { name: /^Birth chart of (Rohan|Ananya)/ }).count()).toBe(2);
    const report = page.getByRole('region', { name: 'Read the full match report' });
    expect(await report.innerText()).toMatch(/Price now\s+₹749\s+Usual price\s+₹1,499/);
    await page.getByText('The ten poruthams').click();
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect([consoleErrors, thirdPartyRequests]).toEqual([[], []]);
  });
});

describe('the match with an unknown time', () => {
  it('has a range and a table of hours', async () => {
    const { page } = await open({ width: 360 });
    const { time: _, ...withoutTime } = ROHAN;
    await fillCouple(page, withoutTime, ANANYA);
    await compare(page);
    await getResultTitle(page).waitFor();
    expect(await getResultTitle(page).innerText()).toBe('Between 13.5 and 27, depending on the hour');
    const rows = page.getByRole('table', { name: 'Points by time of birth' }).getByRole('row');
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/Rohan was born\s+Points/),
      expect.stringMatching(/before 5:46 am.*Mithuna, Punarvasu\s+27/s),
      expect.stringMatching(/between 5:46 am and 11:06 am.*Karka, Punarvasu\s+24\.5/s),
      expect.stringMatching(/after 11:06 am.*Karka, Pushya\s+13\.5/s),
    ]);
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('doshas and Manglik with an unknown time', () => {
  it('name the hours and what the hour decides, fit the width and pass axe', async () => {
    const { page } = await open({ width: 360 });
    const { time: _, ...tanvi } = { ...ANANYA, name: 'Tanvi', day: '9', month: 'March', year: '1993' };
    await fillCouple(page, { ...ROHAN, day: '17', month: 'October', year: '1990', time: '11:12' }, tanvi);
    await compare(page);
    const doshas = page.getByRole('region', { name: 'Three doshas, and their exceptions' });
    await doshas
      .getByText('There is bhakoot dosha only if Tanvi was born before 12:32 am. No exception')
      .waitFor();
    const manglik = page.getByRole('region', { name: 'Manglik, both charts' });
    expect(await manglik.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Rohan: not Manglik',
      'Tanvi: mildly Manglik, but the hour of birth can change this',
    ]);
    expect(await manglik.innerText()).toContain('The position of Mars from the lagna matters most');
    expect(await manglik.innerText()).toContain(
      'Without the hour of birth we cannot say whether only one of the two charts is Manglik',
    );
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

describe('the form', () => {
  it('shows all errors of both births at once and focuses the first', async () => {
    const { page } = await open({ width: 360 });
    await fillPerson(getPerson(page, 'Groom'), { ...ROHAN, day: '31' });
    await compare(page);
    await expect.poll(() => getFocusedName(page)).toBe('groom-day');
    await page.getByText('There is no such day in the calendar.').waitFor();
    const bride = getPerson(page, 'Bride');
    await bride.getByText('Please pick the place of birth from the list.').waitFor();
    expect(await getResultTitle(page).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  it('refuses a person under 18 and the same birth twice in plain sentences', async () => {
    const { page } = await open();
    await fillCouple(page, ROHAN, { ...ANANYA, year: '2015' });
    await compare(page);
    const bride = getPerson(page, 'Bride');
    await bride.getByText('A match is only for two people of 18 or older.').waitFor();
    await fillPerson(bride, ROHAN);
    await compare(page);
    await bride.getByText('Both births are the same. Please check the second.').waitFor();
    await expect.poll(() => getFocusedName(page)).toBe('bride-day');
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const { page } = await open();
    await fillCouple(page, ROHAN, ANANYA);
    await page.route('**/api/kundli-milan', (route) => route.abort());
    await compare(page);
    await page.getByRole('alert').getByText('We could not reach Lagna.').waitFor();
    await page.unroute('**/api/kundli-milan');
    await compare(page);
    await getResultTitle(page).waitFor();
  });
});

describe('sharing', () => {
  it('copies a link and offers WhatsApp, without names and births', async () => {
    const { page } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillCouple(page, ROHAN, ANANYA);
    await compare(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/kundli-milan\/shared\/[\w-]{40,60}$/);
    const whatsApp = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    expect(decodeURIComponent(whatsApp!)).toContain(`24.5 of 36 points.\n${link}`);
    expect(decodeURIComponent(whatsApp!)).not.toMatch(/Rohan|Ananya|1992/);
  });

  it('saves a picture of the points', async () => {
    const { page } = await open();
    await fillCouple(page, ROHAN, ANANYA);
    await compare(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share as picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('kundli-milan.png');
  });
});

describe('without scripts', () => {
  it('the form is sent to the server and the result is shown with what was typed', async () => {
    const { page } = await open({ width: 360, javaScriptEnabled: false });
    expect(await page.getByText('Pick it from the list').filter({ visible: true }).count()).toBe(0);
    for (const [role, birth] of [
      ['Groom', ROHAN],
      ['Bride', ANANYA],
    ] as const) {
      const person = getPerson(page, role);
      await person.getByLabel('Name').fill(birth.name);
      await person.getByLabel('Day', { exact: true }).fill(birth.day);
      await person.getByLabel('Month', { exact: true }).selectOption(birth.month);
      await person.getByLabel('Year', { exact: true }).fill(birth.year);
      await person.getByLabel('Time of birth').fill(birth.time!);
      await person.getByLabel('Place of birth').fill(`${birth.place}, Rajasthan`);
    }
    await compare(page);
    expect(await getResultTitle(page).innerText()).toBe('A good match, with bhakoot dosha to talk about');
    expect(await getPerson(page, 'Groom').getByLabel('Name').inputValue()).toBe('Rohan');
    await page.getByRole('link', { name: 'Link to this result, without the births' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'A good match, with bhakoot dosha to talk about',
    );
    expect(await page.getByText('Rohan').count()).toBe(0);
  });
});

describe('the page of a shared match', () => {
  it('is hydrated, fits a phone and passes axe', async () => {
    const { page, consoleErrors } = await open({ width: 360 });
    await fillCouple(page, ROHAN, ANANYA);
    await compare(page);
    const link = page.getByRole('link', { name: /WhatsApp/ });
    const text = decodeURIComponent((await link.getAttribute('href'))!);
    await page.goto(/http\S+$/.exec(text)![0]);
    await page.getByRole('img', { name: /The score is 24\.5\./ }).waitFor();
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

describe('a member', () => {
  it('fills in the own birth and that of a saved person', async () => {
    const context = await site.browser.newContext({ reducedMotion: 'reduce' });
    const member = await registerMember(site.app.url);
    const birth = await buildBirthDetails(site.app.url, { name: 'Kabir Rao' });
    await member.call('post', '/api/people').send({ birth }).expect(201);
    await storeSession(context, member);
    const { page } = await visitIn(context, `${site.app.url}/kundli-milan`);
    const groom = getPerson(page, 'Groom');
    await groom.getByLabel('Saved person').selectOption('Kabir Rao');
    expect(await groom.getByLabel('Name').inputValue()).toBe('Kabir Rao');
    expect(await groom.getByLabel('Place of birth').inputValue()).toContain('Kota');
  });
});

describe('keeping a match', () => {
  it('leads a visitor to the login and back to the same match, which is then kept, opened and deleted', async () => {
    const { page, consoleErrors } = await open({ width: 360 });
    await fillCouple(page, ROHAN, ANANYA);
    await compare(page);
    await page.getByRole('link', { name: 'log in', exact: true }).click();
    await page.waitForURL(/\/login\?next=/);
    const member = await registerMember(site.app.url);
    await storeSession(page.context(), member);
    await page.goto(`${site.app.url}/kundli-milan`);
    await getResultTitle(page).waitFor();
    await page.getByRole('button', { name: 'Save this match' }).click();
    await page.getByText('Please confirm this first.').waitFor();
    await page.getByLabel(/Both people know about this and agree/).check();
    await page.getByRole('button', { name: 'Save this match' }).click();
    await page.getByRole('status').getByText('This match is saved.').waitFor();
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'your profile' }).click();
    await page.getByRole('link', { name: 'Rohan and Ananya' }).click();
    expect(await getResultTitle(page).innerText()).toBe('A good match, with bhakoot dosha to talk about');
    expect(await getOverflowX(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Saved matches' }).click();
    await page.getByRole('button', { name: 'Delete the match of Rohan and Ananya' }).click();
    await page.getByText('You have no saved matches yet.').waitFor();
    expect(consoleErrors).toEqual([]);
  });
});
