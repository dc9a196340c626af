/** Groups of pages that are tested together. Several test files let several workers share the pages. */
import type { Page } from '#src/platform/http/contract-pages.ts';

/** `other` has every page without a pattern, so that a new route is tested too. */
const URL_PATTERNS: Record<string, RegExp | undefined> = {
  reports: /^\/reports/,
  calculators: /^\/(calculat|kundli-milan)/,
  articles: /^\/blogs/,
  accounts: /^\/(login|signup|welcome|forgot-password|reset-password|profile|kept-match)$/,
  orders: /^\/(payment-|retry-payment|my-reports|dashboard)/,
  policies: /^\/(privacy-policy|terms|refund-policy|shipping|about-us)$/,
  other: undefined,
};

export const PAGE_GROUPS = Object.keys(URL_PATTERNS);

export const findGroups = ({ url }: Page): string[] => {
  const groups = PAGE_GROUPS.filter((group) => URL_PATTERNS[group]?.test(url));
  return groups.length > 0 ? groups : ['other'];
};

/** @returns the first page of each component, and the others, which differ from it only in texts and pictures */
export function listGroupPages(pages: Page[], group: string): { firstPages: Page[]; otherPages: Page[] } {
  const groupPages = pages.filter((page) => findGroups(page).includes(group));
  const pagesByComponent = Map.groupBy(groupPages, ({ url, file }) => `${file} ${url.split('/')[1]}`);
  const pageLists = [...pagesByComponent.values()];
  return {
    firstPages: pageLists.map(([first]) => first!),
    otherPages: pageLists.flatMap(([, ...remaining]) => remaining),
  };
}
