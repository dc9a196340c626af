/** Yogas of two grahas that are in one sign or in opposite signs. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { getGrahaInSign } from './placements.ts';

export const conjunctionYogas = [
  {
    // Brihat Jataka 14
    key: 'chandraMangala',
    needsLagna: false,
    judge: (chart) => judgeConjunction(chart, 'Moon', 'Mars'),
  },
  {
    // Saravali 15; later practice adds the opposition
    key: 'guruMangala',
    needsLagna: false,
    judge: judgeGuruMangala,
  },
  {
    // Later tradition, in none of the great classics
    key: 'guruRahu',
    needsLagna: false,
    judge: (chart) => judgeConjunction(chart, 'Jupiter', 'Rahu'),
  },
] as const satisfies readonly YogaRule[];

export function judgeConjunction(chart: Chart, first: Graha, second: Graha): Verdict {
  const keys = [`${second}.from.${first}`];
  return countSigns(chart, first, second) === 1
    ? createPresentVerdict(
        { kind: 'together', grahas: [first, second], sign: chart.grahas[first].sign },
        keys,
      )
    : createAbsentVerdict(
        { kind: 'apart', first: getGrahaInSign(chart, first), second: getGrahaInSign(chart, second) },
        keys,
      );
}

function judgeGuruMangala(chart: Chart): Verdict {
  if (countSigns(chart, 'Jupiter', 'Mars') !== 7) return judgeConjunction(chart, 'Jupiter', 'Mars');
  const [first, second] = [getGrahaInSign(chart, 'Jupiter'), getGrahaInSign(chart, 'Mars')];
  return createPresentVerdict({ kind: 'opposite', first, second }, ['Mars.from.Jupiter']);
}
