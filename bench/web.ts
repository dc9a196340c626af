/**
 * `npm run bench:web`: audits the built site with Lighthouse on a simulated slow phone (median of three runs), measures
 * when a page is interactive on a throttled one (median of five visits), and compares the request rate of a page with the
 * baseline, a bare Koa handler that sends the same bytes. Everything runs on this machine. The benchmark fails only if a
 * page requests another host. `--short` measures one round and one page.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { reportResult, type Figure } from './results/result.ts';
import { countRounds } from './results/short-form.ts';
import { computeMedian } from './statistics/median.ts';
import { auditPage, launchBrowser, type PageAudit } from './web/audit.ts';
import { measureVisits, type Visit } from './web/interactive.ts';
import { PAGE, PAGES } from './web/page.ts';
import { measureRate } from './web/rate.ts';

const VISITS = countRounds(5);
/** The first round warms up both servers. */
const ROUNDS = 1 + countRounds(6);
/** Requests for each URL in each round. */
const REQUESTS = 6400;
const MEASURED_PAGES = PAGES.slice(0, countRounds(PAGES.length));

const figures: Figure[] = [];
const child = fork(new URL('web/serve.ts', import.meta.url));
const [urls] = (await once(child, 'message')) as [{ siteUrl: string; baselineUrl: string }];
try {
  await compareRates(urls);
  await measureInteractiveTimes(urls);
  for (const page of MEASURED_PAGES) reportAudit(page, await auditPage(urls.siteUrl + page));
} finally {
  child.disconnect();
  await once(child, 'exit');
}
reportResult('web', figures, `medians of ${ROUNDS - 1} rounds and ${VISITS} visits at 400 kbit/s`);

/** Measures site and baseline alternately, so that other load on the machine affects both. */
async function compareRates({ siteUrl, baselineUrl }: typeof urls): Promise<void> {
  const ratios: number[] = [];
  const siteRates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const siteRate = await measureRate(siteUrl + PAGE, REQUESTS);
    const baselineRate = await measureRate(baselineUrl, REQUESTS);
    if (round === 0) continue;
    siteRates.push(siteRate);
    ratios.push(siteRate / baselineRate);
  }
  figures.push(
    { subject: `${PAGE}, requests`, value: computeMedian(siteRates), unit: 'a second' },
    {
      subject: `${PAGE}, rate`,
      value: computeMedian(ratios),
      unit: 'times',
      baseline: 'a bare Koa handler',
      goal: { min: 0.8 },
    },
  );
}

/** One browser for all visits: starting it takes longer than a visit. */
async function measureInteractiveTimes({ siteUrl }: typeof urls): Promise<void> {
  const browser = await launchBrowser(0);
  for (const page of MEASURED_PAGES) {
    const visits = await measureVisits(browser, siteUrl + page, VISITS);
    const getMedian = (key: keyof Visit) => computeMedian(visits.map((visit) => visit[key]));
    const seconds = getMedian('interactiveMs') / 1000;
    figures.push(
      { subject: `${page}, interactive after`, value: seconds, unit: 's', goal: { max: 3.5 } },
      { subject: `${page}, transferred`, value: getMedian('bytes') / 1000, unit: 'kB' },
      { subject: `${page}, layout shift`, value: getMedian('layoutShift'), unit: '' },
    );
  }
  await browser.close();
}

function reportAudit(page: string, { scores, metricsText, thirdPartyHosts, failedAudits }: PageAudit): void {
  for (const [category, score] of Object.entries(scores))
    figures.push({ subject: `${page}, ${category}`, value: Math.round(score * 100), unit: 'of 100' });
  console.log(`${page.padEnd(24)} ${metricsText}`);
  for (const audit of failedAudits) console.log(`  - ${audit}`);
  if (thirdPartyHosts.length === 0) return;
  console.log(`  requested other hosts: ${thirdPartyHosts.join(', ')}`);
  process.exitCode = 1;
}
