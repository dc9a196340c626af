/** Raja yogas: connections of the lords of angles and trines; cancelled debilitation. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getExaltationLord } from '#src/astrology/dignity.ts';
import { getHouse, isAngle, getSignLord, listRuledHouses, countSigns } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { judgeLordConnection } from './lord-connections.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
import { isWellPlaced, formatGrahas, CLASSICAL_GRAHAS, getGrahaSignName } from './placements.ts';

export const rajaYogas = [
  {
    key: 'dharmaKarma',
    name: 'Dharma Karma Adhipati',
    rule: 'The lords of the 9th and 10th meet',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[9, 10]]),
  },
  {
    key: 'kendraTrikona',
    name: 'Kendra Trikona',
    rule: 'A lord of the 1st, 4th, 7th or 10th meets a lord of the 5th or 9th (9th and 10th apart)',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: (chart) =>
      judgeLordConnection(chart, [
        [1, 5],
        [1, 9],
        [4, 5],
        [4, 9],
        [5, 7],
        [7, 9],
        [5, 10],
      ]),
  },
  {
    key: 'yogakaraka',
    name: 'Yogakaraka',
    rule: 'One graha that rules both the 4th, 7th or 10th and the 5th or 9th, in an angle or trine',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: judgeYogakaraka,
  },
  {
    key: 'neechaBhanga',
    name: 'Neecha Bhanga',
    rule: 'A graha in its fall, the lord of that sign or of its exaltation in an angle from lagna or Moon',
    source: 'Phaladeepika 7',
    needsLagna: true,
    judge: judgeNeechaBhanga,
  },
] as const satisfies readonly YogaRule[];

function judgeYogakaraka(chart: Chart): Verdict {
  for (const graha of CLASSICAL_GRAHAS) {
    const houses = listRuledHouses(chart, graha);
    const angle = houses.find((house) => [4, 7, 10].includes(house));
    const trine = houses.find((house) => house === 5 || house === 9);
    if (!angle || !trine) continue;
    const keys = [`lord.${angle}`, `lord.${trine}`, `${graha}.house`];
    const ruledHousesText = `${formatGraha(graha)} rules both the ${formatOrdinal(angle)} and the ${formatOrdinal(trine)}`;
    const houseText = `the ${formatOrdinal(getHouse(chart, graha))} house`;
    return isWellPlaced(chart, graha)
      ? toPresent(`${ruledHousesText}, and works from ${houseText}`, keys)
      : toAbsent(`${ruledHousesText}, but stands in ${houseText}`, keys);
  }
  return toAbsent('for this lagna nobody rules an angle and a trine at once', ['lagna.sign']);
}

function judgeNeechaBhanga(chart: Chart): Verdict {
  const debilitatedGrahas = CLASSICAL_GRAHAS.filter((graha) => chart.grahas[graha].dignity === 'debilitated');
  for (const graha of debilitatedGrahas) {
    const cancellingLord = listCancellingLords(chart, graha).find((lord) =>
      isInAngleFromLagnaOrMoon(chart, lord),
    );
    if (!cancellingLord) continue;
    const lordHouse = getHouse(chart, cancellingLord);
    const angleText = isAngle(lordHouse) ? 'an angle' : 'an angle from the Moon';
    const because = `${formatGraha(graha)} is in its fall in ${getGrahaSignName(chart, graha)}, and ${formatGraha(cancellingLord)} helps from the ${formatOrdinal(lordHouse)} house, ${angleText}`;
    return toPresent(because, [
      `${graha}.dignity`,
      `${cancellingLord}.house`,
      ...(isAngle(lordHouse) ? [] : [`${cancellingLord}.from.Moon`]),
    ]);
  }
  const [graha] = debilitatedGrahas;
  if (!graha)
    return toAbsent(
      'no graha is in its fall',
      CLASSICAL_GRAHAS.map((graha) => `${graha}.dignity`),
    );
  const cancellingLords = listCancellingLords(chart, graha);
  return toAbsent(
    `${formatGraha(graha)} is in its fall in ${getGrahaSignName(chart, graha)}, and no angle holds ${formatGrahas(cancellingLords)}`,
    [`${graha}.dignity`, ...cancellingLords.map((lord) => `${lord}.from.Moon`)],
  );
}

const listCancellingLords = (chart: Chart, graha: (typeof CLASSICAL_GRAHAS)[number]): Graha[] =>
  [...new Set([getSignLord(chart.grahas[graha].sign), getExaltationLord(graha)])].filter(
    (lord) => lord !== graha,
  );

const isInAngleFromLagnaOrMoon = (chart: Chart, graha: Graha): boolean =>
  isAngle(getHouse(chart, graha)) || isAngle(countSigns(chart, 'Moon', graha));
