/** A map of at most `size` entries: the one that was not read for the longest time is dropped. */
export type LruCache<T> = { get(key: string): T | undefined; set(key: string, value: T): void };

export function createLruCache<T>(size: number): LruCache<T> {
  // A map lists its keys in the order in which they were set, so the first one is the oldest.
  const entries = new Map<string, T>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > size) entries.delete(entries.keys().next().value!);
    },
  };
}
