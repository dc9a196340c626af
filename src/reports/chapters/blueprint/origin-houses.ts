/** Houses counted from the lagna, or from the Moon when the birth time is unknown, and the keys of their facts. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getSignLord, listAspectedHouses } from '#src/astrology/houses.ts';
import { countHouse, getNthSign } from '#src/astrology/zodiac.ts';
import { setLagna } from '#src/reports/context/counted-houses.ts';
import type { ReportContext, TimedChart } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { FactKey } from '#src/reports/facts/derived-facts.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

/** The origin is the lagna, so that every rule on houses counts from it. */
export const getChartWithHouses = ({ chart }: ReportContext): TimedChart =>
  isTimed(chart) ? chart : setLagna(chart, 'Moon');

const isTimed = (chart: Chart): chart is TimedChart => chart.lagna !== null;

const getOriginSign = ({ chart }: ReportContext): number => chart.lagna?.sign ?? chart.grahas.Moon.sign;

export const getSignAt = (context: ReportContext, house: number): number =>
  getNthSign(getOriginSign(context), house);

export const getLordAt = (context: ReportContext, house: number): ClassicalGraha =>
  getSignLord(getSignAt(context, house));

export const getHouseAt = (context: ReportContext, graha: Graha): number =>
  countHouse(getOriginSign(context), context.chart.grahas[graha].sign);

export const listOccupantsAt = (context: ReportContext, house: number): Graha[] =>
  GRAHAS.filter((graha) => getHouseAt(context, graha) === house);

export const hasAspectAt = (context: ReportContext, graha: Graha, house: number): boolean =>
  listAspectedHouses(graha).includes(countHouse(getHouseAt(context, graha), house));

export const listLordKeys = ({ isTimeKnown }: ReportContext, house: number): FactKey<ReportContext>[] =>
  isTimeKnown ? [`lord.${house}`] : ['Moon.sign'];

export const listHouseKeys = ({ isTimeKnown }: ReportContext, graha: Graha): FactKey<ReportContext>[] =>
  isTimeKnown ? [`${graha}.house`] : ['Moon.sign', (other) => getHouseAt(other, graha)];

/** A statement whose reason says from where the houses are counted if the birth time is unknown. */
export function createHouseStatement(
  context: ReportContext,
  text: string,
  because: string,
  keys: readonly FactKey<ReportContext>[],
  source?: string,
): Statement {
  const reason = context.isTimeKnown
    ? because
    : content.blueprint.subjectReasons.fromMoon(getSignName(context.chart.grahas.Moon.sign), because);
  return createStatement(context, text, reason, keys, source);
}
