/**
 * Limits how many captures a process writes at the same time. Each one waits for the lock of its tax series, which is held until
 * the commit of the capture before. On a slow disk all connections of the pool would wait there, and no other request would get one.
 */
import PQueue from 'p-queue';
import { DatabaseBusyError } from '#src/platform/database.ts';

export type CaptureQueue = {
  /** @throws DatabaseBusyError when the capture did not start in time; nothing is written then */
  run<Result>(write: () => Promise<Result>): Promise<Result>;
};

/** The same as the time for which any request waits for a connection. */
const MAX_WAIT_MS = 10_000;

/** `poolSize`: connections of the process; half of them stay free for everything else. */
export function createCaptureQueue(poolSize: number, maxWaitMs = MAX_WAIT_MS): CaptureQueue {
  const queue = new PQueue({ concurrency: Math.max(1, Math.floor(poolSize / 2)) });
  return {
    run(write) {
      const waiting = new AbortController();
      const timer = setTimeout(
        () => waiting.abort(new DatabaseBusyError('too many captures wait for their tax numbers')),
        maxWaitMs,
      );
      // A capture that has started runs to its end.
      const start = () => {
        clearTimeout(timer);
        return write();
      };
      return queue.add(start, { signal: waiting.signal });
    },
  };
}
