import samplePages from '#build/sample-content/pages.json' with { type: 'json' };
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { defaultDescription } from '#web/content/default-description.ts';
import { startSite } from '#src/testing/site.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { findAxeViolations, visit, scrollThrough } from '#web/testing/browser-visit.ts';

const site = startSite();
const REPORT = {
  _id: 'janam-kundli',
  key: 'janam-kundli',
  name: 'Janam Kundli',
  description: '',
  image: '',
  category: 'paid',
  available: true,
};

const open = async (path: string, width = 1280) =>
  (await visit(site.browser, site.app.url + path, { reducedMotion: true, width })).page;
const getMain = (page: Page) => page.getByRole('main');

/** Opens the list by client-side navigation, so that the browser requests the catalogue; `respond` answers. */
async function openList(respond: (route: Route) => unknown, width?: number): Promise<Page> {
  const page = await open('/contact', width);
  await page.route('**/api/report*', (route) => void respond(route));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/reports"]')!.click());
  await page.waitForURL('**/reports');
  return page;
}

/** Opens a report by client-side navigation; `respond` answers the request for it. */
async function openReport(respond: (route: Route) => unknown, width?: number): Promise<Page> {
  const page = await open('/reports', width);
  await page.route('**/api/report*', (route) => void respond(route));
  await getMain(page).getByRole('link', { name: 'Janam Kundli' }).first().click();
  await page.waitForURL('**/reports/janam-kundli');
  return page;
}

describe('reports list', () => {
  it('shows every report with its price and links to its page', async () => {
    const list = (await open('/reports')).getByRole('region', { name: 'All reports' });
    const rows = await list
      .getByRole('listitem')
      .evaluateAll((cards) =>
        cards.map((card) => [
          card.querySelector('h3')?.textContent,
          card.querySelector('h3 a')?.getAttribute('href'),
          [...card.querySelectorAll('b, s')].map(({ lastChild }) => lastChild!.textContent).join(' '),
        ]),
      );
    expect(await list.getByRole('link', { name: /^Sample of .+, \d+ pages/ }).count()).toBe(10);
    expect(rows).toEqual([
      ['Janam Kundli', '/reports/janam-kundli', '₹499 ₹999'],
      ['Career & Wealth', '/reports/career-wealth', '₹649 ₹1,299'],
      ['Love & Marriage', '/reports/love-marriage', '₹449 ₹899'],
      ['Complete Life Blueprint', '/reports/life-blueprint', '₹1,249 ₹2,499'],
      ['Year Ahead', '/reports/year-ahead', '₹599 ₹1,199'],
      ['Numerology Profile', '/reports/numerology-profile', '₹399 ₹799'],
      ['Match Report', '/reports/match-report', '₹749 ₹1,499'],
      ['Free Kundli', '/reports/free-kundli', 'Free'],
      ['Moon & Nakshatra', '/reports/moon-and-nakshatra', 'Free'],
      ['Sade Sati Check', '/reports/sade-sati-check', 'Free'],
    ]);
  });

  it('shows ₹499 for a missing price, and Get Free for every category other than paid', async () => {
    const prices = { paid: 999, unpriced: undefined, free: 0, gift: 50 };
    const json = Object.entries(prices).map(([key, price]) => ({
      ...REPORT,
      _id: key,
      key,
      name: key,
      category: key === 'unpriced' ? 'paid' : key,
      price,
    }));
    const page = await openList((route) => route.fulfill({ json }));
    const cards = page.getByRole('region', { name: 'All reports' }).getByRole('listitem');
    await cards.first().waitFor();
    const labels = cards.evaluateAll((elements) =>
      elements.map((card) => [
        card.querySelector('b')?.lastChild?.textContent,
        card.querySelector('s')?.lastChild?.textContent ?? '',
        card.querySelector('button')?.textContent ?? '',
      ]),
    );
    expect(await labels).toEqual([
      ['₹499', '₹999', ''],
      ['₹249', '₹499', ''],
      ['Free', '', 'Get Free: free'],
      ['Free', '', 'Get Free: gift'],
    ]);
  });

  it('asks a visitor who clicks Get Free to log in', async () => {
    const page = await open('/reports');
    await page
      .getByRole('button', { name: /^Get Free/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'Login Required' }).waitFor();
  });

  it('shows nine skeletons while it reloads after Refresh', async () => {
    let isCatalogueEmpty = true;
    const response = Promise.withResolvers<void>();
    const page = await openList(async (route) => {
      if (isCatalogueEmpty) return route.fulfill({ json: [] });
      await response.promise;
      return route.continue();
    });
    await page.getByText('There are no reports at the moment.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    isCatalogueEmpty = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    const skeletons = page.getByRole('status', { name: 'Loading reports' });
    await skeletons.waitFor();
    expect(await skeletons.locator('> *').count()).toBe(9);
    response.resolve();
    await getMain(page).getByRole('link', { name: 'Sade Sati Check' }).waitFor();
  });

  it.each([
    ['See all reports', '#reports', 'All reports'],
    ['How it works', '#how', 'From this page to your inbox'],
  ])('has a link “%s” that scrolls to %s', async (link, hash, heading) => {
    const page = await open('/reports');
    await page.getByRole('link', { name: link }).click();
    await page.waitForURL(`**/reports${hash}`);
    const headerBox = await page.getByRole('banner').boundingBox();
    const getHeadingTop = async () => (await page.getByRole('heading', { name: heading }).boundingBox())!.y;
    await expect.poll(getHeadingTop).toBeLessThan(400);
    expect(await getHeadingTop()).toBeGreaterThan(headerBox!.height);
  });

  it('shows six reasons to choose us', async () => {
    const reasons = (await open('/reports')).getByRole('region', { name: /^Why people choose us/ });
    expect(await reasons.getByRole('term').allTextContents()).toEqual([
      '50,000+ clients',
      'Computed, not guessed',
      '15+ years of practice',
      '99% accuracy',
      'No fear, no pressure',
      'Money-back guarantee',
    ]);
  });
});

describe('report page', () => {
  it('shows a spinner and a disabled button while loading', async () => {
    const response = Promise.withResolvers<void>();
    const page = await openReport(async (route) => {
      await response.promise;
      await route.continue();
    });
    await page.getByRole('status').getByText('Opening the report').waitFor();
    expect(await page.title()).toBe('Loading report | Lagna');
    expect(await getMain(page).getByRole('button', { name: 'Generate my report' }).isDisabled()).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    response.resolve();
    await page.getByRole('heading', { level: 1, name: 'Janam Kundli' }).waitFor();
  });

  it.each([
    ['Report not found', { status: 404, body: '{}' }],
    ['Failed to load report: 500', { status: 500, body: '{}' }],
    ['Failed to load report: no connection', undefined],
  ])('shows “%s” in panel and banner, links back and can be loaded again', async (text, response) => {
    const page = await openReport((route) => (response ? route.fulfill(response) : route.abort()), 360);
    await page.getByRole('heading', { level: 1, name: 'Report Not Found' }).waitFor();
    expect(await getMain(page).getByText(text, { exact: true }).isVisible()).toBe(true);
    expect(await getMain(page).getByRole('alert').innerText()).toBe(`${text}. Please try again.`);
    const backLink = getMain(page).getByRole('link', { name: 'Back to Reports' });
    expect(await backLink.getAttribute('href')).toBe('/reports');
    await page.unroute('**/api/report*');
    await getMain(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Janam Kundli' }).waitFor();
  });

  it('has default texts for a missing description, price and page count', async () => {
    const page = await openReport((route) => route.fulfill({ json: REPORT }));
    await getMain(page).getByText(defaultDescription).waitFor();
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(defaultDescription);
    expect(await getMain(page).getByText('Usual price ₹499').first().isVisible()).toBe(true);
    const facts = await getMain(page).locator('dl').first().locator('dt, dd').allInnerTexts();
    expect(facts).toEqual(['Pages', '–', 'Delivery', 'Instant', 'Quality', 'Premium']);
  });

  it.each([
    [
      'janam-kundli',
      'Price now ₹499',
      ['Make payment', 'Analysis', 'Receive PDF', 'Take action'],
      ['Secure payment', 'Money-back guarantee', '24/7 support', '10,000+ clients'],
      'Generate my report',
    ],
    [
      'free-kundli',
      'Price Free',
      ['Generate report', 'Analysis', 'Receive PDF', 'Take action'],
      ['24/7 support', '10,000+ clients'],
      'Get my free report',
    ],
  ])(
    'of %s shows price, four steps, trust marks and two buttons',
    async (key, price, steps, trustMarks, button) => {
      const page = await open(`/reports/${key}`);
      await scrollThrough(page);
      expect(await getMain(page).getByText(price).first().isVisible()).toBe(true);
      const section = page.getByRole('region', { name: /^From (payment|a click) to PDF$/ });
      expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(steps);
      const trustList = section.getByRole('list', { name: 'What you can rely on' }).getByRole('listitem');
      expect(await trustList.allTextContents()).toEqual(trustMarks);
      expect(await getMain(page).getByRole('button', { name: button }).count()).toBe(2);
      expect(await getMain(page).getByRole('term').count()).toBeGreaterThan(5);
    },
  );

  it('lists the chapters with their page numbers in the sample, without data of the sample person', async () => {
    const page = await open('/reports/janam-kundli');
    const chapters = await page
      .getByRole('region', { name: 'What is inside' })
      .locator('ol > li')
      .evaluateAll((items) =>
        items.map((item) => [
          item.firstElementChild!.textContent,
          Number(/page (\d+)/.exec(item.textContent)?.[1]),
        ]),
      );
    expect(chapters.length).toBeGreaterThan(10);
    const pages = chapters.map(([, chapterPage]) => Number(chapterPage));
    expect(pages.toSorted((a, b) => a - b)).toEqual(pages);
    expect(chapters.flat()).toContain('Your lagna');
    const folded = page.getByRole('region', { name: 'What is inside' }).locator('details');
    await folded.getByText(`Show all ${chapters.length} chapters`).click();
    await folded.getByRole('listitem').last().waitFor();
  });

  it.each(Object.entries(samplePages))(
    'of %s shows two quotes from the sample of the same report without scripts',
    async (key, samplePage) => {
      const html = await (await fetch(`${site.app.url}/reports/${key}`)).text();
      expect(
        samplePage.statements.filter(({ text, because }) => html.includes(text) && html.includes(because)),
      ).toHaveLength(2);
      expect(html).toMatch(new RegExp(`/samples/${key}\\.pdf#page=\\d+"`));
    },
  );

  it('shows the list price alone to a member who has used the first-report offer', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/reports/janam-kundli`, {
      width: 360,
      before: async (newPage) => {
        await newPage.route('**/api/payment/offer', (route) =>
          route.fulfill({ json: { success: true, status: 'used' } }),
        );
        await storeSession(newPage, await registerMember(site.app.url));
      },
    });
    await expect.poll(() => getMain(page).getByText('first report').count()).toBe(0);
    expect(await getMain(page).getByText('Price ₹999').count()).toBe(3);
    expect(await getMain(page).locator('s').count()).toBe(0);
    await page.getByRole('link', { name: 'Reports', exact: true }).first().click();
    await page.getByRole('heading', { name: 'All reports' }).waitFor();
    await getMain(page).getByText('₹2,499').waitFor();
    expect(await getMain(page).locator('s').count()).toBe(0);
  });

  it('keeps price and button at the bottom of the screen on a phone', async () => {
    const getBuyBar = (page: Page) => page.getByRole('complementary', { name: 'Buy this report' });
    const phone = await open('/reports/janam-kundli', 360);
    await phone.evaluate(() => scrollTo(0, 2000));
    await expect.poll(() => getBuyBar(phone).evaluate((bar) => bar.getBoundingClientRect().bottom)).toBe(800);
    const barText = await getBuyBar(phone).innerText();
    for (const text of ['₹499', '₹999', 'First report half price']) expect(barText).toContain(text);
    expect(await getBuyBar(phone).getByRole('button').innerText()).toBe('Generate my report');
    expect(await getBuyBar(await open('/reports/janam-kundli')).isVisible()).toBe(false);
  });

  it('shows stars, text, name and date of each review', async () => {
    const page = await open('/reports/janam-kundli');
    await scrollThrough(page);
    const reviews = page.getByRole('region', { name: 'Readers on this report' }).getByRole('listitem');
    await reviews.first().waitFor();
    const readReviews = await reviews.evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('[role=img]')?.getAttribute('aria-label'),
        item.querySelector('blockquote')?.textContent,
        item.querySelector('p')?.textContent,
      ]),
    );
    for (const [rating, text, reviewer] of readReviews) {
      expect(rating).toMatch(/^[0-5] out of 5$/);
      expect(text).not.toBe('');
      expect(reviewer).toMatch(/^\p{L}+ \p{L}+ \d+ \p{L}+ \d{4}(Verified)?$/u);
    }
  });
});
