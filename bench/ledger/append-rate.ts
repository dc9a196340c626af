import { randomUUID } from 'node:crypto';

/** Appends the event of this version to a stream that is at version - 1. */
export type Append = (stream: string, version: number) => Promise<unknown>;

/** An order has about ten events; then the writer starts another stream. */
const STREAM_LENGTH = 10;
const WARM_UP_APPENDS = 20;

/** Each writer appends one event after the other to streams that no other writer uses. @returns appends per second */
export async function measureAppendRate(
  append: Append,
  writerCount: number,
  durationMs: number,
): Promise<number> {
  const runWriter = async (isDone: (count: number) => boolean) => {
    let stream = '';
    let count = 0;
    for (; !isDone(count); count += 1) {
      const version = (count % STREAM_LENGTH) + 1;
      if (version === 1) stream = `LG-${randomUUID()}`;
      await append(stream, version);
    }
    return count;
  };
  const runWriters = (isDone: (count: number) => boolean) =>
    Promise.all(Array.from({ length: writerCount }, () => runWriter(isDone)));
  await runWriters((count) => count === WARM_UP_APPENDS);
  const start = performance.now();
  const counts = await runWriters(() => performance.now() - start > durationMs);
  return (counts.reduce((sum, count) => sum + count, 0) * 1000) / (performance.now() - start);
}
