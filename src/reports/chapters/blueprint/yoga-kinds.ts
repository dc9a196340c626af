/** The yogas of a chart by kind, with a table of their places. */
import { content } from '#src/reports/content/content.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeYogas, type JudgedYoga } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { YogaKind } from '#src/reports/content/en/blueprint/yoga-kinds.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { isHardYoga } from '#src/reports/facts/hard-yogas.ts';
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
    const kinds = new Set(present.map(getKind));
    return {
      kind: 'table',
      id: 'yoga-kinds',
      ...content.blueprint.yogaKindHeadings,
      lead: present.length > 0 ? content.blueprint.yogaKindLead : content.blueprint.yogaKindLeadOfNone,
      statements: [...kinds].toSorted(compareKinds).map((kind) => writeKind(context, kind)),
      tables: present.length > 0 ? [buildTable(context, present)] : [],
      hasStatementsFirst: true,
    };
  },
};

const getKind = ({ yoga }: JudgedYoga): YogaKind => (isHardYoga(yoga.key) ? 'hard' : yoga.family);

/** Families keep their order; the hard yogas come last. */
const compareKinds = (a: YogaKind, b: YogaKind): number => Number(a === 'hard') - Number(b === 'hard');

const listYogasOfKind = (context: ReportContext, kind: YogaKind): JudgedYoga[] =>
  listPresentYogas(context).filter((judged) => getKind(judged) === kind);

/** The yogas of a context are judged once, although every kind asks for them. */
const presentYogas = new WeakMap<ReportContext, JudgedYoga[]>();

function listPresentYogas(context: ReportContext): JudgedYoga[] {
  const known = presentYogas.get(context);
  if (known) return known;
  const present = judgeYogas(context.chart).filter(({ verdict }) => verdict.isPresent);
  presentYogas.set(context, present);
  return present;
}

const listNames = (context: ReportContext, kind: YogaKind): string[] =>
  listYogasOfKind(context, kind).map(({ yoga }) => getYogaName(yoga.key));

function writeKind(context: TimeKnownContext, kind: YogaKind): Statement {
  const names = listNames(context, kind);
  const { one, several } = content.blueprint.yogaKinds[kind];
  const text = content.blueprint.yogaKindText(names.length > 1 ? several : one, names);
  return createStatement(
    context,
    [text, ...listReductions(context, kind)].join(' '),
    content.blueprint.yogaKindReason(getSignName(context.chart.lagna.sign), names),
    ['lagna.sign', (other) => [...listNames(other, kind), ...listReductions(other, kind)].join()],
  );
}

/** One sentence for each yoga of the kind that gives less than in full. */
const listReductions = (context: ReportContext, kind: YogaKind): string[] =>
  listYogasOfKind(context, kind).flatMap(({ yoga, verdict: { reducedBy } }) =>
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
