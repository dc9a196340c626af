/** Joins the readings of the two Moon signs of a birth day without a time: what differs stands after its hours. */
import { content } from '#src/reports/content/content.ts';
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import type { Statement } from '#src/reports/contract.ts';
import { splitSentences } from './omit-adult-matters.ts';
import { introduceSentence, omitFullStop, toLowercaseFirst } from './phrases.ts';
import { introduceHours } from './statement.ts';

type Hours = Pick<TwoMoonSigns, 'ownHours' | 'otherHours'>;

/** One statement with both texts and both reasons, if the texts differ; a sentence of both signs stands last, without hours. */
export function joinReadings(own: Statement, other: Statement, hours: Hours): Statement {
  const otherSentences = splitSentences(other.text);
  const text = [
    introduce(hours.ownHours, omitSentences(own.text, other.text)),
    introduce(hours.otherHours, omitSentences(other.text, own.text)),
    ...splitSentences(own.text).filter((sentence) => otherSentences.includes(sentence)),
  ];
  if (own.text === other.text) return own;
  return {
    ...own,
    text: text.filter(Boolean).join(' '),
    because: joinReasons(own.because, other.because, hours.otherHours),
  };
}

/** A text of both signs is kept once; each other one stands after its hours. */
export function joinReadingLists(
  own: readonly Statement[],
  other: readonly Statement[],
  hours: Hours,
): Statement[] {
  const isIn = (statements: readonly Statement[], { text }: Statement) =>
    statements.some((statement) => statement.text === text);
  return [
    ...own.map((statement) =>
      isIn(other, statement) ? statement : introduceHours(statement, hours.ownHours),
    ),
    ...other
      .filter((statement) => !isIn(own, statement))
      .map((statement) => introduceHours(statement, hours.otherHours)),
  ];
}

/** The sentences that are not in the known text. */
export function omitSentences(text: string, known: string): string {
  const knownSentences = splitSentences(known);
  return splitSentences(text)
    .filter((sentence) => !knownSentences.includes(sentence))
    .join(' ');
}

const introduce = (hours: string, text: string): string =>
  text && introduceSentence(content.moon.twoMoonSignsTexts.born(hours), text);

const joinReasons = (own: string, other: string, otherHours: string): string =>
  own === other
    ? own
    : content.moon.twoMoonSignsTexts.reasons(omitFullStop(own), otherHours, toLowercaseFirst(other));
