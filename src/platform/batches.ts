type PendingValue<Value> = { value: Value; resolve: () => void; reject: (error: unknown) => void };

/**
 * Collects values that arrive while a call is running and passes them to the next call: at high rates many values share one
 * transaction, at low rates every value is written immediately. At most `maxCalls` calls run at the same time, so that one
 * that hangs does not stop the others. The values of a failed call are written again one by one, so that none fails because
 * of another.
 * @returns a function that adds a value; its promise settles with the result of the call that wrote the value
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
