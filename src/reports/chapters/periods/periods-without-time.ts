/** The mahadashas for an unknown birth time: each date is a range, and each nakshatra of some hours has a table. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, MahaDasha } from '#src/astrology/contract.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { areAllEqual, computeChartOfInstant } from '#src/reports/context/unknown-time-range.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { listPossibleCharts, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import {
  describeHoursOfStay,
  describeStars,
  listDescribedNakshatras,
  listNakshatrasWithHours,
  type NakshatraOfDay,
} from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatShortDate,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import type { TableDraft } from '#src/reports/context/chapter.ts';

export function writePeriodsPageWithoutTime(context: TimeUnknownContext): TableDraft {
  const stays = listDescribedNakshatras(context);
  return {
    kind: 'table',
    id: 'periods',
    ...content.common.headings.periods,
    summary: content.periods.periodsWithoutTime.summary,
    lead: content.periods.periodsWithoutTime.lead,
    tables: stays.map((stay, i) =>
      buildRangeTable(context, stay, i === stays.length - 1 ? describeOmittedStars(context, stays) : ''),
    ),
    statements: writeCurrentPeriodStatements(context),
  };
}

/** Inside a stay, because its ends are rounded to seconds. */
const MARGIN_MS = 2000;

/** For a Moon in one nakshatra. With a later birth every period begins earlier. */
function buildRangeTable(context: TimeUnknownContext, stay: NakshatraOfDay, omittedStars: string): Table {
  const { chart, birth } = context;
  const [firstBirth, lastBirth] = [Date.parse(stay.from) + MARGIN_MS, Date.parse(stay.to) - MARGIN_MS].map(
    (ms) => computeChartOfInstant(chart, birth, new Date(ms).toISOString()),
  ) as [Chart, Chart];
  const rows = firstBirth.vimshottari.map((maha, i) => [
    toUppercaseFirst(formatGraha(maha.lord)),
    i === 0 ? content.periods.periodsWithoutTime.atBirth : formatShortDate(lastBirth.vimshottari[i]!.start),
    i === 0 ? content.periods.periodsWithoutTime.atBirth : formatShortDate(maha.start),
  ]);
  const caption = content.periods.periodsWithoutTime.caption(
    getNakshatraName(stay.nakshatra),
    describeHoursOfStay(context, stay),
  );
  return {
    caption: omittedStars
      ? `${caption} ${content.periods.periodsWithoutTime.omitted(omittedStars)}`
      : caption,
    head: [...content.periods.periodsWithoutTime.head],
    rows,
  };
}

/** "Ashwini before 12:30 am" */
const describeOmittedStars = (context: TimeUnknownContext, described: readonly NakshatraOfDay[]): string =>
  describeStars(
    context,
    listNakshatrasWithHours(context).filter(
      ({ nakshatra }) => !described.some((stay) => stay.nakshatra === nakshatra),
    ),
  );

/** Only if the current period is the same for every hour of the day. */
function writeCurrentPeriodStatements(context: TimeUnknownContext): Statement[] {
  const { now } = context;
  const lords = listPossibleCharts(context).map(
    ({ vimshottari }) => findCurrentMahaDasha(vimshottari, context).lord,
  );
  const [lord] = lords;
  if (!lord || !areAllEqual(lords)) return [];
  const { about, ask } = content.periods.mahaTheme[lord];
  const text = isChild(context) ? content.child.childMaha[lord] : `${about} ${ask}`;
  return [
    createStatement(
      context,
      text,
      content.periods.periodsWithoutTime.currentReason(formatGraha(lord), formatShortDate(now)),
      ['maha'],
    ),
  ];
}

const findCurrentMahaDasha = (vimshottari: MahaDasha[], { chart, now }: TimeUnknownContext): MahaDasha =>
  findDashasAt({ ...chart, vimshottari }, now).maha;
