/** The graha that a report calls the weakest. The remedies prefer the lord of the lagna if it is weak. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouseLord } from '#src/astrology/houses.ts';
import { getCondition, isWellPlaced, rankByCondition } from '#src/reports/facts/graha-condition.ts';
import { chooseHouseOrigin, setLagna } from './counted-houses.ts';
import type { ReportContext } from './report-context.ts';

/** As the pages of the houses say it; without a birth time these pages count from the Moon or the Sun. */
export const isCalledWellPlaced = (context: ReportContext, graha: ClassicalGraha): boolean =>
  isWellPlaced(
    context.isTimeKnown ? context.chart : setLagna(context.chart, chooseHouseOrigin(context)),
    graha,
  );

/** The last of the ranking that is not called well placed; undefined if all are well placed. */
export const findBadlyPlacedGraha = (context: ReportContext): ClassicalGraha | undefined =>
  rankByCondition(context.chart).findLast((graha) => !isCalledWellPlaced(context, graha));

export const findWeakestGraha = (context: ReportContext): ClassicalGraha =>
  findBadlyPlacedGraha(context) ?? rankByCondition(context.chart).at(-1)!;

/** The lord of the lagna if it is weak, otherwise that of `findWeakestGraha`. */
export function chooseGrahaForRemedies(context: ReportContext): ClassicalGraha {
  const { chart } = context;
  const lagnaLord = chart.lagna && (getHouseLord(chart, 1) as ClassicalGraha);
  return lagnaLord && getCondition(chart, lagnaLord) === 'weak' ? lagnaLord : findWeakestGraha(context);
}
