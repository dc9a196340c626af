import { isHidden, lordOf } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { houseFare } from '#src/reports/content/en/houses/house-lord-condition.ts';
import type { ReadHouse } from '#src/reports/content/en/houses/house-lord.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { fareOf, fareWords } from './house-lord-condition.ts';

/** How the lord of a house fares, by dignity and, where that says the opposite, by its own house. */
export function fareStatement(reading: ReportContext, house: ReadHouse): Statement {
  const lord = lordOf(reading.chart, house);
  const fare = fareOf(reading.chart, house);
  const seat = fare === 'hidden' || fare === 'held' ? [`${lord}.house`] : [];
  const keys = [`lord.${house}`, `${lord}.dignity`, ...seat];
  const source = fare === 'hidden' && isHidden(house) ? sources.hiddenLords : sources.dignity;
  return createStatement(reading, houseFare[house][fare], fareWords(reading.chart, house), keys, source);
}
