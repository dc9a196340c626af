/** Yogas named after royal emblems (fly-whisk, conch, horn, kettledrum, sword), and two of treasure and abundance. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { hasAspect, getHouse, isAngle, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import {
  areInAngle,
  areTogether,
  NATURAL_BENEFICS,
  areInExchange,
  isStrong,
  isWellPlaced,
  getGrahaInHouse,
  getLord,
  getLordInHouse,
  getLordInSign,
  listHouseKeys,
  listPlanetsIn,
  isConnectedTo,
} from './placements.ts';

export const namedYogas = [
  {
    // Brihat Parashara Hora Shastra 36
    key: 'chamara',
    needsLagna: true,
    judge: judgeChamara,
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'shankha',
    needsLagna: true,
    judge: (chart) => judgeMutualAngles(chart, 5, 6),
  },
  {
    // Jataka Parijata 7
    key: 'kahala',
    needsLagna: true,
    judge: (chart) => judgeMutualAngles(chart, 4, 9),
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'bheri',
    needsLagna: true,
    judge: judgeBheri,
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'khadga',
    needsLagna: true,
    judge: judgeKhadga,
  },
  {
    // Brihat Parashara Hora Shastra 36
    key: 'kalanidhi',
    needsLagna: true,
    judge: judgeKalanidhi,
  },
  {
    // Phaladeepika 6
    key: 'pushkala',
    needsLagna: true,
    judge: judgePushkala,
  },
] as const satisfies readonly YogaRule[];

function judgeChamara(chart: Chart): Verdict {
  const lord = getHouseLord(chart, 1);
  const house = getHouse(chart, lord);
  if (chart.grahas[lord].dignity === 'exalted' && isAngle(house) && hasAspect(chart, 'Jupiter', house))
    return createPresentVerdict({ kind: 'chamaraOfLord', ...getLordInHouse(chart, 1) }, [
      'lord.1',
      `${lord}.dignity`,
      `${lord}.house`,
      `Jupiter.aspects.${house}`,
    ]);
  const sharedHouse = [1, 7, 9, 10].find((candidate) => listBeneficsIn(chart, candidate).length > 1);
  if (sharedHouse)
    return createPresentVerdict(
      { kind: 'chamaraOfBenefics', grahas: listBeneficsIn(chart, sharedHouse), house: sharedHouse },
      listHouseKeys(listBeneficsIn(chart, sharedHouse)),
    );
  return createAbsentVerdict({ kind: 'noChamara', ...getLord(chart, 1) }, [
    'lord.1',
    `${lord}.dignity`,
    ...listHouseKeys([lord, 'Jupiter', ...NATURAL_BENEFICS]),
  ]);
}

const listBeneficsIn = (chart: Chart, house: number) =>
  NATURAL_BENEFICS.filter((graha) => getHouse(chart, graha) === house);

/** The two lords must be different grahas. */
function judgeMutualAngles(chart: Chart, firstHouse: number, secondHouse: number): Verdict {
  const [first, second] = [getLordInSign(chart, firstHouse), getLordInSign(chart, secondHouse)];
  const lagnaLord = getHouseLord(chart, 1);
  const keys = [`lord.${firstHouse}`, `lord.${secondHouse}`];
  if (first.graha === second.graha)
    return createAbsentVerdict(
      { kind: 'oneLord', graha: first.graha, houses: [firstHouse, secondHouse] },
      keys,
    );
  const distanceKey = `${second.graha}.from.${first.graha}`;
  if (!areInAngle(chart, first.graha, second.graha))
    return createAbsentVerdict({ kind: 'lordsNotInAngles', first, second }, [...keys, distanceKey]);
  const strengthKeys = ['lord.1', `${lagnaLord}.dignity`, `${lagnaLord}.combust`];
  if (!isStrong(chart, lagnaLord))
    return createAbsentVerdict({ kind: 'lordNotStrong', ...getLordInSign(chart, 1) }, strengthKeys);
  return createPresentVerdict({ kind: 'lordsInAngles', first, second, strong: getLord(chart, 1) }, [
    ...keys,
    distanceKey,
    ...strengthKeys,
  ]);
}

function judgeBheri(chart: Chart): Verdict {
  const emptyHouse = [12, 1, 2, 7].find((house) => listPlanetsIn(chart, house).length === 0);
  if (emptyHouse)
    return createAbsentVerdict({ kind: 'emptyHouse', house: emptyHouse }, [`house.${emptyHouse}`]);
  const ninthLord = getHouseLord(chart, 9);
  const keys = ['lord.9', `${ninthLord}.dignity`, `${ninthLord}.combust`];
  if (!isStrong(chart, ninthLord))
    return createAbsentVerdict({ kind: 'lordNotStrong', ...getLordInSign(chart, 9) }, keys);
  const occupants = [12, 1, 2, 7].map((house) => ({ house, grahas: listPlanetsIn(chart, house) }));
  return createPresentVerdict({ kind: 'bheri', occupants, strong: getLord(chart, 9) }, [
    ...keys,
    ...listHouseKeys(CLASSICAL_GRAHAS.filter((graha) => [12, 1, 2, 7].includes(getHouse(chart, graha)))),
  ]);
}

function judgeKhadga(chart: Chart): Verdict {
  const [first, second] = [getLordInSign(chart, 2), getLordInSign(chart, 9)];
  const lagnaLord = getGrahaInHouse(chart, getHouseLord(chart, 1));
  const keys = ['lord.2', 'lord.9', `${first.graha}.sign`, `${second.graha}.sign`];
  if (first.graha === second.graha)
    return createAbsentVerdict({ kind: 'oneLord', graha: first.graha, houses: [2, 9] }, keys.slice(0, 2));
  if (!areInExchange(chart, first.graha, second.graha))
    return createAbsentVerdict({ kind: 'lordsApart', first, second }, keys);
  const placementKeys = ['lord.1', `${lagnaLord.graha}.house`];
  if (!isWellPlaced(chart, lagnaLord.graha))
    return createAbsentVerdict({ kind: 'lagnaLordMisplaced', ...lagnaLord }, placementKeys);
  return createPresentVerdict({ kind: 'khadga', first, second, lagnaLord }, [...keys, ...placementKeys]);
}

function judgeKalanidhi(chart: Chart): Verdict {
  const house = getHouse(chart, 'Jupiter');
  if (house !== 2 && house !== 5)
    return createAbsentVerdict({ kind: 'inHouse', grahas: ['Jupiter'], house }, ['Jupiter.house']);
  const unconnectedGraha = (['Mercury', 'Venus'] as const).find(
    (graha) => !isConnectedTo(chart, graha, house),
  );
  if (unconnectedGraha)
    return createAbsentVerdict(
      { kind: 'notConnectedToJupiter', graha: unconnectedGraha, jupiterHouse: house },
      ['Jupiter.house', `${unconnectedGraha}.from.Jupiter`],
    );
  return createPresentVerdict({ kind: 'kalanidhi', house }, [
    'Jupiter.house',
    'Mercury.from.Jupiter',
    'Venus.from.Jupiter',
  ]);
}

function judgePushkala(chart: Chart): Verdict {
  const [moonSignLord, lagnaLord] = [getSignLord(chart.grahas.Moon.sign), getHouseLord(chart, 1)];
  const keys = ['Moon.sign', 'lord.1'];
  const moonSign = chart.grahas.Moon.sign;
  if (moonSignLord === lagnaLord)
    return createAbsentVerdict({ kind: 'lagnaLordRulesMoonSign', graha: moonSignLord, sign: moonSign }, keys);
  const lords = { moonSignLord, moonSign, lagnaLord: getLord(chart, 1) };
  if (!areTogether(chart, moonSignLord, lagnaLord))
    return createAbsentVerdict({ kind: 'pushkalaLordsApart', ...lords }, [
      ...keys,
      `${moonSignLord}.from.${lagnaLord}`,
    ]);
  const house = getHouse(chart, moonSignLord);
  const placementKeys = [...keys, ...listHouseKeys([moonSignLord, lagnaLord])];
  if (!isAngle(house))
    return createAbsentVerdict({ kind: 'pushkalaOutsideAngles', ...lords, house }, placementKeys);
  const strongGraha = CLASSICAL_GRAHAS.find(
    (graha) => isStrong(chart, graha) && isConnectedTo(chart, graha, 1),
  );
  if (!strongGraha)
    return createAbsentVerdict(
      { kind: 'noStrongGrahaAtLagna' },
      CLASSICAL_GRAHAS.flatMap((graha) => [`${graha}.dignity`, `${graha}.combust`, `${graha}.house`]),
    );
  return createPresentVerdict({ kind: 'pushkala', ...lords, house, strong: strongGraha }, [
    ...placementKeys,
    `${strongGraha}.dignity`,
    `${strongGraha}.combust`,
    getHouse(chart, strongGraha) === 1 ? 'house.1' : `${strongGraha}.aspects.1`,
  ]);
}
