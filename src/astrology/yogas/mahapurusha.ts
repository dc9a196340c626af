/**
 * Pancha mahapurusha: one of the five planets in its own sign or exalted, in an angle from the lagna, as in Saravali 37.
 * Manasagari breaks the yoga if the planet is with the Sun or the Moon; usual practice then expects its results in the
 * periods of the planet only. Here such a yoga is present and reduced, as is one of a combust planet. The Moon does not
 * reduce: most books do not follow Manasagari in this.
 */
import type { Chart } from '#src/astrology/contract.ts';
import { countSigns, getHouse, isAngle } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { type FIVE_PLANETS, getGrahaInSign, isInOwnOrExaltedSign } from './placements.ts';
import type { YogaReduction } from './reasons.ts';

type MahapurushaPlanet = (typeof FIVE_PLANETS)[number];

export const mahapurushaYogas = [
  createMahapurushaRule('ruchaka', 'Mars'),
  createMahapurushaRule('bhadra', 'Mercury'),
  createMahapurushaRule('hamsa', 'Jupiter'),
  createMahapurushaRule('malavya', 'Venus'),
  createMahapurushaRule('shasha', 'Saturn'),
] as const;

function createMahapurushaRule<Key extends string>(key: Key, graha: MahapurushaPlanet): YogaRule<Key> {
  return {
    key,
    needsLagna: true,
    judge: (chart) => judgeMahapurusha(chart, graha),
  };
}

function judgeMahapurusha(chart: Chart, graha: MahapurushaPlanet): Verdict {
  const [position, house] = [getGrahaInSign(chart, graha), getHouse(chart, graha)];
  const keys = [`${graha}.dignity`, `${graha}.house`];
  if (!isInOwnOrExaltedSign(chart, graha))
    return createAbsentVerdict({ kind: 'neitherOwnNorExalted', ...position }, [`${graha}.dignity`]);
  const facts = { ...position, house, isExalted: chart.grahas[graha].dignity === 'exalted' };
  if (!isAngle(house)) return createAbsentVerdict({ kind: 'mahapurushaOutsideAngles', ...facts }, keys);
  return createPresentVerdict(
    { kind: 'mahapurusha', ...facts },
    [...keys, `${graha}.combust`, `${graha}.from.Sun`],
    findReductionBySun(chart, graha),
  );
}

function findReductionBySun(chart: Chart, graha: MahapurushaPlanet): YogaReduction | null {
  if (chart.grahas[graha].isCombust) return { kind: 'combust', graha };
  return countSigns(chart, 'Sun', graha) === 1 ? { kind: 'withSun', graha } : null;
}
