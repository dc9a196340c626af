/** Saturn, the karaka of thrift, compared with the lord of the second house. */
import type { Statement } from '#src/reports/contract.ts';
import { savingsTexts } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { type Condition, getCondition } from '#src/reports/facts/graha-condition.ts';
import { listConditionKeys, describeCondition } from './work-condition.ts';

/**
 * @param secondLordEase the ease of the lord of the second house, counted from the lagna or the Moon; absent if two lords
 * are possible
 */
export function writeSavingsStatement(context: ReportContext, secondLordEase?: 'ease' | 'strain'): Statement {
  const { chart } = context;
  const because = `Saturn, the karaka of thrift, is ${describeCondition(chart, 'Saturn')}`;
  return createStatement(
    context,
    savingsTexts[combineConditions(getCondition(chart, 'Saturn'), secondLordEase)],
    because,
    listConditionKeys(chart, 'Saturn'),
  );
}

function combineConditions(
  saturnCondition: Condition,
  secondLordEase?: 'ease' | 'strain',
): keyof typeof savingsTexts {
  if (saturnCondition === 'strong' && secondLordEase === 'strain') return 'strongYetStrained';
  return saturnCondition === 'weak' && secondLordEase === 'ease' ? 'weakYetEased' : saturnCondition;
}
