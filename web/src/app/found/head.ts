/** What a search engine or a messenger reads of a page: its true address, its card, and its facts as JSON-LD. */
import { PUBLIC_URL_PLACEHOLDER } from '#src/platform/http/contract.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { pictureOf } from './cards.tsx';
import { factsOf, kindOf } from './facts.ts';

/** `head` is what React wrote for it: title, description and the like, escaped. A page without a description is for nobody to find. */
export function foundHead(url: string, head: string, data: PageData): string {
  const title = /<title>(.*?) ?(?:\| Lagna)?<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (!title || !description || head.includes('noindex')) return '';
  const picture = pictureOf(url);
  return [
    `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}${url}">`,
    property('og:site_name', 'Lagna'),
    property('og:locale', 'en_IN'),
    property('og:type', kindOf(url)),
    property('og:url', PUBLIC_URL_PLACEHOLDER + url),
    property('og:title', title),
    property('og:description', description),
    property('og:image', PUBLIC_URL_PLACEHOLDER + picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    block(factsOf(url, data)),
  ].join('');
}

const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

/** A data block: it is not run, so the content policy lets it be. */
const block = (facts: object | undefined) =>
  facts
    ? `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`
    : '';
