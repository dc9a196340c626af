/** Yogas of well placed planets: in their own signs or exalted, in angles and trines. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, isAngle, getHouseLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  listHouseKeys,
  isStrong,
  isInFriendlySignOrBetter,
  isInOwnOrExaltedSign,
  isWellPlaced,
  formatGrahas,
  describePlacement,
  formatHouseLord,
  formatPlacements,
  getGrahaSignName,
} from './placements.ts';

export const subhaYogas = [
  {
    key: 'lakshmi',
    name: 'Lakshmi',
    rule: 'The lord of the 9th at home or exalted in an angle, the lord of the lagna strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeLakshmi,
  },
  {
    key: 'saraswati',
    name: 'Saraswati',
    rule: 'All three gentle planets in angles, trines or the 2nd, with Jupiter at ease',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: judgeSaraswati,
  },
  {
    key: 'gauri',
    name: 'Gauri',
    rule: 'The Moon at home or exalted in an angle or trine, with Jupiter looking at it',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: judgeGauri,
  },
  {
    key: 'srikantha',
    name: 'Srikantha',
    rule: 'The lord of the lagna, the Sun and the Moon at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 1), 'Sun', 'Moon'], ['lord.1']),
  },
  {
    key: 'srinatha',
    name: 'Srinatha',
    rule: 'The lord of the 9th, Venus and Mercury at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 9), 'Venus', 'Mercury'], ['lord.9']),
  },
  {
    key: 'virinchi',
    name: 'Virinchi',
    rule: 'The lord of the 5th, Jupiter and Saturn at ease in angles or trines',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 5), 'Jupiter', 'Saturn'], ['lord.5']),
  },
] as const satisfies readonly YogaRule[];

function judgeLakshmi(chart: Chart): Verdict {
  const [ninthLord, lagnaLord] = [getHouseLord(chart, 9), getHouseLord(chart, 1)];
  const keys = ['lord.9', `${ninthLord}.dignity`, `${ninthLord}.house`];
  const house = getHouse(chart, ninthLord);
  if (!isInOwnOrExaltedSign(chart, ninthLord) || !isAngle(house))
    return createAbsentVerdict(
      `${formatHouseLord(chart, 9)} is in ${getGrahaSignName(chart, ninthLord)}, the ${formatOrdinal(house)} house`,
      keys,
    );
  const strengthKeys = ['lord.1', `${lagnaLord}.dignity`, `${lagnaLord}.combust`];
  if (!isStrong(chart, lagnaLord))
    return createAbsentVerdict(
      `${formatHouseLord(chart, 1)} is not strong in ${getGrahaSignName(chart, lagnaLord)}`,
      strengthKeys,
    );
  return createPresentVerdict(
    `${formatHouseLord(chart, 9)} is in ${getGrahaSignName(chart, ninthLord)}, the ${formatOrdinal(house)} house, and ${formatHouseLord(chart, 1)} is strong in ${getGrahaSignName(chart, lagnaLord)}`,
    [...keys, ...strengthKeys],
  );
}

function judgeSaraswati(chart: Chart): Verdict {
  const misplacedBenefic = NATURAL_BENEFICS.find(
    (graha) => !isWellPlaced(chart, graha) && getHouse(chart, graha) !== 2,
  );
  if (misplacedBenefic)
    return createAbsentVerdict(describePlacement(chart, misplacedBenefic), [`${misplacedBenefic}.house`]);
  if (!isInFriendlySignOrBetter(chart, 'Jupiter'))
    return createAbsentVerdict(
      `the houses agree, but Jupiter is not at ease in ${getGrahaSignName(chart, 'Jupiter')}`,
      ['Jupiter.dignity'],
    );
  return createPresentVerdict(
    `the three planets of learning are well seated, ${formatPlacements(chart, NATURAL_BENEFICS)}, and Jupiter is at ease in ${getGrahaSignName(chart, 'Jupiter')}`,
    [...listHouseKeys(NATURAL_BENEFICS), 'Jupiter.dignity'],
  );
}

function judgeGauri(chart: Chart): Verdict {
  const house = getHouse(chart, 'Moon');
  if (!isInOwnOrExaltedSign(chart, 'Moon'))
    return createAbsentVerdict(
      `the Moon is in ${getGrahaSignName(chart, 'Moon')}, not in ${getSignName(2)} or ${getSignName(4)}`,
      ['Moon.dignity'],
    );
  if (!isWellPlaced(chart, 'Moon'))
    return createAbsentVerdict(`the Moon is at its best, but in the ${formatOrdinal(house)} house`, [
      'Moon.dignity',
      'Moon.house',
    ]);
  const keys = ['Moon.dignity', 'Moon.house', `Jupiter.aspects.${house}`];
  return hasAspect(chart, 'Jupiter', house)
    ? createPresentVerdict(
        `the Moon is in its own sign or exalted in ${getGrahaSignName(chart, 'Moon')}, the ${formatOrdinal(house)} house, and Jupiter aspects it`,
        keys,
      )
    : createAbsentVerdict(
        `the Moon is at its best in ${getGrahaSignName(chart, 'Moon')}, but Jupiter does not look there`,
        keys,
      );
}

function judgeTrimurti(chart: Chart, requiredGrahas: readonly Graha[], keys: readonly string[]): Verdict {
  const grahas = [...new Set(requiredGrahas)];
  const misplacedGraha = grahas.find((graha) => !isWellPlaced(chart, graha));
  if (misplacedGraha)
    return createAbsentVerdict(describePlacement(chart, misplacedGraha), [
      ...keys,
      `${misplacedGraha}.house`,
    ]);
  const weakGraha = grahas.find((graha) => !isInFriendlySignOrBetter(chart, graha));
  if (weakGraha)
    return createAbsentVerdict(
      `${formatGrahas([weakGraha])} is not at ease in ${getGrahaSignName(chart, weakGraha)}`,
      [...keys, `${weakGraha}.dignity`],
    );
  const positionTexts = grahas.map(
    (graha) =>
      `${formatGrahas([graha])} in ${getGrahaSignName(chart, graha)}, the ${formatOrdinal(getHouse(chart, graha))} house`,
  );
  return createPresentVerdict(`each is at ease, and in an angle or trine: ${positionTexts.join('; ')}`, [
    ...keys,
    ...listHouseKeys(grahas),
    ...grahas.map((graha) => `${graha}.dignity`),
  ]);
}
