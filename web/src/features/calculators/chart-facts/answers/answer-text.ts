/** Describes an answer in words, and compares it with the playful result. */
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { ChartFactsResponse, BirthQuery } from '#src/chart-facts/contract.ts';
import type { ChartFactsCalculatorId } from '#web/content/calculator-texts/chart-facts.ts';
import { formatCivilDate, formatCivilTime } from '#web/lib/dates.ts';
import type { AnswerText } from './answer.ts';
import { describeDay } from './day-answer.ts';
import { describeMoment } from './moment-answer.ts';

/** @param vocabulary in which the signs are named */
export function describeAnswer(
  id: ChartFactsCalculatorId,
  { facts, ...response }: ChartFactsResponse,
  vocabulary: SignVocabulary,
): AnswerText {
  return facts.kind === 'moment'
    ? describeMoment(id, facts, { ...response, vocabulary })
    : describeDay(id, facts, { ...response, vocabulary });
}

/** "Computed for 4 Jun 1996, 2:30 pm, Kota, Rajasthan (IST, +5:30)" */
export function describeBirthQuery({ date, time }: BirthQuery, { place, clock }: ChartFactsResponse): string {
  const timeText = time ? formatCivilTime(time) : 'time not known';
  return `Computed for ${formatCivilDate(date)}, ${timeText}, ${place ?? 'Indian time'} (${clock})`;
}

export type Comparison = 'same' | 'different' | 'none';

/** `none`: there is no playful result, or this answer has several possibilities and one of them agrees. */
export function compareWithGame(
  playfulValues: readonly string[] | undefined,
  { matches }: Pick<AnswerText, 'matches'>,
): Comparison {
  if (!playfulValues || matches.length === 0) return 'none';
  const isSame = matches.some((values) => values.every((value, index) => value === playfulValues[index]));
  if (!isSame) return 'different';
  return matches.length === 1 ? 'same' : 'none';
}
