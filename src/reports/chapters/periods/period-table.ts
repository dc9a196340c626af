/** All eighty-one sub-periods with the day on which each begins. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Table } from '#src/reports/contract.ts';
import { GRAHA_NAMES, type DashaPeriod, type MahaDasha } from '#src/astrology/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatShortDate } from '#src/reports/text/phrases.ts';

export const periodTableChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'period-table',
    ...content.common.headings.periodTable,
    lead: 'Keep this page for later: read down a column for the day on which each sub-period begins.',
    tables: [context.chart.vimshottari.slice(0, 5), context.chart.vimshottari.slice(5)].map((mahas, i) =>
      buildTable(context, mahas, CAPTIONS[i]!),
    ),
    statements: [],
  }),
};

const CAPTIONS = [
  'The first half of the round. Letters as on the page of charts.',
  'The second half, to the end of 120 years.',
] as const;

function buildTable({ birth }: TimeKnownContext, mahas: MahaDasha[], caption: string): Table {
  return {
    caption,
    head: mahas.map(({ lord }) => `In ${lord}`),
    rows: Array.from({ length: 9 }, (_, row) => mahas.map(({ antar }) => buildCell(antar[row]!, birth.utc))),
  };
}

/** "Sa 20 Sep 2026" */
function buildCell({ lord, start, end }: DashaPeriod, birth: string): string {
  const { short } = GRAHA_NAMES[lord];
  if (Date.parse(start) > Date.parse(birth)) return `${short} ${formatShortDate(start)}`;
  return Date.parse(end) > Date.parse(birth) ? `${short} at birth` : `${short} before`;
}
