/**
 * Pancha mahapurusha: one of the five planets in its own sign or exalted, in an angle from the lagna, as in Saravali 37.
 * Manasagari breaks the yoga if the planet is with the Sun or the Moon; usual practice then expects its results in the
 * periods of the planet only. Here such a yoga is present and reduced, as is one of a combust planet. The Moon does not
 * reduce: most books do not follow Manasagari in this.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns, getHouse, isAngle } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
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
    source: 'Saravali 37; Manasagari on planets with the Sun',
    needsLagna: true,
    judge: (chart) => judgeMahapurusha(chart, graha),
  };
}

function judgeMahapurusha(chart: Chart, graha: MahapurushaPlanet): Verdict {
  const [sign, house] = [getGrahaSignName(chart, graha), formatOrdinal(getHouse(chart, graha))];
  const keys = [`${graha}.dignity`, `${graha}.house`];
  if (!isInOwnOrExaltedSign(chart, graha))
    return createAbsentVerdict(`${graha} is neither at home nor exalted in ${sign}`, [`${graha}.dignity`]);
  const dignity = chart.grahas[graha].dignity === 'exalted' ? 'exalted' : 'at home';
  if (!isAngle(getHouse(chart, graha)))
    return createAbsentVerdict(
      `${graha} is ${dignity} in ${sign}, but in the ${house} house, which is no angle`,
      keys,
    );
  return createPresentVerdict(
    `${graha} is ${dignity} in ${sign}, and ${sign} is the ${house} house, an angle`,
    [...keys, `${graha}.combust`, `${graha}.from.Sun`],
    describeSunNearby(chart, graha),
  );
}

function describeSunNearby(chart: Chart, graha: MahapurushaPlanet): string | null {
  if (chart.grahas[graha].isCombust) return `${graha} is combust`;
  return countSigns(chart, 'Sun', graha) === 1 ? `${graha} is in one sign with the Sun` : null;
}
