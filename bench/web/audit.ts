/** Lighthouse on one URL: mobile, simulated slow connection, three runs; returns the median run. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { createChromiumEnvironment, findChromium } from '#src/platform/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;

export type Audit = {
  /** 0 to 1 */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** FCP, LCP, TBT, CLS and transferred bytes */
  metrics: string;
  /** other hosts that the page requested */
  thirdPartyHosts: string[];
  /** audits below 0.9 */
  failedAudits: string[];
};

export async function auditPage(url: string): Promise<Audit> {
  const runs: Audit[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url));
  return runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[Math.floor(RUNS / 2)]!;
}

async function runLighthouse(url: string): Promise<Audit> {
  const port = await findFreePort();
  const browser = await launch(port);
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
    return toAudit(url, result.lhr);
  } finally {
    await browser.close();
  }
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function toAudit(url: string, { categories, audits }: LighthouseResult): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const seconds = (id: string) => (value(id) / 1000).toFixed(2);
  const requests =
    (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? [];
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, categories[name]?.score ?? 0]),
    ) as Audit['scores'],
    metrics: [
      `FCP ${seconds('first-contentful-paint')} s`,
      `LCP ${seconds('largest-contentful-paint')} s`,
      `TBT ${Math.round(value('total-blocking-time'))} ms`,
      `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
      `${Math.round(value('total-byte-weight') / 1000)} kB`,
    ].join(', '),
    thirdPartyHosts: [...new Set(requests.map((request) => new URL(request.url)))]
      .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== new URL(url).origin)
      .map(({ host }) => host),
    failedAudits: listFailedAudits(categories, audits),
  };
}

function listFailedAudits(
  categories: LighthouseResult['categories'],
  audits: LighthouseResult['audits'],
): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted
    .map(({ id }) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`.trim());
}

async function launch(port: number): Promise<Browser> {
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
