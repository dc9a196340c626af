import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';

const PUBLIC_URL = 'https://lagna.example';

/** A page as a crawler without JavaScript reads it. */
type CrawledPage = { url: string; status: number; html: string; text: string; headers: Headers };

let app: TestApp;
let pages: CrawledPage[];

beforeAll(async () => {
  app = await startApp({ role: 'web', env: { PUBLIC_URL: PUBLIC_URL } });
  const sitemap = await (await fetch(`${getLocalUrl()}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  pages = await Promise.all(urls.map((url) => fetchPage(url.slice(PUBLIC_URL.length))));
});
afterAll(() => app.close());

const getLocalUrl = () => app.localUrl;

async function fetchPage(url: string): Promise<CrawledPage> {
  const response = await fetch(getLocalUrl() + url, { redirect: 'manual' });
  const html = await response.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { url, status: response.status, html, text: extractText(main), headers: response.headers };
}

const extractText = (html: string) =>
  html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of the towns with a panchang one stands for all: each page is computed. */
const isOtherTown = (link: string) => /^\/panchang\/(?!mumbai$)/.test(link);
const findAll = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, inside]) => inside!);
/** Width and height in pixels, from the header chunk of the file: "1200x630". */
const readPngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
/** URLs of the pages with a defect. */
const listUrls = (hasDefect: (page: CrawledPage) => unknown) => pages.filter(hasDefect).map(({ url }) => url);

describe('every page in the sitemap', () => {
  it('every page in the sitemap answers 200 and declares its language', () => {
    expect(listUrls(({ status }) => status !== 200)).toEqual([]);
    expect(listUrls(({ html }) => !html.includes('<html lang="en-IN">'))).toEqual([]);
  });

  it('every page in the sitemap has one main heading and its content without JavaScript', () => {
    expect(listUrls(({ html }) => findAll(html, /<h1[^>]*>(.*?)<\/h1>/gs).length !== 1)).toEqual([]);
    expect(listUrls(({ text }) => text.split(' ').length < 40)).toEqual([]);
  });

  it('every page in the sitemap has a unique title and description of a length that search results show completely', () => {
    const titles = pages.map(({ html }) => findAll(html, /<title>(.*?)<\/title>/g).join('|'));
    const descriptions = pages.map(({ html }) =>
      findAll(html, /<meta name="description" content="([^"]*)"/g).join('|'),
    );
    expect(titles).toEqual([...new Set(titles)]);
    expect(descriptions).toEqual([...new Set(descriptions)]);
    expect(titles.filter((title) => title.length < 12 || title.length > 75)).toEqual([]);
    expect(descriptions.filter((description) => description.length < 50 || description.length > 200)).toEqual(
      [],
    );
  });

  it('every page in the sitemap has its own URL as canonical link', () => {
    expect(
      listUrls(
        ({ url, html }) => findAll(html, /<link rel="canonical" href="([^"]*)"/g).join() !== PUBLIC_URL + url,
      ),
    ).toEqual([]);
    expect(listUrls(({ html }) => html.includes('.invalid'))).toEqual([]);
  });

  it('every page in the sitemap is not excluded from indexing', () => {
    expect(listUrls(({ html, headers }) => html.includes('noindex') || headers.has('x-robots-tag'))).toEqual(
      [],
    );
  });

  it('every page in the sitemap has a social image of 1200 by 630 pixels under 100 kB', async () => {
    const imageUrls = new Set(
      pages.map(({ html }) => findAll(html, /property="og:image" content="([^"]*)"/g).join()),
    );
    for (const imageUrl of imageUrls) {
      expect(imageUrl).toMatch(/^https:\/\/lagna\.example\/social\/.*\.png$/);
      const response = await fetch(getLocalUrl() + imageUrl.slice(PUBLIC_URL.length));
      const png = Buffer.from(await response.arrayBuffer());
      expect([response.status, readPngSize(png)], imageUrl).toEqual([200, '1200x630']);
      expect(png.length, imageUrl).toBeLessThan(100_000);
    }
  });

  it('every page in the sitemap has structured data that is valid JSON and contains no rating', () => {
    for (const { html } of pages) {
      for (const jsonLd of findAll(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        expect(JSON.parse(jsonLd)).toMatchObject({ '@context': 'https://schema.org' });
        expect(jsonLd).not.toMatch(/"(aggregateRating|ratingValue|review)"/i);
      }
    }
  });

  it('every page in the sitemap has no inline script, no style attribute and no resource of another host', () => {
    expect(
      listUrls(({ html }) => /<script(?![^>]*(src=|type="application\/(ld\+)?json"))/.test(html)),
    ).toEqual([]);
    expect(listUrls(({ html }) => / style="/.test(html))).toEqual([]);
    expect(
      listUrls(({ html }) => /<(script|img|iframe|source|video)[^>]+src="(https?:)?\/\//.test(html)),
    ).toEqual([]);
    expect(
      listUrls(({ html }) =>
        /<link rel="(stylesheet|preload|modulepreload|icon|manifest)"[^>]+href="(https?:)?\/\//.test(html),
      ),
    ).toEqual([]);
  });

  it('every page in the sitemap has no broken links', async () => {
    const links = new Set(pages.flatMap(({ html }) => findAll(html, /<a [^>]*href="(\/[^"#?]*)/g)));
    const brokenLinks: string[] = [];
    for (const link of links)
      if (!isOtherTown(link) && (await fetchPage(link)).status >= 400) brokenLinks.push(link);
    expect(brokenLinks).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('the sitemap lists home, report list, every report, and the articles with their date, without pages of accounts', async () => {
    const { html } = await fetchPage('/sitemap.xml');
    for (const url of ['/', '/reports', '/reports/janam-kundli', '/reports/sade-sati-check'])
      expect(html).toContain(`<loc>${PUBLIC_URL}${url}</loc>`);
    expect(html).not.toMatch(
      /\/(login|signup|forgot-password|my-reports|profile|dashboard|welcome|reset-password|payment-|404)/,
    );
    const articles = html.split('<url>').filter((entry) => entry.includes('/blogs/'));
    for (const entry of articles) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });
});

describe('an unknown URL', () => {
  it.each([
    '/nowhere',
    '/reports/nothing',
    '/calculate/nothing',
    '/blogs/nothing',
    '/reports/janam-kundli/more',
  ])('%s answers 404 with a page that is excluded from indexing', async (url) => {
    const { status, html, text } = await fetchPage(url);
    expect(status).toBe(404);
    expect(text.length).toBeGreaterThan(20);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it('a URL that was moved answers 301', async () => {
    for (const [from, to] of [
      ['/contact-us', '/contact'],
      ['/privacy', '/privacy-policy'],
      ['/reports/', '/reports'],
    ]) {
      const { status, headers } = await fetchPage(from!);
      expect([status, headers.get('location')]).toEqual([301, to]);
    }
  });
});

describe('the web app manifest', () => {
  it('the web app manifest lists icons that exist in their declared size', async () => {
    const response = await fetch(`${getLocalUrl()}/manifest.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, lang, theme_color } = (await response.json()) as Manifest;
    expect([lang, theme_color]).toEqual(['en-IN', '#15132b']);
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const icon = await fetch(getLocalUrl() + src);
      expect(icon.status, src).toBe(200);
      if (src.endsWith('.svg')) continue;
      const png = Buffer.from(await icon.arrayBuffer());
      expect(readPngSize(png), src).toBe(sizes);
    }
  });

  it('the web app manifest is linked by every page together with the icons', () => {
    for (const tag of ['rel="manifest"', 'rel="apple-touch-icon"', 'rel="icon"', 'name="theme-color"'])
      expect(listUrls(({ html }) => !html.includes(tag))).toEqual([]);
  });
});

type Manifest = { lang: string; theme_color: string; icons: { src: string; sizes: string }[] };
