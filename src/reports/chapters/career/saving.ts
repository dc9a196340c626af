/** Saturn, the karaka of thrift, weighed against the keeper of the store. */
import type { Statement } from '#src/reports/contract.ts';
import { thrift } from '#src/reports/content/en/career/money-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { bearingKeys, bearingOf, bearingWords } from './work-condition.ts';

/** @param purse how the lord of the second stands, from the lagna or from the Moon; absent where two are possible */
export function thriftStatement(reading: ReportContext, purse?: 'ease' | 'strain'): Statement {
  const { chart } = reading;
  const because = `Saturn, the karaka of thrift, is ${bearingWords(chart, 'Saturn')}`;
  return createStatement(
    reading,
    thrift[weighed(bearingOf(chart, 'Saturn'), purse)],
    because,
    bearingKeys(chart, 'Saturn'),
  );
}

function weighed(saturn: 'strong' | 'plain' | 'weak', purse?: 'ease' | 'strain'): keyof typeof thrift {
  if (saturn === 'strong' && purse === 'strain') return 'strongYetStrained';
  return saturn === 'weak' && purse === 'ease' ? 'weakYetEased' : saturn;
}
