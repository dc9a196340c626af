/** From a chart to the report as data. Pure: the same input and content version write the same document. */
import type { Chapter, Draft } from './context/chapter.ts';
import { CONTENT_VERSION } from './content/en/version.ts';
import type { Page, ReportDocument } from './contract.ts';
import { framedForAChild } from './context/child-notes.ts';
import { products } from './products.ts';
import { readingOf, type Reading, type ReportInput } from './context/report-context.ts';
import { longDate } from './text/phrases.ts';

export type { ReportInput, WritableReport } from './context/report-context.ts';

/**
 * @param input.order.madeAt ISO instant; the periods running then count as "now"
 * @param input.sensitivity from chartSensitivity; leave it out when the birth time is unknown
 */
export function writeReport(input: ReportInput): ReportDocument {
  const { product, order, birth, words, chart, chartStyle } = input;
  const { name, deva, chapters } = products[product];
  return {
    content: CONTENT_VERSION,
    product: { key: product, name, deva },
    order: { ...order, madeOn: longDate(order.madeAt) },
    birth,
    bornInWords: words.born,
    placeInWords: words.place,
    chartStyle,
    chart,
    pages: written(readingOf(input), chapters),
  };
}

function written(reading: Reading, chapters: readonly Chapter[]): Page[] {
  const pages: Page[] = [];
  let number = 0;
  for (const { write, fits, numbered } of chapters) {
    if (fits && !fits(reading)) continue;
    const draft: Draft = framedForAChild(reading, write(reading, pages));
    pages.push({ ...draft, number: numbered === false ? null : ++number } as Page);
  }
  return pages;
}
