/** Tags for search engines and social sharing: canonical URL, Open Graph and JSON-LD. */
import { PUBLIC_URL_PLACEHOLDER } from '#src/platform/http/contract.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { getSocialImage } from './social-images.tsx';
import { buildJsonLd, getOpenGraphType } from './json-ld.ts';

/** `head`: the tags that React rendered, escaped. A page without a description, or with `noindex`, gets no tags. */
export function buildMetaTags(url: string, head: string, data: PageData): string {
  const title = /<title>(.*?) ?(?:\| Lagna)?<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (!title || !description || head.includes('noindex')) return '';
  const image = getSocialImage(url);
  return [
    `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}${url}">`,
    toMetaProperty('og:site_name', 'Lagna'),
    toMetaProperty('og:locale', 'en_IN'),
    toMetaProperty('og:type', getOpenGraphType(url)),
    toMetaProperty('og:url', PUBLIC_URL_PLACEHOLDER + url),
    toMetaProperty('og:title', title),
    toMetaProperty('og:description', description),
    toMetaProperty('og:image', PUBLIC_URL_PLACEHOLDER + image),
    toMetaProperty('og:image:width', '1200'),
    toMetaProperty('og:image:height', '630'),
    toMetaProperty('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    toJsonLdScript(buildJsonLd(url, data)),
  ].join('');
}

const toMetaProperty = (name: string, content: string) => `<meta property="${name}" content="${content}">`;

/** A data block: it is not executed, so the content security policy allows it. */
const toJsonLdScript = (jsonLd: object | undefined) =>
  jsonLd
    ? `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`
    : '';
