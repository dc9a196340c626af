/** Caches the last few results of a pure function of time: one chart requests the same instants many times. */
export function memoize<T>(compute: (time: number) => T, size = 8): (time: number) => T {
  const cache = new Map<number, T>();
  return (time) => {
    const result = cache.get(time) ?? compute(time);
    if (!cache.has(time) && cache.size >= size) cache.delete(cache.keys().next().value!);
    cache.set(time, result);
    return result;
  };
}
