/** The yogas of a chart by kind, with a table of their places. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeYogas, type JudgedYoga, type YogaFamily } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  describeYogaReason,
  formatYogaReduction,
  getYogaName,
  getYogaRule,
} from '#src/reports/text/yoga-phrases.ts';

export const yogaKindsChapter: Chapter = {
  withTime: (context) => {
    const present = listPresentYogas(context);
    const families = [...new Set(present.map(({ yoga }) => yoga.family))];
    return {
      kind: 'table',
      id: 'yoga-kinds',
      ...content.blueprint.yogaKindHeadings,
      lead: present.length > 0 ? content.blueprint.yogaKindLead : content.blueprint.yogaKindLeadOfNone,
      statements: families.map((family) => writeFamily(context, family)),
      tables: present.length > 0 ? [buildTable(context, present)] : [],
      hasStatementsFirst: true,
    };
  },
};

/** The yogas of a context are judged once, although every kind asks for them. */
const presentYogas = new WeakMap<ReportContext, JudgedYoga[]>();

function listPresentYogas(context: ReportContext): JudgedYoga[] {
  const known = presentYogas.get(context);
  if (known) return known;
  const present = judgeYogas(context.chart).filter(({ verdict }) => verdict.isPresent);
  presentYogas.set(context, present);
  return present;
}

const listNames = (context: ReportContext, family: YogaFamily): string[] =>
  listPresentYogas(context)
    .filter(({ yoga }) => yoga.family === family)
    .map(({ yoga }) => getYogaName(yoga.key));

function writeFamily(context: TimeKnownContext, family: YogaFamily): Statement {
  const names = listNames(context, family);
  const { one, several } = content.blueprint.yogaKinds[family];
  const text = content.blueprint.yogaKindText(names.length > 1 ? several : one, names);
  return createStatement(
    context,
    [text, ...listReductions(context, family)].join(' '),
    content.blueprint.yogaKindReason(getSignName(context.chart.lagna.sign), names),
    ['lagna.sign', (other) => [...listNames(other, family), ...listReductions(other, family)].join()],
  );
}

/** One sentence for each yoga of the kind that gives less than in full. */
const listReductions = (context: ReportContext, family: YogaFamily): string[] =>
  listPresentYogas(context)
    .filter(({ yoga }) => yoga.family === family)
    .flatMap(({ yoga, verdict: { reducedBy } }) =>
      reducedBy
        ? [content.blueprint.reducedYogaText(getYogaName(yoga.key), formatYogaReduction(reducedBy))]
        : [],
    );

const buildTable = ({ chart }: ReportContext, present: readonly JudgedYoga[]): Table => ({
  caption: content.blueprint.yogaTable.caption,
  head: [...content.blueprint.yogaTable.head],
  rows: present.map(({ yoga, verdict }) => {
    const { name, source } = getYogaRule(yoga.key);
    return [name, toUppercaseFirst(toSentence(describePlace(chart, verdict))), source];
  }),
});

function describePlace(chart: Chart, { reason, reducedBy }: JudgedYoga['verdict']): string {
  const place = describeYogaReason(chart, reason);
  return reducedBy ? content.blueprint.reducedYogaCell(place, formatYogaReduction(reducedBy)) : place;
}
