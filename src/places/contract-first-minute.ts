import { MINUTE_MS } from '#src/platform/contract-time.ts';

/** The first whole minute at or after `ms`, by a clock that is `offsetSeconds` ahead of UTC. */
export function roundUpToMinute(ms: number, offsetSeconds: number): number {
  const offsetMs = offsetSeconds * 1000;
  return Math.ceil((ms + offsetMs) / MINUTE_MS) * MINUTE_MS - offsetMs;
}
