/**
 * Prints reports for twelve people, and matches of nine couples, to build/page-fill and measures how full their pages are. With arguments only for the readers
 * or products that one of them names: `npm run page-fill -- young janam-kundli`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { printReport } from '#src/delivery/print-report.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import {
  isSoldTo,
  PAGE_COUPLES,
  PAGE_READERS,
  writeCoupleReport,
  writeReaderReport,
} from '#src/testing/fixtures/page-readers.ts';
import {
  computeMeanFill,
  listEmptyPages,
  measurePageFill,
  type PageFill,
} from '#src/testing/reports/page-fill.ts';
import { readPages } from '#src/testing/reports/pdf-pages.ts';
import { createBuildBrowser } from './build-steps/retrying-browser.ts';

const BUILD = new URL('../build', import.meta.url).pathname;
const OUT = path.join(BUILD, 'page-fill');
const wanted = process.argv.slice(2);
const choose = (names: string[]): string[] => {
  const chosen = names.filter((name) => wanted.includes(name));
  return chosen.length > 0 ? chosen : names;
};

const render = await loadReportRenderer(path.join(BUILD, 'print'));
const browser = createBuildBrowser(path.join(BUILD, 'chromium'));
await fs.mkdir(OUT, { recursive: true });
for (const product of choose(Object.keys(products)) as ProductKey[]) {
  const allFills: PageFill[] = [];
  for (const [reader, doc] of listDocuments(product)) {
    const printed = await printReport(browser, render, doc);
    await fs.writeFile(path.join(OUT, `${product} ${reader}.pdf`), printed.pdf);
    const fills = measurePageFill(doc, printed, await readPages(printed.pdf));
    allFills.push(...fills);
    console.log(`${product}, ${reader}: ${printed.pages} pages, ${describe(fills)}`);
  }
  console.log(`${product}: ${allFills.length} pages without covers, ${describe(allFills)}\n`);
}
await browser.close();

function listDocuments(product: ProductKey): [name: string, doc: ReportDocument][] {
  return isForTwoPeople(product)
    ? choose(Object.keys(PAGE_COUPLES)).map((name) => [name, writeCoupleReport(PAGE_COUPLES[name]!)])
    : choose(Object.keys(PAGE_READERS))
        .filter((name) => isSoldTo(name, product))
        .map((name) => [name, writeReaderReport(PAGE_READERS[name]!, product)]);
}

function describe(fills: PageFill[]): string {
  const short = fills.filter(({ share }) => share < 0.75);
  const list = short.length > 30 ? `${short.length} pages` : short.map(formatPage).join(' ');
  return `mean fill ${computeMeanFill(fills).toFixed(3)}, ${listEmptyPages(fills).length} under half full inside a chapter; under 75 %: ${list}`;
}

function formatPage({ page, share, isChapterEnd }: PageFill): string {
  return `${page}:${Math.round(share * 100)}${isChapterEnd ? '' : '!'}`;
}
