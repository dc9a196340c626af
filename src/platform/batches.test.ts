import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createBatcher } from './batches.ts';

/** Each call of `writeAll` stays pending until the test resolves or rejects it. */
function createWriter() {
  const batches: number[][] = [];
  let pendingCall: PromiseWithResolvers<void>;
  const writeAll = (values: number[]) => {
    batches.push(values);
    pendingCall = Promise.withResolvers<void>();
    return pendingCall.promise;
  };
  return {
    batches,
    writeAll,
    resolve: () => pendingCall.resolve(),
    reject: (error: Error) => pendingCall.reject(error),
  };
}

describe('a batcher', () => {
  it('a batcher writes the first value at once, and values that arrive during this call in the next call', async () => {
    const writer = createWriter();
    const add = createBatcher(writer.writeAll, { maxSize: 10, maxCalls: 1 });
    const firstWrite = add(1);
    const otherWrites = [add(2), add(3)];
    expect(writer.batches).toEqual([[1]]);
    writer.resolve();
    await firstWrite;
    await waitForNextTurn();
    expect(writer.batches).toEqual([[1], [2, 3]]);
    writer.resolve();
    await Promise.all(otherWrites);
  });

  it('a batcher writes values beyond the batch size in further calls', async () => {
    const writer = createWriter();
    const add = createBatcher(writer.writeAll, { maxSize: 2, maxCalls: 1 });
    const writes = [1, 2, 3, 4].map(add);
    for (const _ of [1, 2, 3]) {
      writer.resolve();
      await waitForNextTurn();
    }
    await Promise.all(writes);
    expect(writer.batches).toEqual([[1], [2, 3], [4]]);
  });

  it('a batcher rejects the values of a failed call, and writes the next ones', async () => {
    const writer = createWriter();
    const add = createBatcher(writer.writeAll, { maxSize: 10, maxCalls: 1 });
    const firstWrite = add(1);
    const secondWrite = add(2);
    writer.reject(new Error('database down'));
    await expect(firstWrite).rejects.toThrow('database down');
    writer.resolve();
    await secondWrite;
    expect(writer.batches).toEqual([[1], [2]]);
  });

  it('a batcher writes the values of a failed call one by one, so that only the bad one fails', async () => {
    const calls: number[][] = [];
    const add = createBatcher(
      async (values: number[]) => {
        calls.push(values);
        await waitForNextTurn();
        if (values.includes(3)) throw new Error('3 is bad');
      },
      { maxSize: 10, maxCalls: 1 },
    );
    const results = await Promise.allSettled([1, 2, 3, 4].map(add));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });
});
