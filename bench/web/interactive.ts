/** Measures when a page can be used on a cheap phone with a bad line: 400 kbit/s, 400 ms and a quarter of the processor. */
import type { Browser, Page } from 'playwright-core';

const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW_CPU = 4;

export type Visit = {
  /** milliseconds from the start of the navigation until React has hydrated the header */
  interactiveMs: number;
  /** bytes of page and scripts with their headers, up to then */
  bytes: number;
  /** sum of the layout shifts until the fonts are loaded */
  layoutShift: number;
};

/** Visits a page some times, each with an empty cache. */
export async function measureVisits(browser: Browser, url: string, count: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let index = 0; index < count; index += 1) visits.push(await measureVisit(browser, url));
  return visits;
}

async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(RECORD_VISIT);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await client.send('Network.emulateNetworkConditions', SLOW_LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'interactiveMs' in globalThis);
    const bytesUntilThen = bytes;
    return { bytes: bytesUntilThen, ...(await readRecords(page)) };
  } finally {
    await context.close();
  }
}

/** The fonts are requested before the page is interactive. */
const readRecords = (page: Page): Promise<Pick<Visit, 'interactiveMs' | 'layoutShift'>> =>
  page.evaluate('document.fonts.ready.then(() => ({ interactiveMs, layoutShift }))');

/** Runs in the page before its scripts. A button that is not hydrated yet has `popovertarget`. */
const RECORD_VISIT = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes, observer) => {
    if (!document.querySelector('header button:not([popovertarget])')) return;
    window.interactiveMs = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true, attributes: true });
`;
