/** Prints the sample of every report that can be written today, and notes what was measured on the way. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { printReport } from '#src/delivery/printing.ts';
import { loadPrintBundle } from '#src/delivery/print-bundle.ts';
import { chapterLines, sampleDocument } from '#src/delivery/sample.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { products } from '#src/reports/products.ts';
import type { WritableReport } from '#src/reports/write-report.ts';

const BUILD = new URL('../build', import.meta.url).pathname;

/** @returns pages and chapters by report */
export async function printSamples(
  out: string,
): Promise<Record<string, { pages: number; chapters: ReturnType<typeof chapterLines> }>> {
  const render = await loadPrintBundle(path.join(BUILD, 'print'));
  const browser = createBrowser({
    executablePath: process.env.CHROMIUM_PATH,
    cacheDir: path.join(BUILD, 'chromium'),
    log: pino({ level: 'warn' }),
  });
  await fs.mkdir(out, { recursive: true });
  const measured: Awaited<ReturnType<typeof printSamples>> = {};
  try {
    for (const key of Object.keys(products) as WritableReport[]) {
      const document = sampleDocument(key);
      const printed = await printReport(browser, render, document);
      await fs.writeFile(path.join(out, `${key}.pdf`), printed.pdf);
      measured[key] = { pages: printed.pages, chapters: chapterLines(document, printed) };
    }
  } finally {
    await browser.close();
  }
  await fs.writeFile(path.join(out, 'measured.json'), JSON.stringify(measured, null, 2));
  return measured;
}

if (import.meta.main) {
  for (const [key, { pages }] of Object.entries(await printSamples(path.join(BUILD, 'samples'))))
    console.log(`${key}: ${pages} pages`);
}
