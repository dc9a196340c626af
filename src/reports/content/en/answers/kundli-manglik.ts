/** “Am I Manglik?” in the Janam Kundli, by age: a match is no question for a child, and seldom for old readers. */
import type { Manglik } from '#src/astrology/contract-doshas.ts';

export const kundliManglikQuestion = 'Am I Manglik?';

type Verdict = Manglik['verdict'];
/** What the counts from the Moon and Venus give. */
export type CountsWithoutLagna = 'none' | 'cancelled' | 'mild';

export const kundliManglikAnswers: Record<Verdict, string> = {
  none: 'No: Mars is in no Manglik house.',
  cancelled: 'No: Mars is in a Manglik house, but a rule cancels it.',
  mild: 'In part: the count that remains is weak.',
  present: 'Yes: Mars is in a Manglik house, and no rule cancels it.',
};

export const kundliManglikDetails: Record<'adult' | 'child' | 'old', Record<Verdict, string>> = {
  adult: {
    none: 'If a family asks, the answer is a plain no.',
    cancelled: 'If a family asks, show them the table of counts in this report.',
    mild: 'Say it openly if a family asks; no ritual is required for it.',
    present: 'It is common. By custom, look for a match who has the same.',
  },
  child: {
    none: 'The question belongs to adult years.',
    cancelled: 'The question belongs to adult years, and the answer is already good.',
    mild: 'The question belongs to adult years. Nothing needs to be done now.',
    present: 'The question belongs to adult years. For now, sport and fair rules are enough.',
  },
  old: {
    none: 'The rule is used when two charts are compared.',
    cancelled: 'The rule is used when two charts are compared, and here it has no weight.',
    mild: 'The rule is used when two charts are compared, and here its weight is small.',
    present: 'The rule is used when two charts are compared. It is common and nothing to fear.',
  },
};

/** Without a birth time only the two lighter counts are known, so the answer stays open. */
export const kundliManglikWithoutTime: Record<CountsWithoutLagna, { text: string; detail: string }> = {
  none: {
    text: 'Open until the hour of birth is known.',
    detail: 'The counts from the Moon and from Venus are free. The main count, from the lagna, needs the hour.',
  },
  cancelled: {
    text: 'Open until the hour of birth is known.',
    detail: 'A rule cancels the count from the Moon or Venus. The main count, from the lagna, needs the hour.',
  },
  mild: {
    text: 'In part; the hour of birth decides the rest.',
    detail: 'A weak count remains from the Moon or Venus. The main count, from the lagna, needs the hour.',
  },
};
export const manglikByHour = {
  text: 'That depends on the hour of birth.',
  detail: 'During your birth day the answer changed, because the Moon changed its sign.',
} as const;
