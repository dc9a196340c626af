/** Strengths and cautions of the summary page, chosen by the ranking of the grahas. */
import { content } from '#src/reports/content/content.ts';
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { Gift } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { describeOwnSign } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { describeHoursOfStay, findLongestNakshatra } from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findBestPlace, findGift, findStrain } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';

const rankUsableGrahas = (context: ReportContext): ClassicalGraha[] =>
  rankByCondition(context.chart).filter((graha) => graha !== 'Moon' || hasOneMoonSign(context));

/** Two from the grahas and one from the birth nakshatra; three from the grahas if the nakshatra is not certain. */
export function writeStrengths(context: ReportContext): Statement[] {
  const grahaStatements = listPraisedGrahas(context).map((graha) => writeGiftStatement(context, graha));
  return [...grahaStatements, ...writeNakshatraStatements(context, 'gift')];
}

/** The grahas named among the strengths, at least one: no caution is written about them. */
function listPraisedGrahas(context: ReportContext): ClassicalGraha[] {
  const { chart } = context;
  const count = hasOneBirthNakshatra(context) ? 2 : 3;
  const ranked = rankUsableGrahas(context);
  const praised = ranked.filter((graha) => findGift(chart, graha) !== null).slice(0, count);
  if (praised.length > 0) return praised;
  return ranked.filter((graha) => findBestPlace(chart, graha) !== null).slice(0, 1);
}

/**
 * The lord of the lagna if it is strained, otherwise the weakest strained graha; then the house of Rahu or, without a birth time, the caution
 * of the birth nakshatra. If that nakshatra is not certain, two strained grahas, or the caution of the nakshatra of most hours.
 */
export function writeCautions(context: ReportContext): Statement[] {
  const secondCaution = context.chart.lagna
    ? writeRahuStatements(context)
    : writeNakshatraStatements(context, 'caution');
  const strainStatements = listStrainedGrahas(context).map((graha) => writeStrainStatement(context, graha));
  const cautions = [...strainStatements, ...secondCaution];
  return cautions.length === 0 && !context.isTimeKnown ? [writeCautionOfLongestNakshatra(context)] : cautions;
}

function listStrainedGrahas(context: ReportContext): ClassicalGraha[] {
  const { chart } = context;
  const grahasInStrengths = listPraisedGrahas(context);
  const weakFirst = rankUsableGrahas(context)
    .toReversed()
    .filter((graha) => !grahasInStrengths.includes(graha));
  const lagnaLord = chart.lagna ? getHouseLord(chart, 1) : null;
  const lagnaLordFirst = weakFirst.toSorted((a, b) => Number(b === lagnaLord) - Number(a === lagnaLord));
  const count = chart.lagna || hasOneBirthNakshatra(context) ? 1 : 2;
  return lagnaLordFirst.filter((graha) => findStrain(chart, graha) !== null).slice(0, count);
}

function writeGiftStatement(context: ReportContext, graha: ClassicalGraha): Statement {
  const gift = findBestPlace(context.chart, graha)!;
  const { because, keys } = describeGift(context, graha, gift);
  const readGift = (other: ReportContext) =>
    listPraisedGrahas(other).includes(graha) ? findBestPlace(other.chart, graha) : null;
  return createStatement(context, content.grahas.strengthTexts[graha][gift], because, [...keys, readGift]);
}

function describeGift(
  { chart }: ReportContext,
  graha: ClassicalGraha,
  gift: Gift,
): { because: string; keys: string[] } {
  const name = formatGraha(graha);
  const sign = getSignName(chart.grahas[graha].sign);
  switch (gift) {
    case 'exalted':
      return { because: content.summary.giftReasons.exalted(name, sign), keys: [`${graha}.dignity`] };
    case 'own':
      return {
        because: content.summary.giftReasons.own(describeOwnSign(chart, graha)),
        keys: [`${graha}.dignity`],
      };
    case 'friendly':
      return { because: content.summary.giftReasons.friendly(name, sign), keys: [`${graha}.dignity`] };
    case 'direction':
      return {
        because: content.summary.giftReasons.direction(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
    case 'angle':
      return {
        because: content.summary.giftReasons.angle(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
    case 'trine':
      return {
        because: content.summary.giftReasons.trine(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
  }
}

function writeStrainStatement(context: ReportContext, graha: ClassicalGraha): Statement {
  const { chart } = context;
  const strain = findStrain(chart, graha)!;
  const readStrain = (other: ReportContext) =>
    listStrainedGrahas(other).includes(graha) ? findStrain(other.chart, graha) : null;
  const name = formatGraha(graha);
  const sign = getSignName(chart.grahas[graha].sign);
  if (strain === 'hidden') {
    const house = formatOrdinal(getHouse(chart, graha));
    return createStatement(
      context,
      content.grahas.cautionTexts[graha].hidden,
      content.summary.strainReasons.hidden(name, house),
      [`${graha}.house`, readStrain],
    );
  }
  const because =
    strain === 'debilitated'
      ? content.summary.strainReasons.debilitated(name, sign)
      : content.summary.strainReasons.enemy(name, sign);
  return createStatement(context, content.grahas.cautionTexts[graha][strain]!, because, [
    `${graha}.dignity`,
    readStrain,
  ]);
}

function writeRahuStatements(context: ReportContext): Statement[] {
  const house = getHouse(context.chart, 'Rahu');
  const because = content.summary.strainReasons.rahu(formatOrdinal(house));
  return [createStatement(context, content.grahas.rahuCautionByHouse[house - 1]!, because, ['Rahu.house'])];
}

function writeNakshatraStatements(context: ReportContext, kind: 'gift' | 'caution'): Statement[] {
  if (!hasOneBirthNakshatra(context)) return [];
  const { nakshatra } = context.chart.grahas.Moon;
  const { deityName, [kind]: text } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const because =
    kind === 'gift'
      ? content.summary.birthStarReasons.gift(getNakshatraName(nakshatra), deityName)
      : content.summary.birthStarReasons.caution(getNakshatraName(nakshatra));
  return [createStatement(context, text, because, ['Moon.nakshatra'])];
}

function writeCautionOfLongestNakshatra(context: TimeUnknownContext): Statement {
  const longest = findLongestNakshatra(context);
  const because = content.summary.birthStarReasons.cautionOfHours(
    getNakshatraName(longest.nakshatra),
    describeHoursOfStay(context, longest),
  );
  const text = content.moon.nakshatraTexts[longest.nakshatra - 1]!.caution;
  return createStatement(context, text, because, ['Moon.nakshatra']);
}
