/**
 * Caches the last results of a pure function of one value: one chart requests the same instants many times, and the chapters for
 * an unknown birth time search the same day again.
 */
export function memoize<T, Key = number>(compute: (key: Key) => T, size = 64): (key: Key) => T {
  const cache = new Map<Key, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute(key);
    if (cache.size >= size) cache.delete(cache.keys().next().value!);
    cache.set(key, result);
    return result;
  };
}

/** Reads a result of a map, which may be weak, and computes it the first time. Undefined is no result. */
export function getOrCreate<Key, T>(
  results: { get(key: Key): T | undefined; set(key: Key, result: T): unknown },
  key: Key,
  compute: () => T,
): T {
  const known = results.get(key);
  if (known !== undefined) return known;
  const result = compute();
  results.set(key, result);
  return result;
}
