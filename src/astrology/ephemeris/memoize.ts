/** Caches the last few results of a pure function of time: one chart requests the same instants many times. */
export function memoize<T>(compute: (time: number) => T, size = 8): (time: number) => T {
  const known = new Map<number, T>();
  return (time) => {
    const answer = known.get(time) ?? compute(time);
    if (!known.has(time) && known.size >= size) known.delete(known.keys().next().value!);
    known.set(time, answer);
    return answer;
  };
}
