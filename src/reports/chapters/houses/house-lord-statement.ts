import { isDusthana, getHouseLord } from '#src/astrology/houses.ts';
import type { Statement } from '#src/reports/contract.ts';
import { houseLordCondition } from '#src/reports/content/en/houses/house-lord-condition.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { getLordCondition, describeLordCondition } from './house-lord-condition.ts';

/** How the lord of a house fares, by dignity and, where that says the opposite, by its own house. */
export function writeLordConditionStatement(context: ReportContext, house: HouseNumber): Statement {
  const lord = getHouseLord(context.chart, house);
  const fare = getLordCondition(context.chart, house);
  const seat = fare === 'hidden' || fare === 'held' ? [`${lord}.house`] : [];
  const keys = [`lord.${house}`, `${lord}.dignity`, ...seat];
  const source = fare === 'hidden' && isDusthana(house) ? sources.hiddenLords : sources.dignity;
  return createStatement(
    context,
    houseLordCondition[house][fare],
    describeLordCondition(context.chart, house),
    keys,
    source,
  );
}
