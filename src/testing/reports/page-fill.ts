/** How full the pages of a printed report are. */
import type { PrintedReport } from '#src/delivery/print-report.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { SHEET, type PdfPage } from './pdf-pages.ts';

/** `share`: the last line above the footer, 1 at the end of the type area. */
export type PageFill = { page: number; share: number; isChapterEnd: boolean };

/** All pages after the cover. */
export function measurePageFill(
  doc: ReportDocument,
  { destinations, pages: pageCount }: Pick<PrintedReport, 'destinations' | 'pages'>,
  pages: PdfPage[],
): PageFill[] {
  const firstPages = new Set(doc.pages.flatMap(({ id }) => destinations[id] ?? []));
  // Nothing links to the contents, which are the page before the chapter that follows them.
  const contents = doc.pages.findIndex(({ kind }) => kind === 'contents');
  const afterContents = destinations[doc.pages[contents + 1]?.id ?? ''];
  if (afterContents) firstPages.add(afterContents - 1);
  // Nothing links to the last page if it is one of these.
  const hasClosing = ['closing', 'furtherReading'].includes(doc.pages.at(-1)!.kind);
  return pages.slice(1).map(({ number, pieces }) => ({
    page: number,
    share: (Math.max(SHEET.top, ...pieces.map(({ y }) => y)) - SHEET.top) / (SHEET.bottom - SHEET.top),
    isChapterEnd:
      number === pageCount || (hasClosing && number === pageCount - 1) || firstPages.has(number + 1),
  }));
}

export const computeMeanFill = (fills: PageFill[]): number =>
  fills.reduce((sum, { share }) => sum + share, 0) / fills.length;

export const MIN_FILL = 0.5;
export const listEmptyPages = (fills: PageFill[]): PageFill[] =>
  fills.filter(({ share, isChapterEnd }) => share < MIN_FILL && !isChapterEnd);
