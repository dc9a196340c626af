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
