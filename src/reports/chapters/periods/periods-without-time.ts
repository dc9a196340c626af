/** Periods when the hour is unknown: every date is a range, and a star that changed leaves two orders possible. */
import type { MahaDasha } from '#src/astrology/contract.ts';
import type { TablePage } from '#src/reports/contract.ts';
import { headings } from '#src/reports/content/en/common/headings.ts';
import { childMaha } from '#src/reports/content/en/child/child-periods.ts';
import { mahaTheme } from '#src/reports/content/en/periods/maha-dasha.ts';
import { hasOneNakshatra } from '#src/reports/context/unknown-time-range.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatShortDate,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';

export function writePeriodsWithoutTime(context: ReportContext): Omit<TablePage, 'number'> {
  const { day } = context;
  const sure = hasOneNakshatra(day!);
  return {
    kind: 'table',
    id: 'periods',
    ...headings.periods,
    summary: 'Vimshottari, with every date as a range',
    lead: 'The great periods are counted from the exact place of the Moon. Without an hour that place is known to about thirteen degrees, so each date here is a first and a last possible day.',
    tables: sure
      ? [buildRangeTable(context)]
      : [buildEndTable(context, 'earliest'), buildEndTable(context, 'latest')],
    statements: writePresentStatements(context),
  };
}

/** The Moon stayed in one star: one order, nine ranges. A later birth brings every date forward. */
function buildRangeTable({ day }: ReportContext): TablePage['tables'][number] {
  const { earliest, latest } = day!;
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

function buildEndTable({ day }: ReportContext, end: 'earliest' | 'latest'): TablePage['tables'][number] {
  const { grahas, vimshottari } = day![end];
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

/** Said only when both ends of the day agree on the period that is running. */
function writePresentStatements(context: ReportContext): TablePage['statements'] {
  const { day, now } = context;
  const [early, late] = [
    findRunning(day!.earliest.vimshottari, context),
    findRunning(day!.latest.vimshottari, context),
  ];
  if (early.lord !== late.lord) return [];
  const { about, ask } = mahaTheme[early.lord];
  const text = isChild(context) ? childMaha[early.lord] : `${about} ${ask}`;
  const because = `born at any hour of that day, you would be in the period of ${formatGraha(early.lord)} on ${formatShortDate(now)}`;
  return [createStatement(context, text, because, ['maha'])];
}

const findRunning = (vimshottari: MahaDasha[], { chart, now }: ReportContext): MahaDasha =>
  findDashasAt({ ...chart, vimshottari }, now).maha;
