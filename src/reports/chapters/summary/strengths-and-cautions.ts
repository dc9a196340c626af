/** Strengths and cautions of the summary page, chosen by the ranking of the grahas. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  cautionTexts,
  rahuCautionByHouse,
  strengthTexts,
  type Gift,
  type Strain,
} from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { hasOneBirthNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { chooseOwnSignVerb } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findGift, rankByStrength, findStrain } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, getSignName, getNakshatraName } from '#src/reports/text/phrases.ts';

const rankUsableGrahas = (context: ReportContext): ClassicalGraha[] =>
  rankByStrength(context.chart).filter((graha) => graha !== 'Moon' || hasOneMoonSign(context));

/** Two from the grahas and one from the birth nakshatra; three from the grahas if the nakshatra is not certain. */
export function writeStrengths(context: ReportContext): Statement[] {
  const { chart } = context;
  const grahaStatements = rankUsableGrahas(context)
    .flatMap((graha) => writeGiftStatements(context, graha, findGift(chart, graha)))
    .slice(0, 3);
  const nakshatraStatements = writeNakshatraStatements(context, 'gift');
  return [...grahaStatements.slice(0, 3 - nakshatraStatements.length), ...nakshatraStatements];
}

/** The grahas named among the strengths: no caution is written about them. */
function listPraisedGrahas(context: ReportContext): ClassicalGraha[] {
  const { chart } = context;
  const count = 3 - writeNakshatraStatements(context, 'gift').length;
  return rankUsableGrahas(context)
    .filter((graha) => findGift(chart, graha) !== null)
    .slice(0, count);
}

/**
 * The lord of the lagna if it is strained, otherwise the weakest strained graha; then the house of Rahu or, without a birth time, the caution
 * of the birth nakshatra. If that nakshatra is not certain, two strained grahas.
 */
export function writeCautions(context: ReportContext): Statement[] {
  const { chart } = context;
  const grahasInStrengths = listPraisedGrahas(context);
  const weakFirst = rankUsableGrahas(context)
    .toReversed()
    .filter((graha) => !grahasInStrengths.includes(graha));
  const lagnaLord = chart.lagna ? getHouseLord(chart, 1) : null;
  const lagnaLordFirst = weakFirst.toSorted((a, b) => Number(b === lagnaLord) - Number(a === lagnaLord));
  const strainStatements = lagnaLordFirst.flatMap((graha) =>
    writeStrainStatements(context, graha, findStrain(chart, graha)),
  );
  const secondCaution = chart.lagna
    ? writeRahuStatements(context)
    : writeNakshatraStatements(context, 'caution');
  return [...strainStatements.slice(0, 2 - secondCaution.length), ...secondCaution];
}

function writeGiftStatements(context: ReportContext, graha: ClassicalGraha, gift: Gift | null): Statement[] {
  if (!gift) return [];
  const { because, keys } = describeGift(context, graha, gift);
  return [createStatement(context, strengthTexts[graha][gift], because, keys)];
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
      return { because: `${name} is exalted in ${sign}`, keys: [`${graha}.dignity`] };
    case 'own':
      return {
        because: `${name} ${chooseOwnSignVerb(chart, graha, 'is at home in', 'is in its moolatrikona,')} ${sign}`,
        keys: [`${graha}.dignity`],
      };
    case 'friendly':
      return { because: `${name} is among friends in ${sign}`, keys: [`${graha}.dignity`] };
    case 'direction':
      return {
        because: `your ${formatOrdinal(getHouse(chart, graha))} house is the one in which ${name} is strongest by direction`,
        keys: [`${graha}.house`],
      };
    case 'angle':
      return {
        because: `${name} is in an angle, your ${formatOrdinal(getHouse(chart, graha))} house`,
        keys: [`${graha}.house`],
      };
    case 'trine':
      return {
        because: `${name} is in a trine, your ${formatOrdinal(getHouse(chart, graha))} house`,
        keys: [`${graha}.house`],
      };
  }
}

function writeStrainStatements(
  context: ReportContext,
  graha: ClassicalGraha,
  strain: Strain | null,
): Statement[] {
  if (!strain) return [];
  const { chart } = context;
  const name = formatGraha(graha);
  const sign = getSignName(chart.grahas[graha].sign);
  if (strain === 'hidden') {
    const house = formatOrdinal(getHouse(chart, graha));
    return [
      createStatement(
        context,
        cautionTexts[graha].hidden,
        `${name} works out of sight, in the ${house} house`,
        [`${graha}.house`],
      ),
    ];
  }
  const because =
    strain === 'debilitated' ? `${name} has its fall in ${sign}` : `${name} is not at ease in ${sign}`;
  return [createStatement(context, cautionTexts[graha][strain]!, because, [`${graha}.dignity`])];
}

function writeRahuStatements(context: ReportContext): Statement[] {
  const house = getHouse(context.chart, 'Rahu');
  const because = `Rahu, who always wants more, is in your ${formatOrdinal(house)} house`;
  return [createStatement(context, rahuCautionByHouse[house - 1]!, because, ['Rahu.house'])];
}

function writeNakshatraStatements(context: ReportContext, kind: 'gift' | 'caution'): Statement[] {
  if (!hasOneBirthNakshatra(context)) return [];
  const { nakshatra } = context.chart.grahas.Moon;
  const { deity, [kind]: text } = nakshatraTexts[nakshatra - 1]!;
  const because =
    kind === 'gift'
      ? `your star is ${getNakshatraName(nakshatra)}, in the care of ${deity.split(',')[0]}`
      : `the Moon spent that day in ${getNakshatraName(nakshatra)}`;
  return [createStatement(context, text, because, ['Moon.nakshatra'])];
}
