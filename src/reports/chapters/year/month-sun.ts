/** The Sun in a month: by its house, and by its place from the Moon. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import { requireAshtakavarga, SARVA_LIMITS } from '#src/reports/facts/chart-metrics.ts';
import { isChild } from '#src/reports/context/life-stage.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import {
  formatGraha,
  formatList,
  toNumberWord,
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
  const place = describePlace(context, sunStay.place);
  const isSupported = isSunSupported(context, month);
  const because = context.isTimeKnown
    ? `${SUN_ENTRY_PHRASES[month.index % 3]!(getSignName(sunStay.sign), place, formatDayMonth(sunStay.from))}, ${describeBindus(context, sunStay.sign)}`
    : `from ${formatDayMonth(sunStay.from)} the Sun is in ${getSignName(sunStay.sign)}, ${place}, and ${isSupported ? 'the month has company' : 'the month has little company'} in good places`;
  const natalGrahas = listNatalGrahasIn(context, sunStay.sign);
  const text = isChild(context)
    ? content.child.childSun[sunStay.place - 1]!
    : chooseSunText(month, natalGrahas, isSupported);
  return createYearStatement(context, text, `${because}${describeNatalGrahas(natalGrahas)}`, {
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
  { sunStays: [, { place }], support, index }: MonthAhead,
  natalGrahas: readonly Graha[],
  isSupported: boolean,
) {
  if (natalGrahas.length > 0)
    return `${writeMeetingSentence(natalGrahas, index)} ${content.year.sunOverNatalGrahas[place - 1]!}`;
  return `${writeContrastSentence(support.rank, isSupported)}${content.year.sunMonth[isSupported ? 'supported' : 'unsupported'][place - 1]!}`;
}

/** Grahas of the birth chart in the sign; for an unknown birth time only those that were there all day. */
const listNatalGrahasIn = ({ chart, dayRange }: ReportContext, sign: number): Graha[] =>
  GRAHAS.filter((graha) => chart.grahas[graha].sign === sign && (!dayRange || hasOneSign(dayRange, graha)));

const describeNatalGrahas = (natalGrahas: readonly Graha[]): string =>
  natalGrahas.length > 0 ? `; at your birth ${formatList(natalGrahas.map(formatGraha))} stood there` : '';

function writeMeetingSentence(natalGrahas: readonly Graha[], index: number): string {
  const otherNames = formatList(natalGrahas.filter((graha) => graha !== 'Sun').map(String));
  if (!natalGrahas.includes('Sun'))
    return content.year.sunMeetsForms[index % content.year.sunMeetsForms.length]!(
      otherNames,
      natalGrahas.length > 1,
    );
  return `The Sun is back in the sign it had when you were born${otherNames ? `, beside your own ${otherNames}` : ''}.`;
}

/** For a supported Sun in a weak month, or an unsupported Sun in a good one. */
function writeContrastSentence(rank: number, isSupported: boolean): string {
  if (isSupported) return rank > 8 ? `${content.year.supportedInWeakMonth[rank - 9]} ` : '';
  return rank < 5 ? `${content.year.unsupportedInGoodMonth[rank - 1]} ` : '';
}

const SUN_ENTRY_PHRASES: readonly ((sign: string, place: string, day: string) => string)[] = [
  (sign, place, day) => `the Sun enters ${sign}, ${place}, on ${day}`,
  (sign, place, day) => `from ${day} the Sun goes through ${sign}, ${place}`,
  (sign, place, day) => `on ${day} ${sign}, ${place}, receives the Sun`,
];

function describeBindus({ chart }: ReportContext, sign: number): string {
  const { sarva, grahas } = requireAshtakavarga(chart);
  return `with ${sarva[sign - 1]} points, ${toNumberWord(grahas.Sun.bindus[sign - 1]!)} of them by the Sun’s own count`;
}

function createBindusFacts({ chart, isTimeKnown }: ReportContext, sign: number, place: number): string[] {
  if (!isTimeKnown) return [];
  const { sarva, grahas } = requireAshtakavarga(chart);
  return [`sarva.${place}=${sarva[sign - 1]}`, `bindus.Sun.${sign}=${grahas.Sun.bindus[sign - 1]}`];
}
