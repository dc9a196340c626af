/** Joins the readings of the two Moon signs of a birth day without a time: what differs stands after its hours. */
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import type { Statement } from '#src/reports/contract.ts';
import { splitSentences } from './omit-adult-matters.ts';
import { introduceHours } from './statement.ts';

/** A text of both signs is kept once; each other one stands after its hours. */
export function joinReadingLists(
  own: readonly Statement[],
  other: readonly Statement[],
  { ownHours, otherHours }: Pick<TwoMoonSigns, 'ownHours' | 'otherHours'>,
): Statement[] {
  const isIn = (statements: readonly Statement[], { text }: Statement) =>
    statements.some((statement) => statement.text === text);
  return [
    ...own.map((statement) => (isIn(other, statement) ? statement : introduceHours(statement, ownHours))),
    ...other
      .filter((statement) => !isIn(own, statement))
      .map((statement) => introduceHours(statement, otherHours)),
  ];
}

/** The sentences that are not in the known text. */
export function omitSentences(text: string, known: string): string {
  const knownSentences = splitSentences(known);
  return splitSentences(text)
    .filter((sentence) => !knownSentences.includes(sentence))
    .join(' ');
}
