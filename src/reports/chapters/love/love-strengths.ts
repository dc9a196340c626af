/** Strengths and cautions in love, by the ranking of the grahas; the partnership grahas come first. */
import type { Chart } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { loveCautionLine, loveStrengthLine } from '#src/reports/content/en/love/love-summary.ts';
import type { Statement } from '#src/reports/contract.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findGift, rankByStrength, findStrain } from '#src/reports/facts/graha-strength.ts';
import { formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { getSeventhLord, describeDignity } from './love-helpers.ts';

type Reason = { because: string; keys: string[] };

export function writeLoveStrengths(context: ReportContext): Statement[] {
  const { chart } = context;
  return chooseStrengths(chart).map((graha) => {
    const { because, keys } = writeStrengthReason(chart, graha);
    return createStatement(context, loveStrengthLine[graha], because, keys);
  });
}

function chooseStrengths(chart: Chart): ClassicalGraha[] {
  const ranked = rankByStrength(chart);
  const gifted = ranked.filter((graha) => findGift(chart, graha) !== null).slice(0, 3);
  return gifted.length >= 2 ? gifted : ranked.slice(0, 2);
}

function writeStrengthReason(chart: Chart, graha: ClassicalGraha): Reason {
  const gift = findGift(chart, graha);
  const name = formatGraha(graha);
  if (gift === 'angle' || gift === 'trine' || gift === 'direction') {
    const house = formatOrdinal(getHouse(chart, graha));
    return { because: `${name} has a firm seat, the ${house} house`, keys: [`${graha}.house`] };
  }
  const sign = signName(chart.grahas[graha].sign);
  return { because: `${name} is in ${sign}, ${describeDignity(chart, graha)}`, keys: [`${graha}.dignity`] };
}

/** The lord of the seventh, Venus and the Moon come before the others; no caution about a graha named as a strength. */
export function writeLoveCautions(context: ReportContext): Statement[] {
  const { chart } = context;
  const strengths = chooseStrengths(chart);
  const weakFirst = rankByStrength(chart)
    .toReversed()
    .filter((graha) => !strengths.includes(graha));
  const first: ClassicalGraha[] = [...(chart.lagna ? [getSeventhLord(chart)] : []), 'Venus', 'Moon'];
  const ordered = [...new Set([...first, ...weakFirst])].filter((graha) => !strengths.includes(graha));
  const strained = ordered.filter((graha) => findStrain(chart, graha) !== null).slice(0, 2);
  const chosen = strained.length > 0 ? strained : weakFirst.slice(0, 1);
  return chosen.map((graha) => {
    const { because, keys } = writeCautionReason(chart, graha);
    return createStatement(context, loveCautionLine[graha], because, keys);
  });
}

function writeCautionReason(chart: Chart, graha: ClassicalGraha): Reason {
  const name = formatGraha(graha);
  const strain = findStrain(chart, graha);
  if (strain === 'hidden') {
    const house = formatOrdinal(getHouse(chart, graha));
    return { because: `the ${house} house keeps ${name} half out of view`, keys: [`${graha}.house`] };
  }
  if (strain === null)
    return { because: `${name} has the fewest supports of the seven`, keys: [`${graha}.dignity`] };
  const sign = signName(chart.grahas[graha].sign);
  return {
    because: `${name}, in ${sign}, is ${describeDignity(chart, graha).replace(' there', '')}`,
    keys: [`${graha}.dignity`],
  };
}
