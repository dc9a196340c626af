/**
 * `npm run bench:pdf`: measures a whole report job, from birth details to the stored file. The baseline is a bare
 * `page.pdf()` of the same HTML in the same warm browser. Jobs run one at a time, also those of a match, then two at a time. Chart and content
 * of three reports are measured apart, in processor time. It reports medians and the median of the ratios. Goals are
 * printed, not enforced. `--short` measures one round. It needs `npm run build`.
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
import type { ProductKey } from '#src/reports/write-report.ts';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';

const BUILD = new URL('../build', import.meta.url).pathname;
const REPORT = 'janam-kundli';
const MATCH = 'match-report';
const ROUNDS = countRounds(20);
const CONCURRENCY = 2;
/** Jobs of a round in which CONCURRENCY jobs run at a time. */
const JOBS_PER_ROUND = 6;
const CONCURRENT_ROUNDS = countRounds(10);

/** Milliseconds of processor time. */
const WRITING_GOALS: readonly { product: ProductKey; goal: number }[] = [
  { product: REPORT, goal: 30 },
  { product: 'year-ahead', goal: 50 },
  { product: 'life-blueprint', goal: 60 },
];
/** V8 optimizes the code of a report during its first rounds. */
const WARM_UP_ROUNDS = 10;

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
async function runReportJob(product: ProductKey = REPORT): Promise<number> {
  const printedReport = await printReport(browser, render, createSampleDocument(product));
  await store.put(printedReport.sha256, printedReport.pdf);
  return printedReport.pages;
}

/** The baseline: prints the HTML of the job and does nothing else. */
const printHtmlOnly = (html: string) =>
  browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  });

/** Builds the HTML as the job prints it, after the layout pass, and on screen like any other page. */
async function buildPrintedHtml(product: ProductKey): Promise<string> {
  const { html, paginationScript } = render(createSampleDocument(product));
  return browser.withPage(async (page) => {
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(paginationScript);
    await page.evaluate("document.body.classList.remove('off-screen')");
    return page.content();
  });
}

async function measureMilliseconds(operation: () => unknown): Promise<number> {
  const start = performance.now();
  await operation();
  return performance.now() - start;
}

/** @returns the median processor time of chart and content in milliseconds, for warm code */
function measureWriting(product: ProductKey): number {
  const times = Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () => {
    const start = process.cpuUsage();
    createSampleDocument(product);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return computeMedian(times.slice(WARM_UP_ROUNDS));
}

/** Measures job and baseline alternately, so that other load on the machine affects both; each round gives one ratio. */
async function compareRounds(
  job: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
  roundCount = ROUNDS,
) {
  const rounds: { job: number; baseline: number }[] = [];
  for (let round = 0; round < roundCount; round += 1)
    rounds.push({ job: await measureMilliseconds(job), baseline: await measureMilliseconds(baseline) });
  return {
    job: computeMedian(rounds.map((round) => round.job)),
    baseline: computeMedian(rounds.map((round) => round.baseline)),
    ratio: computeMedian(rounds.map((round) => round.job / round.baseline)),
  };
}

/** Runs an operation JOBS_PER_ROUND times, CONCURRENCY at a time. */
async function runConcurrently(operation: () => Promise<unknown>): Promise<void> {
  const runWorker = async () => {
    for (let index = 0; index < JOBS_PER_ROUND / CONCURRENCY; index += 1) await operation();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
}

try {
  const html = await buildPrintedHtml(REPORT);
  const matchHtml = await buildPrintedHtml(MATCH);
  // the first runs warm up both pages of the browser
  const pages = await runReportJob();
  await runConcurrently(() => runReportJob());
  const sequential = await compareRounds(
    () => runReportJob(),
    () => printHtmlOnly(html),
  );
  const match = await compareRounds(
    () => runReportJob(MATCH),
    () => printHtmlOnly(matchHtml),
  );
  const concurrent = await compareRounds(
    () => runConcurrently(() => runReportJob()),
    () => runConcurrently(() => printHtmlOnly(html)),
    CONCURRENT_ROUNDS,
  );
  const figures: Figure[] = WRITING_GOALS.map(({ product, goal }) => ({
    subject: `chart and content, ${product}`,
    value: measureWriting(product),
    unit: 'ms',
    goal: { max: goal },
  }));
  const computeJobsPerMinute = (ms: number) => (JOBS_PER_ROUND * 60_000) / ms;
  const baseline = 'page.pdf() alone';
  figures.push(
    { subject: 'one at a time, time of a job', value: sequential.job, unit: 'ms' },
    { subject: 'one at a time', value: sequential.ratio, unit: 'times', baseline, goal: { max: 1.25 } },
    { subject: 'one at a time, match', value: match.ratio, unit: 'times', baseline, goal: { max: 1.25 } },
    { subject: 'two at a time, jobs', value: computeJobsPerMinute(concurrent.job), unit: 'a minute' },
    {
      subject: 'two at a time, throughput',
      value: 1 / concurrent.ratio,
      unit: 'times',
      baseline,
      goal: { min: 0.9 },
    },
  );
  reportResult('pdf', figures, `${REPORT} of ${pages} pages, medians of ${ROUNDS} rounds`);
} finally {
  await browser.close();
  await fs.rm(storeDir, { recursive: true });
}
