/** The type of the rule of a yoga. */
import type { Chart } from '#src/astrology/contract.ts';

/**
 * Whether a chart has the yoga, and why. `because`: an English clause without a capital or a full stop.
 *
 * `keys`: every fact that decides the verdict, also those that the clause does not name: as long as they are the same, the
 * yoga is present or absent as before, and reduced or not. Kinds: `Mars.house`, `Mars.sign`, `Mars.dignity`, `Mars.combust`,
 * `Mars.navamsa`, `Mars.from.Moon` (number of signs, both included), `Mars.aspects.7` (a house), `lord.9`, `house.4` (its
 * occupants), `lagna.sign`.
 *
 * `reducedBy`: a clause that says why a present yoga gives less than in full, by the exceptions of its source; null if
 * nothing reduces it.
 */
export type Verdict = { isPresent: boolean; because: string; keys: string[]; reducedBy: string | null };

export type YogaRule<Key extends string = string> = {
  key: Key;
  name: string;
  /** the condition, as printed in a table */
  rule: string;
  /** author or book, and chapter */
  source: string;
  /** true if the rule counts houses: it must not be evaluated for a chart without a lagna */
  needsLagna: boolean;
  judge: (chart: Chart) => Verdict;
};

export const createPresentVerdict = (
  because: string,
  keys: readonly string[],
  reducedBy: string | null = null,
): Verdict => ({
  isPresent: true,
  because,
  keys: listDistinct(keys),
  reducedBy,
});

export const createAbsentVerdict = (because: string, keys: readonly string[]): Verdict => ({
  isPresent: false,
  because,
  keys: listDistinct(keys),
  reducedBy: null,
});

/** A rule has about ten keys, for which a Set takes longer. */
const listDistinct = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => keys.indexOf(key) === index);
