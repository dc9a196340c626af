/** Caches the last few results of a pure function of time: one chart requests the same instants many times. */
export function memoize<T>(compute: (time: number) => T, size = 8): (time: number) => T {
  const cache = new Map<number, T>();
  return (time) => {
    const cached = cache.get(time);
    if (cached !== undefined) return cached;
    const result = compute(time);
    if (cache.size >= size) cache.delete(cache.keys().next().value!);
    cache.set(time, result);
    return result;
  };
}
