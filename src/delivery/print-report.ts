/** Prints a report document to PDF. The same document always gives the same bytes. */
import type { Page } from 'playwright-core';
import type { Browser } from '#src/platform/browser.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { readDestinations } from './pdf/destinations.ts';
import { finishPdf } from './pdf/finish-pdf.ts';

/** The HTML of a report, and the scripts that run in its page. */
export type ReportRenderer = (doc: ReportDocument) => {
  html: string;
  /** paginates the document and returns the expected pages */
  paginationScript: string;
  /** a script that writes other page numbers into the document; `pages`: page by anchor */
  createPageNumberScript: (pages: Record<string, number>) => string;
};

export type PrintedReport = {
  pdf: Buffer;
  pages: number;
  sha256: string;
  /** page of every anchor that the document links to */
  destinations: Record<string, number>;
  /** 1 when every page number was as expected */
  printCount: number;
};

/** One print is usually enough. A changed page number can move a line and so change other page numbers. */
const MAX_PRINTS = 4;

/**
 * Paginates, prints, and reads the real page of every chapter from the PDF; prints again when one differs.
 * @throws when the PDF is incomplete; Chromium's errors; the signal's reason when aborted
 */
export async function printReport(
  browser: Browser,
  render: ReportRenderer,
  doc: ReportDocument,
  signal?: AbortSignal,
): Promise<PrintedReport> {
  const {
    pdf: printedPdf,
    pages,
    destinations,
    printCount,
    chapters,
  } = await browser.withPage((page) => printUntilStable(page, render, doc), signal);
  assertComplete(doc, chapters, destinations);
  const info = { title: formatTitle(doc), createdAt: new Date(doc.order.madeAt), texts: doc.frame };
  const pdf = finishPdf(printedPdf, info, destinations);
  return { pdf, pages, destinations, printCount, sha256: hashSha256(pdf) };
}

const formatTitle = ({ frame, product, birth, partner }: ReportDocument): string =>
  fillTemplate(frame.pages.title, product.name, partner?.bothNames ?? birth.name);

/** The result of the pagination script. */
type Layout = { cover: string; chapters: string[]; pages: Record<string, number> };

async function printUntilStable(
  page: Page,
  render: ReportRenderer,
  doc: ReportDocument,
): Promise<Omit<PrintedReport, 'sha256'> & { chapters: string[] }> {
  const { html, paginationScript, createPageNumberScript } = render(doc);
  await page.setContent(html, { waitUntil: 'load' });
  const layout: Layout = await page.evaluate(paginationScript);
  if (layout.cover !== (doc.partner?.bothNames ?? doc.birth.name))
    throw new Error('The printed cover does not show the name of the birth details.');
  let expectedPages = layout.pages;
  for (let printCount = 1; printCount <= MAX_PRINTS; printCount += 1) {
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const { pages, destinations } = readDestinations(pdf);
    if (hasSamePages(destinations, expectedPages))
      return { pdf, pages, destinations, printCount, chapters: layout.chapters };
    await page.evaluate(createPageNumberScript(destinations));
    expectedPages = destinations;
  }
  throw new Error('The page numbers still differ after the last print.');
}

function assertComplete(
  { pages: chapters }: ReportDocument,
  laidOutChapters: string[],
  destinations: Record<string, number>,
) {
  const hasContents = chapters.some(({ kind }) => kind === 'contents');
  const missingChapters = chapters.filter(
    ({ id, chapterNumber }) =>
      !laidOutChapters.includes(id) || (hasContents && chapterNumber !== null && !destinations[id]),
  );
  if (missingChapters.length > 0)
    throw new Error(`Chapters without a page: ${missingChapters.map(({ id }) => id).join(', ')}.`);
}

function hasSamePages(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
