import { describe, expect, it } from 'vitest';
import { articles } from '#web/content/articles/index.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (path: string, options?: Parameters<typeof visit>[2]) =>
  visit(site.browser, site.app.url + path, options);

it('the blog page links to every article once', async () => {
  const { page } = await open('/blogs');
  const main = page.getByRole('main');
  for (const { slug, title } of articles) {
    const link = main.getByRole('link', { name: title, exact: true });
    expect(await link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(`/blogs/${slug}`);
  }
});

it('every article shows its title as heading and its meta description', async () => {
  const { page } = await open('/blogs', { javaScriptEnabled: false });
  for (const { slug, title, description } of articles) {
    await page.goto(`${site.app.url}/blogs/${slug}`);
    expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
    expect(await page.locator('head > meta[name="description"]').getAttribute('content')).toBe(description);
  }
});

describe('article page', () => {
  it('is readable without scripts, with terms, figures and sources', async () => {
    const { page } = await open('/blogs/what-is-a-lagna', { javaScriptEnabled: false });
    const text = page.getByRole('article');
    expect(await text.getByRole('term').allInnerTexts()).toEqual(['Lagna', 'Rashi', 'Bhava', 'Graha']);
    expect(await text.getByRole('figure').count()).toBe(2);
    const sources = text.getByRole('region', { name: 'Sources' });
    expect(await sources.innerText()).toContain('Brihat Jataka');
  });

  it('has a table of contents whose entries lead to its sections', async () => {
    const { page } = await open('/blogs/what-is-a-lagna', { width: 1280, javaScriptEnabled: false });
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const headings = await page.getByRole('article').getByRole('heading', { level: 2 }).all();
    const anchors = await Promise.all(
      headings.map(async (heading) => `#${await heading.getAttribute('id')}`),
    );
    expect(await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      anchors,
    );
  });

  it('links to the next article; the last one links to the first', async () => {
    const { page, consoleErrors } = await open(`/blogs/${articles.at(-1)!.slug}`);
    const nextLink = page.getByRole('complementary', { name: 'Read next' }).getByRole('link');
    await nextLink.click();
    await page.getByRole('heading', { level: 1, name: articles[0]!.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/blogs/${articles[0]!.slug}`);
    expect(await nextLink.getAttribute('href')).toBe(`/blogs/${articles[1]!.slug}`);
    await page.getByRole('img', { name: /^The sky over Kota/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('opened from the blog page loads no text of another article', async () => {
    const { page } = await open('/blogs');
    const requestedUrls: string[] = [];
    page.on('request', (request) => void requestedUrls.push(request.url()));
    const title = 'Manglik, without the fear';
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const textChunks = requestedUrls.filter((url) =>
      articles.some(({ slug }) => url.includes(`/assets/${slug}-`)),
    );
    expect(textChunks).toHaveLength(1);
  });

  it('has lines of 30 to 42 em on a desktop', async () => {
    const { page } = await open('/blogs/how-a-kundli-is-computed', { width: 1280 });
    const paragraph = page.getByText('Now the astronomy.');
    const lineLength = await paragraph.evaluate((element) => {
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize);
      return element.clientWidth / fontSize;
    });
    expect(lineLength).toBeGreaterThan(30);
    expect(lineLength).toBeLessThan(42);
  });

  it('names signs and grahas of the wheel in at least 9 px on a phone', async () => {
    const { page } = await open('/blogs/what-is-a-lagna', { width: 360 });
    const sizes = await page.locator('svg.wheel text').evaluateAll((texts) =>
      texts.map((text) => {
        const { a, b } = (text as SVGTextElement).getScreenCTM()!;
        return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThan(9);
  });
});

describe('unknown article', () => {
  it('has status 404, noindex and a link to the blog page', async () => {
    const response = await fetch(`${site.app.url}/blogs/nothing-like-it`);
    expect(response.status).toBe(404);
    const { page, consoleErrors } = await open('/blogs/nothing-like-it', { reducedMotion: true });
    await page.getByRole('heading', { level: 1, name: 'This article does not exist' }).waitFor();
    expect(await page.title()).toBe('Article not found | Lagna');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blogs');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([expect.stringContaining('404')]);
  });

  it('has status 404 for the slug “constructor”, a property of every object', async () => {
    expect((await fetch(`${site.app.url}/blogs/constructor`)).status).toBe(404);
    const { page } = await open('/blogs/constructor');
    await page.getByRole('heading', { level: 1, name: 'This article does not exist' }).waitFor();
  });
});
