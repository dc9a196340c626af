/** Every antardasha of the coming ten years, rated for work. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatGraha, formatShortDate, getGrahaName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { isYouth } from '#src/reports/context/life-stage.ts';
import { getCareerTexts, getTimingLead, isRetired } from './career-stage.ts';
import { listWorkRoleKeys } from './work-condition.ts';
import { isInEighthOrTwelfth, listWorkPeriods, type WorkPeriod } from './work-periods.ts';
import { listMonthsForStep } from './months-for-step.ts';

export const workCalendarChapter: Chapter = {
  withTime: (context) => {
    const periods = listWorkPeriods(context);
    if (periods.length === 0) return null;
    return {
      kind: 'table',
      id: 'work-calendar',
      ...getCareerTexts(context).careerHeadings.calendar,
      lead: getTimingLead(context, 'calendar'),
      tables: [buildTable(periods)],
      // a text for readers after sixty does not know a second antardasha of the same lord
      statements: periods
        .filter(({ isRepeated }) => !isRepeated || !(isRetired(context) || isYouth(context)))
        .map((period) => writePeriodStatement(context, period)),
    };
  },
};

const buildTable = (periods: readonly WorkPeriod[]): Table => ({
  caption: content.career.calendarCaption,
  head: [...content.career.workCalendarTexts.head],
  rows: periods.map(({ antar, maha, role, rating }) => [
    formatShortDate(antar.start),
    getGrahaName(antar.lord),
    getGrahaName(maha.lord),
    content.career.roleLabels[role],
    content.career.ratingLabels[rating],
  ]),
});

function writePeriodStatement(context: TimeKnownContext, period: WorkPeriod): Statement {
  const { chart } = context;
  const { antar, maha } = period;
  return createStatement(
    context,
    writePeriodText(context, period),
    writePeriodReason(context, period),
    [
      `antar-on.${findMiddleDate(antar)}`,
      ...listWorkRoleKeys(chart, antar.lord),
      ...listConditionKeys(chart, antar.lord),
      (other) => describePlaceInCalendar(other, maha.lord, antar.lord),
    ],
    content.common.sources.dasha,
  );
}

/** What the text depends on besides the lord; null if the antardasha is not within these years. */
function describePlaceInCalendar(context: TimeKnownContext, maha: Graha, antar: Graha): string | null {
  const period = listWorkPeriods(context).find(
    (candidate) => candidate.maha.lord === maha && candidate.antar.lord === antar,
  );
  if (!period) return null;
  const { role, rating, isRepeated, isFirstOfMahaDasha } = period;
  return [role, rating, isRepeated, isFirstOfMahaDasha, listMonthsForStep(context, period)].join();
}

function writePeriodText(context: TimeKnownContext, period: WorkPeriod): string {
  const { maha, antar, role, rating, isRepeated, isFirstOfMahaDasha } = period;
  const datesPhrase = content.career.workCalendarTexts.dates(
    toUppercaseFirst(formatGraha(antar.lord)),
    formatGraha(maha.lord),
    formatShortDate(antar.start),
    formatShortDate(antar.end),
  );
  const mahaIntro = isFirstOfMahaDasha ? ` ${content.career.mahaDashaIntro[maha.lord]}` : '';
  if (isRetired(context))
    return `${datesPhrase}${mahaIntro} ${content.career.periodAfterSixty[antar.lord][rating]}`;
  if (isYouth(context)) return `${datesPhrase} ${content.career.youth.periodOfYouth[antar.lord][rating]}`;
  const text = isRepeated
    ? content.career.repeatedPeriod[antar.lord][rating]
    : content.career.periodByRole[antar.lord][role];
  const hiddenNote =
    !isRepeated && role !== 'obstacle' && isInEighthOrTwelfth(context.chart, antar.lord)
      ? ` ${content.career.hiddenWorkNote[antar.lord]}`
      : '';
  const months = listMonthsForStep(context, period);
  const exception = months.length > 0 ? ` ${content.career.workCalendarTexts.monthsForStep(months)}` : '';
  return `${datesPhrase}${mahaIntro} ${text}${hiddenNote}${exception}`;
}

function writePeriodReason(
  { chart }: TimeKnownContext,
  { antar: { lord }, maha, isRepeated }: WorkPeriod,
): string {
  const house = getHouse(chart, lord);
  const name = formatGraha(lord);
  const { workCalendarTexts } = content.career;
  if (isRepeated) return workCalendarTexts.repeated(name, formatGraha(maha.lord), house);
  const ruled = listRuledHouses(chart, lord);
  const condition = describeCondition(chart, lord);
  return ruled.length === 0
    ? workCalendarTexts.node(name, house, condition)
    : workCalendarTexts.lord(name, describeHouses(ruled), house, condition);
}
