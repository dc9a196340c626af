/** From a report document to the bytes that are sold: the same document always gives the same bytes. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { readAnchors } from './pdf-destinations.ts';
import { stamp } from './pdf-metadata.ts';

/** The print bundle's one function. `layOut` foresees the page of every anchor; `number` writes other numbers. */
export type Render = (doc: ReportDocument) => {
  html: string;
  layOut: string;
  number: (pages: Record<string, number>) => string;
};

export type PrintedReport = {
  pdf: Buffer;
  pages: number;
  sha256: string;
  /** printed page of every anchor that something in the document links to */
  anchors: Record<string, number>;
  /** one, where every page was foreseen */
  prints: number;
};

/** Nearly always the first print is as foreseen; a number that differs may move a line, and with it another page. */
const MAX_PRINTS = 4;

/**
 * Lays out, prints, and reads where every chapter landed; where that is not as foreseen, prints again.
 * @throws when the document does not come out whole; Chromium's own errors; the signal's reason when aborted
 */
export async function printReport(
  browser: Browser,
  render: Render,
  doc: ReportDocument,
  signal?: AbortSignal,
): Promise<PrintedReport> {
  const { pdf, pages, anchors, prints } = await browser.withPage((page) => settle(page, render, doc), signal);
  assertWhole(doc, pages, anchors);
  stamp(pdf, new Date(doc.order.madeAt));
  return { pdf, pages, anchors, prints, sha256: createHash('sha256').update(pdf).digest('hex') };
}

async function settle(
  page: Page,
  render: Render,
  doc: ReportDocument,
): Promise<Omit<PrintedReport, 'sha256'>> {
  const { html, layOut, number } = render(doc);
  await page.setContent(html, { waitUntil: 'load' });
  const laidOut: { cover: string; pages: Record<string, number> } = await page.evaluate(layOut);
  if (laidOut.cover !== doc.birth.name) throw new Error('The cover does not carry the name it was given.');
  let foreseen = laidOut.pages;
  for (let prints = 1; prints <= MAX_PRINTS; prints += 1) {
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const { pages, anchors } = readAnchors(pdf);
    if (same(anchors, foreseen)) return { pdf, pages, anchors, prints };
    await page.evaluate(number(anchors));
    foreseen = anchors;
  }
  throw new Error('The page numbers of the contents do not settle.');
}

function assertWhole({ pages: chapters }: ReportDocument, pages: number, anchors: Record<string, number>) {
  if (pages < chapters.length + 1)
    throw new Error(`Only ${pages} pages for ${chapters.length} chapters and a cover.`);
  const listed = chapters.some(({ kind }) => kind === 'contents');
  const lost = chapters.filter(({ id, number }) => listed && number !== null && !anchors[id]);
  if (lost.length > 0) throw new Error(`Chapters without a page: ${lost.map(({ id }) => id).join(', ')}.`);
}

function same(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
