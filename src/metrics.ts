/** /metrics of a process: what it counts, its pools and its Chromium, and, where jobs run, the state of the business. */
import { Registry } from 'prom-client';
import { addBusinessMetrics } from '#src/business-metrics.ts';
import type { AppDeps } from '#src/deps.ts';
import { addChromiumMetrics } from '#src/platform/metrics/chromium-memory.ts';
import { addPoolMetrics } from '#src/platform/metrics/database-pool.ts';
import { measureProcess, processRegistry } from '#src/platform/metrics/registry.ts';

type Deps = Pick<AppDeps, 'config' | 'db' | 'browser' | 'clock' | 'log'>;

export function createMetrics(
  deps: Deps,
  cacheMs?: number,
): () => Promise<{ contentType: string; text: string }> {
  measureProcess();
  const own = new Registry();
  const readers = [addPoolMetrics(own, deps.db), ...listWorkerReaders(own, deps, cacheMs)];
  const registry = Registry.merge([processRegistry, own]);
  return async () => {
    await Promise.all(readers.map((read) => read()));
    return { contentType: registry.contentType, text: await registry.metrics() };
  };
}

/** Readers of processes that run jobs: a site has no Chromium, and would repeat the gauges of the database. */
const listWorkerReaders = (registry: Registry, deps: Deps, cacheMs?: number) =>
  deps.config.role === 'web'
    ? []
    : [addChromiumMetrics(registry, deps.browser), addBusinessMetrics(registry, deps, cacheMs)];
