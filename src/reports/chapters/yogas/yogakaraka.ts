/** The statement on a yogakaraka; a weak one has its own text, because its periods bring less. */
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { listRuledHouses } from '#src/astrology/houses.ts';
import type { JudgedYoga } from '#src/astrology/yogas/judge-yogas.ts';
import { content } from '#src/reports/content/content.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import { writeYogaStatement } from './yoga-statement.ts';

export function writeYogakarakaStatement(
  context: TimeKnownContext,
  judged: JudgedYoga,
  texts: { usual: string; weak: string },
): Statement {
  const graha = findYogakaraka(context.chart)!;
  const clause = describeWeakness(context.chart, graha);
  const text = judged.verdict.reducedBy || clause ? texts.weak : texts.usual;
  return writeYogaStatement(context, judged, text, { clause, keys: listConditionKeys(context.chart, graha) });
}

/** The graha that rules the fourth, seventh or tenth and the fifth or ninth house. */
const findYogakaraka = (chart: Chart): ClassicalGraha | undefined =>
  CLASSICAL_GRAHAS.find((graha) => {
    const ruled = listRuledHouses(chart, graha);
    return [4, 7, 10].some((house) => ruled.includes(house)) && [5, 9].some((house) => ruled.includes(house));
  });

const describeWeakness = (chart: Chart, graha: ClassicalGraha): string | null =>
  getCondition(chart, graha) === 'weak'
    ? content.yogas.weakGrahaReason(formatGraha(graha), describeCondition(chart, graha))
    : null;
