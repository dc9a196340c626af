/** Yogas counted from the Moon. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, hasAspectOn, isAngle, isDusthana, countSigns } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { listFlankingPlanets, judgeBothSides, judgeOneSide } from './flanking.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  areTogether,
  FIVE_PLANETS,
  formatGrahasWithVerb,
  listRelativeKeys,
  NATURAL_BENEFICS,
  listHouseKeys,
  formatGrahas,
  formatPlacement,
  getGrahaSignName,
  describePlacement,
} from './placements.ts';

export const moonYogas = [
  {
    key: 'gajaKesari',
    name: 'Gaja Kesari',
    rule: 'Jupiter in the 1st, 4th, 7th or 10th sign from the Moon',
    source: 'Phaladeepika 6; the further conditions of Brihat Parashara Hora Shastra 36',
    needsLagna: false,
    judge: judgeGajaKesari,
  },
  {
    key: 'sunapha',
    name: 'Sunapha',
    rule: 'A planet in the sign after the Moon only',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Moon', 'after'),
  },
  {
    key: 'anapha',
    name: 'Anapha',
    rule: 'A planet in the sign before the Moon only',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) => judgeOneSide(chart, 'Moon', 'before'),
  },
  {
    key: 'durudhara',
    name: 'Durudhara',
    rule: 'Planets in the signs on both sides of the Moon',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: (chart) =>
      judgeBothSides(
        chart,
        'Moon',
        (before, after) => `${before} in the sign before the Moon and ${after} in the one after it`,
      ),
  },
  {
    key: 'kemadruma',
    name: 'Kemadruma',
    rule: 'No planet next to the Moon, nor with it, nor in an angle from it or from the lagna',
    source: 'Brihat Jataka 13',
    needsLagna: true,
    judge: judgeKemadruma,
  },
  {
    key: 'adhi',
    name: 'Adhi',
    rule: 'All three gentle planets in the 6th, 7th and 8th signs from the Moon',
    source: 'Brihat Jataka 13',
    needsLagna: false,
    judge: judgeAdhi,
  },
  {
    key: 'vasumati',
    name: 'Vasumati',
    rule: 'All three gentle planets in the 3rd, 6th, 10th or 11th, from the lagna or from the Moon',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: judgeVasumati,
  },
  {
    key: 'sakata',
    name: 'Sakata',
    rule: 'The Moon in the 6th, 8th or 12th sign from Jupiter, and not in an angle',
    source: 'Phaladeepika 6',
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
  const positionText =
    distance === 1
      ? 'Jupiter is in one sign with the Moon'
      : `Jupiter is in the ${formatOrdinal(distance)} sign from the Moon`;
  if (!isAngle(distance))
    return createAbsentVerdict(`${positionText}, not in the first, fourth, seventh or tenth`, keys);
  const helpers = JUPITERS_HELPERS.filter((graha) => isHelping(chart, graha));
  const helpText =
    helpers.length > 0
      ? `, and ${formatGrahas(helpers)} ${helpers.length === 1 ? 'joins or aspects' : 'join or aspect'} it`
      : '';
  return createPresentVerdict(
    `${positionText}${helpText}`,
    [...keys, 'Jupiter.dignity', 'Jupiter.combust', ...listRelativeKeys(JUPITERS_HELPERS, 'Jupiter')],
    describeWeakJupiter(chart) ?? (helpers.length === 0 ? 'no benefic joins or aspects Jupiter' : null),
  );
}

const JUPITERS_HELPERS = ['Mercury', 'Venus'] as const;

const isHelping = (chart: Chart, graha: Graha): boolean =>
  areTogether(chart, graha, 'Jupiter') || hasAspectOn(chart, graha, 'Jupiter');

function describeWeakJupiter({ grahas: { Jupiter } }: Chart): string | null {
  if (Jupiter.isCombust) return 'Jupiter is combust';
  if (Jupiter.dignity === 'debilitated') return 'Jupiter is in its fall';
  return Jupiter.dignity === 'enemy' ? 'Jupiter is in the sign of an enemy' : null;
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
      `${formatGrahasWithVerb(adjacentPlanets)} next to the Moon`,
      listRelativeKeys(adjacentPlanets, 'Moon'),
    );
  const inAngleFromMoon = FIVE_PLANETS.filter((graha) => isAngle(countSigns(chart, 'Moon', graha)));
  const inAngleFromLagna = FIVE_PLANETS.filter((graha) => isAngle(getHouse(chart, graha)));
  if (inAngleFromMoon.length > 0)
    return createAbsentVerdict(
      `no planet is next to the Moon, but ${describeAngles(inAngleFromMoon, 'the Moon')} and cancels Kemadruma`,
      listRelativeKeys(inAngleFromMoon, 'Moon'),
    );
  if (inAngleFromLagna.length > 0)
    return createAbsentVerdict(
      `no planet is next to the Moon, but ${describeAngles(inAngleFromLagna, 'the lagna')} and cancels Kemadruma`,
      listHouseKeys(inAngleFromLagna),
    );
  return createPresentVerdict(
    `no planet is with the Moon in ${getGrahaSignName(chart, 'Moon')}, in the signs on both sides of it, or in an angle from it or from the lagna: Kemadruma without its cancellations`,
    [...listRelativeKeys(FIVE_PLANETS, 'Moon'), 'Moon.sign', ...listHouseKeys(FIVE_PLANETS)],
  );
}

const describeAngles = ([graha, ...others]: readonly Graha[], centre: string): string =>
  `${formatGrahas([graha!])}${others.length > 0 ? `, like ${formatGrahas(others)},` : ''} is in an angle from ${centre}`;

function judgeAdhi(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find(
    (graha) => ![6, 7, 8].includes(countSigns(chart, 'Moon', graha)),
  );
  if (outsideBenefic) {
    const distance = formatOrdinal(countSigns(chart, 'Moon', outsideBenefic));
    return createAbsentVerdict(`${outsideBenefic} is in the ${distance} sign from the Moon`, [
      `${outsideBenefic}.from.Moon`,
    ]);
  }
  const placementTexts = NATURAL_BENEFICS.map(
    (graha) => `${graha} in the ${formatOrdinal(countSigns(chart, 'Moon', graha))}`,
  );
  return createPresentVerdict(
    `counted from the Moon, you find ${placementTexts.join(', ')} sign`,
    listRelativeKeys(NATURAL_BENEFICS, 'Moon'),
  );
}

const UPACHAYA_HOUSES = [3, 6, 10, 11];

function judgeVasumati(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find((graha) => !UPACHAYA_HOUSES.includes(getHouse(chart, graha)));
  if (!outsideBenefic)
    return createPresentVerdict(
      `all three benefics are in houses of growth, ${NATURAL_BENEFICS.map((graha) => formatPlacement(chart, graha)).join(', ')}`,
      listHouseKeys(NATURAL_BENEFICS),
    );
  const outsideBeneficFromMoon = NATURAL_BENEFICS.find(
    (graha) => !UPACHAYA_HOUSES.includes(countSigns(chart, 'Moon', graha)),
  );
  if (!outsideBeneficFromMoon)
    return createPresentVerdict(
      `${formatGrahas(NATURAL_BENEFICS)} are all in signs of growth from the Moon, its third, sixth, tenth or eleventh; from the lagna, ${describePlacement(chart, outsideBenefic)}`,
      [`${outsideBenefic}.house`, ...listRelativeKeys(NATURAL_BENEFICS, 'Moon')],
    );
  const distance = formatOrdinal(countSigns(chart, 'Moon', outsideBeneficFromMoon));
  return createAbsentVerdict(
    `${describePlacement(chart, outsideBenefic)}, and ${outsideBeneficFromMoon} in the ${distance} sign from the Moon`,
    [`${outsideBenefic}.house`, `${outsideBeneficFromMoon}.from.Moon`],
  );
}

function judgeSakata(chart: Chart): Verdict {
  const distance = countSigns(chart, 'Jupiter', 'Moon');
  const positionText = `the Moon is in the ${formatOrdinal(distance)} sign from Jupiter`;
  if (!isDusthana(distance)) return createAbsentVerdict(positionText, ['Moon.from.Jupiter']);
  const house = getHouse(chart, 'Moon');
  const keys = ['Moon.from.Jupiter', 'Moon.house'];
  if (isAngle(house))
    return createAbsentVerdict(
      `${positionText}, but the ${formatOrdinal(house)} house is an angle and cancels it`,
      keys,
    );
  return createPresentVerdict(
    `${positionText}, and in the ${formatOrdinal(house)} house, away from the angles`,
    keys,
  );
}
