/** What is counted from the Sun. The Moon and the nodes do not count: BPHS ch. 38. */
import { signsFrom } from '#src/astrology/houses.ts';
import { bothSides, oneSide } from './beside.ts';
import { no, yes, type YogaRule } from './rule.ts';
import { signOf } from './standing.ts';

export const sun = [
  {
    key: 'veshi',
    name: 'Veshi',
    rule: 'A planet in the sign after the Sun only',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) => oneSide(chart, 'Sun', 'after'),
  },
  {
    key: 'voshi',
    name: 'Voshi',
    rule: 'A planet in the sign before the Sun only',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) => oneSide(chart, 'Sun', 'before'),
  },
  {
    key: 'ubhayachari',
    name: 'Ubhayachari',
    rule: 'Planets in the signs on both sides of the Sun',
    source: 'Brihat Parashara Hora Shastra 38',
    needsLagna: false,
    judge: (chart) =>
      bothSides(
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
      return signsFrom(chart, 'Sun', 'Mercury') === 1
        ? yes(`both the Sun and Mercury are in ${signOf(chart, 'Sun')}`, keys)
        : no(`the Sun is in ${signOf(chart, 'Sun')} and Mercury in ${signOf(chart, 'Mercury')}`, keys);
    },
  },
] as const satisfies readonly YogaRule[];
