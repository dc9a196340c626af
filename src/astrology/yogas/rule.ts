/** The type of the rule of a yoga. */
import type { Chart } from '#src/astrology/contract.ts';

/**
 * Whether a chart has the yoga, and the facts it is based on. `because`: an English clause without a capital or a
 * full stop. `keys`: facts of the clause: `Mars.house`, `Mars.sign`, `Mars.dignity`, `Mars.combust`,
 * `Mars.from.Moon` (number of signs, both included), `Mars.aspects.7` (a house), `lord.9`, `house.4` (its
 * occupants), `lagna.sign`.
 */
export type Verdict = { present: boolean; because: string; keys: string[] };

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

export const toPresent = (because: string, keys: readonly string[]): Verdict => ({
  present: true,
  because,
  keys: [...keys],
});

export const toAbsent = (because: string, keys: readonly string[]): Verdict => ({
  present: false,
  because,
  keys: [...keys],
});
