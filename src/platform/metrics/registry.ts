/**
 * The metrics of this process, for Prometheus. A counter belongs to the process and not to a dependency, so it is declared in the
 * module that counts. Labels are ids of code (a queue, a route template, an outcome), never a value of a request, a person or an
 * order: each new value is a new time series, and everybody who may read metrics could read it.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export const processRegistry = new Registry();

export const createCounter = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) => new Counter({ name, help, labelNames, registers: [processRegistry] });

/** `buckets` in seconds */
export const createDurationHistogram = <Label extends string>(
  name: string,
  help: string,
  { labelNames, buckets }: { labelNames: readonly Label[]; buckets: number[] },
) => new Histogram({ name, help, labelNames, buckets, registers: [processRegistry] });

/** A gauge that is read when the metrics are: `collect` sets it. */
export const createGauge = <Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
) => new Gauge({ name, help, labelNames, registers: [registry] });

let hasDefaultMetrics = false;

/** CPU, memory, event-loop lag and garbage collection. They are measured from the first call on. */
export function measureProcess(): void {
  if (hasDefaultMetrics) return;
  hasDefaultMetrics = true;
  collectDefaultMetrics({ register: processRegistry });
}

/** @returns seconds since `startedAt`, a value of performance.now() */
export const getSecondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;
