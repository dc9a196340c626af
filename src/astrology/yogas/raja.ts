/** Raja yogas: connections of the lords of angles and trines; cancelled debilitation. */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { judgeLordConnection } from './lord-connections.ts';
import { isDebilitated, judgeNeechaBhanga } from './neecha-bhanga.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { isWellPlaced } from './placements.ts';
import type { YogaReduction } from './reasons.ts';

export const rajaYogas = [
  {
    // Brihat Parashara Hora Shastra 34
    key: 'dharmaKarma',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[9, 10]]),
  },
  {
    // Brihat Parashara Hora Shastra 34
    key: 'kendraTrikona',
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
    // Brihat Parashara Hora Shastra 34
    key: 'yogakaraka',
    needsLagna: true,
    judge: judgeYogakaraka,
  },
  {
    // Phaladeepika 7, with the conditions of later practice
    key: 'neechaBhanga',
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
    const facts = { graha, houses: [angle, trine], house: getHouse(chart, graha) };
    return isWellPlaced(chart, graha)
      ? createPresentVerdict(
          { kind: 'yogakaraka', ...facts },
          [...keys, ...strengthKeys],
          findWeakness(chart, graha),
        )
      : createAbsentVerdict({ kind: 'yogakarakaMisplaced', ...facts }, keys);
  }
  return createAbsentVerdict({ kind: 'noYogakaraka' }, ['lagna.sign']);
}

/** A yogakaraka that is combust or in its fall keeps less of its promise (Brihat Parashara Hora Shastra 34). */
function findWeakness(chart: Chart, graha: Graha): YogaReduction | null {
  if (chart.grahas[graha].isCombust) return { kind: 'combust', graha };
  return isDebilitated(chart, graha) ? { kind: 'debilitated', graha } : null;
}
