/** Raja yogas: connections of the lords of angles and trines; cancelled debilitation. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { formatGraha } from '#src/astrology/phrases.ts';
import { judgeLordConnection } from './lord-connections.ts';
import { isDebilitated, judgeNeechaBhanga } from './neecha-bhanga.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { isWellPlaced } from './placements.ts';

export const rajaYogas = [
  {
    key: 'dharmaKarma',
    name: 'Dharma Karma Adhipati',
    rule: 'The lords of the 9th and 10th together, in exchange, or in aspect',
    source: 'Brihat Parashara Hora Shastra 34',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[9, 10]]),
  },
  {
    key: 'kendraTrikona',
    name: 'Kendra Trikona',
    rule: 'A lord of the 1st, 4th, 7th or 10th and one of the 5th or 9th together, in exchange, or in aspect (9th with 10th apart)',
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
    rule: 'A graha in its fall, helped by the lord of that sign, by the lord of its exaltation, by the graha exalted there, or by its navamsha',
    source: 'Phaladeepika 7, with the conditions of later practice',
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
    const strengthKeys = [`${graha}.combust`, `${graha}.dignity`];
    const ruledHousesText = `${formatGraha(graha)} rules both the ${formatOrdinal(angle)} and the ${formatOrdinal(trine)}`;
    const houseText = `the ${formatOrdinal(getHouse(chart, graha))} house`;
    return isWellPlaced(chart, graha)
      ? createPresentVerdict(
          `${ruledHousesText}, and is in ${houseText}`,
          [...keys, ...strengthKeys],
          describeWeakness(chart, graha),
        )
      : createAbsentVerdict(`${ruledHousesText}, but is in ${houseText}`, keys);
  }
  return createAbsentVerdict('for this lagna no graha rules an angle and a trine', ['lagna.sign']);
}

/** A yogakaraka that is combust or in its fall keeps less of its promise (Brihat Parashara Hora Shastra 34). */
function describeWeakness(chart: Chart, graha: Graha): string | null {
  if (chart.grahas[graha].isCombust) return `${formatGraha(graha)} is combust`;
  return isDebilitated(chart, graha) ? `${formatGraha(graha)} is in its fall` : null;
}
