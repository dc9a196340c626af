/** Caches the last few results of a pure function of one value: one chart requests the same instants many times. */
export function memoize<T, Key = number>(compute: (key: Key) => T, size = 8): (key: Key) => T {
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
