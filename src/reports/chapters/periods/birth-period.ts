/** The texts on the mahadasha that ran at birth, by its lord. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { getAgeAt, isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

/** Hardly anybody remembers the first two years. */
const REMEMBERED_AGE = 2;

export const isBirthPeriodShort = (context: ReportContext): boolean =>
  context.isTimeKnown && getAgeAt(context, context.chart.vimshottari[0]!.end) < REMEMBERED_AGE;

export function getBirthPeriodTexts(context: ReportContext): Record<Graha, string> {
  if (isChild(context)) return getChildTexts(context).childNakshatraLord;
  const { nakshatraLordTexts, shortNakshatraLordTexts } = content.periods;
  return isBirthPeriodShort(context) ? shortNakshatraLordTexts : nakshatraLordTexts;
}
