/** Spans by OpenTelemetry, sent in batches by OTLP over HTTP as JSON. */
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ActiveSpan, SpanOptions, Tracing } from './span.ts';

type Options = { endpoint: string; serviceName: string; ratio: number; role: string };

/** Time for the last spans when the process stops. */
const CLOSE_TIMEOUT_MS = 3000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** `ratio`: share of the traces that start here and are kept. A trace that came from outside keeps its decision. */
export function createTracing({ endpoint, serviceName, ratio, role }: Options): Tracing {
  // Not registered globally: only this module reads it.
  const contexts = new AsyncLocalStorageContextManager().enable();
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 10_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'lagna.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('lagna');
  const start = (name: string, options: SpanOptions) => startSpan(tracer, contexts.active(), name, options);
  return {
    async withSpan(name, options, run) {
      const { span, context } = start(name, options);
      const active = toActiveSpan(span);
      try {
        return await contexts.with(context, () => run(active));
      } catch (error) {
        active.fail(error);
        throw error;
      } finally {
        span.end();
      }
    },
    startChildSpan: (name, options) =>
      trace.getSpan(contexts.active()) && toActiveSpan(start(name, options).span),
    getTraceparent: () => formatTraceparent(trace.getSpan(contexts.active())),
    async close() {
      // A collector that does not answer must not delay the end of the process.
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, CLOSE_TIMEOUT_MS);
      await Promise.race([provider.shutdown().catch(() => {}), timeout.promise]);
      clearTimeout(timer);
      contexts.disable();
    },
  };
}

function startSpan(
  tracer: Tracer,
  active: Context,
  name: string,
  { kind = 'internal', attributes = {}, parent }: SpanOptions,
): { span: Span; context: Context } {
  const parentContext = parent ? parseTraceparent(parent) : active;
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentContext);
  return { span, context: trace.setSpan(parentContext, span) };
}

const toActiveSpan = (span: Span): ActiveSpan => ({
  rename: (name) => void span.updateName(name),
  setAttribute: (name, value) => void span.setAttribute(name, value),
  fail(error) {
    span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  end: () => span.end(),
});

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A header that is not valid starts a new trace. */
function parseTraceparent(header: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags!, 16),
    isRemote: true,
  });
}

function formatTraceparent(span: Span | undefined): string | undefined {
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
