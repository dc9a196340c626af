type Waiting<Value> = { value: Value; resolve: () => void; reject: (error: unknown) => void };

/**
 * Hands values that arrive during a running call to the next call, all at once: at high rates many values share one
 * transaction, at low rates every value is written at once. One call runs at a time.
 * @returns adds a value; resolves when the call with the value has ended, and rejects with its error
 */
export function createBatcher<Value>(
  writeAll: (values: Value[]) => Promise<void>,
  maxSize: number,
): (value: Value) => Promise<void> {
  const queue: Waiting<Value>[] = [];
  let isWriting = false;

  async function writeBatches(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize);
      try {
        await writeAll(batch.map(({ value }) => value));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
    isWriting = false;
  }

  return (value) =>
    new Promise((resolve, reject) => {
      queue.push({ value, resolve, reject });
      if (!isWriting) void writeBatches();
    });
}
