/** A yoga as a small named rule. */
import type { Chart } from '#src/astrology/contract.ts';

/**
 * Whether a chart has the yoga, and the facts that made it true or false.
 * `because`: a clause in English, without a capital or a full stop.
 * `keys`: what the clause rests on: `Mars.house`, `Mars.sign`, `Mars.dignity`, `Mars.combust`, `Mars.from.Moon` (signs,
 * both counted), `Mars.aspects.7` (a house), `lord.9`, `house.4` (who stands there), `lagna.sign`.
 */
export type Verdict = { present: boolean; because: string; keys: string[] };

export type YogaRule<Key extends string = string> = {
  key: Key;
  name: string;
  /** what to look for, as a table prints it */
  rule: string;
  /** author or book, and chapter */
  source: string;
  /** true where houses are counted: such a rule must not be asked about a chart without a lagna */
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
