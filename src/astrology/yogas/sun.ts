/** Yogas counted from the Sun. The Moon and the nodes do not count: Brihat Parashara Hora Shastra ch. 38. */
import { countSigns } from '#src/astrology/houses.ts';
import { judgeBothSides, judgeOneSide } from './flanking.ts';
import { createAbsentVerdict, createPresentVerdict, type YogaRule } from './rule.ts';
import { getGrahaSignName } from './placements.ts';

export const sunYogas = [
  {
    key: 'veshi',
    name: 'Veshi',
    rule: 'A planet in the sign after the Sun only',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Sun', 'after'),
  },
  {
    key: 'voshi',
    name: 'Voshi',
    rule: 'A planet in the sign before the Sun only',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Sun', 'before'),
  },
  {
    key: 'ubhayachari',
    name: 'Ubhayachari',
    rule: 'Planets in the signs on both sides of the Sun',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) =>
      judgeBothSides(
        chart,
        'Sun',
        (before, after) => `${before} behind the Sun, and ahead of it you find ${after}`,
      ),
  },
  {
    key: 'budhaAditya',
    name: 'Budha Aditya',
    rule: 'The Sun and Mercury in one sign',
    source: 'Brihat Jataka 14',
    needsLagna: false,
    judge: (chart) => {
      const keys = ['Mercury.from.Sun'];
      return countSigns(chart, 'Sun', 'Mercury') === 1
        ? createPresentVerdict(`both the Sun and Mercury are in ${getGrahaSignName(chart, 'Sun')}`, keys)
        : createAbsentVerdict(
            `the Sun is in ${getGrahaSignName(chart, 'Sun')} and Mercury in ${getGrahaSignName(chart, 'Mercury')}`,
            keys,
          );
    },
  },
] as const satisfies readonly YogaRule[];
