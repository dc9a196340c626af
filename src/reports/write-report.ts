/** Writes the report document from a chart. Pure: the same input and content version give the same document. */
import { writeChapter, type Chapter } from './context/chapter.ts';
import { CONTENT_VERSION } from './content/en/version.ts';
import type { Page, ReportDocument } from './contract.ts';
import { addChildNote } from './context/child-notes.ts';
import { products } from './products.ts';
import { createContext, type ReportContext, type ReportInput } from './context/report-context.ts';
import { formatLongDate } from './text/phrases.ts';

export type { ReportInput, WritableReport } from './context/report-context.ts';

/**
 * @param input.order.madeAt ISO instant that counts as now
 * @param input.sensitivity absent when the birth time is unknown
 */
export function writeReport(input: ReportInput): ReportDocument {
  const { product, order, birth, birthText, chart, chartStyle } = input;
  const { name, devanagari, chapters } = products[product];
  return {
    content: CONTENT_VERSION,
    product: { key: product, name, devanagari },
    order: { ...order, madeOn: formatLongDate(order.madeAt) },
    birth,
    birthTimeText: birthText.born,
    birthPlaceText: birthText.place,
    chartStyle,
    chart,
    pages: writePages(createContext(input), chapters),
  };
}

function writePages(context: ReportContext, chapters: readonly Chapter[]): Page[] {
  const pages: Page[] = [];
  let number = 0;
  for (const chapter of chapters) {
    const draft = writeChapter(chapter, context, pages);
    if (!draft) continue;
    const page = addChildNote(context, draft);
    pages.push({ ...page, number: chapter.numbered === false ? null : ++number } as Page);
  }
  return pages;
}
