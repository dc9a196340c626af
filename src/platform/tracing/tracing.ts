/** Spans of the work of this process. Without OTEL_EXPORTER_OTLP_ENDPOINT nothing is loaded, and `withSpan` calls the function. */
import { withoutTracing, type ActiveSpan, type SpanOptions, type Tracing } from './span.ts';

export type { ActiveSpan, SpanOptions };

let tracing: Tracing | undefined;

type Options = { endpoint: string; serviceName: string; ratio: number; role: string };

/** For the whole process. @returns sends the last spans and stops */
export async function startTracing(options: Options): Promise<() => Promise<void>> {
  const { createTracing } = await import('./opentelemetry.ts');
  const started = createTracing(options);
  tracing = started;
  return async () => {
    tracing = undefined;
    await started.close();
  };
}

/** Attributes are ids and numbers, never a name, an address or a value of a query. */
export const withSpan = <T>(
  name: string,
  options: SpanOptions,
  run: (span: ActiveSpan) => Promise<T>,
): Promise<T> => (tracing ? tracing.withSpan(name, options, run) : run(withoutTracing));

/** A span of something that has started and ends in another callback; undefined without a span around it. */
export const startChildSpan = (name: string, options: SpanOptions): ActiveSpan | undefined =>
  tracing?.startChildSpan(name, options);

/** The current span, as in the W3C header `traceparent`. */
export const getTraceparent = (): string | undefined => tracing?.getTraceparent();

export const isTracing = (): boolean => tracing !== undefined;
