/** The Sun in a month: by its house, and by its place from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  formatGraha,
  formatList,
  getGrahaName,
  getSignName,
  formatDayMonth,
} from '#src/reports/text/phrases.ts';
import {
  describePlace,
  getOriginFactKey,
  createYearStatement,
  createTransitFacts,
} from '#src/reports/year/year-phrases.ts';
import { AVERAGE_WELL_PLACED } from '#src/reports/year/month-support.ts';
import type { MonthAhead } from '#src/reports/year/year-ahead.ts';
import { determineYearStage } from './year-stage.ts';

/** By the bindus of the sign that the Sun enters, or by the number of well-placed grahas if the birth time is unknown. */
export const isSunSupported = (
  { chart, isTimeKnown }: ReportContext,
  { sunStays: [, sunStay], support }: MonthAhead,
): boolean =>
  isTimeKnown
    ? requireAshtakavarga(chart).sarva[sunStay.sign - 1]! >= SARVA_LIMITS.average
    : support.wellPlaced.length >= AVERAGE_WELL_PLACED;

export function writeSunStatement(context: ReportContext, month: MonthAhead): Statement {
  const [, sunStay] = month.sunStays;
  const isSupported = isSunSupported(context, month);
  const natalGrahas = listNatalGrahasIn(context, sunStay.sign);
  const text = isChild(context)
    ? getChildTexts(context).childSun[sunStay.place - 1]!
    : chooseSunText(context, month, natalGrahas, isSupported);
  return createYearStatement(context, text, describeSun(context, month, natalGrahas), {
    keys: [
      getOriginFactKey(context),
      ...natalGrahas.map((graha) => `${graha}.sign`).filter((key) => key !== getOriginFactKey(context)),
    ],
    facts: [
      ...createTransitFacts('Sun', sunStay.sign, sunStay.from, sunStay.to),
      ...createBindusFacts(context, sunStay.sign, sunStay.place),
    ],
  });
}

function chooseSunText(
  context: ReportContext,
  { sunStays: [, { place }], support, index }: MonthAhead,
  natalGrahas: readonly Graha[],
  isSupported: boolean,
) {
  const texts = getSunTexts(context);
  if (natalGrahas.length > 0)
    return `${writeMeetingSentence(natalGrahas, index)} ${texts.overNatalGrahas[place - 1]!}`;
  return `${writeContrastSentence(support.rank, isSupported)}${texts[isSupported ? 'supported' : 'unsupported'][place - 1]!}`;
}

const getSunTexts = (context: ReportContext) =>
  determineYearStage(context) === 'adult'
    ? { ...content.year.sunMonth, overNatalGrahas: content.year.sunOverNatalGrahas }
    : content.year.calmSunMonth;

/** Grahas of the birth chart in the sign; for an unknown birth time only those that were there all day. */
const listNatalGrahasIn = ({ chart, dayRange }: ReportContext, sign: number): Graha[] =>
  GRAHAS.filter((graha) => chart.grahas[graha].sign === sign && (!dayRange || hasOneSign(dayRange, graha)));

function describeSun(context: ReportContext, month: MonthAhead, natalGrahas: readonly Graha[]): string {
  const entry = describeSunEntry(context, month);
  return natalGrahas.length > 0
    ? content.year.sunReasons.overNatalGrahas(entry, formatList(natalGrahas.map(formatGraha)))
    : entry;
}

function describeSunEntry(context: ReportContext, month: MonthAhead): string {
  const { sign, place, from } = month.sunStays[1];
  const [signName, placeName, day] = [getSignName(sign), describePlace(context, place), formatDayMonth(from)];
  const { entries, points, withoutTime } = content.year.sunReasons;
  if (!context.isTimeKnown) return withoutTime(day, signName, placeName, isSunSupported(context, month));
  const { sarva, grahas } = requireAshtakavarga(context.chart);
  const entry = entries[month.index % entries.length]!(signName, placeName, day);
  return points(entry, sarva[sign - 1]!, grahas.Sun.bindus[sign - 1]!);
}

function writeMeetingSentence(natalGrahas: readonly Graha[], index: number): string {
  const otherNames = formatList(natalGrahas.filter((graha) => graha !== 'Sun').map(getGrahaName));
  if (!natalGrahas.includes('Sun'))
    return content.year.sunMeetsForms[index % content.year.sunMeetsForms.length]!(
      otherNames,
      natalGrahas.length > 1,
    );
  return otherNames ? content.year.sunReturnsWith(otherNames) : content.year.sunReturns;
}

/** For a supported Sun in a weak month, or an unsupported Sun in a good one. */
function writeContrastSentence(rank: number, isSupported: boolean): string {
  if (isSupported) return rank > 8 ? `${content.year.supportedInWeakMonth[rank - 9]} ` : '';
  return rank < 5 ? `${content.year.unsupportedInGoodMonth[rank - 1]} ` : '';
}

function createBindusFacts({ chart, isTimeKnown }: ReportContext, sign: number, place: number): string[] {
  if (!isTimeKnown) return [];
  const { sarva, grahas } = requireAshtakavarga(chart);
  return [`sarva.${place}=${sarva[sign - 1]}`, `bindus.Sun.${sign}=${grahas.Sun.bindus[sign - 1]}`];
}
