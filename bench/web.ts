/**
 * `npm run bench:web`: audits the built site with Lighthouse on a simulated slow phone (median of three runs), measures
 * when a page is interactive on a throttled one (median of five visits), and compares the request rate of a page with the
 * baseline, a bare Koa handler that sends the same bytes. Everything runs on this machine. The benchmark fails only if a
 * page requests another host.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { computeMedian } from './statistics/median.ts';
import { auditPage, launchBrowser, type PageAudit } from './web/audit.ts';
import { measureVisits, type Visit } from './web/interactive.ts';
import { PAGE, PAGES } from './web/page.ts';
import { measureRate } from './web/rate.ts';

const VISITS = 5;
const ROUNDS = 7;
/** Requests for each URL in each round. */
const REQUESTS = 6400;

const child = fork(new URL('web/serve.ts', import.meta.url));
const [urls] = (await once(child, 'message')) as [{ siteUrl: string; baselineUrl: string }];
try {
  await compareRates(urls);
  await measureInteractiveTimes(urls);
  for (const page of PAGES) printAudit(page, await auditPage(urls.siteUrl + page));
} finally {
  child.disconnect();
  await once(child, 'exit');
}

/** Measures site and baseline alternately, so that other load on the machine affects both. */
async function compareRates({ siteUrl, baselineUrl }: typeof urls): Promise<void> {
  const ratios: number[] = [];
  const siteRates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const siteRate = await measureRate(siteUrl + PAGE, REQUESTS);
    const baselineRate = await measureRate(baselineUrl, REQUESTS);
    // the first round warms up both servers
    if (round === 0) continue;
    siteRates.push(siteRate);
    ratios.push(siteRate / baselineRate);
  }
  console.log(
    `${PAGE}: ${Math.round(computeMedian(siteRates))} pages a second, ${computeMedian(ratios).toFixed(2)} of a bare Koa handler (goal: 0.8)`,
  );
}

/** One browser for all visits: starting it takes longer than a visit. */
async function measureInteractiveTimes({ siteUrl }: typeof urls): Promise<void> {
  const browser = await launchBrowser(0);
  for (const page of PAGES) {
    const visits = await measureVisits(browser, siteUrl + page, VISITS);
    const getMedian = (key: keyof Visit) => computeMedian(visits.map((visit) => visit[key]));
    console.log(
      `${page.padEnd(24)} interactive after ${(getMedian('interactiveMs') / 1000).toFixed(2)} s at 400 kbit/s (goal: 3.5), ${Math.round(getMedian('bytes') / 1000)} kB, layout shift ${getMedian('layoutShift').toFixed(3)}`,
    );
  }
  await browser.close();
}

function printAudit(page: string, { scores, metricsText, thirdPartyHosts, failedAudits }: PageAudit): void {
  const scoreTexts = Object.entries(scores).map(
    ([category, score]) => `${category} ${Math.round(score * 100)}`,
  );
  console.log(`${page.padEnd(24)} ${scoreTexts.join('  ')}   ${metricsText}`);
  for (const audit of failedAudits) console.log(`  - ${audit}`);
  if (thirdPartyHosts.length === 0) return;
  console.log(`  requested other hosts: ${thirdPartyHosts.join(', ')}`);
  process.exitCode = 1;
}
