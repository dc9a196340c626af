/** Yogas counted from the Moon. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isAngle, isDusthana, countSigns } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { listFlankingPlanets, judgeBothSides, judgeOneSide } from './flanking.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
import {
  FIVE_PLANETS,
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
    source: 'Brihat Parashara Hora Shastra 36',
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
    name: 'A Moon that walks alone',
    rule: 'No planet beside the Moon, nor with it, nor in an angle from it or from the lagna (Kemadruma with its cancellations)',
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

function judgeGajaKesari(chart: Chart): Verdict {
  const distance = countSigns(chart, 'Moon', 'Jupiter');
  const keys = ['Jupiter.from.Moon'];
  if (distance === 1) return toPresent('Jupiter shares the sign of the Moon', keys);
  const positionText = `Jupiter stands in the ${formatOrdinal(distance)} sign from the Moon`;
  return isAngle(distance)
    ? toPresent(positionText, keys)
    : toAbsent(`${positionText}, not in the first, fourth, seventh or tenth`, keys);
}

/**
 * Kemadruma is cancelled if one of the five planets is with the Moon, or in an angle from it or from the lagna, as
 * Brihat Jataka reports and as is usual in practice.
 */
function judgeKemadruma(chart: Chart): Verdict {
  const [adjacentPlanet] = [
    ...listFlankingPlanets(chart, 'Moon', 'before'),
    ...listFlankingPlanets(chart, 'Moon', 'after'),
  ];
  if (adjacentPlanet)
    return toAbsent(`${adjacentPlanet} stands next to the Moon`, [`${adjacentPlanet}.from.Moon`]);
  const planetInAngleFromMoon = FIVE_PLANETS.find((graha) => isAngle(countSigns(chart, 'Moon', graha)));
  if (planetInAngleFromMoon)
    return toAbsent(describePlanetInAngle(chart, planetInAngleFromMoon), [
      `${planetInAngleFromMoon}.from.Moon`,
    ]);
  const planetInAngleFromLagna = FIVE_PLANETS.find((graha) => isAngle(getHouse(chart, graha)));
  if (planetInAngleFromLagna)
    return toAbsent(
      `nobody stands beside the Moon, but ${formatPlacement(chart, planetInAngleFromLagna)}, an angle, keeps watch`,
      [`${planetInAngleFromLagna}.house`],
    );
  return toPresent(
    `the signs on both sides of ${getGrahaSignName(chart, 'Moon')} hold none of the five planets, and none stands in an angle`,
    ['Moon.sign', ...listRelativeKeys(FIVE_PLANETS, 'Moon')],
  );
}

function describePlanetInAngle(chart: Chart, graha: (typeof FIVE_PLANETS)[number]): string {
  const distance = countSigns(chart, 'Moon', graha);
  return distance === 1
    ? `${graha} keeps the Moon company in ${getGrahaSignName(chart, 'Moon')}`
    : `nobody stands beside the Moon, but ${graha} stands in the ${formatOrdinal(distance)} sign from it, an angle`;
}

function judgeAdhi(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find(
    (graha) => ![6, 7, 8].includes(countSigns(chart, 'Moon', graha)),
  );
  if (outsideBenefic) {
    const distance = formatOrdinal(countSigns(chart, 'Moon', outsideBenefic));
    return toAbsent(`${outsideBenefic} is in the ${distance} sign from the Moon`, [
      `${outsideBenefic}.from.Moon`,
    ]);
  }
  const placementTexts = NATURAL_BENEFICS.map(
    (graha) => `${graha} in the ${formatOrdinal(countSigns(chart, 'Moon', graha))}`,
  );
  return toPresent(
    `counted from the Moon, you find ${placementTexts.join(', ')} sign`,
    listRelativeKeys(NATURAL_BENEFICS, 'Moon'),
  );
}

const UPACHAYA_HOUSES = [3, 6, 10, 11];

function judgeVasumati(chart: Chart): Verdict {
  const outsideBenefic = NATURAL_BENEFICS.find((graha) => !UPACHAYA_HOUSES.includes(getHouse(chart, graha)));
  if (!outsideBenefic)
    return toPresent(
      `the houses of growth hold all three gentle planets, ${NATURAL_BENEFICS.map((graha) => formatPlacement(chart, graha)).join(', ')}`,
      listHouseKeys(NATURAL_BENEFICS),
    );
  const outsideBeneficFromMoon = NATURAL_BENEFICS.find(
    (graha) => !UPACHAYA_HOUSES.includes(countSigns(chart, 'Moon', graha)),
  );
  if (!outsideBeneficFromMoon)
    return toPresent(
      `${formatGrahas(NATURAL_BENEFICS)} all stand in signs of growth from the Moon, its third, sixth, tenth or eleventh`,
      listRelativeKeys(NATURAL_BENEFICS, 'Moon'),
    );
  const distance = formatOrdinal(countSigns(chart, 'Moon', outsideBeneficFromMoon));
  return toAbsent(
    `${describePlacement(chart, outsideBenefic)}, and ${outsideBeneficFromMoon} in the ${distance} sign from the Moon`,
    [`${outsideBenefic}.house`, `${outsideBeneficFromMoon}.from.Moon`],
  );
}

function judgeSakata(chart: Chart): Verdict {
  const distance = countSigns(chart, 'Jupiter', 'Moon');
  const positionText = `the Moon stands in the ${formatOrdinal(distance)} sign from Jupiter`;
  if (!isDusthana(distance)) return toAbsent(positionText, ['Moon.from.Jupiter']);
  const house = getHouse(chart, 'Moon');
  const keys = ['Moon.from.Jupiter', 'Moon.house'];
  if (isAngle(house))
    return toAbsent(
      `${positionText}, but the ${formatOrdinal(house)} house is an angle and cancels it`,
      keys,
    );
  return toPresent(`${positionText}, and in the ${formatOrdinal(house)} house, away from the angles`, keys);
}
