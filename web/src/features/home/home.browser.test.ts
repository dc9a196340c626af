import type { Page } from 'playwright-core';
import teasers from '#build/sample-content/teasers.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import {
  waitUntilInteractive,
  waitForEffects,
  visit,
  visitAtNoon,
  findAxeViolations,
  scrollThrough,
} from '#web/testing/browser-visit.ts';

const site = startSite();

const open = async (path: string, options?: Parameters<typeof visit>[2]) =>
  (await visit(site.browser, site.app.url + path, options)).page;

const goHome = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your birth, read from the real sky' }).waitFor();
};

describe('sky of the home page', () => {
  const GRAHA_LABELS = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'];
  const getCaption = (page: Page) => page.getByRole('figure').getByText('The sky over India now,');

  it('shows date, time and the nine grahas', async () => {
    const page = await open('/');
    const wheel = page.getByRole('img', { name: /^The sky over India on \d+ \w+ \d{4} at \d+:\d\d [ap]m/ });
    const labels = await wheel.evaluate((svg) =>
      Array.from(svg.querySelectorAll('text'), (text) => text.textContent.trim()),
    );
    expect(labels).toEqual(expect.arrayContaining(GRAHA_LABELS));
    expect(await getCaption(page).isVisible()).toBe(true);
  });

  it.each([
    ['is not requested again while younger than ten minutes', 9, 0],
    ['is requested again when older than ten minutes', 11, 1],
  ])('%s', async (_, ageMinutes, expectedRequests) => {
    let requestCount = 0;
    const before = async (page: Page) => {
      await page.route('**/api/sky', (route) => {
        requestCount += 1;
        return route.continue();
      });
      const html = await (await fetch(site.app.url)).text();
      const [, computedAt] = /"computedAt\\?":\\?"([^"\\]+)/.exec(html) ?? [];
      await page.clock.install({ time: Date.parse(computedAt!) + ageMinutes * 60_000 });
    };
    const page = await open('/', { before });
    await expect.poll(() => requestCount).toBe(expectedRequests);
    // Wait for another page: a request of the sky would have been sent by then.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plain words for an old art' }).waitFor();
    expect(requestCount).toBe(expectedRequests);
  });

  it('is an empty chart when it cannot be loaded, and the report cards show default prices', async () => {
    const page = await open('/contact');
    await page.route('**/api/{sky,report}', (route) => route.abort());
    await goHome(page);
    expect(await getCaption(page).count()).toBe(0);
    await scrollThrough(page);
    await page.getByRole('heading', { name: /^Six reports/ }).waitFor();
    expect(await listCards(page)).toEqual(EXPECTED_CARDS);
  });
});

/** The order of the specification: 999, 1299, 899, 2499, 1199, 799. */
const EXPECTED_CARDS = [
  ['Janam Kundli', '/reports/janam-kundli', '₹999'],
  ['Career & Wealth', '/reports/career-wealth', '₹1,299'],
  ['Love & Marriage', '/reports/love-marriage', '₹899'],
  ['Complete Life Blueprint', '/reports/life-blueprint', '₹2,499'],
  ['Year Ahead', '/reports/year-ahead', '₹1,199'],
  ['Numerology Profile', '/reports/numerology-profile', '₹799'],
];

const listCards = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: /^Six reports/ }) })
    .getByRole('listitem')
    .evaluateAll((listItems) =>
      listItems.map((card) => {
        const link = card.querySelector('h3 a');
        return [
          link?.textContent,
          link?.getAttribute('href'),
          /₹[\d,]+/.exec(card.textContent.split(link?.textContent ?? '').at(-1)!)?.[0],
        ];
      }),
    );

describe('sections of the home page', () => {
  it('name the report for two people below the six cards, with its price', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Match Report', exact: true });
    expect(await link.getAttribute('href')).toBe('/reports/match-report');
    expect(await link.locator('..').innerText()).toContain('For two people: Match Report, ₹1,499.');
  });

  it('show the numbers and prices of the specification', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    const readFigures = (label: string) =>
      page.locator(`[aria-label="${label}"] :is(li, dl > div)`).evaluateAll((items) =>
        items.map((item) => {
          const figure = item.querySelector('b, dd')!.textContent;
          return [figure, item.textContent.replace(figure, '').trim()];
        }),
      );
    expect(await readFigures('About Lagna')).toEqual([
      ['10K+', 'clients'],
      ['15+', 'years'],
      ['99%', 'accuracy'],
    ]);
    expect(await readFigures('In numbers')).toEqual([
      ['10,000+', 'clients'],
      ['15+', 'years of practice'],
      ['99%', 'accuracy'],
      ['24/7', 'support'],
    ]);
    expect(await listCards(page)).toEqual(EXPECTED_CARDS);
    await page.getByText('New here? Your first paid report is half price.').waitFor();
  });

  it('answer each question with a statement of a sample and its reason', async () => {
    const html = await (await fetch(site.app.url)).text();
    for (const { statement, because } of Object.values(teasers)) {
      expect(html).toContain(statement);
      expect(html).toContain(because);
    }
  });

  it('link from the hero to reports and calculators', async () => {
    const hero = (await open('/')).locator('main section').first();
    for (const [name, href] of [
      ['Choose your report', '/reports'],
      ['Try a free calculator', '/calculators'],
    ])
      expect(await hero.getByRole('link', { name: name! }).getAttribute('href')).toBe(href);
  });
});

const openAtNoon = async () => (await visitAtNoon(site.browser, site.app.url)).page;

/** A carousel pauses while it is hovered. */
async function moveMouseAway(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await waitForEffects(page);
}

describe('question carousel', () => {
  it('shows the next of six questions every 3 s in a loop until paused', async () => {
    const page = await openAtNoon();
    const carousel = page.locator('[aria-labelledby="teasers"]');
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-ready]').waitFor();
    const questions = await carousel.locator('ol button').allInnerTexts();
    const getCurrent = async () => questions.indexOf(await carousel.locator('ol [aria-current]').innerText());
    const firstIndex = await getCurrent();
    expect(questions).toHaveLength(6);
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await waitForEffects(page);
      await page.clock.runFor(2999);
      expect(await getCurrent()).toBe((firstIndex + step - 1) % 6);
      await page.clock.runFor(1);
      await expect.poll(getCurrent).toBe((firstIndex + step) % 6);
    }
    await page.getByRole('button', { name: 'Pause the questions' }).click();
    await moveMouseAway(page);
    await page.clock.runFor(9000);
    expect(await getCurrent()).toBe(firstIndex);
    await page.getByRole('button', { name: 'Play the questions' }).click();
    await moveMouseAway(page);
    await page.clock.runFor(3000);
    await expect.poll(getCurrent).toBe((firstIndex + 1) % 6);
  });

  it('shows the answer of a question that was chosen before the carousel script was loaded', async () => {
    const { promise: scriptAllowed, resolve: allowScript } = Promise.withResolvers<void>();
    const holdCarouselScript = (page: Page) =>
      page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('scrollSnapList')) await scriptAllowed;
        await route.fulfill({ response });
      });
    const page = await open('/', { reducedMotion: true, before: holdCarouselScript });
    const carousel = page.locator('[aria-labelledby="teasers"]');
    const question = carousel.locator('ol button').nth(3);
    await carousel.scrollIntoViewIfNeeded();
    await waitUntilInteractive(question);
    await question.click();
    // Until then the slides scroll, so they have to be reachable by keyboard.
    expect(await findAxeViolations(page)).toEqual([]);
    allowScript();
    await carousel.locator('[data-ready]').waitFor();
    const slides = carousel.getByRole('group', { includeHidden: true });
    await expect.poll(() => slides.evaluateAll(getSlideInView)).toEqual({ label: '4 of 6', isInert: false });
  });
});

/** Is serialized and runs in the browser, so it can use nothing from this file. */
function getSlideInView(slides: Element[]) {
  const viewport = slides[0]!.parentElement!.parentElement!.getBoundingClientRect();
  const slide = slides.find(
    (candidate) => Math.abs(candidate.getBoundingClientRect().left - viewport.left) < 2,
  );
  return { label: slide?.getAttribute('aria-label'), isInert: (slide as HTMLElement | undefined)?.inert };
}

describe('testimonial carousel', () => {
  const getCarousel = (page: Page) => page.locator('[aria-label="What readers say"]');
  const getReader = (page: Page) => getCarousel(page).locator('ul [aria-current] b').innerText();
  const clickButton = (name: string) => (page: Page) =>
    getCarousel(page).getByRole('button', { name }).click();

  async function openAtCarousel(): Promise<Page> {
    const page = await openAtNoon();
    for (let scrollTop = 0; scrollTop < 9000; scrollTop += 500) {
      await page.evaluate((top) => scrollTo(0, top), scrollTop);
      await page.clock.runFor(50); // the page renders only while its clock is advanced
    }
    await getCarousel(page).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return getCarousel(page).locator('[data-ready]').count();
      })
      .toBe(1);
    return page;
  }

  it('shows stars, name, place and a Verified badge for each of six readers', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    const testimonials = await getCarousel(page)
      .locator('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => [
          figure.querySelector('[role=img]')?.getAttribute('aria-label'),
          figure.querySelector('figcaption')?.textContent,
        ]),
      );
    expect(testimonials).toHaveLength(6);
    for (const [rating, reader] of testimonials) {
      expect(rating).toMatch(/^[1-5] out of 5$/);
      expect(reader).toMatch(/^\p{L}+ \p{L}+, \p{L}+\s*Verified$/u);
    }
  });

  it('shows the next testimonial every 5 s', async () => {
    const page = await openAtCarousel();
    for (const buttonName of ['Pause the testimonials', 'Play the testimonials'])
      await clickButton(buttonName)(page);
    await moveMouseAway(page);
    await page.clock.runFor(4999);
    expect(await getReader(page)).toBe('Meera Kulkarni');
    await page.clock.runFor(1);
    await expect.poll(() => getReader(page)).toBe('Arvind Nair');
  });

  it.each([
    ['the next testimonial', clickButton('Next testimonial'), 'Arvind Nair', 'Sana Qureshi'],
    ['the previous testimonial', clickButton('Previous testimonial'), 'Imran Shaikh', 'Meera Kulkarni'],
    ['a name', clickButton('Divya Raman'), 'Divya Raman', 'Imran Shaikh'],
  ])('pauses after %s was selected and continues on Play', async (_, select, selectedReader, nextReader) => {
    const page = await openAtCarousel();
    await select(page);
    await moveMouseAway(page);
    await page.clock.runFor(12_000);
    await expect.poll(() => getReader(page)).toBe(selectedReader);
    await clickButton('Play the testimonials')(page);
    await moveMouseAway(page);
    await page.clock.runFor(5000);
    await expect.poll(() => getReader(page)).toBe(nextReader);
    await clickButton('Pause the testimonials')(page);
    await moveMouseAway(page);
    await page.clock.runFor(12_000);
    expect(await getReader(page)).toBe(nextReader);
  });

  it('and the question carousel are paused with reduced motion', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    await page.getByRole('button', { name: 'Play the questions' }).waitFor();
    await page.getByRole('button', { name: 'Play the testimonials' }).waitFor();
  });
});
