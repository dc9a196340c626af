/** The maha dashas for an unknown birth time: each date is a range, and two nakshatras give two tables. */
import type { MahaDasha } from '#src/astrology/contract.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { childMaha } from '#src/reports/content/en/child/child-periods.ts';
import { mahaTheme } from '#src/reports/content/en/periods/maha-dasha.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatShortDate,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import type { TableDraft } from '#src/reports/context/chapter.ts';

export function writePeriodsPageWithoutTime(context: TimeUnknownContext): TableDraft {
  return {
    kind: 'table',
    id: 'periods',
    ...headings.periods,
    summary: 'Vimshottari, with every date as a range',
    lead: 'The great periods are counted from the exact place of the Moon. Without an hour that place is known to about thirteen degrees, so each date here is a first and a last possible day. The sub-periods shift as far, so their readings need the birth time.',
    tables: hasOneNakshatra(context.dayRange)
      ? [buildRangeTable(context)]
      : [buildEndTable(context, 'earliest'), buildEndTable(context, 'latest')],
    statements: writeCurrentPeriodStatements(context),
  };
}

/** For a Moon in one nakshatra. With a later birth every period begins earlier. */
function buildRangeTable({ dayRange }: TimeUnknownContext): Table {
  const { earliest, latest } = dayRange;
  const rows = earliest.vimshottari.map((maha, i) => [
    toUppercaseFirst(formatGraha(maha.lord)),
    i === 0 ? 'at birth' : formatShortDate(latest.vimshottari[i]!.start),
    i === 0 ? 'at birth' : formatShortDate(maha.start),
  ]);
  return {
    caption: `The great periods for a Moon in ${getNakshatraName(earliest.grahas.Moon.nakshatra)}: born at the end of the day, and at its beginning.`,
    head: ['Great period', 'Begins at the earliest', 'Begins at the latest'],
    rows,
  };
}

function buildEndTable({ dayRange }: TimeUnknownContext, end: 'earliest' | 'latest'): Table {
  const { grahas, vimshottari } = dayRange[end];
  const when = end === 'earliest' ? 'just after midnight' : 'just before the next midnight';
  return {
    caption: `If you were born ${when}, with the Moon in ${getNakshatraName(grahas.Moon.nakshatra)}.`,
    head: ['Great period', 'Begins', 'Ends'],
    rows: vimshottari.map(({ lord, start, end: until }, i) => [
      toUppercaseFirst(formatGraha(lord)),
      i === 0 ? 'at birth' : formatShortDate(start),
      formatShortDate(until),
    ]),
  };
}

/** Only if both ends of the day have the same current period. */
function writeCurrentPeriodStatements(context: TimeUnknownContext): Statement[] {
  const { dayRange, now } = context;
  const [earliestPeriod, latestPeriod] = [
    findCurrentMahaDasha(dayRange.earliest.vimshottari, context),
    findCurrentMahaDasha(dayRange.latest.vimshottari, context),
  ];
  if (earliestPeriod.lord !== latestPeriod.lord) return [];
  const { about, ask } = mahaTheme[earliestPeriod.lord];
  const text = isChild(context) ? childMaha[earliestPeriod.lord] : `${about} ${ask}`;
  const because = `born at any hour of that day, you would be in the period of ${formatGraha(earliestPeriod.lord)} on ${formatShortDate(now)}`;
  return [createStatement(context, text, because, ['maha'])];
}

const findCurrentMahaDasha = (vimshottari: MahaDasha[], { chart, now }: TimeUnknownContext): MahaDasha =>
  findDashasAt({ ...chart, vimshottari }, now).maha;
