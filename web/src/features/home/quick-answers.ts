/** What the quick instruments answer. Fetched with the first question. */
import { computeHomeNumber } from '#src/numerology/contract-numbers.ts';
import { energy, friendship, homeLove } from '#web/calculators/home-scores.ts';
import { energyBands, friendshipBands, loveBands, wordsFor } from '#web/content/calculator-words/home.ts';
import { numberTraits } from '#web/content/calculator-words/numbers.ts';
import type { QuickInstrument, Typed } from './instruments.ts';

export type Answered = { value: number; text: string; sums?: readonly string[] };

const READ: Record<QuickInstrument['id'], (typed: Typed) => Answered> = {
  love: ({ one, other }) => scored(homeLove(one!, other!), loveBands),
  friendship: ({ one, other }) => scored(friendship(one!, other!), friendshipBands),
  energy: ({ date }) => scored(energy(date!), energyBands),
  number: ({ digits }) => {
    const { value, steps } = computeHomeNumber(digits!)!;
    return { value, text: numberTraits[value]!, sums: steps };
  },
};

/** Every field the instrument asks for is filled. */
export const answerOf = (id: QuickInstrument['id'], typed: Typed): Answered => READ[id](typed);

const scored = (value: number, bands: Parameters<typeof wordsFor>[0]): Answered => ({
  value,
  text: wordsFor(bands, value),
});
