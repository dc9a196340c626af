import { readdirSync } from 'node:fs';
import type { Report } from '#src/catalogue/contract.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { listPages } from '#web/app/seo/pages.ts';
import { describe, expect, it } from 'vitest';
import { findGroups, listGroupPages, PAGE_GROUPS } from './page-groups.ts';

const pages = listPages({ reports: SEED_REPORTS as unknown as Report[] });
const SUFFIX = '.browser.test.ts';

describe('the page groups', () => {
  it('have a browser test file each', () => {
    const testFiles = readdirSync(import.meta.dirname).filter((name) => name.endsWith(SUFFIX));
    expect(testFiles.toSorted()).toEqual(PAGE_GROUPS.map((group) => `${group}${SUFFIX}`).toSorted());
  });

  it('contain every page once', () => {
    const groupedUrls = PAGE_GROUPS.flatMap((group) => {
      const { firstPages, otherPages } = listGroupPages(pages, group);
      return [...firstPages, ...otherPages].map(({ url }) => url);
    });
    expect(groupedUrls.toSorted()).toEqual(pages.map(({ url }) => url).toSorted());
  });

  it('contain a new route without a pattern in the group "other"', () => {
    expect(findGroups({ url: '/new-page', kind: 'static' })).toEqual(['other']);
  });
});
