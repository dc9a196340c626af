/** Picks texts of which a copy has none twice. */

export type UnusedPicker = ReturnType<typeof createUnusedPicker>;

export function createUnusedPicker() {
  const used = new Set<string>();
  const turns = new Map<string, number>();

  /** The first candidate whose text is unused; the last one if the copy has them all. */
  function pickBy<T>(candidates: readonly T[], getText: (candidate: T) => string): T {
    const picked = candidates.find((candidate) => !used.has(getText(candidate))) ?? candidates.at(-1)!;
    used.add(getText(picked));
    return picked;
  }

  /** The values, each call beginning with the next one. */
  function rotate<T>(key: string, values: readonly T[]): T[] {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const first = turn % values.length;
    return [...values.slice(first), ...values.slice(0, first)];
  }

  const pick = (candidates: readonly string[]): string => pickBy(candidates, (text) => text);
  return { pick, pickBy, rotate };
}
