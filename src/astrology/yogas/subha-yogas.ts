/** Yogas of well placed planets: in their own signs or exalted, in angles and trines. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, isAngle, getHouseLord } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  NATURAL_BENEFICS,
  listHouseKeys,
  isStrong,
  isInFriendlySignOrBetter,
  isInOwnOrExaltedSign,
  isWellPlaced,
  getGrahaInSign,
  getGrahaInSignAndHouse,
  getGrahasInHouses,
  getLordInSign,
} from './placements.ts';

export const subhaYogas = [
  {
    // Brihat Parashara Hora Shastra 36
    key: 'lakshmi',
    needsLagna: true,
    judge: judgeLakshmi,
  },
  {
    // Phaladeepika 6
    key: 'saraswati',
    needsLagna: true,
    judge: judgeSaraswati,
  },
  {
    // Phaladeepika 6
    key: 'gauri',
    needsLagna: true,
    judge: judgeGauri,
  },
  {
    // Phaladeepika 6
    key: 'srikantha',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 1), 'Sun', 'Moon'], ['lord.1']),
  },
  {
    // Phaladeepika 6
    key: 'srinatha',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 9), 'Venus', 'Mercury'], ['lord.9']),
  },
  {
    // Phaladeepika 6
    key: 'virinchi',
    needsLagna: true,
    judge: (chart) => judgeTrimurti(chart, [getHouseLord(chart, 5), 'Jupiter', 'Saturn'], ['lord.5']),
  },
] as const satisfies readonly YogaRule[];

function judgeLakshmi(chart: Chart): Verdict {
  const [ninthLord, lagnaLord] = [getHouseLord(chart, 9), getHouseLord(chart, 1)];
  const keys = ['lord.9', `${ninthLord}.dignity`, `${ninthLord}.house`];
  const lord = { ...getLordInSign(chart, 9), house: getHouse(chart, ninthLord) };
  if (!isInOwnOrExaltedSign(chart, ninthLord) || !isAngle(lord.house))
    return createAbsentVerdict({ kind: 'lordInSignAndHouse', ...lord }, keys);
  const strengthKeys = ['lord.1', `${lagnaLord}.dignity`, `${lagnaLord}.combust`];
  if (!isStrong(chart, lagnaLord))
    return createAbsentVerdict({ kind: 'lordNotStrong', ...getLordInSign(chart, 1) }, strengthKeys);
  return createPresentVerdict({ kind: 'lakshmi', lord, lagnaLord: getLordInSign(chart, 1) }, [
    ...keys,
    ...strengthKeys,
  ]);
}

function judgeSaraswati(chart: Chart): Verdict {
  const misplacedBenefic = NATURAL_BENEFICS.find(
    (graha) => !isWellPlaced(chart, graha) && getHouse(chart, graha) !== 2,
  );
  if (misplacedBenefic)
    return createAbsentVerdict(
      { kind: 'inHouse', grahas: [misplacedBenefic], house: getHouse(chart, misplacedBenefic) },
      [`${misplacedBenefic}.house`],
    );
  if (!isInFriendlySignOrBetter(chart, 'Jupiter'))
    return createAbsentVerdict({ kind: 'jupiterNotWellPlaced', sign: chart.grahas.Jupiter.sign }, [
      'Jupiter.dignity',
    ]);
  return createPresentVerdict(
    {
      kind: 'saraswati',
      placements: getGrahasInHouses(chart, NATURAL_BENEFICS),
      jupiterSign: chart.grahas.Jupiter.sign,
    },
    [...listHouseKeys(NATURAL_BENEFICS), 'Jupiter.dignity'],
  );
}

function judgeGauri(chart: Chart): Verdict {
  const [house, sign] = [getHouse(chart, 'Moon'), chart.grahas.Moon.sign];
  if (!isInOwnOrExaltedSign(chart, 'Moon'))
    return createAbsentVerdict({ kind: 'moonOutsideOwnAndExaltation', sign }, ['Moon.dignity']);
  if (!isWellPlaced(chart, 'Moon'))
    return createAbsentVerdict({ kind: 'moonOutsideAnglesAndTrines', house }, ['Moon.dignity', 'Moon.house']);
  const keys = ['Moon.dignity', 'Moon.house', `Jupiter.aspects.${house}`];
  return hasAspect(chart, 'Jupiter', house)
    ? createPresentVerdict({ kind: 'gauri', sign, house }, keys)
    : createAbsentVerdict({ kind: 'moonWithoutJupiter', sign }, keys);
}

function judgeTrimurti(chart: Chart, requiredGrahas: readonly Graha[], keys: readonly string[]): Verdict {
  const grahas = [...new Set(requiredGrahas)];
  const misplacedGraha = grahas.find((graha) => !isWellPlaced(chart, graha));
  if (misplacedGraha)
    return createAbsentVerdict(
      { kind: 'inHouse', grahas: [misplacedGraha], house: getHouse(chart, misplacedGraha) },
      [...keys, `${misplacedGraha}.house`],
    );
  const weakGraha = grahas.find((graha) => !isInFriendlySignOrBetter(chart, graha));
  if (weakGraha)
    return createAbsentVerdict({ kind: 'notWellPlaced', ...getGrahaInSign(chart, weakGraha) }, [
      ...keys,
      `${weakGraha}.dignity`,
    ]);
  const placements = grahas.map((graha) => getGrahaInSignAndHouse(chart, graha));
  return createPresentVerdict({ kind: 'trimurti', placements }, [
    ...keys,
    ...listHouseKeys(grahas),
    ...grahas.map((graha) => `${graha}.dignity`),
  ]);
}
