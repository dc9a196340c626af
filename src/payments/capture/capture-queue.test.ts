import { expect, it } from 'vitest';
import { DatabaseBusyError } from '#src/platform/database.ts';
import { createCaptureQueue } from './capture-queue.ts';

const MAX_WAIT_MS = 20;

it('a capture that waits too long is refused and never written, and the running one is completed', async () => {
  const queue = createCaptureQueue(2, MAX_WAIT_MS);
  const running = Promise.withResolvers<string>();
  const first = queue.run(() => running.promise);
  let isSecondWritten = false;
  const second = queue.run(async () => {
    isSecondWritten = true;
  });
  await expect(second).rejects.toThrow(DatabaseBusyError);
  running.resolve('captured');
  expect(await first).toBe('captured');
  expect(await queue.run(async () => 'next')).toBe('next');
  expect(isSecondWritten).toBe(false);
});

it.each([
  { poolSize: 10, expected: 5 },
  { poolSize: 3, expected: 1 },
  { poolSize: 1, expected: 1 },
])('of $poolSize connections captures use $expected', async ({ poolSize, expected }) => {
  const queue = createCaptureQueue(poolSize);
  const release = Promise.withResolvers<void>();
  let startedCount = 0;
  const captures = Array.from({ length: 12 }, () =>
    queue.run(async () => {
      startedCount += 1;
      await release.promise;
    }),
  );
  await Promise.resolve();
  expect(startedCount).toBe(expected);
  release.resolve();
  await Promise.all(captures);
  expect(startedCount).toBe(12);
});
