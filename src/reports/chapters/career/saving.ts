/** Saturn, the karaka of thrift, compared with the lord of the second house. */
import type { Statement } from '#src/reports/contract.ts';
import { savingTexts } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { type Condition, getCondition } from '#src/reports/facts/graha-condition.ts';
import { listConditionKeys, describeCondition } from './work-condition.ts';

/** @param secondLord the lord of the second, from the lagna or from the Moon; absent where two lords are possible */
export function writeSavingStatement(context: ReportContext, secondLord?: 'ease' | 'strain'): Statement {
  const { chart } = context;
  const because = `Saturn, the karaka of thrift, is ${describeCondition(chart, 'Saturn')}`;
  return createStatement(
    context,
    savingTexts[combineConditions(getCondition(chart, 'Saturn'), secondLord)],
    because,
    listConditionKeys(chart, 'Saturn'),
  );
}

function combineConditions(saturn: Condition, secondLord?: 'ease' | 'strain'): keyof typeof savingTexts {
  if (saturn === 'strong' && secondLord === 'strain') return 'strongYetStrained';
  return saturn === 'weak' && secondLord === 'ease' ? 'weakYetEased' : saturn;
}
