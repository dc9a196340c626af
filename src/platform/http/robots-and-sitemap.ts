/** robots.txt and sitemap.xml. */
import { escapeHtml } from '#src/platform/text.ts';
import type { Page, PageKind } from './contract-pages.ts';

/** False for a loopback address, which search engines cannot reach. */
export function isPubliclyReachable(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** The second one is written at the first request: src/panchang/panchang-pages.ts. */
const SITEMAPS = ['sitemap.xml', 'sitemap-panchang.xml'];

/** Keeps crawlers out of the API and of client-only pages. A loopback address disallows everything. */
export function renderRobotsTxt(publicUrl: string, pages: Page[]): string {
  if (!isPubliclyReachable(publicUrl)) return 'User-agent: *\nDisallow: /\n';
  const clientOnlyUrls = pages.filter(({ kind }) => kind === 'client-only').map(({ url }) => url);
  const disallowLines = ['/api/', ...clientOnlyUrls].map((url) => `Disallow: ${url}`);
  const sitemapLines = SITEMAPS.map((file) => `Sitemap: ${publicUrl}/${file}`);
  return ['User-agent: *', ...disallowLines, '', ...sitemapLines, ''].join('\n');
}

const LISTED_KINDS: PageKind[] = ['static', 'dynamic', 'on-demand'];

export function renderSitemap(publicUrl: string, pages: Page[]): string {
  const listedPages = pages.filter(({ kind, isUnlisted }) => !isUnlisted && LISTED_KINDS.includes(kind));
  const entries = listedPages.map(({ url, lastModified }) => {
    const lastmod = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + url)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
