/** The yogas of a chart by kind, with a table of their places. */
import { judgeYogas, type JudgedYoga, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import {
  yogaKindHeadings,
  yogaKindLead,
  yogaKindLeadOfNone,
  yogaKindReason,
  yogaKinds,
  yogaKindText,
  yogaTable,
} from '#src/reports/content/en/blueprint/yoga-kinds.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const yogaKindsChapter: Chapter = {
  withTime: (context) => {
    const present = listPresentYogas(context);
    const families = [...new Set(present.map(({ yoga }) => yoga.family))];
    return {
      kind: 'table',
      id: 'yoga-kinds',
      ...yogaKindHeadings,
      lead: present.length > 0 ? yogaKindLead : yogaKindLeadOfNone,
      statements: families.map((family) => writeFamily(context, family)),
      tables: present.length > 0 ? [buildTable(present)] : [],
      hasStatementsFirst: true,
    };
  },
};

const listPresentYogas = ({ chart }: ReportContext): JudgedYoga[] =>
  judgeYogas(chart).filter(({ verdict }) => verdict.isPresent);

const listNames = (context: ReportContext, family: YogaFamily): string[] =>
  listPresentYogas(context)
    .filter(({ yoga }) => yoga.family === family)
    .map(({ yoga }) => yoga.name);

function writeFamily(context: TimeKnownContext, family: YogaFamily): Statement {
  const names = listNames(context, family);
  const { one, several } = yogaKinds[family];
  return createStatement(
    context,
    yogaKindText(names.length > 1 ? several : one, names),
    yogaKindReason(getSignName(context.chart.lagna.sign), names),
    ['lagna.sign', (other) => listNames(other, family).join()],
  );
}

const buildTable = (present: readonly JudgedYoga[]): Table => ({
  caption: yogaTable.caption,
  head: [...yogaTable.head],
  rows: present.map(({ yoga, verdict }) => [yoga.name, `${toUppercaseFirst(verdict.because)}.`, yoga.source]),
});
