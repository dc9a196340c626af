/** Pancha mahapurusha: one of the five planets at home or exalted in an angle. Counted from the lagna, as Saravali does. */
import type { Chart } from '#src/astrology/contract.ts';
import { houseOf, isAngle } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { type FIVE, isThroned, signOf } from './standing.ts';

type One = (typeof FIVE)[number];

export const greatFive = [
  great('ruchaka', 'Ruchaka', 'Mars'),
  great('bhadra', 'Bhadra', 'Mercury'),
  great('hamsa', 'Hamsa', 'Jupiter'),
  great('malavya', 'Malavya', 'Venus'),
  great('shasha', 'Shasha', 'Saturn'),
] as const;

function great<Key extends string>(key: Key, name: string, graha: One): YogaRule<Key> {
  return {
    key,
    name,
    rule: `${graha} at home or exalted, in an angle`,
    source: 'Saravali 37',
    needsLagna: true,
    judge: (chart) => judge(chart, graha),
  };
}

function judge(chart: Chart, graha: One): Verdict {
  const [sign, house] = [signOf(chart, graha), ordinal(houseOf(chart, graha))];
  const keys = [`${graha}.dignity`, `${graha}.house`];
  if (!isThroned(chart, graha))
    return no(`${graha} is neither at home nor exalted in ${sign}`, [`${graha}.dignity`]);
  if (!isAngle(houseOf(chart, graha)))
    return no(`${graha} is strong in ${sign}, but in the ${house} house, which is no angle`, keys);
  return yes(`${graha} is strong in ${sign}, and ${sign} makes the ${house} house`, keys);
}
