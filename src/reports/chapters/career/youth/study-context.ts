/** The chart in which houses of study are counted: from the lagna or, without a birth time, from the Moon or the Sun. */
import {
  chooseHouseOrigin,
  countHousesFrom,
  type ContextWithHouses,
} from '#src/reports/context/counted-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';

/** Statements of an unknown birth time name the origin of the count in their reason. */
export function writeWithHouses(
  context: ReportContext,
  write: (counted: ContextWithHouses) => Statement,
): Statement {
  if (context.isTimeKnown) return write(context);
  const origin = chooseHouseOrigin(context);
  const counted = countHousesFrom(context, origin);
  return markOrigin(counted, origin, write(counted));
}

/** The same context without the marks, for reasons of a lead. */
export const getContextWithHouses = (context: ReportContext): ContextWithHouses =>
  context.isTimeKnown ? context : countHousesFrom(context, chooseHouseOrigin(context));
