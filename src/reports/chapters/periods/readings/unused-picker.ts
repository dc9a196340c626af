/** Picks texts of which a copy has none twice. */

export type UnusedPicker = ReturnType<typeof createUnusedPicker>;

/** @param firstTurn the value with which the first call of `takeTurns` begins */
export function createUnusedPicker(firstTurn: number) {
  const used = new Set<string>();
  const turns = new Map<string, number>();

  /** The first candidate whose text is unused; the last one if the copy has them all. */
  function pickBy<T>(candidates: readonly T[], getText: (candidate: T) => string): T {
    const picked = candidates.find((candidate) => !used.has(getText(candidate))) ?? candidates.at(-1)!;
    used.add(getText(picked));
    return picked;
  }

  /** The values, each call beginning with the next one. */
  function takeTurns<T>(key: string, values: readonly T[]): T[] {
    const turn = turns.get(key) ?? firstTurn;
    turns.set(key, turn + 1);
    return rotate(values, turn);
  }

  const pick = (candidates: readonly string[]): string => pickBy(candidates, (text) => text);
  return { pick, pickBy, takeTurns };
}

/** The values, beginning with the one at the offset. */
export const rotate = <T>(values: readonly T[], offset: number): T[] => {
  const first = values.length === 0 ? 0 : offset % values.length;
  return [...values.slice(first), ...values.slice(0, first)];
};
