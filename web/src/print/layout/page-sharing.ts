/** How a chapter begins, and which chapters may share a page. */
import type { EssayPage, Page } from '#src/reports/contract.ts';

/** `page`: a full page with a large emblem; `half`: the upper half of a page; `compact`: a title and a lead. */
export type Opening = 'page' | 'half' | 'compact';

/** Only the largest report has opening pages; in a smaller one they would repeat the same drawing every few pages. */
const PRODUCTS_WITH_OPENING_PAGES: readonly string[] = ['life-blueprint'];

export function getOpening(page: EssayPage, product: string): Opening {
  if (page.isCompact) return 'compact';
  return PRODUCTS_WITH_OPENING_PAGES.includes(product) ? 'page' : 'half';
}

/**
 * With which chapters a chapter may share a page. `with-next`: another may follow on its last page. `with-both`: it may also
 * itself follow another one. `with-both-divided`: it may also be divided between two pages for that.
 */
export type PageSharing = 'none' | 'with-next' | 'with-both' | 'with-both-divided';

/** Most chapters of a match have about a page: undivided, nearly every page would end early. */
const PRODUCTS_WITH_DIVIDED_CHAPTERS: readonly string[] = ['match-report'];

/** Kinds that are designed as separate pages. */
const SINGLE_PAGES: readonly Page['kind'][] = [
  'answers',
  'contents',
  'summary',
  'timing',
  'month',
  'house',
  'furtherReading',
  'closing',
];
/** Kinds that begin with large drawings, or with a table of a whole page. */
const PAGE_STARTS: readonly Page['kind'][] = ['birth', 'charts', 'grahas'];

export function getPageSharing(page: Page, product: string): PageSharing {
  if (SINGLE_PAGES.includes(page.kind)) return 'none';
  const isPageStart =
    PAGE_STARTS.includes(page.kind) || (page.kind === 'essay' && getOpening(page, product) === 'page');
  if (isPageStart) return 'with-next';
  return PRODUCTS_WITH_DIVIDED_CHAPTERS.includes(product) && page.kind === 'essay'
    ? 'with-both-divided'
    : 'with-both';
}
