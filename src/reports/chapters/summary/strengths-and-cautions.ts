/** Strengths and cautions of the summary page, chosen by the ranking of the grahas. */
import { content } from '#src/reports/content/content.ts';
import { rankByCondition } from '#src/reports/facts/graha-condition.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { StrengthKind } from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { describeOwnSign } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { describeHoursOfStay, findLongestNakshatra } from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findBestPlace, findBestStrength, findWorstWeakness } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';

const rankUsableGrahas = (context: ReportContext): ClassicalGraha[] =>
  rankByCondition(context.chart).filter((graha) => graha !== 'Moon' || hasOneMoonSign(context));

/** Two from the grahas and one from the birth nakshatra; three from the grahas if the nakshatra is not certain. */
export function writeStrengths(context: ReportContext): Statement[] {
  const grahaStatements = listPraisedGrahas(context).map((graha) => writeGiftStatement(context, graha));
  return [...grahaStatements, ...writeNakshatraStatements(context, 'strength')];
}

/** The grahas named among the strengths, at least one: no caution is written about them. */
function listPraisedGrahas(context: ReportContext): ClassicalGraha[] {
  const { chart } = context;
  const count = hasOneBirthNakshatra(context) ? 2 : 3;
  const ranked = rankUsableGrahas(context);
  const strongGrahas = ranked.filter((graha) => findBestStrength(chart, graha) !== null).slice(0, count);
  if (strongGrahas.length > 0) return strongGrahas;
  return ranked.filter((graha) => findBestPlace(chart, graha) !== null).slice(0, 1);
}

/**
 * The lord of the lagna if it is weak, otherwise the weakest graha; then the house of Rahu or, without a birth time, the caution
 * of the birth nakshatra. If that nakshatra is not certain, two weak grahas, or the caution of the nakshatra of most hours.
 */
export function writeCautions(context: ReportContext): Statement[] {
  const secondCaution = context.chart.lagna
    ? writeRahuStatements(context)
    : writeNakshatraStatements(context, 'caution');
  const weaknessStatements = listWeakGrahas(context).map((graha) => writeWeaknessStatement(context, graha));
  const cautions = [...weaknessStatements, ...secondCaution];
  return cautions.length === 0 && !context.isTimeKnown ? [writeCautionOfLongestNakshatra(context)] : cautions;
}

function listWeakGrahas(context: ReportContext): ClassicalGraha[] {
  const { chart } = context;
  const grahasInStrengths = listPraisedGrahas(context);
  const weakFirst = rankUsableGrahas(context)
    .toReversed()
    .filter((graha) => !grahasInStrengths.includes(graha));
  const lagnaLord = chart.lagna ? getHouseLord(chart, 1) : null;
  const lagnaLordFirst = weakFirst.toSorted((a, b) => Number(b === lagnaLord) - Number(a === lagnaLord));
  const count = chart.lagna || hasOneBirthNakshatra(context) ? 1 : 2;
  return lagnaLordFirst.filter((graha) => findWorstWeakness(chart, graha) !== null).slice(0, count);
}

function writeGiftStatement(context: ReportContext, graha: ClassicalGraha): Statement {
  const strength = findBestPlace(context.chart, graha)!;
  const { because, keys } = describeStrength(context, graha, strength);
  const readStrength = (other: ReportContext) =>
    listPraisedGrahas(other).includes(graha) ? findBestPlace(other.chart, graha) : null;
  return createStatement(context, content.grahas.strengthTexts[graha][strength], because, [
    ...keys,
    readStrength,
  ]);
}

function describeStrength(
  { chart }: ReportContext,
  graha: ClassicalGraha,
  strength: StrengthKind,
): { because: string; keys: string[] } {
  const name = formatGraha(graha);
  const sign = getSignName(chart.grahas[graha].sign);
  switch (strength) {
    case 'exalted':
      return { because: content.summary.strengthReasons.exalted(name, sign), keys: [`${graha}.dignity`] };
    case 'own':
      return {
        because: content.summary.strengthReasons.own(describeOwnSign(chart, graha)),
        keys: [`${graha}.dignity`],
      };
    case 'friendly':
      return { because: content.summary.strengthReasons.friendly(name, sign), keys: [`${graha}.dignity`] };
    case 'direction':
      return {
        because: content.summary.strengthReasons.direction(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
    case 'angle':
      return {
        because: content.summary.strengthReasons.angle(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
    case 'trine':
      return {
        because: content.summary.strengthReasons.trine(name, formatOrdinal(getHouse(chart, graha))),
        keys: [`${graha}.house`],
      };
  }
}

function writeWeaknessStatement(context: ReportContext, graha: ClassicalGraha): Statement {
  const { chart } = context;
  const weakness = findWorstWeakness(chart, graha)!;
  const readWeakness = (other: ReportContext) =>
    listWeakGrahas(other).includes(graha) ? findWorstWeakness(other.chart, graha) : null;
  const name = formatGraha(graha);
  const sign = getSignName(chart.grahas[graha].sign);
  if (weakness === 'dusthana') {
    const house = formatOrdinal(getHouse(chart, graha));
    return createStatement(
      context,
      content.grahas.cautionTexts[graha].dusthana,
      content.summary.weaknessReasons.dusthana(name, house),
      [`${graha}.house`, readWeakness],
    );
  }
  const because =
    weakness === 'debilitated'
      ? content.summary.weaknessReasons.debilitated(name, sign)
      : content.summary.weaknessReasons.enemy(name, sign);
  return createStatement(context, content.grahas.cautionTexts[graha][weakness]!, because, [
    `${graha}.dignity`,
    readWeakness,
  ]);
}

function writeRahuStatements(context: ReportContext): Statement[] {
  const house = getHouse(context.chart, 'Rahu');
  const because = content.summary.weaknessReasons.rahu(formatOrdinal(house));
  return [createStatement(context, content.grahas.rahuCautionByHouse[house - 1]!, because, ['Rahu.house'])];
}

function writeNakshatraStatements(context: ReportContext, kind: 'strength' | 'caution'): Statement[] {
  if (!hasOneBirthNakshatra(context)) return [];
  const { nakshatra } = context.chart.grahas.Moon;
  const { deityName, [kind]: text } = content.moon.nakshatraTexts[nakshatra - 1]!;
  const because =
    kind === 'strength'
      ? content.summary.birthStarReasons.strength(getNakshatraName(nakshatra), deityName)
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
