/** Runs Lighthouse on one URL: mobile, on a simulated slow connection. */
import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { createChromiumEnvironment, findChromium } from '#src/platform/chromium.ts';
import { findFreePort } from '#src/platform/free-port.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** An odd number, so that one run is the median. */
const RUNS = 3;

export type PageAudit = {
  /** score of each category, 0 to 1 */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** FCP, LCP, TBT, CLS and transferred bytes in one line */
  metricsText: string;
  /** other hosts that the page requested */
  thirdPartyHosts: string[];
  /** audits with a score below 0.9, one line each */
  failedAudits: string[];
};

/** @returns the run with the median performance score */
export async function auditPage(url: string): Promise<PageAudit> {
  const runs: PageAudit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url));
  return runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)]!;
}

async function runLighthouse(url: string): Promise<PageAudit> {
  const port = await findFreePort();
  const browser = await launchBrowser(port);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    return toPageAudit(url, result.lhr);
  } finally {
    await browser.close();
  }
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function toPageAudit(url: string, { categories, audits }: LighthouseResult): PageAudit {
  const getValue = (id: string) => audits[id]?.numericValue ?? 0;
  const formatSeconds = (id: string) => (getValue(id) / 1000).toFixed(2);
  const requests =
    (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? [];
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, categories[name]?.score ?? 0]),
    ) as PageAudit['scores'],
    metricsText: [
      `FCP ${formatSeconds('first-contentful-paint')} s`,
      `LCP ${formatSeconds('largest-contentful-paint')} s`,
      `TBT ${Math.round(getValue('total-blocking-time'))} ms`,
      `CLS ${getValue('cumulative-layout-shift').toFixed(3)}`,
      `${Math.round(getValue('total-byte-weight') / 1000)} kB`,
    ].join(', '),
    thirdPartyHosts: listThirdPartyHosts(url, requests),
    failedAudits: listFailedAudits(categories, audits),
  };
}

function listThirdPartyHosts(url: string, requests: readonly { url: string }[]): string[] {
  const thirdParty = requests
    .map((request) => new URL(request.url))
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== new URL(url).origin);
  return [...new Set(thirdParty.map(({ host }) => host))];
}

function listFailedAudits(
  categories: LighthouseResult['categories'],
  audits: LighthouseResult['audits'],
): string[] {
  const scoredAudits = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return scoredAudits
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`.trim());
}

export async function launchBrowser(port: number): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium('build/chromium'));
  return chromium.launch({
    executablePath,
    env: createChromiumEnvironment(executablePath),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}
