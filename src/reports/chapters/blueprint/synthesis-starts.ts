/** The lagna, its lord, the Moon and the Sun as the starting points of a chart. */
import { content } from '#src/reports/content/content.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import type { Statement } from '#src/reports/contract.ts';
import { formatGraha, formatOrdinal, getNakshatraName, getSignName } from '#src/reports/text/phrases.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const writeStarts = (context: TimeKnownContext): Statement[] => [
  writeLagna(context),
  writeLagnaLord(context),
  writeMoonStart(context),
  writeMoonHouse(context),
  writeSunHouse(context),
];

function writeLagna(context: TimeKnownContext): Statement {
  const { sign } = context.chart.lagna;
  return createStatement(
    context,
    content.blueprint.lagnaManner[sign - 1]!,
    content.blueprint.synthesisReasons.lagna(getSignName(sign)),
    ['lagna.sign'],
    content.common.sources.signs,
  );
}

function writeLagnaLord(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 1);
  const house = getHouse(context.chart, lord);
  return createStatement(
    context,
    content.blueprint.strengthGoesTo[house - 1]!,
    content.blueprint.synthesisReasons.lagnaLord(formatGraha(lord), formatOrdinal(house)),
    ['lord.1', `${lord}.house`],
    content.common.sources.houseLord,
  );
}

/** The Moon sign with the birth star; without a birth time the star only if it is certain. */
export function writeMoonStart(context: ReportContext): Statement {
  const { sign, nakshatra } = context.chart.grahas.Moon;
  const star = getNakshatraName(nakshatra);
  const text = content.blueprint.moonNeeds[sign - 1]!;
  return hasOneBirthNakshatra(context)
    ? createStatement(
        context,
        content.blueprint.moonWithStar(text, star, content.blueprint.starTalents[nakshatra - 1]!),
        content.blueprint.synthesisReasons.moon(getSignName(sign), star),
        ['Moon.sign', 'Moon.nakshatra'],
        content.common.sources.moonSign,
      )
    : createStatement(
        context,
        text,
        describeMoonSign(context, getSignName(sign)),
        ['Moon.sign'],
        content.common.sources.moonSign,
      );
}

const describeMoonSign = (context: ReportContext, sign: string): string =>
  hasOneMoonSign(context)
    ? content.blueprint.synthesisReasons.moonSign(sign)
    : content.moon.twoMoonSignsTexts.partOfDayReason(sign);

function writeMoonHouse(context: TimeKnownContext): Statement {
  const house = getHouse(context.chart, 'Moon');
  return createStatement(
    context,
    content.blueprint.moonFromLagna[house - 1]!,
    content.blueprint.synthesisReasons.moonHouse(
      formatOrdinal(house),
      getSignName(context.chart.grahas.Moon.sign),
    ),
    ['Moon.house'],
    content.common.sources.lifeArea,
  );
}

function writeSunHouse(context: TimeKnownContext): Statement {
  const house = getHouse(context.chart, 'Sun');
  return createStatement(
    context,
    content.blueprint.sunCounts[house - 1]!,
    content.blueprint.synthesisReasons.sunHouse(
      formatOrdinal(house),
      getSignName(context.chart.grahas.Sun.sign),
    ),
    ['Sun.house'],
    content.common.sources.lifeArea,
  );
}
