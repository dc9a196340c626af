/** Saturn, the karaka of thrift, compared with the lord of the second house. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import type { WeaknessKey } from './work-condition.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import type { Condition } from '#src/reports/facts/condition-scale.ts';
import { getTextsForYouthOrAdult } from './career-stage.ts';

/**
 * @param getSecondLordWeakness whether the lord of the second house is weak, counted from the lagna or the Moon; absent if two lords
 * are possible
 */
export function writeSavingsStatement<C extends ReportContext>(
  context: C,
  getSecondLordWeakness?: (other: C) => WeaknessKey,
): Statement {
  const { chart } = context;
  const because = content.career.moneyHouseReasons.saturn(describeCondition(chart, 'Saturn'));
  return createStatement(
    context,
    getTextsForYouthOrAdult(context).savingsTexts[
      combineConditions(getCondition(chart, 'Saturn'), getSecondLordWeakness?.(context))
    ],
    because,
    [...listConditionKeys(chart, 'Saturn'), ...(getSecondLordWeakness ? [getSecondLordWeakness] : [])],
  );
}

function combineConditions(
  saturnCondition: Condition,
  secondLordWeakness?: WeaknessKey,
): keyof typeof content.career.savingsTexts {
  if (saturnCondition === 'strong' && secondLordWeakness === 'weak') return 'strongWithWeakLord';
  return saturnCondition === 'weak' && secondLordWeakness === 'notWeak'
    ? 'weakWithGoodLord'
    : saturnCondition;
}
