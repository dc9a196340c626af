/** /metrics of a process: what it counts, its pools and its Chromium, and, where jobs run, the state of the business. */
import { Registry } from 'prom-client';
import type { AppDeps } from '#src/deps.ts';
import { measureProcess, processRegistry } from '#src/platform/metrics/registry.ts';

export function createMetrics(_deps: AppDeps): () => Promise<{ contentType: string; text: string }> {
  measureProcess();
  const registry = Registry.merge([processRegistry]);
  return async () => ({ contentType: registry.contentType, text: await registry.metrics() });
}
