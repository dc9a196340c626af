/** Yogas counted from the Moon. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, hasAspectOn, isAngle, isDusthana, countSigns } from '#src/astrology/houses.ts';
import { listFlankingPlanets, judgeBothSides, judgeOneSide } from './flanking.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  areTogether,
  FIVE_PLANETS,
  getGrahaInHouse,
  getGrahasInHouses,
  listRelativeKeys,
  NATURAL_BENEFICS,
  listHouseKeys,
} from './placements.ts';
import type { GrahaAtDistance, YogaReduction } from './reasons.ts';

export const moonYogas = [
  {
    // Phaladeepika 6; the further conditions of Brihat Parashara Hora Shastra 36
    key: 'gajaKesari',
    needsLagna: false,
    judge: judgeGajaKesari,
  },
  {
    // Brihat Jataka 13
    key: 'sunapha',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Moon', 'after'),
  },
  {
    // Brihat Jataka 13
    key: 'anapha',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Moon', 'before'),
  },
  {
    // Brihat Jataka 13
    key: 'durudhara',
    needsLagna: false,
    judge: (chart) => judgeBothSides(chart, 'Moon'),
  },
  {
    // Brihat Jataka 13
    key: 'kemadruma',
    needsLagna: true,
    judge: judgeKemadruma,
  },
  {
    // Brihat Jataka 13
    key: 'adhi',
    needsLagna: false,
    judge: judgeAdhi,
  },
  {
    // Phaladeepika 6
    key: 'vasumati',
    needsLagna: true,
    judge: judgeVasumati,
  },
  {
    // Phaladeepika 6
    key: 'sakata',
    needsLagna: true,
    judge: judgeSakata,
  },
] as const satisfies readonly YogaRule[];

/**
 * Phaladeepika and usual practice require only the angle from the Moon. The further conditions of Parashara reduce the yoga
 * if they are not met: Jupiter with another benefic or aspected by one, and neither combust, nor in its fall, nor in the
 * sign of an enemy.
 */
function judgeGajaKesari(chart: Chart): Verdict {
  const distance = countSigns(chart, 'Moon', 'Jupiter');
  const keys = ['Jupiter.from.Moon'];
  if (!isAngle(distance))
    return createAbsentVerdict({ kind: 'jupiterOutsideAnglesFromMoon', distance }, keys);
  const helpers = JUPITERS_HELPERS.filter((graha) => isHelping(chart, graha));
  return createPresentVerdict(
    { kind: 'gajaKesari', distance, helpers },
    [...keys, 'Jupiter.dignity', 'Jupiter.combust', ...listRelativeKeys(JUPITERS_HELPERS, 'Jupiter')],
    findWeaknessOfJupiter(chart) ?? (helpers.length === 0 ? { kind: 'noBeneficHelp' } : null),
  );
}

const JUPITERS_HELPERS = ['Mercury', 'Venus'] as const;

const isHelping = (chart: Chart, graha: Graha): boolean =>
  areTogether(chart, graha, 'Jupiter') || hasAspectOn(chart, graha, 'Jupiter');

function findWeaknessOfJupiter({ grahas: { Jupiter } }: Chart): YogaReduction | null {
  if (Jupiter.isCombust) return { kind: 'combust', graha: 'Jupiter' };
  if (Jupiter.dignity === 'debilitated') return { kind: 'debilitated', graha: 'Jupiter' };
  return Jupiter.dignity === 'enemy' ? { kind: 'inEnemySign', graha: 'Jupiter' } : null;
}

/**
 * Kemadruma is cancelled if one of the five planets is with the Moon, or in an angle from it or from the lagna, as
 * Brihat Jataka reports and as is usual in practice.
 */
function judgeKemadruma(chart: Chart): Verdict {
  const adjacentPlanets = [
    ...listFlankingPlanets(chart, 'Moon', 'before'),
    ...listFlankingPlanets(chart, 'Moon', 'after'),
  ];
  if (adjacentPlanets.length > 0)
    return createAbsentVerdict(
      { kind: 'nextToMoon', grahas: adjacentPlanets },
      listRelativeKeys(adjacentPlanets, 'Moon'),
    );
  const inAngleFromMoon = FIVE_PLANETS.filter((graha) => isAngle(countSigns(chart, 'Moon', graha)));
  const inAngleFromLagna = FIVE_PLANETS.filter((graha) => isAngle(getHouse(chart, graha)));
  if (inAngleFromMoon.length > 0)
    return createAbsentVerdict(
      { kind: 'kemadrumaCancelled', grahas: inAngleFromMoon, origin: 'Moon' },
      listRelativeKeys(inAngleFromMoon, 'Moon'),
    );
  if (inAngleFromLagna.length > 0)
    return createAbsentVerdict(
      { kind: 'kemadrumaCancelled', grahas: inAngleFromLagna, origin: 'lagna' },
      listHouseKeys(inAngleFromLagna),
    );
  return createPresentVerdict({ kind: 'kemadruma', sign: chart.grahas.Moon.sign }, [
    ...listRelativeKeys(FIVE_PLANETS, 'Moon'),
    'Moon.sign',
    ...listHouseKeys(FIVE_PLANETS),
  ]);
}

const getDistanceFromMoon = (chart: Chart, graha: Graha): GrahaAtDistance => ({
  graha,
  distance: countSigns(chart, 'Moon', graha),
});

function judgeAdhi(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find(
    (graha) => ![6, 7, 8].includes(countSigns(chart, 'Moon', graha)),
  );
  if (outsideBenefic)
    return createAbsentVerdict({ kind: 'outsideAdhi', ...getDistanceFromMoon(chart, outsideBenefic) }, [
      `${outsideBenefic}.from.Moon`,
    ]);
  return createPresentVerdict(
    { kind: 'adhi', distances: NATURAL_BENEFICS.map((graha) => getDistanceFromMoon(chart, graha)) },
    listRelativeKeys(NATURAL_BENEFICS, 'Moon'),
  );
}

const UPACHAYA_HOUSES = [3, 6, 10, 11];

function judgeVasumati(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find((graha) => !UPACHAYA_HOUSES.includes(getHouse(chart, graha)));
  if (!outsideBenefic)
    return createPresentVerdict(
      { kind: 'vasumatiFromLagna', placements: getGrahasInHouses(chart, NATURAL_BENEFICS) },
      listHouseKeys(NATURAL_BENEFICS),
    );
  const outsideBeneficFromMoon = NATURAL_BENEFICS.find(
    (graha) => !UPACHAYA_HOUSES.includes(countSigns(chart, 'Moon', graha)),
  );
  if (!outsideBeneficFromMoon)
    return createPresentVerdict(
      {
        kind: 'vasumatiFromMoon',
        grahas: NATURAL_BENEFICS,
        outside: getGrahaInHouse(chart, outsideBenefic),
      },
      [`${outsideBenefic}.house`, ...listRelativeKeys(NATURAL_BENEFICS, 'Moon')],
    );
  return createAbsentVerdict(
    {
      kind: 'outsideVasumati',
      fromLagna: getGrahaInHouse(chart, outsideBenefic),
      fromMoon: getDistanceFromMoon(chart, outsideBeneficFromMoon),
    },
    [`${outsideBenefic}.house`, `${outsideBeneficFromMoon}.from.Moon`],
  );
}

function judgeSakata(chart: Chart): Verdict {
  const distance = countSigns(chart, 'Jupiter', 'Moon');
  if (!isDusthana(distance))
    return createAbsentVerdict({ kind: 'moonFromJupiter', distance }, ['Moon.from.Jupiter']);
  const house = getHouse(chart, 'Moon');
  const keys = ['Moon.from.Jupiter', 'Moon.house'];
  return isAngle(house)
    ? createAbsentVerdict({ kind: 'sakataCancelled', distance, house }, keys)
    : createPresentVerdict({ kind: 'sakata', distance, house }, keys);
}
