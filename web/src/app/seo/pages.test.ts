import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { footerLinks, legalLinks, mainLinks } from '#web/app/frame/navigation-links.ts';
import type { Page } from '#src/platform/http/contract-pages.ts';
import { listPages } from './pages.ts';

const WEB = new URL('../../..', import.meta.url).pathname;
const pages = listPages({
  reports: [{ key: 'janam-kundli' }, { key: 'free-kundli' }] as never,
  sharedMatch: { token: 'token', match: null },
  panchang: { kind: 'panchang', panchang: { town: { slug: 'jaipur' } } as never },
});
const listUrls = (kind: Page['kind']) => pages.filter((page) => page.kind === kind).map(({ url }) => url);

describe('the pages of the site', () => {
  it('contain every page module', () => {
    const listed = new Set(pages.map(({ file }) => file));
    expect(listPageModules(path.join(WEB, 'src')).filter((file) => !listed.has(file))).toEqual([]);
  });

  it('contain every URL once', () => {
    const urls = pages.map(({ url }) => url);
    expect(urls).toEqual([...new Set(urls)]);
  });

  it('contain every report on sale, calculator and article, and one page for unknown URLs', () => {
    expect(listUrls('dynamic')).toEqual(
      expect.arrayContaining(['/', '/reports/janam-kundli', '/reports/free-kundli']),
    );
    expect(listUrls('static').filter((url) => url.startsWith('/calculate/')).length).toBe(8);
    expect(listUrls('static').filter((url) => url.startsWith('/blogs/')).length).toBeGreaterThanOrEqual(8);
    expect(listUrls('not-found')).toEqual(['/404']);
  });

  it('mark payment outcomes and member pages as client-only', () => {
    expect(listUrls('client-only')).toEqual(
      expect.arrayContaining(['/payment-success', '/payment-failed', '/payment-status', '/my-reports']),
    );
    for (const url of listUrls('client-only'))
      expect(url).not.toMatch(/^\/(reports|calculat|blogs|contact|login|signup)/);
  });

  it('redirect to existing pages', () => {
    const existingUrls = new Set([...listUrls('static'), ...listUrls('dynamic')]);
    for (const { redirectTo } of pages.filter(({ kind }) => kind === 'redirect'))
      expect(existingUrls).toContain(redirectTo);
  });

  it('contain every link of navigation and footer', () => {
    const urls = new Set(pages.map(({ url }) => url));
    for (const { to } of [...mainLinks, ...footerLinks, ...legalLinks]) expect(urls).toContain(to);
  });
});

/** A page module exports a `Component` for the router. */
function listPageModules(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('Page.tsx'))
    .filter((name) =>
      /export (function|const) Component\b/.test(readFileSync(path.join(folder, name), 'utf8')),
    )
    .map((name) => `src/${name}`);
}
