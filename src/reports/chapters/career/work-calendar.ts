/** Every sub-period of the coming ten years, rated for work. */
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { careerHeadings, careerLeads } from '#src/reports/content/en/career/career-headings.ts';
import {
  calendarCaption,
  mahaDashaIntro,
  repeatedPeriod,
  periodByRole,
  roleLabels,
  hiddenWorkNote,
  ratingLabels,
} from '#src/reports/content/en/career/work-periods.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatOrdinal, formatShortDate } from '#src/reports/text/phrases.ts';
import { listConditionKeys, describeCondition, listWorkRoleKeys } from './work-condition.ts';
import { isInEighthOrTwelfth, listWorkPeriods, type WorkPeriod } from './work-periods.ts';

export const workCalendarChapter: Chapter = {
  withTime: (context) => {
    const periods = listWorkPeriods(context.chart, context.now);
    if (periods.length === 0) return null;
    return {
      kind: 'table',
      id: 'work-calendar',
      ...careerHeadings.calendar,
      lead: careerLeads.calendar,
      tables: [buildTable(periods)],
      statements: periods.map((period) => writePeriodStatement(context, period)),
    };
  },
};

const buildTable = (periods: readonly WorkPeriod[]): Table => ({
  caption: calendarCaption,
  head: ['Begins', 'Sub-period', 'Within', 'Speaks of', 'For work'],
  rows: periods.map(({ antar, maha, role, rating }) => [
    formatShortDate(antar.start),
    antar.lord,
    maha.lord,
    roleLabels[role],
    ratingLabels[rating],
  ]),
});

function writePeriodStatement(context: TimeKnownContext, period: WorkPeriod): Statement {
  const { chart } = context;
  const { lord } = period.antar;
  return createStatement(
    context,
    writePeriodText(context, period),
    writePeriodReason(context, period),
    [...listWorkRoleKeys(chart, lord), ...listConditionKeys(chart, lord)],
    sources.dasha,
  );
}

function writePeriodText(
  { chart }: TimeKnownContext,
  { maha, antar, role, rating, isRepeated, opensMahaDasha }: WorkPeriod,
): string {
  const name = toUppercaseFirst(formatGraha(antar.lord));
  const datesPhrase = `${name} in ${formatGraha(maha.lord)}, ${formatShortDate(antar.start)} to ${formatShortDate(antar.end)}.`;
  const mahaIntro = opensMahaDasha ? ` ${mahaDashaIntro[maha.lord]}` : '';
  const text = isRepeated ? repeatedPeriod[antar.lord][rating] : periodByRole[antar.lord][role];
  const hiddenNote =
    !isRepeated && role !== 'hidden' && isInEighthOrTwelfth(chart, antar.lord)
      ? ` ${hiddenWorkNote[antar.lord]}`
      : '';
  return `${datesPhrase}${mahaIntro} ${text}${hiddenNote}`;
}

function writePeriodReason(
  { chart }: TimeKnownContext,
  { antar: { lord }, maha, isRepeated }: WorkPeriod,
): string {
  const house = formatOrdinal(getHouse(chart, lord));
  const name = formatGraha(lord);
  if (isRepeated)
    return `${name} has a second turn, now within ${formatGraha(maha.lord)}, and acts from your ${house} house as before`;
  const ruled = listRuledHouses(chart, lord);
  const condition = describeCondition(chart, lord);
  return ruled.length === 0
    ? `${name} acts from the ${house} house, ${condition}`
    : `${name} rules ${describeHouses(ruled)} and acts from the ${house}, ${condition}`;
}
