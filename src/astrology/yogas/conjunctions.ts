/** Yogas of two grahas that are in one sign or in opposite signs. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { countSigns } from '#src/astrology/houses.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { getGrahaSignName } from './placements.ts';

export const conjunctionYogas = [
  {
    key: 'chandraMangala',
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars in one sign',
    source: 'Brihat Jataka 14',
    needsLagna: false,
    judge: (chart) => judgeConjunction(chart, 'Moon', 'Mars'),
  },
  {
    key: 'guruMangala',
    name: 'Guru Mangala',
    rule: 'Jupiter and Mars in one sign or opposite',
    source: 'Saravali 15; later practice adds the opposition',
    needsLagna: false,
    judge: judgeGuruMangala,
  },
  {
    key: 'guruRahu',
    name: 'Guru and Rahu',
    rule: 'Jupiter and Rahu in one sign (Guru Chandala)',
    source: 'Later tradition, in none of the great classics',
    needsLagna: false,
    judge: (chart) => judgeConjunction(chart, 'Jupiter', 'Rahu'),
  },
] as const satisfies readonly YogaRule[];

function judgeConjunction(chart: Chart, first: Graha, second: Graha): Verdict {
  const keys = [`${second}.from.${first}`];
  const [firstName, secondName] = [formatGraha(first), formatGraha(second)];
  return countSigns(chart, first, second) === 1
    ? createPresentVerdict(
        `both ${firstName} and ${secondName} are in ${getGrahaSignName(chart, first)}`,
        keys,
      )
    : createAbsentVerdict(
        `${firstName} is in ${getGrahaSignName(chart, first)} and ${secondName} in ${getGrahaSignName(chart, second)}`,
        keys,
      );
}

function judgeGuruMangala(chart: Chart): Verdict {
  if (countSigns(chart, 'Jupiter', 'Mars') !== 7) return judgeConjunction(chart, 'Jupiter', 'Mars');
  const because = `Jupiter in ${getGrahaSignName(chart, 'Jupiter')} and Mars in ${getGrahaSignName(chart, 'Mars')} face each other`;
  return createPresentVerdict(because, ['Mars.from.Jupiter']);
}
