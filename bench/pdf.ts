/**
 * `npm run bench:pdf`: the cost of a whole report job, from birth details to the stored file, against a bare `page.pdf()` of the same HTML in
 * the same warm browser and run. One at a time, then a queue with two workers. Prints medians and the median of the
 * ratios; never fails. Needs `npm run build`.
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
const CONCURRENCY = 2;
const QUEUE_LENGTH = 6;
const QUEUE_ROUNDS = 10;

const render = await loadReportRenderer(path.join(BUILD, 'print'));
const browser = createBrowser({
  executablePath: process.env.CHROMIUM_PATH,
  cacheDir: path.join(BUILD, 'chromium'),
  log: { info() {}, warn() {} },
  concurrency: CONCURRENCY,
});
const storeDir = await fs.mkdtemp(path.join(tmpdir(), 'bench-pdf-'));
const store = createFolderStore(storeDir);

async function runReportJob(): Promise<number> {
  const printed = await printReport(browser, render, createSampleDocument(REPORT));
  await store.put(printed.sha256, printed.pdf);
  return printed.pages;
}

const printBare = (html: string) =>
  browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  });

/** The HTML as the job prints it, after the layout pass. */
async function buildPrintedHtml(): Promise<string> {
  const { html, layOut } = render(createSampleDocument(REPORT));
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(layOut);
    return page.content();
  });
}

async function measureMilliseconds(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

const computeMedian = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

/** Alternates both, one ratio per round, so that other load affects both sides. */
async function compareRounds(job: () => Promise<unknown>, yardstick: () => Promise<unknown>, count = ROUNDS) {
  const rounds: { job: number; yardstick: number }[] = [];
  for (let round = 0; round < count; round += 1)
    rounds.push({ job: await measureMilliseconds(job), yardstick: await measureMilliseconds(yardstick) });
  return {
    job: computeMedian(rounds.map((round) => round.job)),
    yardstick: computeMedian(rounds.map((round) => round.yardstick)),
    times: computeMedian(rounds.map((round) => round.job / round.yardstick)),
  };
}

/** A queue with two workers; each takes the next job when it has finished one. */
const runInLanes = (act: () => Promise<unknown>) => async () => {
  const lane = async () => {
    for (let nth = 0; nth < QUEUE_LENGTH / CONCURRENCY; nth += 1) await act();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
};

try {
  const html = await buildPrintedHtml();
  const pages = await runReportJob();
  await runInLanes(runReportJob)();
  const writing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    writing.push(await measureMilliseconds(() => createSampleDocument(REPORT)));
  const one = await compareRounds(runReportJob, () => printBare(html));
  const two = await compareRounds(
    runInLanes(runReportJob),
    runInLanes(() => printBare(html)),
    QUEUE_ROUNDS,
  );
  console.log(`${REPORT}, ${pages} pages, medians of ${ROUNDS} rounds`);
  console.log(`chart and content: ${computeMedian(writing).toFixed(1)} ms (wanted: under 30)`);
  console.log(
    `one at a time: ${one.job.toFixed(0)} ms against ${one.yardstick.toFixed(0)} ms bare, ` +
      `${one.times.toFixed(2)} times (wanted: at most 1.25)`,
  );
  const perMinute = (ms: number) => ((QUEUE_LENGTH * 60_000) / ms).toFixed(0);
  console.log(
    `two at a time: ${perMinute(two.job)} a minute against ${perMinute(two.yardstick)} bare, ` +
      `${(1 / two.times).toFixed(2)} of its throughput (wanted: at least 0.90)`,
  );
} finally {
  await browser.close();
  await fs.rm(storeDir, { recursive: true });
}
