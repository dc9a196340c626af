/** Prints the sample of every report and records its pages and chapters. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { printReport } from '#src/delivery/print-report.ts';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { listChapters, createSampleDocument } from '#src/delivery/sample.ts';
import { products } from '#src/reports/products.ts';
import type { ProductKey } from '#src/reports/write-report.ts';
import { createBuildBrowser } from './build-steps/retrying-browser.ts';

const BUILD = new URL('../build', import.meta.url).pathname;

/** @returns pages and chapters by report */
export async function printSamples(
  out: string,
): Promise<Record<string, { pages: number; chapters: ReturnType<typeof listChapters> }>> {
  const render = await loadReportRenderer(path.join(BUILD, 'print'));
  const browser = createBuildBrowser(path.join(BUILD, 'chromium'));
  await fs.mkdir(out, { recursive: true });
  const measurements: Awaited<ReturnType<typeof printSamples>> = {};
  try {
    for (const key of Object.keys(products) as ProductKey[]) {
      const document = createSampleDocument(key);
      const printedReport = await printReport(browser, render, document);
      await fs.writeFile(path.join(out, `${key}.pdf`), printedReport.pdf);
      measurements[key] = { pages: printedReport.pages, chapters: listChapters(document, printedReport) };
    }
  } finally {
    await browser.close();
  }
  await fs.writeFile(path.join(out, 'measured.json'), JSON.stringify(measurements, null, 2));
  return measurements;
}

if (import.meta.main) {
  for (const [key, { pages }] of Object.entries(await printSamples(path.join(BUILD, 'samples'))))
    console.log(`${key}: ${pages} pages`);
}
