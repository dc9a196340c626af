/** The chart in which houses of study are counted: from the lagna or, without a birth time, from the Moon or the Sun. */
import {
  chooseHouseOrigin,
  countHousesFrom,
  listCountedByMoonSign,
  type ContextWithHouses,
} from '#src/reports/context/counted-houses.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { findOtherMoonSign, listMoonSignsOfDay } from '#src/reports/facts/moon-signs-of-day.ts';
import { markOrigin } from '#src/reports/text/counted-statement.ts';
import { joinReadingLists } from '#src/reports/text/readings-by-moon-sign.ts';

/** Statements of an unknown birth time name the origin of the count in their reason. */
export function writeWithHouses(
  context: ReportContext,
  write: (counted: ContextWithHouses) => Statement[],
): Statement[] {
  if (context.isTimeKnown) return write(context);
  const origin = chooseHouseOrigin(context);
  const writeMarked = (counted: ContextWithHouses) =>
    write(counted).map((statement) => markOrigin(counted, origin, statement));
  const [own, other] = listCountedByMoonSign(context);
  return joinReadings(context, [writeMarked(own), ...(other ? [writeMarked(other)] : [])]);
}

/** For statements on the Moon itself. */
export const writeForMoonSigns = (
  context: ReportContext,
  write: (context: ReportContext) => Statement[],
): Statement[] =>
  joinReadings(
    context,
    listMoonSignsOfDay(context).map((moon) => write(moon.context)),
  );

/** On a day with two Moon signs, a text of one of them stands after its hours. */
function joinReadings(context: ReportContext, [own = [], other]: Statement[][]): Statement[] {
  const names = findOtherMoonSign(context)?.names;
  return other && names ? joinReadingLists(own, other, names) : own;
}

/** The same context without the marks, for reasons of a lead. */
export const getContextWithHouses = (context: ReportContext): ContextWithHouses =>
  context.isTimeKnown ? context : countHousesFrom(context, chooseHouseOrigin(context));
