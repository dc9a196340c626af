/** One named CSS page per chapter for its running title, because Chromium does not support `string-set`. */
import type { Page, ReportDocument } from '#src/reports/contract.ts';
import { fillTemplate, type Frame, type Template } from '#src/reports/contract-frame.ts';
import { toCssString } from '#web/print/scripts/css-string.ts';
import { getPersonNames } from './person-names.ts';
import { truncate } from './truncate.ts';

/** The class of the section of a chapter, and the name of its CSS page. */
export const getPageName = (page: Page, pages: readonly Page[]): string => `page-${pages.indexOf(page) + 1}`;

/** In 9-point Latin letters: the room for the name and the order number at the left of the page number. */
const MAX_FOOTER_WIDTH = 68;

/** The style rules of one report: its running titles, its footer, and the numbers of its pages, figures and tables. */
export function createPageRules(doc: ReportDocument): string {
  const { product, order, pages, frame } = doc;
  const footer = toCssString(
    fillTemplate(
      frame.pages.footer,
      truncate(getPersonNames(doc), MAX_FOOTER_WIDTH - order.id.length),
      order.id,
    ),
  );
  const pageRules = pages.map((page) => {
    const name = getPageName(page, pages);
    const runningTitle = toCssString(`${product.name}  ·  ${page.runningTitle}`);
    return `.${name}{page:${name}}@page ${name}{@top-right{content:${runningTitle}}}`;
  });
  return `@page{@bottom-left{content:${footer}}}@page cover{@bottom-left{content:none}}${createNumberRules(frame)}${pageRules.join('')}`;
}

const createNumberRules = ({ brand, pages }: Frame): string =>
  `@page{@top-left{content:${toCssString(brand)}}@bottom-right{content:${toCounterContent(pages.number, 'page', 'pages')}}}` +
  '@page cover{@top-left{content:none}@bottom-right{content:none}}@page open{@top-left{content:none}}' +
  `figcaption::before{content:${toCounterContent(pages.figure, 'figure')}}` +
  `caption::before{content:${toCounterContent(pages.table, 'table')}}`;

/** The CSS content of a template with counters in its places. */
const toCounterContent = (template: Template<string[]>, ...counters: string[]): string =>
  template
    .split(/\{(\d)\}/)
    .map((part, i) => (i % 2 === 0 ? toCssString(part) : `counter(${counters[Number(part)]})`))
    .join(' ');
