/** Rules that ask for grace: planets at home or exalted, in angles and trines. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { aspects, houseOf, isAngle, lordOf } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { signName } from '#src/astrology/words.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import {
  GENTLE,
  houseKeys,
  isStrong,
  isThroned,
  isWellPlaced,
  named,
  stands,
  ruling,
  seated,
  signOf,
} from './standing.ts';

export const blessings = [
  {
    key: 'lakshmi',
    name: 'Lakshmi',
    rule: 'The lord of the 9th at home or exalted in an angle, the lord of the lagna strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: lakshmi,
  },
  {
    key: 'saraswati',
    name: 'Saraswati',
    rule: 'All three gentle planets in angles, trines or the 2nd, with Jupiter at ease',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: saraswati,
  },
  {
    key: 'gauri',
    name: 'Gauri',
    rule: 'The Moon at home or exalted in an angle or trine, with Jupiter looking at it',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: gauri,
  },
  {
    key: 'srikantha',
    name: 'Srikantha',
    rule: 'The lord of the lagna, the Sun and the Moon at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => trinity(chart, [lordOf(chart, 1), 'Sun', 'Moon'], ['lord.1']),
  },
  {
    key: 'srinatha',
    name: 'Srinatha',
    rule: 'The lord of the 9th, Venus and Mercury at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => trinity(chart, [lordOf(chart, 9), 'Venus', 'Mercury'], ['lord.9']),
  },
  {
    key: 'virinchi',
    name: 'Virinchi',
    rule: 'The lord of the 5th, Jupiter and Saturn at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => trinity(chart, [lordOf(chart, 5), 'Jupiter', 'Saturn'], ['lord.5']),
  },
] as const satisfies readonly YogaRule[];

function lakshmi(chart: Chart): Verdict {
  const [ninth, first] = [lordOf(chart, 9), lordOf(chart, 1)];
  const keys = ['lord.9', `${ninth}.dignity`, `${ninth}.house`];
  const house = houseOf(chart, ninth);
  if (!isThroned(chart, ninth) || !isAngle(house))
    return no(`${ruling(chart, 9)} is in ${signOf(chart, ninth)}, the ${ordinal(house)} house`, keys);
  const strength = ['lord.1', `${first}.dignity`, `${first}.combust`];
  if (!isStrong(chart, first))
    return no(`${ruling(chart, 1)} is not strong in ${signOf(chart, first)}`, strength);
  return yes(
    `${ruling(chart, 9)} is throned in ${signOf(chart, ninth)}, the ${ordinal(house)} house, while ${ruling(chart, 1)} has strength of its own in ${signOf(chart, first)}`,
    [...keys, ...strength],
  );
}

const isAtEase = (chart: Chart, graha: Graha): boolean =>
  isThroned(chart, graha) || chart.grahas[graha].dignity === 'friendly';

function saraswati(chart: Chart): Verdict {
  const outside = GENTLE.find((graha) => !isWellPlaced(chart, graha) && houseOf(chart, graha) !== 2);
  if (outside) return no(stands(chart, outside), [`${outside}.house`]);
  if (!isAtEase(chart, 'Jupiter'))
    return no(`the houses agree, but Jupiter is not at ease in ${signOf(chart, 'Jupiter')}`, [
      'Jupiter.dignity',
    ]);
  return yes(
    `the three planets of learning are well seated, ${seated(chart, GENTLE)}, and Jupiter is at ease in ${signOf(chart, 'Jupiter')}`,
    [...houseKeys(GENTLE), 'Jupiter.dignity'],
  );
}

function gauri(chart: Chart): Verdict {
  const house = houseOf(chart, 'Moon');
  if (!isThroned(chart, 'Moon'))
    return no(`the Moon is in ${signOf(chart, 'Moon')}, not in ${signName(2)} or ${signName(4)}`, [
      'Moon.dignity',
    ]);
  if (!isWellPlaced(chart, 'Moon'))
    return no(`the Moon is at its best, but in the ${ordinal(house)} house`, ['Moon.dignity', 'Moon.house']);
  const keys = ['Moon.dignity', 'Moon.house', `Jupiter.aspects.${house}`];
  return aspects(chart, 'Jupiter', house)
    ? yes(
        `the Moon is at its best in ${signOf(chart, 'Moon')}, the ${ordinal(house)} house, and Jupiter looks at it`,
        keys,
      )
    : no(
        `the Moon is at its best in ${signOf(chart, 'Moon')}, but Jupiter does not look there`,
        keys.slice(2),
      );
}

function trinity(chart: Chart, three: readonly Graha[], keys: readonly string[]): Verdict {
  const grahas = [...new Set(three)];
  const astray = grahas.find((graha) => !isWellPlaced(chart, graha));
  if (astray) return no(stands(chart, astray), [...keys, `${astray}.house`]);
  const uneasy = grahas.find((graha) => !isAtEase(chart, graha));
  if (uneasy)
    return no(`${named([uneasy])} is not at ease in ${signOf(chart, uneasy)}`, [
      ...keys,
      `${uneasy}.dignity`,
    ]);
  const homes = grahas.map(
    (graha) => `${named([graha])} in ${signOf(chart, graha)}, the ${ordinal(houseOf(chart, graha))} house`,
  );
  return yes(`each is at ease, and in an angle or trine: ${homes.join('; ')}`, [
    ...keys,
    ...houseKeys(grahas),
    ...grahas.map((graha) => `${graha}.dignity`),
  ]);
}
