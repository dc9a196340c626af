import { describe, expect, it } from 'vitest';
import { articles } from '#web/content/articles/index.ts';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

const open = (path: string, as?: Parameters<typeof visit>[2]) => visit(site.browser, site.app.url + path, as);

it('the blog page links to every article once', async () => {
  const { page } = await open('/blogs');
  const main = page.getByRole('main');
  for (const { slug, title } of articles) {
    const link = main.getByRole('link', { name: title, exact: true });
    expect(await link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(`/blogs/${slug}`);
  }
});

it('every article has its own heading and meta description', async () => {
  const { page } = await open('/blogs', { scripts: false });
  for (const { slug, title, description } of articles) {
    await page.goto(`${site.app.url}/blogs/${slug}`);
    expect(await page.locator('h1').allInnerTexts()).toEqual([title]);
    expect(await page.locator('head > meta[name="description"]').getAttribute('content')).toBe(description);
  }
});

describe('article', () => {
  it('is readable without scripts, with terms, figures and sources', async () => {
    const { page } = await open('/blogs/what-is-a-lagna', { scripts: false });
    const text = page.getByRole('article');
    expect(await text.getByRole('term').allInnerTexts()).toEqual(['Lagna', 'Rashi', 'Bhava', 'Graha']);
    expect(await text.getByRole('figure').count()).toBe(2);
    const sources = text.getByRole('region', { name: 'What this rests on' });
    expect(await sources.innerText()).toContain('Brihat Jataka');
  });

  it('links to the next article, the last one to the first', async () => {
    const { page, consoleErrors } = await open(`/blogs/${articles.at(-1)!.slug}`);
    const next = page.getByRole('complementary', { name: 'Read on' }).getByRole('link');
    await next.click();
    await page.getByRole('heading', { level: 1, name: articles[0]!.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/blogs/${articles[0]!.slug}`);
    expect(await next.getAttribute('href')).toBe(`/blogs/${articles[1]!.slug}`);
    await page.getByRole('img', { name: /^The sky over Kota/ }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('loads only its own text when opened from the blog page', async () => {
    const { page } = await open('/blogs');
    const fetched: string[] = [];
    page.on('request', (request) => void fetched.push(request.url()));
    const title = 'Manglik, without the fear';
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const textChunks = fetched.filter((url) => articles.some(({ slug }) => url.includes(`/assets/${slug}-`)));
    expect(textChunks).toHaveLength(1);
  });

  it('has a readable line length', async () => {
    const { page } = await open('/blogs/how-a-kundli-is-computed', { width: 1280 });
    const paragraph = page.getByText('Now the astronomy.');
    const lineLength = await paragraph.evaluate((p) => {
      const size = Number.parseFloat(getComputedStyle(p).fontSize);
      return p.clientWidth / size;
    });
    expect(lineLength).toBeGreaterThan(30);
    expect(lineLength).toBeLessThan(42);
  });
});

describe('unknown article', () => {
  it('is answered with 404, noindex and a link to the blog page', async () => {
    const answer = await fetch(`${site.app.url}/blogs/nothing-like-it`);
    expect(answer.status).toBe(404);
    const { page, consoleErrors } = await open('/blogs/nothing-like-it', { reducedMotion: true });
    await page.getByRole('heading', { level: 1, name: 'This page was never written' }).waitFor();
    expect(await page.title()).toBe('Article not found | Lagna');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blogs');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([expect.stringContaining('404')]);
  });

  it('is answered with 404 for the slug “constructor”', async () => {
    expect((await fetch(`${site.app.url}/blogs/constructor`)).status).toBe(404);
    const { page } = await open('/blogs/constructor');
    await page.getByRole('heading', { level: 1, name: 'This page was never written' }).waitFor();
  });
});
