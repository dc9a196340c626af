/** Measures the calls of a gateway. */
import { createDurationHistogram, getSecondsSince } from '#src/platform/metrics/registry.ts';
import { withSpan } from '#src/platform/tracing/tracing.ts';
import { GatewayError, type Gateway } from './gateway.ts';

const callDuration = createDurationHistogram(
  'lagna_gateway_call_duration_seconds',
  'Time of a call of the payment gateway. A list counts as one call, with all its pages.',
  { labelNames: ['operation', 'outcome'], buckets: [0.05, 0.2, 0.5, 1, 3, 10] },
);

type Call = (...args: unknown[]) => Promise<unknown>;

export function observeGateway(gateway: Gateway): Gateway {
  const calls = Object.entries(gateway) as [string, Call][];
  return Object.fromEntries(
    calls.map(([operation, call]) => [operation, measure(operation, call)]),
  ) as unknown as Gateway;
}

const measure =
  (operation: string, call: Call): Call =>
  async (...args) => {
    const startedAt = performance.now();
    const observe = (outcome: string) =>
      callDuration.observe({ operation, outcome }, getSecondsSince(startedAt));
    try {
      const answer = await withSpan(`gateway ${operation}`, { kind: 'client' }, () => call(...args));
      observe('ok');
      return answer;
    } catch (error) {
      observe(getOutcome(error));
      throw error;
    }
  };

function getOutcome(error: unknown): string {
  if (!(error instanceof GatewayError)) return 'invalid';
  if (error.isUnreadable) return 'unreadable';
  if (error.status === 0) return 'no_answer';
  if (error.status === 429) return 'rate_limited';
  return error.status >= 500 ? 'failed' : 'rejected';
}
