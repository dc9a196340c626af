/**
 * Pancha mahapurusha: one of the five planets in its own sign or exalted, in an angle from the lagna, as in
 * Saravali.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isAngle } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
import { type FIVE_PLANETS, isInOwnOrExaltedSign, getGrahaSignName } from './placements.ts';

type MahapurushaPlanet = (typeof FIVE_PLANETS)[number];

export const mahapurushaYogas = [
  createMahapurushaRule('ruchaka', 'Ruchaka', 'Mars'),
  createMahapurushaRule('bhadra', 'Bhadra', 'Mercury'),
  createMahapurushaRule('hamsa', 'Hamsa', 'Jupiter'),
  createMahapurushaRule('malavya', 'Malavya', 'Venus'),
  createMahapurushaRule('shasha', 'Shasha', 'Saturn'),
] as const;

function createMahapurushaRule<Key extends string>(
  key: Key,
  name: string,
  graha: MahapurushaPlanet,
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `${graha} at home or exalted, in an angle`,
    source: 'Saravali 37',
    needsLagna: true,
    judge: (chart) => judgeMahapurusha(chart, graha),
  };
}

function judgeMahapurusha(chart: Chart, graha: MahapurushaPlanet): Verdict {
  const [sign, house] = [getGrahaSignName(chart, graha), formatOrdinal(getHouse(chart, graha))];
  const keys = [`${graha}.dignity`, `${graha}.house`];
  if (!isInOwnOrExaltedSign(chart, graha))
    return toAbsent(`${graha} is neither at home nor exalted in ${sign}`, [`${graha}.dignity`]);
  if (!isAngle(getHouse(chart, graha)))
    return toAbsent(`${graha} is strong in ${sign}, but in the ${house} house, which is no angle`, keys);
  return toPresent(`${graha} is strong in ${sign}, and ${sign} makes the ${house} house`, keys);
}
