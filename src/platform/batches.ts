type PendingValue<Value> = { value: Value; resolve: () => void; reject: (error: unknown) => void };

/**
 * Hands values that arrive during a running call to the next call, all at once: at high rates many values share one
 * transaction, at low rates every value is written at once. At most `maxCalls` calls run
 * at the same time: one that hangs must not stop all others. The values of a failed call are written
 * again one by one, so that none fails because of another.
 * @returns adds a value; resolves when the call with the value has ended, and rejects with its error
 */
export function createBatcher<Value>(
  writeAll: (values: Value[]) => Promise<void>,
  { maxSize, maxCalls }: { maxSize: number; maxCalls: number },
): (value: Value) => Promise<void> {
  const queue: PendingValue<Value>[] = [];
  let callCount = 0;

  const writeAlone = ({ value, resolve, reject }: PendingValue<Value>) =>
    writeAll([value]).then(resolve, reject);

  async function writeBatches(): Promise<void> {
    callCount += 1;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize);
      try {
        await writeAll(batch.map(({ value }) => value));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        if (batch.length === 1) batch[0]!.reject(error);
        else await Promise.all(batch.map(writeAlone));
      }
    }
    callCount -= 1;
  }

  return (value) =>
    new Promise((resolve, reject) => {
      queue.push({ value, resolve, reject });
      if (callCount < maxCalls) void writeBatches();
    });
}
