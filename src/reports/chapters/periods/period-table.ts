/** All eighty-one antardashas with the day on which each begins. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Table } from '#src/reports/contract.ts';
import type { DashaPeriod, MahaDasha } from '#src/astrology/contract.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatShortDate, getGrahaAbbreviation, getGrahaName } from '#src/reports/text/phrases.ts';

export const periodTableChapter: Chapter = {
  withTime: (context) => ({
    kind: 'table',
    id: 'period-table',
    ...content.common.headings.periodTable,
    lead: content.periods.periodTableTexts.lead,
    tables: [context.chart.vimshottari.slice(0, 5), context.chart.vimshottari.slice(5)].map((mahas, i) =>
      buildTable(context, mahas, content.periods.periodTableTexts.captions[i]!),
    ),
    statements: [],
  }),
};

function buildTable({ birth }: TimeKnownContext, mahas: MahaDasha[], caption: string): Table {
  return {
    caption,
    head: mahas.map(({ lord }) => content.periods.periodTableTexts.head(getGrahaName(lord))),
    rows: Array.from({ length: 9 }, (_, row) => mahas.map(({ antar }) => buildCell(antar[row]!, birth.utc))),
  };
}

/** "Sa 20 Sep 2026" */
function buildCell({ lord, start, end }: DashaPeriod, birth: string): string {
  const { begins, atBirth, before } = content.periods.periodTableTexts;
  const short = getGrahaAbbreviation(lord);
  if (Date.parse(start) > Date.parse(birth)) return begins(short, formatShortDate(start));
  return Date.parse(end) > Date.parse(birth) ? atBirth(short) : before(short);
}
