/** From a report document to the bytes that are sold: the same document always gives the same bytes. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Browser } from '#src/platform/browser.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { readAnchors, type Anchors } from './printing-anchors.ts';
import { stamp } from './printing-stamp.ts';

/** The print bundle's one function. `pages` are the numbers that the contents print; `fit` is run before printing. */
export type Render = (doc: ReportDocument, pages?: Record<string, number>) => { html: string; fit?: string };

export type PrintedReport = {
  pdf: Buffer;
  pages: number;
  sha256: string;
  /** printed page of every anchor that something in the document links to */
  anchors: Record<string, number>;
};

/** A number in the contents may move a line, and with it a page; after that nothing moves any more. */
const MOST_PRINTS = 4;

/**
 * Prints, reads where every chapter landed, and prints again with those numbers in the contents.
 * @throws when the document does not come out whole; Chromium's own errors; the signal's reason when aborted
 */
export async function printReport(
  browser: Browser,
  render: Render,
  doc: ReportDocument,
  signal?: AbortSignal,
): Promise<PrintedReport> {
  const { pdf, pages, anchors } = await browser.withPage((page) => settle(page, render, doc), signal);
  assertWhole(doc, pages, anchors);
  stamp(pdf, new Date(doc.order.madeAt));
  return { pdf, pages, anchors, sha256: createHash('sha256').update(pdf).digest('hex') };
}

async function settle(page: Page, render: Render, doc: ReportDocument): Promise<Anchors & { pdf: Buffer }> {
  let known: Record<string, number> = {};
  for (let print = 0; print < MOST_PRINTS; print += 1) {
    const pdf = await printOnce(page, render(doc, known), doc.birth.name);
    const { pages, anchors } = readAnchors(pdf);
    if (same(anchors, known)) return { pdf, pages, anchors };
    known = anchors;
  }
  throw new Error('The page numbers of the contents do not settle.');
}

async function printOnce(page: Page, { html, fit }: ReturnType<Render>, name: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' });
  const cover = await page.locator('.cover h1').textContent();
  if (cover !== name) throw new Error('The cover does not carry the name it was given.');
  if (fit) await page.evaluate(fit);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
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
