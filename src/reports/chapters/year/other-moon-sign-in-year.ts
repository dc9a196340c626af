/** What differs in the year if the Moon was in the other sign of a birth day without a time. */
import { content } from '#src/reports/content/content.ts';
import type { CurrentPeriod } from '#src/reports/chapters/summary/summary-page.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { formatList } from '#src/reports/text/phrases.ts';
import { getYearAhead } from '#src/reports/year/year-ahead.ts';
import { formatMonthOfYear } from '#src/reports/year/year-phrases.ts';
import { listLightMonths } from './light-months.ts';

const BEST_COUNT = 3;

/** The best months and the weakest one, counted from the other Moon sign of the birth day. */
export function describeOtherMoonSign(context: TimeUnknownContext): CurrentPeriod | null {
  const other = findOtherMoonSign(context);
  if (!other) return null;
  const { names } = other;
  const { summaryTitle, summaryText } = content.year.otherMoonSignInYear;
  const ranked = getYearAhead(other.context).months.toSorted((a, b) => a.support.rank - b.support.rank);
  const best = ranked.slice(0, BEST_COUNT).toSorted((a, b) => a.index - b.index);
  const [light] = listLightMonths(other.context);
  return {
    title: summaryTitle(names.otherHours, names.other),
    text: summaryText(formatList(best.map(formatMonthOfYear)), light && formatMonthOfYear(light)),
  };
}
