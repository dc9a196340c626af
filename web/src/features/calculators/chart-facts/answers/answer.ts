import type { Ruler } from './ruler.ts';

/** An answer in words. */
export type AnswerText = {
  /** "Dhanu, Purva Ashadha, fourth pada" */
  headline: string;
  /** a line under the headline */
  detail?: string;
  ruler?: Ruler;
  /** follows the word "Because"; ends with a full stop */
  because: string;
  facts: readonly { label: string; value: string }[];
  /** the first values of a playful result that agrees with this answer: one list for each possible answer */
  matches: readonly (readonly string[])[];
};
