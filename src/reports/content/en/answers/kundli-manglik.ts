/** “Am I Manglik?” in the Janam Kundli, by age: a match is no question for a child, and seldom for old readers. */
import type { Manglik } from '#src/astrology/contract-doshas.ts';

export const kundliManglikQuestion = 'Am I Manglik?';

type Verdict = Manglik['verdict'];

export const kundliManglikAnswers: Record<Verdict, string> = {
  none: 'No, Mars counts from no side.',
  cancelled: 'No: Mars counts, but a rule lifts it.',
  mild: 'Only slightly, because what remains is weak.',
  present: 'Yes, Mars counts, and nothing lifts it.',
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
    present: 'The question belongs to adult years. For now, give the child sport and fair rules.',
  },
  old: {
    none: 'The rule is used when two charts are compared.',
    cancelled: 'The rule is used when two charts are compared, and here it has no weight.',
    mild: 'The rule is used when two charts are compared, and here its weight is small.',
    present: 'The rule is used when two charts are compared. It is common and nothing to fear.',
  },
};

/** Without a birth time only the two lighter counts are known. */
export const manglikWithoutTime = 'This is the answer from the Moon and Venus. The main count needs the birth time.';
export const manglikByHour = {
  text: 'That depends on the hour of birth.',
  detail: 'During your birth day the answer changed, because the Moon changed its sign.',
} as const;
