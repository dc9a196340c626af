/** Yogas named after royal emblems (fly-whisk, conch, horn, kettledrum, sword), and two of treasure and abundance. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, isAngle, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  areInAngle,
  areTogether,
  NATURAL_BENEFICS,
  areInExchange,
  isStrong,
  isWellPlaced,
  listHouseKeys,
  formatGrahas,
  formatPlacement,
  describePlacement,
  formatHouseLord,
  listPlanetsIn,
  getGrahaSignName,
  isConnectedTo,
} from './placements.ts';

export const namedYogas = [
  {
    key: 'chamara',
    name: 'Chamara',
    rule: 'The lord of the lagna exalted in an angle before Jupiter’s eyes, or two gentle planets together in the 1st, 7th, 9th or 10th',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeChamara,
  },
  {
    key: 'shankha',
    name: 'Shankha',
    rule: 'The lords of the 5th and 6th in angles from each other, the lord of the lagna strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: (chart) => judgeMutualAngles(chart, 5, 6),
  },
  {
    key: 'kahala',
    name: 'Kahala',
    rule: 'The lords of the 4th and 9th in angles from each other, the lord of the lagna strong',
    source: 'Jataka Parijata 7',
    needsLagna: true,
    judge: (chart) => judgeMutualAngles(chart, 4, 9),
  },
  {
    key: 'bheri',
    name: 'Bheri',
    rule: 'Some of the seven in each of the 12th, 1st, 2nd and 7th, the lord of the 9th strong',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeBheri,
  },
  {
    key: 'khadga',
    name: 'Khadga',
    rule: 'The lords of the 2nd and 9th in each other’s signs, the lord of the lagna in an angle or trine',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeKhadga,
  },
  {
    key: 'kalanidhi',
    name: 'Kalanidhi',
    rule: 'Jupiter in the 2nd or 5th, with Mercury and Venus there or looking at it',
    source: 'Brihat Parashara Hora Shastra 36',
    needsLagna: true,
    judge: judgeKalanidhi,
  },
  {
    key: 'pushkala',
    name: 'Pushkala',
    rule: 'The lords of the Moon’s sign and of the lagna together in an angle, a strong graha in the lagna or looking at it',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: judgePushkala,
  },
] as const satisfies readonly YogaRule[];

function judgeChamara(chart: Chart): Verdict {
  const lord = getHouseLord(chart, 1);
  const house = getHouse(chart, lord);
  if (chart.grahas[lord].dignity === 'exalted' && isAngle(house) && hasAspect(chart, 'Jupiter', house))
    return createPresentVerdict(
      `${formatHouseLord(chart, 1)} is exalted in the ${formatOrdinal(house)} house, under the eyes of Jupiter`,
      ['lord.1', `${lord}.dignity`, `${lord}.house`, `Jupiter.aspects.${house}`],
    );
  const sharedHouse = [1, 7, 9, 10].find((candidate) => listBeneficsIn(chart, candidate).length > 1);
  if (sharedHouse)
    return createPresentVerdict(
      `${formatGrahas(listBeneficsIn(chart, sharedHouse))} walk together through the ${formatOrdinal(sharedHouse)} house`,
      listHouseKeys(listBeneficsIn(chart, sharedHouse)),
    );
  return createAbsentVerdict(
    `${formatHouseLord(chart, 1)} is not exalted in an angle before Jupiter, nor do two gentle planets share one of these houses`,
    ['lord.1', `${lord}.dignity`, ...listHouseKeys([lord, 'Jupiter', ...NATURAL_BENEFICS])],
  );
}

const listBeneficsIn = (chart: Chart, house: number) =>
  NATURAL_BENEFICS.filter((graha) => getHouse(chart, graha) === house);

/** The two lords must be different grahas. */
function judgeMutualAngles(chart: Chart, firstHouse: number, secondHouse: number): Verdict {
  const [firstLord, secondLord, lagnaLord] = [
    getHouseLord(chart, firstHouse),
    getHouseLord(chart, secondHouse),
    getHouseLord(chart, 1),
  ];
  const keys = [`lord.${firstHouse}`, `lord.${secondHouse}`];
  if (firstLord === secondLord)
    return createAbsentVerdict(
      `${formatGrahas([firstLord])} rules both the ${formatOrdinal(firstHouse)} and the ${formatOrdinal(secondHouse)}`,
      keys,
    );
  const lordsText = `${formatHouseLord(chart, firstHouse)} in ${getGrahaSignName(chart, firstLord)} and ${formatHouseLord(chart, secondHouse)} in ${getGrahaSignName(chart, secondLord)}`;
  if (!areInAngle(chart, firstLord, secondLord))
    return createAbsentVerdict(`${lordsText} are not in an angle from each other`, [
      ...keys,
      `${secondLord}.from.${firstLord}`,
    ]);
  const strengthKeys = ['lord.1', `${lagnaLord}.dignity`, `${lagnaLord}.combust`];
  if (!isStrong(chart, lagnaLord))
    return createAbsentVerdict(
      `${formatHouseLord(chart, 1)} is not strong in ${getGrahaSignName(chart, lagnaLord)}`,
      strengthKeys,
    );
  return createPresentVerdict(
    `${lordsText} are in angles from each other, and ${formatHouseLord(chart, 1)} is strong`,
    [...keys, `${secondLord}.from.${firstLord}`, ...strengthKeys],
  );
}

function judgeBheri(chart: Chart): Verdict {
  const emptyHouse = [12, 1, 2, 7].find((house) => listPlanetsIn(chart, house).length === 0);
  if (emptyHouse)
    return createAbsentVerdict(`none of the seven is in the ${formatOrdinal(emptyHouse)} house`, [
      `house.${emptyHouse}`,
    ]);
  const ninthLord = getHouseLord(chart, 9);
  const keys = ['lord.9', `${ninthLord}.dignity`, `${ninthLord}.combust`];
  if (!isStrong(chart, ninthLord))
    return createAbsentVerdict(
      `${formatHouseLord(chart, 9)} is not strong in ${getGrahaSignName(chart, ninthLord)}`,
      keys,
    );
  const occupantTexts = [12, 1, 2, 7].map(
    (house) => `${formatGrahas(listPlanetsIn(chart, house))} in the ${formatOrdinal(house)} house`,
  );
  return createPresentVerdict(
    `you have ${occupantTexts.join(', ')}, and ${formatHouseLord(chart, 9)} is strong`,
    [
      ...keys,
      ...listHouseKeys(CLASSICAL_GRAHAS.filter((graha) => [12, 1, 2, 7].includes(getHouse(chart, graha)))),
    ],
  );
}

function judgeKhadga(chart: Chart): Verdict {
  const [secondLord, ninthLord, lagnaLord] = [
    getHouseLord(chart, 2),
    getHouseLord(chart, 9),
    getHouseLord(chart, 1),
  ];
  const keys = ['lord.2', 'lord.9', `${secondLord}.sign`, `${ninthLord}.sign`];
  const positionsText = `${formatHouseLord(chart, 2)} is in ${getGrahaSignName(chart, secondLord)} and ${formatHouseLord(chart, 9)} in ${getGrahaSignName(chart, ninthLord)}`;
  if (secondLord === ninthLord)
    return createAbsentVerdict(
      `${formatGrahas([secondLord])} rules both the second and the ninth`,
      keys.slice(0, 2),
    );
  if (!areInExchange(chart, secondLord, ninthLord)) return createAbsentVerdict(positionsText, keys);
  if (!isWellPlaced(chart, lagnaLord))
    return createAbsentVerdict(`${describePlacement(chart, lagnaLord)}, as lord of the lagna`, [
      'lord.1',
      `${lagnaLord}.house`,
    ]);
  return createPresentVerdict(
    `${positionsText}, at home with each other, and the lord of the lagna is well placed, ${formatPlacement(chart, lagnaLord)}`,
    [...keys, 'lord.1', `${lagnaLord}.house`],
  );
}

function judgeKalanidhi(chart: Chart): Verdict {
  const house = getHouse(chart, 'Jupiter');
  if (house !== 2 && house !== 5)
    return createAbsentVerdict(describePlacement(chart, 'Jupiter'), ['Jupiter.house']);
  const unconnectedGraha = (['Mercury', 'Venus'] as const).find(
    (graha) => !isConnectedTo(chart, graha, house),
  );
  const position = formatPlacement(chart, 'Jupiter');
  if (unconnectedGraha)
    return createAbsentVerdict(`${unconnectedGraha} neither joins nor aspects ${position}`, [
      'Jupiter.house',
      `${unconnectedGraha}.from.Jupiter`,
    ]);
  return createPresentVerdict(`Mercury and Venus both attend to ${position}`, [
    'Jupiter.house',
    'Mercury.from.Jupiter',
    'Venus.from.Jupiter',
  ]);
}

function judgePushkala(chart: Chart): Verdict {
  const [moonSignLord, lagnaLord] = [getSignLord(chart.grahas.Moon.sign), getHouseLord(chart, 1)];
  const keys = ['Moon.sign', 'lord.1'];
  const lordsText = `${formatGrahas([moonSignLord])}, lord of the Moon’s sign ${getGrahaSignName(chart, 'Moon')}, and ${formatHouseLord(chart, 1)}`;
  if (moonSignLord === lagnaLord)
    return createAbsentVerdict(
      `${formatGrahas([moonSignLord])} rules both the lagna and ${getGrahaSignName(chart, 'Moon')}, the Moon’s sign`,
      keys,
    );
  if (!areTogether(chart, moonSignLord, lagnaLord))
    return createAbsentVerdict(`${lordsText} are apart`, [...keys, `${moonSignLord}.from.${lagnaLord}`]);
  const house = getHouse(chart, moonSignLord);
  const placementKeys = [...keys, ...listHouseKeys([moonSignLord, lagnaLord])];
  if (!isAngle(house))
    return createAbsentVerdict(
      `${lordsText} meet in the ${formatOrdinal(house)} house, which is no angle`,
      placementKeys,
    );
  const strongGraha = CLASSICAL_GRAHAS.find(
    (graha) => isStrong(chart, graha) && isConnectedTo(chart, graha, 1),
  );
  if (!strongGraha)
    return createAbsentVerdict(
      'no strong graha is in the lagna or aspects it',
      CLASSICAL_GRAHAS.flatMap((graha) => [`${graha}.dignity`, `${graha}.combust`, `${graha}.house`]),
    );
  return createPresentVerdict(
    `${lordsText} meet in the ${formatOrdinal(house)} house, and ${formatGrahas([strongGraha])} lends the lagna strength`,
    [
      ...placementKeys,
      `${strongGraha}.dignity`,
      `${strongGraha}.combust`,
      getHouse(chart, strongGraha) === 1 ? 'house.1' : `${strongGraha}.aspects.1`,
    ],
  );
}
