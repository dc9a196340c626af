import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import {
  waitUntilInteractive,
  waitForEffects,
  findAxeViolations,
  visit,
  scrollThrough,
} from '#web/testing/browser-visit.ts';

const site = startSite();

const open = async (path: string, as?: Parameters<typeof visit>[2]) =>
  (await visit(site.browser, site.app.url + path, as)).page;

const goHome = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your birth, read from the real sky' }).waitFor();
};

describe('the sky of the home page', () => {
  const GRAHAS = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke'];
  const caption = (page: Page) => page.getByRole('figure').getByText('The sky over India now,');

  it('is today’s, with the nine grahas', async () => {
    const page = await open('/');
    const wheel = page.getByRole('img', { name: /^The sky over India on \d+ \w+ \d{4} at \d+:\d\d [ap]m/ });
    const written = await wheel.evaluate((svg) =>
      Array.from(svg.querySelectorAll('text'), (text) => text.textContent.trim()),
    );
    expect(written).toEqual(expect.arrayContaining(GRAHAS));
    expect(await caption(page).isVisible()).toBe(true);
  });

  it.each([
    ['as it came while younger than ten minutes', 9, 0],
    ['asked for again when it is older', 11, 1],
  ])('is kept %s', async (_, minutesLater, times) => {
    let asked = 0;
    const before = async (page: Page) => {
      await page.route('**/api/sky', (route) => {
        asked += 1;
        return route.continue();
      });
      const html = await (await fetch(site.app.url)).text();
      const [, computedAt] = /"computedAt\\?":\\?"([^"\\]+)/.exec(html) ?? [];
      await page.clock.install({ time: Date.parse(computedAt!) + minutesLater * 60_000 });
    };
    const page = await open('/', { before });
    await expect.poll(() => asked).toBe(times);
    // another screen takes longer to come than a question would have
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plain words for an old art' }).waitFor();
    expect(asked).toBe(times);
  });

  it('is an empty chart when it cannot be read, and the page stands, with the written prices', async () => {
    const page = await open('/contact');
    await page.route('**/api/{sky,report}', (route) => route.abort());
    await goHome(page);
    expect(await caption(page).count()).toBe(0);
    expect(await cards(page)).toEqual(CARDS);
  });
});

const CARDS = [
  ['Complete Life Blueprint', '/reports/life-blueprint', '₹2,499'],
  ['Career & Wealth', '/reports/career-wealth', '₹1,299'],
  ['Love & Marriage', '/reports/love-marriage', '₹899'],
  ['Janam Kundli', '/reports/janam-kundli', '₹999'],
  ['Year Ahead', '/reports/year-ahead', '₹1,199'],
  ['Numerology Profile', '/reports/numerology-profile', '₹799'],
];

const cards = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: /^Six reports/ }) })
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((card) => {
        const link = card.querySelector('h3 a');
        return [
          link?.textContent,
          link?.getAttribute('href'),
          /₹[\d,]+/.exec(card.textContent.split(link?.textContent ?? '').at(-1)!)?.[0],
        ];
      }),
    );

describe('the sections of the home page', () => {
  it('claim, teach and sell in the specification’s numbers', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    const texts = (label: string) =>
      page.locator(`[aria-label="${label}"] :is(li, dl > div)`).evaluateAll((all) =>
        all.map((one) => {
          const figure = one.querySelector('b, dd')!.textContent;
          return [figure, one.textContent.replace(figure, '').trim()];
        }),
      );
    expect(await texts('About Lagna')).toEqual([
      ['10K+', 'clients'],
      ['15+', 'years'],
      ['99%', 'accuracy'],
    ]);
    expect(await texts('In numbers')).toEqual([
      ['10,000+', 'clients'],
      ['15+', 'years of practice'],
      ['99%', 'accuracy'],
      ['24/7', 'support'],
    ]);
    expect(await cards(page)).toEqual(CARDS);
    await page.getByText('New here? Your first paid report is half price.').waitFor();
  });

  it('lead on from the hero', async () => {
    const hero = (await open('/')).locator('main section').first();
    for (const [name, to] of [
      ['Choose your report', '/reports'],
      ['Try a free calculator', '/calculators'],
    ])
      expect(await hero.getByRole('link', { name: name! }).getAttribute('href')).toBe(to);
  });

  it.each([360, 1280])('tell in words what the film will show, at %i px', async (width) => {
    const page = await open('/', { width, reducedMotion: true });
    await scrollThrough(page);
    const film = page.getByRole('button', { name: 'How a chart is computed: open the film and its text' });
    await waitUntilInteractive(film);
    await film.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'How a chart is computed' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(5);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => film.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

const NOON = new Date('2026-11-21T06:30:00Z');
/** The page is opened a minute before noon; from noon on, time stands still until a test moves it. */
async function atNoon(): Promise<Page> {
  const before = (page: Page) => page.clock.install({ time: NOON.getTime() - 60_000 });
  const page = await open('/', { before });
  await page.clock.pauseAt(NOON);
  return page;
}

/** The mouse leaves what it holds up, and the page knows. */
async function aside(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await waitForEffects(page);
}

describe('the six questions', () => {
  it('ask the next one every 3 s, round and round, until they are paused', async () => {
    const page = await atNoon();
    const carousel = page.locator('[aria-labelledby="teasers"]');
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-ready]').waitFor();
    const asked = await carousel.locator('ol button').allInnerTexts();
    const now = async () => asked.indexOf(await carousel.locator('ol [aria-current]').innerText());
    const first = await now();
    expect(asked).toHaveLength(6);
    for (const later of [1, 2, 3, 4, 5, 6]) {
      await waitForEffects(page);
      await page.clock.runFor(2999);
      expect(await now()).toBe((first + later - 1) % 6);
      await page.clock.runFor(1);
      await expect.poll(now).toBe((first + later) % 6);
    }
    await page.getByRole('button', { name: 'Pause the questions' }).click();
    await aside(page);
    await page.clock.runFor(9000);
    expect(await now()).toBe(first);
    await page.getByRole('button', { name: 'Play the questions' }).click();
    await aside(page);
    await page.clock.runFor(3000);
    await expect.poll(now).toBe((first + 1) % 6);
  });
});

describe('the six voices', () => {
  const voices = (page: Page) => page.locator('[aria-label="What readers say"]');
  const speaker = (page: Page) => voices(page).locator('ul [aria-current] b').innerText();
  const press = (name: string) => (page: Page) => voices(page).getByRole('button', { name }).click();

  async function listening(): Promise<Page> {
    const page = await atNoon();
    for (let y = 0; y < 9000; y += 500) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.clock.runFor(50); // frames come only when the clock is moved
    }
    await voices(page).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return voices(page).locator('[data-ready]').count();
      })
      .toBe(1);
    return page;
  }

  it('each have stars out of five, a name, a place and a Verified badge', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    const said = await voices(page)
      .locator('figure')
      .evaluateAll((all) =>
        all.map((one) => [
          one.querySelector('[role=img]')?.getAttribute('aria-label'),
          one.querySelector('figcaption')?.textContent,
        ]),
      );
    expect(said).toHaveLength(6);
    for (const [stars, who] of said) {
      expect(stars).toMatch(/^[1-5] out of 5$/);
      expect(who).toMatch(/^\p{L}+ \p{L}+, \p{L}+\s*Verified$/u);
    }
  });

  it('take turns every 5 s', async () => {
    const page = await listening();
    for (const pressed of ['Pause the voices', 'Play the voices']) await press(pressed)(page);
    await aside(page);
    await page.clock.runFor(4999);
    expect(await speaker(page)).toBe('Meera Kulkarni');
    await page.clock.runFor(1);
    await expect.poll(() => speaker(page)).toBe('Arvind Nair');
  });

  it.each([
    ['the next one', press('Next voice'), 'Arvind Nair', 'Sana Qureshi'],
    ['the one before', press('Previous voice'), 'Imran Shaikh', 'Meera Kulkarni'],
    ['a name', press('Divya Raman'), 'Divya Raman', 'Imran Shaikh'],
  ])('wait after %s was chosen by hand, and go on when told', async (_, move, chosen, following) => {
    const page = await listening();
    await move(page);
    await aside(page);
    await page.clock.runFor(12_000);
    await expect.poll(() => speaker(page)).toBe(chosen);
    await press('Play the voices')(page);
    await aside(page);
    await page.clock.runFor(5000);
    await expect.poll(() => speaker(page)).toBe(following);
    await press('Pause the voices')(page);
    await aside(page);
    await page.clock.runFor(12_000);
    expect(await speaker(page)).toBe(following);
  });

  it('and the questions stand still for those who asked for stillness', async () => {
    const page = await open('/', { reducedMotion: true });
    await scrollThrough(page);
    await page.getByRole('button', { name: 'Play the questions' }).waitFor();
    await page.getByRole('button', { name: 'Play the voices' }).waitFor();
  });
});
