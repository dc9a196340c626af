/** Yogas counted from the Sun. The Moon and the nodes do not count: Brihat Parashara Hora Shastra ch. 38. */
import { judgeConjunction } from './conjunctions.ts';
import { judgeBothSides, judgeOneSide } from './flanking.ts';
import type { YogaRule } from './rule.ts';

export const sunYogas = [
  {
    // Brihat Parashara Hora Shastra 38
    key: 'veshi',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Sun', 'after'),
  },
  {
    // Brihat Parashara Hora Shastra 38
    key: 'voshi',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Sun', 'before'),
  },
  {
    // Brihat Parashara Hora Shastra 38
    key: 'ubhayachari',
    needsLagna: false,
    judge: (chart) => judgeBothSides(chart, 'Sun'),
  },
  {
    // Brihat Jataka 14
    key: 'budhaAditya',
    needsLagna: false,
    judge: (chart) => judgeConjunction(chart, 'Sun', 'Mercury'),
  },
] as const satisfies readonly YogaRule[];
