/** What tells crawlers where to go: robots.txt and sitemap.xml. */
import type { Place } from './page-document.ts';

/** False for an address that only this machine knows. */
export function findable(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !/(^|\.)localhost$|^127\.|^\[::1\]$/.test(hostname);
}

/** Members' screens and outcomes of payments are for nobody else; unreachable addresses are not offered at all. */
export function robotsFile(publicUrl: string, places: Place[]): string {
  if (!findable(publicUrl)) return 'User-agent: *\nDisallow: /\n';
  const own = places.filter(({ kind }) => kind === 'own').map(({ url }) => url);
  const closed = ['/api/', ...own].map((url) => `Disallow: ${url}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

/** Every page that is drawn for everybody. */
export function sitemapFile(publicUrl: string, places: Place[]): string {
  const open = places.filter(({ kind }) => kind === 'fixed' || kind === 'live');
  const lines = open.map(({ url, modified }) => {
    const day = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `<url><loc>${escaped(publicUrl + url)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
