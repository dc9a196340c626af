/** What to lean on and what to go gently with, chosen by rank from the whole chart. */
import type { Seven } from '#src/astrology/contract-names.ts';
import type { Statement } from '#src/reports/contract.ts';
import {
  cautionTexts,
  rahuCautionByHouse,
  strengthTexts,
  type Gift,
  type Strain,
} from '#src/reports/content/en/grahas/roles-and-traits.ts';
import { nakshatraTexts } from '#src/reports/content/en/moon/nakshatra.ts';
import { hasOneNakshatra, hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getHouse, getHouseLord } from '#src/astrology/houses.ts';
import { chooseOwnSignVerb } from '#src/reports/text/placement-phrases.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findGift, rankByStrength, findStrain } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, signName, getNakshatraName } from '#src/reports/text/phrases.ts';

const rankUsableGrahas = (context: ReportContext): Seven[] =>
  rankByStrength(context.chart).filter((graha) => graha !== 'Moon' || hasOneMoonSign(context));

/** Two from the grahas and one from the birth star, where the star is known. */
export function writeStrengths(context: ReportContext): Statement[] {
  const { chart } = context;
  const carried = rankUsableGrahas(context)
    .flatMap((graha) => writeGiftStatement(context, graha, findGift(chart, graha)))
    .slice(0, 3);
  const star = writeNakshatraStatement(context, 'gift');
  return [...carried.slice(0, 3 - star.length), ...star];
}

/** Those named among the strengths: what is praised there is not warned of below. */
function listPraisedGrahas(context: ReportContext): Seven[] {
  const { chart } = context;
  const room = 3 - writeNakshatraStatement(context, 'gift').length;
  return rankUsableGrahas(context)
    .filter((graha) => findGift(chart, graha) !== null)
    .slice(0, room);
}

/** The graha that needs care most, then where Rahu asks too much, or what the star overdoes. */
export function writeCautions(context: ReportContext): Statement[] {
  const { chart } = context;
  const taken = listPraisedGrahas(context);
  const weakFirst = rankUsableGrahas(context)
    .toReversed()
    .filter((graha) => !taken.includes(graha));
  const lord = chart.lagna ? getHouseLord(chart, 1) : null;
  const ordered = weakFirst.toSorted((a, b) => Number(b === lord) - Number(a === lord));
  const strained = ordered.flatMap((graha) => writeStrainStatement(context, graha, findStrain(chart, graha)));
  const further = chart.lagna ? writeRahuStatement(context) : writeNakshatraStatement(context, 'caution');
  return [...strained.slice(0, 2 - further.length), ...further];
}

function writeGiftStatement(context: ReportContext, graha: Seven, gift: Gift | null): Statement[] {
  if (!gift) return [];
  const { because, keys } = describeGift(context, graha, gift);
  return [createStatement(context, strengthTexts[graha][gift], because, keys)];
}

function describeGift(
  { chart }: ReportContext,
  graha: Seven,
  gift: Gift,
): { because: string; keys: string[] } {
  const name = formatGraha(graha);
  const sign = signName(chart.grahas[graha].sign);
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

function writeStrainStatement(context: ReportContext, graha: Seven, strain: Strain | null): Statement[] {
  if (!strain) return [];
  const { chart } = context;
  const name = formatGraha(graha);
  const sign = signName(chart.grahas[graha].sign);
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

function writeRahuStatement(context: ReportContext): Statement[] {
  const house = getHouse(context.chart, 'Rahu');
  const because = `Rahu, who always wants more, is in your ${formatOrdinal(house)} house`;
  return [createStatement(context, rahuCautionByHouse[house - 1]!, because, ['Rahu.house'])];
}

function writeNakshatraStatement(context: ReportContext, which: 'gift' | 'caution'): Statement[] {
  if (context.day && !hasOneNakshatra(context.day)) return [];
  const { nakshatra } = context.chart.grahas.Moon;
  const { deity, [which]: text } = nakshatraTexts[nakshatra - 1]!;
  const because =
    which === 'gift'
      ? `your star is ${getNakshatraName(nakshatra)}, in the care of ${deity.split(',')[0]}`
      : `the Moon spent that day in ${getNakshatraName(nakshatra)}`;
  return [createStatement(context, text, because, ['Moon.nakshatra'])];
}
