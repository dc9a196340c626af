/** Saturn, the karaka of thrift, weighed against the keeper of the store. */
import type { Statement } from '#src/reports/contract.ts';
import { savingTexts } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { listConditionKeys, getCondition, describeCondition } from './work-condition.ts';

/** @param purse how the lord of the second stands, from the lagna or from the Moon; absent where two are possible */
export function writeSavingStatement(context: ReportContext, purse?: 'ease' | 'strain'): Statement {
  const { chart } = context;
  const because = `Saturn, the karaka of thrift, is ${describeCondition(chart, 'Saturn')}`;
  return createStatement(
    context,
    savingTexts[combineConditions(getCondition(chart, 'Saturn'), purse)],
    because,
    listConditionKeys(chart, 'Saturn'),
  );
}

function combineConditions(
  saturn: 'strong' | 'plain' | 'weak',
  purse?: 'ease' | 'strain',
): keyof typeof savingTexts {
  if (saturn === 'strong' && purse === 'strain') return 'strongYetStrained';
  return saturn === 'weak' && purse === 'ease' ? 'weakYetEased' : saturn;
}
