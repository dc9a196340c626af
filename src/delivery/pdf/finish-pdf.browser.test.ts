/** Finishing a PDF changes nothing else than it has to: two independent readers compare it with what Chromium printed. */
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser, type Browser } from '#src/platform/browser.ts';
import { ASHA_DOCUMENT } from '#src/testing/fixtures/report-document.ts';
import { getReportRenderer } from '#src/testing/reports/print-bundle.ts';
import { readDestinations } from './destinations.ts';
import { finishPdf } from './finish-pdf.ts';

let browser: Browser;
let printed: Buffer;
let finished: Buffer;

beforeAll(async () => {
  browser = createBrowser({ executablePath: process.env.CHROMIUM_PATH, log: { info() {}, warn() {} } });
  const { html } = (await getReportRenderer())(ASHA_DOCUMENT);
  printed = await browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  });
  const info = { title: 'Kundli', createdAt: new Date(0), texts: ASHA_DOCUMENT.frame };
  finished = finishPdf(printed, info, readDestinations(printed).destinations);
});
afterAll(() => browser.close());

it('a finished PDF has the dictionaries of the printed one, with the new entries of links and catalog', async () => {
  const [before, after] = [await readDictionaries(printed), await readDictionaries(finished)];
  expect(before.length).toBeGreaterThan(1000);
  expect(after).toEqual(before);
});

it('a finished PDF has the bookmarks and tags of the printed one', async () => {
  const [before, after] = [await openPdf(printed), await openPdf(finished)];
  expect(await after.getOutline()).toEqual(await before.getOutline());
  expect(await readStructure(after)).toEqual(await readStructure(before));
  await Promise.all([before, after].map((pdf) => pdf.loadingTask.destroy()));
});

/** What is added to links and to the catalog. */
const ADDED_ENTRIES = /\n\/(?:Contents <[^>]*>|Metadata \d+ 0 R|PageLabels <<[^]*?>>\s*\]\s*>>)/g;
/** What changes: fonts get more glyphs, the information is that of the report. */
const CHANGED_OBJECTS = /\/Type \/Font\b|\/Producer /;

/** Objects that are no streams, by their number. */
async function readDictionaries(pdf: Buffer): Promise<[number: number, text: string][]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.context
    .enumerateIndirectObjects()
    .filter(([, object]) => !(object instanceof PDFRawStream))
    .map(([ref, object]): [number, string] => [ref.objectNumber, object.toString()])
    .filter(([, text]) => !CHANGED_OBJECTS.test(text))
    .map(([number, text]): [number, string] => [number, text.replace(ADDED_ENTRIES, '')]);
}

const openPdf = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;

const readStructure = (pdf: PDFDocumentProxy) =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => (await pdf.getPage(i + 1)).getStructTree()),
  );
