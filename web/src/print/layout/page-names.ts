/** One named CSS page per chapter for its running title, because Chromium does not support `string-set`. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { toCssString } from '#web/print/scripts/css-string.ts';
import { truncate } from './truncate.ts';

/** The class of the section of a chapter, and the name of its CSS page. */
export const getPageName = (page: Page, pages: readonly Page[]): string => `page-${pages.indexOf(page) + 1}`;

/** In 9-point Latin letters: the room for the name and the order number at the left of the page number. */
const MAX_FOOTER_WIDTH = 68;

/** The style rules of one report: its running titles and its footer. */
export function createPageRules({ product, order, birth, pages }: ReportDocument): string {
  const footer = toCssString(
    `Prepared for ${truncate(birth.name, MAX_FOOTER_WIDTH - order.id.length)}  ·  Order ${order.id}`,
  );
  const pageRules = pages.map((page) => {
    const name = getPageName(page, pages);
    const runningTitle = toCssString(`${product.name}  ·  ${page.runningTitle}`);
    return `.${name}{page:${name}}@page ${name}{@top-right{content:${runningTitle}}}`;
  });
  return `@page{@bottom-left{content:${footer}}}@page cover{@bottom-left{content:none}}${pageRules.join('')}`;
}
