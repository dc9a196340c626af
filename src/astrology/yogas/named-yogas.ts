/** Yogas named after royal emblems: fly-whisk, conch, drum, horn, sword. */
import type { Chart } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, isAngle, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
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
  CLASSICAL_GRAHAS,
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
    return toPresent(
      `${formatHouseLord(chart, 1)} is exalted in the ${formatOrdinal(house)} house, under the eyes of Jupiter`,
      ['lord.1', `${lord}.dignity`, `${lord}.house`, `Jupiter.aspects.${house}`],
    );
  const seat = [1, 7, 9, 10].find((one) => listBeneficsIn(chart, one).length > 1);
  if (seat)
    return toPresent(
      `${formatGrahas(listBeneficsIn(chart, seat))} walk together through the ${formatOrdinal(seat)} house`,
      listHouseKeys(listBeneficsIn(chart, seat)),
    );
  return toAbsent(
    `${formatHouseLord(chart, 1)} is not exalted in an angle before Jupiter, nor do two gentle planets share one of these houses`,
    ['lord.1', `${lord}.dignity`, ...listHouseKeys(NATURAL_BENEFICS)],
  );
}

const listBeneficsIn = (chart: Chart, house: number) =>
  NATURAL_BENEFICS.filter((graha) => getHouse(chart, graha) === house);

/** The two lords must be different grahas. */
function judgeMutualAngles(chart: Chart, one: number, other: number): Verdict {
  const [a, b, first] = [getHouseLord(chart, one), getHouseLord(chart, other), getHouseLord(chart, 1)];
  const keys = [`lord.${one}`, `lord.${other}`];
  if (a === b)
    return toAbsent(
      `${formatGrahas([a])} rules both the ${formatOrdinal(one)} and the ${formatOrdinal(other)}`,
      keys,
    );
  const lords = `${formatHouseLord(chart, one)} in ${getGrahaSignName(chart, a)} and ${formatHouseLord(chart, other)} in ${getGrahaSignName(chart, b)}`;
  if (!areInAngle(chart, a, b))
    return toAbsent(`${lords} are not in an angle from each other`, [...keys, `${b}.from.${a}`]);
  const strength = ['lord.1', `${first}.dignity`, `${first}.combust`];
  if (!isStrong(chart, first))
    return toAbsent(
      `${formatHouseLord(chart, 1)} is not strong in ${getGrahaSignName(chart, first)}`,
      strength,
    );
  return toPresent(`${lords} hold each other in an angle, and ${formatHouseLord(chart, 1)} is strong`, [
    ...keys,
    `${b}.from.${a}`,
    ...strength,
  ]);
}

function judgeBheri(chart: Chart): Verdict {
  const empty = [12, 1, 2, 7].find((house) => listPlanetsIn(chart, house).length === 0);
  if (empty)
    return toAbsent(`none of the seven stands in the ${formatOrdinal(empty)} house`, [`house.${empty}`]);
  const ninth = getHouseLord(chart, 9);
  const keys = ['lord.9', `${ninth}.dignity`, `${ninth}.combust`];
  if (!isStrong(chart, ninth))
    return toAbsent(`${formatHouseLord(chart, 9)} is not strong in ${getGrahaSignName(chart, ninth)}`, keys);
  const guests = [12, 1, 2, 7].map(
    (house) => `${formatGrahas(listPlanetsIn(chart, house))} in the ${formatOrdinal(house)} house`,
  );
  return toPresent(`you have ${guests.join(', ')}, and ${formatHouseLord(chart, 9)} is strong`, [
    ...keys,
    ...listHouseKeys(CLASSICAL_GRAHAS.filter((graha) => [12, 1, 2, 7].includes(getHouse(chart, graha)))),
  ]);
}

function judgeKhadga(chart: Chart): Verdict {
  const [second, ninth, first] = [getHouseLord(chart, 2), getHouseLord(chart, 9), getHouseLord(chart, 1)];
  const keys = ['lord.2', 'lord.9', `${second}.sign`, `${ninth}.sign`];
  const houses = `${formatHouseLord(chart, 2)} is in ${getGrahaSignName(chart, second)} and ${formatHouseLord(chart, 9)} in ${getGrahaSignName(chart, ninth)}`;
  if (second === ninth)
    return toAbsent(`${formatGrahas([second])} rules both the second and the ninth`, keys.slice(0, 2));
  if (!areInExchange(chart, second, ninth)) return toAbsent(houses, keys);
  if (!isWellPlaced(chart, first))
    return toAbsent(`${describePlacement(chart, first)}, as lord of the lagna`, ['lord.1', `${first}.house`]);
  return toPresent(
    `${houses}, at home with each other, and the lord of the lagna is well placed, ${formatPlacement(chart, first)}`,
    [...keys, 'lord.1', `${first}.house`],
  );
}

function judgeKalanidhi(chart: Chart): Verdict {
  const house = getHouse(chart, 'Jupiter');
  if (house !== 2 && house !== 5) return toAbsent(describePlacement(chart, 'Jupiter'), ['Jupiter.house']);
  const absent = (['Mercury', 'Venus'] as const).find((graha) => !isConnectedTo(chart, graha, house));
  const where = formatPlacement(chart, 'Jupiter');
  if (absent)
    return toAbsent(`${absent} neither joins nor looks at ${where}`, [
      'Jupiter.house',
      `${absent}.from.Jupiter`,
    ]);
  return toPresent(`Mercury and Venus both attend to ${where}`, [
    'Jupiter.house',
    'Mercury.from.Jupiter',
    'Venus.from.Jupiter',
  ]);
}

function judgePushkala(chart: Chart): Verdict {
  const [host, first] = [getSignLord(chart.grahas.Moon.sign), getHouseLord(chart, 1)];
  const keys = ['Moon.sign', 'lord.1'];
  const lords = `${formatGrahas([host])}, lord of the Moon’s sign ${getGrahaSignName(chart, 'Moon')}, and ${formatHouseLord(chart, 1)}`;
  if (host === first)
    return toAbsent(
      `${formatGrahas([host])} rules both the lagna and ${getGrahaSignName(chart, 'Moon')}, the Moon’s sign`,
      keys,
    );
  if (!areTogether(chart, host, first))
    return toAbsent(`${lords} are apart`, [...keys, `${host}.from.${first}`]);
  const house = getHouse(chart, host);
  const placementKeys = [...keys, ...listHouseKeys([host, first])];
  if (!isAngle(house))
    return toAbsent(`${lords} meet in the ${formatOrdinal(house)} house, which is no angle`, placementKeys);
  const strongGraha = CLASSICAL_GRAHAS.find(
    (graha) => isStrong(chart, graha) && isConnectedTo(chart, graha, 1),
  );
  if (!strongGraha) return toAbsent('no strong graha is in the lagna or looks at it', ['lagna.sign']);
  return toPresent(
    `${lords} meet in the ${formatOrdinal(house)} house, and ${formatGrahas([strongGraha])} lends the lagna strength`,
    [
      ...placementKeys,
      `${strongGraha}.dignity`,
      strongGraha === host || strongGraha === first ? 'lagna.sign' : `${strongGraha}.aspects.1`,
    ],
  );
}
