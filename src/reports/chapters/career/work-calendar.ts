/** Every sub-period of the coming ten years, weighed for work. */
import { houseOf, ruledBy } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/career-headings.ts';
import {
  calendarCaption,
  mahaWork,
  periodAgain,
  periodRole,
  roleWords,
  unseenWork,
  weightWords,
} from '#src/reports/content/en/career/work-periods.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, grahaName, ordinal, formatShortDate } from '#src/reports/text/phrases.ts';
import { bearingKeys, bearingWords, roleKeys } from './work-condition.ts';
import { actsUnseen, workPeriods, type WorkPeriod } from './work-periods.ts';

export const workCalendar: Chapter = {
  isIncluded: (reading) => isTimeKnown(reading) && workPeriods(reading.chart, reading.now).length > 0,
  write: (reading) => {
    const periods = workPeriods(reading.chart, reading.now);
    return {
      kind: 'table',
      id: 'work-calendar',
      ...workHeadings.calendar,
      lead: workLeads.calendar,
      tables: [tableOf(periods)],
      statements: periods.map((period) => periodStatement(reading, period)),
    };
  },
};

const tableOf = (periods: readonly WorkPeriod[]): TablePage['tables'][number] => ({
  caption: calendarCaption,
  head: ['Begins', 'Sub-period', 'Within', 'Speaks of', 'For work'],
  rows: periods.map(({ antar, maha, role, weight }) => [
    formatShortDate(antar.start),
    antar.lord,
    maha.lord,
    roleWords[role],
    weightWords[weight],
  ]),
});

function periodStatement(reading: ReportContext, period: WorkPeriod): Statement {
  const { chart } = reading;
  const { lord } = period.antar;
  return createStatement(
    reading,
    textOf(reading, period),
    becauseOf(reading, period),
    [...roleKeys(chart, lord), ...bearingKeys(chart, lord)],
    sources.dasha,
  );
}

function textOf({ chart }: ReportContext, { maha, antar, role, weight, again, opens }: WorkPeriod): string {
  const name = toUppercaseFirst(grahaName(antar.lord));
  const when = `${name} in ${grahaName(maha.lord)}, ${formatShortDate(antar.start)} to ${formatShortDate(antar.end)}.`;
  const climate = opens ? ` ${mahaWork[maha.lord]}` : '';
  const text = again ? periodAgain[antar.lord][weight] : periodRole[antar.lord][role];
  const unseen =
    !again && role !== 'turn' && actsUnseen(chart, antar.lord) ? ` ${unseenWork[antar.lord]}` : '';
  return `${when}${climate} ${text}${unseen}`;
}

function becauseOf({ chart }: ReportContext, { antar: { lord }, maha, again }: WorkPeriod): string {
  const seat = ordinal(houseOf(chart, lord));
  const name = grahaName(lord);
  if (again)
    return `${name} has a second turn, now within ${grahaName(maha.lord)}, and acts from your ${seat} house as before`;
  const ruled = ruledBy(chart, lord);
  const how = bearingWords(chart, lord);
  return ruled.length === 0
    ? `${name} acts from the ${seat} house, ${how}`
    : `${name} rules ${describeHouses(ruled)} and acts from the ${seat}, ${how}`;
}
