/** Saturn, the karaka of thrift, compared with the lord of the second house. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { Ease } from './work-condition.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { getTextsForYouthOrAdult } from './career-stage.ts';

/**
 * @param getSecondLordEase the ease of the lord of the second house, counted from the lagna or the Moon; absent if two lords
 * are possible
 */
export function writeSavingsStatement<C extends ReportContext>(
  context: C,
  getSecondLordEase?: (other: C) => Ease,
): Statement {
  const { chart } = context;
  const because = content.career.moneyHouseReasons.saturn(describeCondition(chart, 'Saturn'));
  return createStatement(
    context,
    getTextsForYouthOrAdult(context).savingsTexts[
      combineConditions(getCondition(chart, 'Saturn'), getSecondLordEase?.(context))
    ],
    because,
    [...listConditionKeys(chart, 'Saturn'), ...(getSecondLordEase ? [getSecondLordEase] : [])],
  );
}

function combineConditions(
  saturnCondition: Condition,
  secondLordEase?: Ease,
): keyof typeof content.career.savingsTexts {
  if (saturnCondition === 'strong' && secondLordEase === 'strain') return 'strongYetStrained';
  return saturnCondition === 'weak' && secondLordEase === 'ease' ? 'weakYetEased' : saturnCondition;
}
