/** Chooses texts for readers in their later years. */
import { content } from '#src/reports/content/content.ts';
import { isInLaterYears, isRetired } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createWordPattern } from './omit-adult-matters.ts';

/**
 * @param late the text from sixty on; from fifty-five on it takes the place of a text on an examination, an engagement or a child to
 * come
 */
export function chooseTextOfLaterYears(
  context: ReportContext,
  text: string,
  late: string | undefined,
): string {
  if (!late || isRetired(context)) return late ?? text;
  return isInLaterYears(context) && createWordPattern(content.common.wordsOfEarlierYears).test(text)
    ? late
    : text;
}
