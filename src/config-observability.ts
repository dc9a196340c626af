/** The environment variables of metrics, health checks and tracing. */
import * as z from 'zod';

const PORT_RANGE = 'must be from 0 (any free port) to 65535';
const RATIO_RANGE = 'must be from 0 to 1';
const DELAY_RANGE = 'must be from 0 to 60';

const text = z.string().trim().min(1);

export const OBSERVABILITY_VARIABLES = {
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, PORT_RANGE)
    .max(65_535, PORT_RANGE)
    .optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  SHUTDOWN_DELAY_SECONDS: z.coerce
    .number('must be a number')
    .min(0, DELAY_RANGE)
    .max(60, DELAY_RANGE)
    .default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: text.default('lagna'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, RATIO_RANGE)
    .max(1, RATIO_RANGE)
    .default(1),
};

const Variables = z.object(OBSERVABILITY_VARIABLES);

export type TracingConfig = { endpoint: string; serviceName: string; ratio: number };

export function toObservability(env: z.infer<typeof Variables>) {
  return {
    /** of /metrics, /livez and /readyz; undefined: they have no port, and nothing is measured */
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** between the signal to stop, from which /readyz answers 503, and the closing of the port */
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    tracing: toTracing(env),
  };
}

/** undefined: no traces */
function toTracing(env: z.infer<typeof Variables>): TracingConfig | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}
