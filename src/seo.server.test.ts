import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './testing/app.ts';

const PUBLIC = 'https://lagna.example';

/** A page as one reads it who has no eyes and runs no script. */
type Read = { url: string; status: number; html: string; text: string; headers: Headers };

let app: TestApp;
let pages: Read[];

beforeAll(async () => {
  app = await startApp({ role: 'web', env: { PUBLIC_URL: PUBLIC } });
  const sitemap = await (await fetch(`${local()}/sitemap.xml`)).text();
  const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  pages = await Promise.all(urls.map((url) => read(url.slice(PUBLIC.length))));
});
afterAll(() => app.close());

const local = () => app.localUrl;

async function read(url: string): Promise<Read> {
  const answer = await fetch(local() + url, { redirect: 'manual' });
  const html = await answer.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { url, status: answer.status, html, text: words(main), headers: answer.headers };
}

const words = (html: string) =>
  html
    .replace(/<(style|script|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const all = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, inside]) => inside!);
/** What is wrong where: an empty list is a good one. */
const wrong = (ill: (page: Read) => unknown) => pages.filter(ill).map(({ url }) => url);

describe('every page in the sitemap', () => {
  it('is there, in the language of the house', () => {
    expect(wrong(({ status }) => status !== 200)).toEqual([]);
    expect(wrong(({ html }) => !html.includes('<html lang="en-IN">'))).toEqual([]);
  });

  it('can be read without running a script: one main heading, and its content below', () => {
    expect(wrong(({ html }) => all(html, /<h1[^>]*>(.*?)<\/h1>/gs).length !== 1)).toEqual([]);
    expect(wrong(({ text }) => text.split(' ').length < 40)).toEqual([]);
  });

  it('has a title and a description that no other page has, neither too short nor cut off in a result', () => {
    const titles = pages.map(({ html }) => all(html, /<title>(.*?)<\/title>/g).join('|'));
    const descriptions = pages.map(({ html }) =>
      all(html, /<meta name="description" content="([^"]*)"/g).join('|'),
    );
    expect(titles).toEqual([...new Set(titles)]);
    expect(descriptions).toEqual([...new Set(descriptions)]);
    expect(titles.filter((title) => title.length < 12 || title.length > 75)).toEqual([]);
    expect(descriptions.filter((words) => words.length < 50 || words.length > 200)).toEqual([]);
  });

  it('names itself as the one true address', () => {
    expect(
      wrong(({ url, html }) => all(html, /<link rel="canonical" href="([^"]*)"/g).join() !== PUBLIC + url),
    ).toEqual([]);
    expect(wrong(({ html }) => html.includes('.invalid'))).toEqual([]);
  });

  it('may be indexed', () => {
    expect(wrong(({ html, headers }) => html.includes('noindex') || headers.has('x-robots-tag'))).toEqual([]);
  });

  it('shows a card of 1200 by 630 under 100 kB in messengers', async () => {
    const cards = new Set(
      pages.map(({ html }) => all(html, /property="og:image" content="([^"]*)"/g).join()),
    );
    for (const card of cards) {
      expect(card).toMatch(/^https:\/\/lagna\.example\/social\/.*\.png$/);
      const answer = await fetch(local() + card.slice(PUBLIC.length));
      const png = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([200, 1200, 630]);
      expect(png.length, card).toBeLessThan(100_000);
    }
  });

  it('carries only facts that can be read as JSON, and no rating among them', () => {
    for (const { html } of pages) {
      for (const facts of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        expect(JSON.parse(facts)).toMatchObject({ '@context': 'https://schema.org' });
        expect(facts).not.toMatch(/rating|review/i);
      }
    }
  });

  it('holds no inline script, no style attribute and nothing from another host', () => {
    expect(wrong(({ html }) => /<script(?![^>]*(src=|type="application\/(ld\+)?json"))/.test(html))).toEqual(
      [],
    );
    expect(wrong(({ html }) => / style="/.test(html))).toEqual([]);
    expect(
      wrong(({ html }) => /<(script|img|iframe|source|video)[^>]+src="(https?:)?\/\//.test(html)),
    ).toEqual([]);
    expect(
      wrong(({ html }) =>
        /<link rel="(stylesheet|preload|modulepreload|icon|manifest)"[^>]+href="(https?:)?\/\//.test(html),
      ),
    ).toEqual([]);
  });

  it('has links that lead somewhere', async () => {
    const links = new Set(pages.flatMap(({ html }) => all(html, /<a [^>]*href="(\/[^"#?]*)/g)));
    const dead: string[] = [];
    for (const link of links) if ((await read(link)).status >= 400) dead.push(link);
    expect(dead).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('holds home, list, every report and the account pages, and the articles with their day', async () => {
    const { html } = await read('/sitemap.xml');
    for (const url of [
      '/',
      '/reports',
      '/reports/janam-kundli',
      '/reports/sade-sati-check',
      '/login',
      '/signup',
    ])
      expect(html).toContain(`<loc>${PUBLIC}${url}</loc>`);
    expect(html).not.toMatch(/\/(my-reports|profile|dashboard|welcome|reset-password|payment-|404)/);
    const articles = html.split('<url>').filter((entry) => entry.includes('/blogs/'));
    for (const entry of articles) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
  });
});

describe('an address nobody knows', () => {
  it.each([
    '/nowhere',
    '/reports/nothing',
    '/calculate/nothing',
    '/blogs/nothing',
    '/reports/janam-kundli/more',
  ])('%s answers 404 with words, and is not to be indexed', async (url) => {
    const { status, html, text } = await read(url);
    expect(status).toBe(404);
    expect(text.length).toBeGreaterThan(20);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it('that once was another one answers 301', async () => {
    for (const [from, to] of [
      ['/contact-us', '/contact'],
      ['/privacy', '/privacy-policy'],
      ['/reports/', '/reports'],
    ]) {
      const { status, headers } = await read(from!);
      expect([status, headers.get('location')]).toEqual([301, to]);
    }
  });
});

describe('what a home screen needs', () => {
  it('is in the manifest, and every icon of it is there in its size', async () => {
    const answer = await fetch(`${local()}/manifest.webmanifest`);
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, lang, theme_color } = (await answer.json()) as Manifest;
    expect([lang, theme_color]).toEqual(['en-IN', '#15132b']);
    for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const icon = await fetch(local() + src);
      expect(icon.status, src).toBe(200);
      if (src.endsWith('.svg')) continue;
      const png = Buffer.from(await icon.arrayBuffer());
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('is named by every page', () => {
    for (const tag of ['rel="manifest"', 'rel="apple-touch-icon"', 'rel="icon"', 'name="theme-color"'])
      expect(wrong(({ html }) => !html.includes(tag))).toEqual([]);
  });
});

type Manifest = { lang: string; theme_color: string; icons: { src: string; sizes: string }[] };
