/** One named page per chapter: the only way a running title can change, since Chromium has no string-set. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { toCssString } from '#web/print/scripts/css-string.ts';
import { truncate } from './truncate.ts';

/** Class of the section, and name of the page it is printed on. */
export const getPageName = (page: Page, pages: readonly Page[]): string => `page-${pages.indexOf(page) + 1}`;

/** Letters of 9-point type that name and order number may fill beside the page number, on one line. */
const FOOT = 68;

/** The rules that belong to one order: running titles and the line at the foot. */
export function createPageRules({ product, order, birth, pages }: ReportDocument): string {
  const foot = toCssString(
    `Prepared for ${truncate(birth.name, FOOT - order.id.length)}  ·  Order ${order.id}`,
  );
  const named = pages.map((page) => {
    const name = getPageName(page, pages);
    const running = toCssString(`${product.name}  ·  ${page.runningTitle}`);
    return `.${name}{page:${name}}@page ${name}{@top-right{content:${running}}}`;
  });
  return `@page{@bottom-left{content:${foot}}}@page cover{@bottom-left{content:none}}${named.join('')}`;
}
