/** The lagna, its lord, the Moon and the Sun as the starting points of a chart. */
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import {
  lagnaManner,
  moonFromLagna,
  moonNeeds,
  moonWithStar,
  starTalents,
  strengthGoesTo,
  sunCounts,
} from '#src/reports/content/en/blueprint/synthesis.ts';
import { synthesisReasons } from '#src/reports/content/en/blueprint/synthesis-reasons.ts';
import type { ReportContext, TimeKnownContext } from '#src/reports/context/report-context.ts';
import { hasOneBirthNakshatra } from '#src/reports/context/unknown-time-range.ts';
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
    lagnaManner[sign - 1]!,
    synthesisReasons.lagna(getSignName(sign)),
    ['lagna.sign'],
    sources.signs,
  );
}

function writeLagnaLord(context: TimeKnownContext): Statement {
  const lord = getHouseLord(context.chart, 1);
  const house = getHouse(context.chart, lord);
  return createStatement(
    context,
    strengthGoesTo[house - 1]!,
    synthesisReasons.lagnaLord(formatGraha(lord), formatOrdinal(house)),
    ['lord.1', `${lord}.house`],
    sources.houseLord,
  );
}

/** The Moon sign with the birth star; without a birth time the star only if it is certain. */
export function writeMoonStart(context: ReportContext): Statement {
  const { sign, nakshatra } = context.chart.grahas.Moon;
  const star = getNakshatraName(nakshatra);
  const text = moonNeeds[sign - 1]!;
  return hasOneBirthNakshatra(context)
    ? createStatement(
        context,
        moonWithStar(text, star, starTalents[nakshatra - 1]!),
        synthesisReasons.moon(getSignName(sign), star),
        ['Moon.sign', 'Moon.nakshatra'],
        sources.moonSign,
      )
    : createStatement(
        context,
        text,
        synthesisReasons.moonSign(getSignName(sign)),
        ['Moon.sign'],
        sources.moonSign,
      );
}

function writeMoonHouse(context: TimeKnownContext): Statement {
  const house = getHouse(context.chart, 'Moon');
  return createStatement(
    context,
    moonFromLagna[house - 1]!,
    synthesisReasons.moonHouse(formatOrdinal(house), getSignName(context.chart.grahas.Moon.sign)),
    ['Moon.house'],
    sources.lifeArea,
  );
}

function writeSunHouse(context: TimeKnownContext): Statement {
  const house = getHouse(context.chart, 'Sun');
  return createStatement(
    context,
    sunCounts[house - 1]!,
    synthesisReasons.sunHouse(formatOrdinal(house), getSignName(context.chart.grahas.Sun.sign)),
    ['Sun.house'],
    sources.lifeArea,
  );
}
