/**
 * `npm run bench:pdf`: what a whole report job costs, from birth details to the stored file, beside a bare `page.pdf()` of the same HTML in
 * the same warm browser, in the same run. One at a time, then a queue worked off by two. Prints medians and the
 * median of the ratios; fails nothing. Needs `npm run build`.
 */
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { printReport } from '#src/delivery/print-report.ts';
import { createSampleDocument } from '#src/delivery/sample.ts';
import { createFolderStore } from '#src/delivery/report-store.ts';
import { createBrowser } from '#src/platform/browser.ts';

const BUILD = new URL('../build', import.meta.url).pathname;
const REPORT = 'janam-kundli';
const ROUNDS = 20;
const AT_ONCE = 2;
const QUEUE = 6;
const QUEUES = 10;

const render = await loadReportRenderer(path.join(BUILD, 'print'));
const browser = createBrowser({
  executablePath: process.env.CHROMIUM_PATH,
  cacheDir: path.join(BUILD, 'chromium'),
  log: { info() {}, warn() {} },
  concurrency: AT_ONCE,
});
const shelf = await fs.mkdtemp(path.join(tmpdir(), 'bench-pdf-'));
const store = createFolderStore(shelf);

async function wholeJob(): Promise<number> {
  const printed = await printReport(browser, render, createSampleDocument(REPORT));
  await store.put(printed.sha256, printed.pdf);
  return printed.pages;
}

const bare = (html: string) =>
  browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  });

/** The HTML as the job prints it: fitted, numbered. */
async function printedHtml(): Promise<string> {
  const { html, layOut } = render(createSampleDocument(REPORT));
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(layOut);
    return page.content();
  });
}

async function milliseconds(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Both by turns, and each round gives one ratio: a busy minute of the machine falls on both sides of it. */
async function compared(job: () => Promise<unknown>, yardstick: () => Promise<unknown>, count = ROUNDS) {
  const rounds: { job: number; yardstick: number }[] = [];
  for (let round = 0; round < count; round += 1)
    rounds.push({ job: await milliseconds(job), yardstick: await milliseconds(yardstick) });
  return {
    job: median(rounds.map((round) => round.job)),
    yardstick: median(rounds.map((round) => round.yardstick)),
    times: median(rounds.map((round) => round.job / round.yardstick)),
  };
}

/** A queue that two work off, each taking the next when done. */
const queue = (act: () => Promise<unknown>) => async () => {
  const lane = async () => {
    for (let nth = 0; nth < QUEUE / AT_ONCE; nth += 1) await act();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

try {
  const html = await printedHtml();
  const pages = await wholeJob();
  await queue(wholeJob)();
  const writing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    writing.push(await milliseconds(() => createSampleDocument(REPORT)));
  const one = await compared(wholeJob, () => bare(html));
  const two = await compared(
    queue(wholeJob),
    queue(() => bare(html)),
    QUEUES,
  );
  console.log(`${REPORT}, ${pages} pages, medians of ${ROUNDS} rounds`);
  console.log(`chart and content: ${median(writing).toFixed(1)} ms (wanted: under 30)`);
  console.log(
    `one at a time: ${one.job.toFixed(0)} ms against ${one.yardstick.toFixed(0)} ms bare, ` +
      `${one.times.toFixed(2)} times (wanted: at most 1.25)`,
  );
  const perMinute = (ms: number) => ((QUEUE * 60_000) / ms).toFixed(0);
  console.log(
    `two at a time: ${perMinute(two.job)} a minute against ${perMinute(two.yardstick)} bare, ` +
      `${(1 / two.times).toFixed(2)} of its throughput (wanted: at least 0.90)`,
  );
} finally {
  await browser.close();
  await fs.rm(shelf, { recursive: true });
}
