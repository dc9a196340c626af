/** The chart in which houses of study are counted: from the lagna or, without a birth time, from the Moon or the Sun. */
import {
  chooseHouseOrigin,
  countHousesFrom,
  listCountedByMoonSign,
  type ContextWithHouses,
} from '#src/reports/context/counted-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { joinReadings } from '#src/reports/text/readings-by-moon-sign.ts';

/** Statements of an unknown birth time name the origin of the count in their reason. */
export function writeWithHouses(
  context: ReportContext,
  write: (counted: ContextWithHouses) => Statement,
): Statement {
  if (context.isTimeKnown) return write(context);
  const [counted, other] = listCountedByMoonSign(context);
  const names = findOtherMoonSign(context)?.names;
  const own = write(counted);
  const statement = other && names ? joinReadings(own, write(other), names) : own;
  return markOrigin(counted, chooseHouseOrigin(context), statement);
}

/** The same context without the marks, for reasons of a lead. */
export const getContextWithHouses = (context: ReportContext): ContextWithHouses =>
  context.isTimeKnown ? context : countHousesFrom(context, chooseHouseOrigin(context));
