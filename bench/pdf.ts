/**
 * `npm run bench:pdf`: measures a whole report job, from birth details to the stored file. The baseline is a bare
 * `page.pdf()` of the same HTML in the same warm browser. Jobs run one at a time, then in a queue with two workers. It
 * prints medians and the median of the ratios. No measured time makes it fail. It needs `npm run build`.
 */
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadReportRenderer } from '#src/delivery/print-bundle.ts';
import { printReport } from '#src/delivery/print-report.ts';
import { createSampleDocument } from '#src/delivery/sample.ts';
import { createLog } from '#src/platform/log.ts';
import { createFolderStore } from '#src/delivery/report-store.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { computeMedian } from './statistics/median.ts';

const BUILD = new URL('../build', import.meta.url).pathname;
const REPORT = 'janam-kundli';
const ROUNDS = 20;
const CONCURRENCY = 2;
/** Jobs in the queue in each round. */
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
const store = createFolderStore(storeDir, createLog('warn'));

/** @returns the number of pages of the report */
async function runReportJob(): Promise<number> {
  const printedReport = await printReport(browser, render, createSampleDocument(REPORT));
  await store.put(printedReport.sha256, printedReport.pdf);
  return printedReport.pages;
}

const printBare = (html: string) =>
  browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  });

/** Builds the HTML as the job prints it, after the layout pass. */
async function buildPrintedHtml(): Promise<string> {
  const { html, paginationScript } = render(createSampleDocument(REPORT));
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(paginationScript);
    return page.content();
  });
}

async function measureMilliseconds(operation: () => unknown): Promise<number> {
  const start = performance.now();
  await operation();
  return performance.now() - start;
}

/** Measures job and baseline alternately, so that other load on the machine affects both; each round gives one ratio. */
async function compareRounds(job: () => Promise<unknown>, baseline: () => Promise<unknown>, count = ROUNDS) {
  const rounds: { job: number; baseline: number }[] = [];
  for (let round = 0; round < count; round += 1)
    rounds.push({ job: await measureMilliseconds(job), baseline: await measureMilliseconds(baseline) });
  return {
    job: computeMedian(rounds.map((round) => round.job)),
    baseline: computeMedian(rounds.map((round) => round.baseline)),
    ratio: computeMedian(rounds.map((round) => round.job / round.baseline)),
  };
}

/** Runs CONCURRENCY workers; each runs its share of the QUEUE_LENGTH jobs one after the other. */
const runInQueue = (operation: () => Promise<unknown>) => async () => {
  const runWorker = async () => {
    for (let index = 0; index < QUEUE_LENGTH / CONCURRENCY; index += 1) await operation();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
};

try {
  const html = await buildPrintedHtml();
  const pages = await runReportJob();
  await runInQueue(runReportJob)();
  const writeTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    writeTimes.push(await measureMilliseconds(() => createSampleDocument(REPORT)));
  const single = await compareRounds(runReportJob, () => printBare(html));
  const queued = await compareRounds(
    runInQueue(runReportJob),
    runInQueue(() => printBare(html)),
    QUEUE_ROUNDS,
  );
  console.log(`${REPORT}, ${pages} pages, medians of ${ROUNDS} rounds`);
  console.log(`chart and content: ${computeMedian(writeTimes).toFixed(1)} ms (goal: under 30)`);
  console.log(
    `one at a time: ${single.job.toFixed(0)} ms against ${single.baseline.toFixed(0)} ms bare, ` +
      `${single.ratio.toFixed(2)} times (goal: at most 1.25)`,
  );
  const computeJobsPerMinute = (ms: number) => ((QUEUE_LENGTH * 60_000) / ms).toFixed(0);
  console.log(
    `two at a time: ${computeJobsPerMinute(queued.job)} a minute against ${computeJobsPerMinute(queued.baseline)} bare, ` +
      `${(1 / queued.ratio).toFixed(2)} of its throughput (goal: at least 0.90)`,
  );
} finally {
  await browser.close();
  await fs.rm(storeDir, { recursive: true });
}
