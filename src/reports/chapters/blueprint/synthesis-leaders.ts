/** Statements on the strongest and the weakest graha of a chart, its final dispositor and its atmakaraka. */
import { content } from '#src/reports/content/content.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  findBadlyPlacedGraha,
  findWeakestGraha,
  isCalledWellPlaced,
} from '#src/reports/context/weakest-graha.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findBestPlaced, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import { formatDegrees, formatGraha } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

/** The atmakaraka depends on minutes of arc, so it needs the birth time. */
export const writeLeaders = (context: ReportContext): Statement[] => [
  writeStrongestGraha(context),
  writeWeakestGraha(context),
  ...writeFinalDispositor(context),
  ...(context.isTimeKnown ? writeAtmakaraka(context) : []),
];

function writeStrongestGraha(context: ReportContext): Statement {
  const { chart } = context;
  const graha = findLeadingGraha(context);
  return createStatement(
    context,
    isCalledWellPlaced(context, graha)
      ? content.blueprint.leadingGraha[graha]
      : content.blueprint.hinderedLeader(formatGraha(graha), content.blueprint.leadingGraha[graha]),
    content.blueprint.synthesisReasons.leading(formatGraha(graha), describeCondition(chart, graha)),
    [
      ...listConditionKeys(chart, graha),
      (other) => `${findLeadingGraha(other)} ${isCalledWellPlaced(other, findLeadingGraha(other))}`,
    ],
    content.common.sources.dignity,
  );
}

function writeWeakestGraha(context: ReportContext): Statement {
  const { chart } = context;
  const learning = findBadlyPlacedGraha(context);
  const graha = findWeakestGraha(context);
  const { synthesisReasons, learningGraha, noLearningGraha } = content.blueprint;
  return createStatement(
    context,
    learning ? learningGraha[learning] : noLearningGraha,
    (learning ? synthesisReasons.learning : synthesisReasons.noLearning)(
      formatGraha(graha),
      describeCondition(chart, graha),
    ),
    [...listConditionKeys(chart, graha), (other) => findBadlyPlacedGraha(other) ?? 'none'],
    content.common.sources.dignity,
  );
}

/** The best placed of the grahas that the pages of the houses call well placed. */
function findLeadingGraha(context: ReportContext): ClassicalGraha {
  const ranked = rankByCondition(context.chart);
  const candidates = ranked.filter((graha) => isCalledWellPlaced(context, graha));
  return findBestPlaced(context.chart, candidates.length > 0 ? candidates : ranked);
}

function writeFinalDispositor(context: ReportContext): Statement[] {
  const dispositor = findFinalDispositor(context);
  if (!dispositor) return [];
  return [
    createStatement(
      context,
      content.blueprint.finalDispositor[dispositor],
      content.blueprint.synthesisReasons.finalDispositor(formatGraha(dispositor)),
      [`${dispositor}.dignity`, findFinalDispositor],
    ),
  ];
}

/** The graha in its own sign to which the lords of all signs lead; null if there is another one, or a circle. */
function findFinalDispositor({ chart }: ReportContext): ClassicalGraha | null {
  const getDispositor = (graha: ClassicalGraha) => getSignLord(chart.grahas[graha].sign);
  const finalDispositors = new Set(
    CLASSICAL_GRAHAS.map((graha) => CLASSICAL_GRAHAS.reduce((current) => getDispositor(current), graha)),
  );
  const [dispositor] = finalDispositors;
  return finalDispositors.size === 1 && getDispositor(dispositor!) === dispositor ? dispositor : null;
}

/** None for a chart whose settings count Rahu among the karakas and make it the first. */
function writeAtmakaraka(context: ReportContext): Statement[] {
  const { chart } = context;
  const atmakaraka = computeCharaKarakas(chart, chart.settings.karakas).AK;
  const graha = CLASSICAL_GRAHAS.find((other) => other === atmakaraka);
  if (!graha) return [];
  const because = content.blueprint.synthesisReasons.soul(
    formatGraha(graha),
    formatDegrees(chart.grahas[graha].degreeInSign),
  );
  return [createStatement(context, content.blueprint.soulGraha[graha], because, ['karaka.AK'])];
}
