/** Visitors who request public pages, each from another address, over kept connections as a reverse proxy has. */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { runAtRate, type CallRate } from './open-loop.ts';
import { PAGES } from '#bench/web/page.ts';
import { createAddress } from './purchases.ts';

const TIMEOUT_MS = 30_000;

/** URLs of the web processes, which are asked in turn. */
export type PageVisits = CallRate & { urls: readonly string[] };

export type PageResult = {
  /** milliseconds of every page */
  latencies: number[];
  failures: string[];
  /** requests that a rate limit refused */
  refusedCount: number;
  /** bodies as transmitted */
  bytes: number;
  /** milliseconds by which each visit started late */
  delays: number[];
};

export async function visitPages({ urls, ...rate }: PageVisits): Promise<PageResult> {
  const agent = new Agent({ keepAlive: true });
  const result: PageResult = { latencies: [], failures: [], refusedCount: 0, bytes: 0, delays: [] };
  result.delays = await runAtRate(rate, async (index, plannedAt) => {
    try {
      const url = urls[index % urls.length]! + PAGES[Math.floor(index / urls.length) % PAGES.length]!;
      const { status, bytes } = await fetchPage(url, agent, createAddress(index));
      result.latencies.push(performance.now() - plannedAt);
      result.bytes += bytes;
      if (status === 429) result.refusedCount += 1;
      else if (status !== 200) result.failures.push(`a page returned ${status}`);
    } catch (error) {
      result.failures.push(`a page failed: ${String(error)}`);
    }
  });
  agent.destroy();
  return result;
}

async function fetchPage(url: string, agent: Agent, address: string) {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address };
  const call = request(url, { agent, headers, timeout: TIMEOUT_MS });
  call.once('timeout', () => call.destroy(new Error('no response')));
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return { status: response.statusCode!, bytes };
}
