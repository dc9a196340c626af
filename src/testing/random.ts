/** A seeded random generator: the same seed and stream give the same numbers on every machine. */
export type Random = {
  /** from 0 up to, not including, 1 */
  next(): number;
  isChosen(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** an integer from `min` to `max`, both included */
  integer(min: number, max: number): number;
};

/** mulberry32. `stream` separates the numbers of independent parts, so that a change of one does not move the others. */
export function createRandom(seed: number, stream = 0): Random {
  let state = (seed ^ Math.imul(stream + 1, 0x9e3779b1)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    isChosen: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)]!,
  };
}
