/** The type of the rule of a yoga. */
import type { Chart } from '#src/astrology/contract.ts';
import type { YogaReason, YogaReduction } from './reasons.ts';

/**
 * Whether a chart has the yoga, and why.
 *
 * `keys`: every fact that decides the verdict, also those that the reason does not name: as long as they are the same, the
 * yoga is present or absent as before, and reduced or not. Kinds: `Mars.house`, `Mars.sign`, `Mars.dignity`, `Mars.combust`,
 * `Mars.navamsa`, `Mars.from.Moon` (number of signs, both included), `Mars.aspects.7` (a house), `lord.9`, `house.4` (its
 * occupants), `lagna.sign`.
 *
 * `reducedBy`: why a present yoga gives only a part of its results, by the exceptions of its source; null if nothing reduces it.
 */
export type Verdict = {
  isPresent: boolean;
  reason: YogaReason;
  keys: string[];
  reducedBy: YogaReduction | null;
};

/** A comment beside each rule names its source. Name, rule and source as printed are texts, by key. */
export type YogaRule<Key extends string = string> = {
  key: Key;
  /** true if the rule counts houses: it must not be evaluated for a chart without a lagna */
  needsLagna: boolean;
  judge: (chart: Chart) => Verdict;
};

export const createPresentVerdict = (
  reason: YogaReason,
  keys: readonly string[],
  reducedBy: YogaReduction | null = null,
): Verdict => ({
  isPresent: true,
  reason,
  keys: listDistinct(keys),
  reducedBy,
});

export const createAbsentVerdict = (reason: YogaReason, keys: readonly string[]): Verdict => ({
  isPresent: false,
  reason,
  keys: listDistinct(keys),
  reducedBy: null,
});

/** A rule has about ten keys, for which a Set takes longer. */
const listDistinct = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => keys.indexOf(key) === index);
