/** Yogas that need no lagna, for an unknown birth time: counted from the Moon or the Sun, or of grahas together. */
import { content } from '#src/reports/content/content.ts';
import { judgeYogas, type JudgedYoga, type YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { TableDraft } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import { listPossibleCharts, type TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { areAllEqual } from '#src/reports/context/unknown-time-range.ts';
import { getSignName, toUppercaseFirst } from '#src/reports/text/phrases.ts';
import { formatYogaReason, getYogaRule } from '#src/reports/text/yoga-phrases.ts';
import { chooseYogaText, writeYogaStatement } from './yoga-statement.ts';

/** Null on a day without such a yoga. */
export function writeYogasPageWithoutTime(context: TimeUnknownContext): TableDraft | null {
  const statements = writeStatements(context);
  if (statements.length === 0) return null;
  return {
    kind: 'table',
    id: 'yogas',
    ...content.common.headings.yogas,
    lead: `${content.yogas.yogasLead} ${content.yogas.yogasLeadWithoutTime}`,
    statements,
    tables: buildAbsentTables(context),
    hasStatementsFirst: true,
  };
}

/** A yoga of one of two Moon signs names this sign. */
function writeStatements(context: TimeUnknownContext): Statement[] {
  const [first, second] = createContextsByMoonSign(context);
  const present = listPresent(first!.chart);
  if (!second) return present.map((judged) => writeStatement(context, judged));
  const others = listPresent(second.chart);
  const isShared = (judged: JudgedYoga, list: readonly JudgedYoga[]) =>
    list.some((other) => describe(other) === describe(judged));
  const common = present.filter((judged) => isShared(judged, others));
  return [
    ...common.map((judged) => writeStatement(first!, judged)),
    ...present
      .filter((judged) => !isShared(judged, common))
      .map((judged) => writeStatementForMoonSign(first!, judged)),
    ...others
      .filter((judged) => !isShared(judged, common))
      .map((judged) => writeStatementForMoonSign(second, judged)),
  ];
}

const listPresent = (chart: Chart): JudgedYoga[] =>
  judgeYogas(chart).filter(({ verdict }) => verdict.isPresent);

const describe = ({ yoga, verdict }: JudgedYoga): string => `${yoga.key} ${formatYogaReason(verdict.reason)}`;

const writeStatement = (context: TimeUnknownContext, judged: JudgedYoga): Statement =>
  writeYogaStatement(context, judged, chooseYogaText(context, judged));

function writeStatementForMoonSign(context: TimeUnknownContext, judged: JudgedYoga): Statement {
  const statement = writeStatement(context, judged);
  const sign = getSignName(context.chart.grahas.Moon.sign);
  return { ...statement, text: content.saturn.textForMoonSign(sign, statement.text) };
}

/** The yogas after which families ask, if they are absent at every hour for the same reason. */
function buildAbsentTables(context: TimeUnknownContext): Table[] {
  const rows = content.yogas.askedYogas.flatMap((key) => {
    const cells = listPossibleCharts(context).map((chart) => describeAbsent(chart, key));
    return cells[0] && areAllEqual(cells.map(String)) ? [cells[0]] : [];
  });
  const { captionWithoutTime, head } = content.yogas.absentYogasTexts.asked;
  return rows.length > 0 ? [{ caption: captionWithoutTime, head: [...head], rows }] : [];
}

/** Null if the yoga is present or needs a lagna. */
function describeAbsent(chart: Chart, key: YogaKey): string[] | null {
  const judged = judgeYogas(chart).find(({ yoga }) => yoga.key === key);
  if (!judged || judged.verdict.isPresent) return null;
  const { name, rule } = getYogaRule(key);
  return [name, rule, toUppercaseFirst(formatYogaReason(judged.verdict.reason))];
}
