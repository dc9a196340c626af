/**
 * Akriti: the seven grahas occupy a figure of houses, and every house of the figure is occupied, except that houses of
 * Vapi may be empty. Vajra and Yava are left out: they need Mercury and Venus in square to the Sun, which, as Varahamihira
 * notes, never happens. Sources: Brihat Parashara Hora Shastra ch. 35; Brihat Jataka 12.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { getGrahaInHouse, getGrahasInHouses, listHouseKeys } from './placements.ts';

type Figure = readonly number[];

const listConsecutiveHouses = (first: number, length: number): Figure =>
  Array.from({ length }, (_, i) => ((first + i - 1) % 12) + 1);

export const akritiYogas = [
  createAkritiRule('gada', [
    [1, 4],
    [4, 7],
    [7, 10],
    [10, 1],
  ]),
  createAkritiRule('shakata', [[1, 7]]),
  createAkritiRule('vihaga', [[4, 10]]),
  createAkritiRule('shringataka', [[1, 5, 9]]),
  createAkritiRule('hala', [
    [2, 6, 10],
    [3, 7, 11],
    [4, 8, 12],
  ]),
  createAkritiRule('kamala', [[1, 4, 7, 10]]),
  createAkritiRule(
    'vapi',
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    { mayHaveEmptyHouses: true },
  ),
  createAkritiRule('yupa', [listConsecutiveHouses(1, 4)]),
  createAkritiRule('ishu', [listConsecutiveHouses(4, 4)]),
  createAkritiRule('shakti', [listConsecutiveHouses(7, 4)]),
  createAkritiRule('danda', [listConsecutiveHouses(10, 4)]),
  createAkritiRule('nauka', [listConsecutiveHouses(1, 7)]),
  createAkritiRule('kuta', [listConsecutiveHouses(4, 7)]),
  createAkritiRule('chhatra', [listConsecutiveHouses(7, 7)]),
  createAkritiRule('chapa', [listConsecutiveHouses(10, 7)]),
  createAkritiRule(
    'ardhachandra',
    [2, 3, 5, 6, 8, 9, 11, 12].map((house) => listConsecutiveHouses(house, 7)),
  ),
  createAkritiRule('chakra', [[1, 3, 5, 7, 9, 11]]),
  createAkritiRule('samudra', [[2, 4, 6, 8, 10, 12]]),
] as const;

function createAkritiRule<Key extends string>(
  key: Key,
  figures: readonly Figure[],
  { mayHaveEmptyHouses = false } = {},
): YogaRule<Key> {
  return {
    key,
    needsLagna: true,
    judge: (chart) => judgeAkriti(chart, figures, mayHaveEmptyHouses),
  };
}

const HOUSE_FACT_KEYS = listHouseKeys(CLASSICAL_GRAHAS);

function judgeAkriti(chart: Chart, figures: readonly Figure[], mayHaveEmptyHouses: boolean): Verdict {
  const houses = CLASSICAL_GRAHAS.map((graha) => getHouse(chart, graha));
  const bestFigure = findBestFigure(houses, figures);
  const outsideGraha = CLASSICAL_GRAHAS.find((_, index) => !bestFigure.includes(houses[index]!));
  if (outsideGraha)
    return createAbsentVerdict(
      { kind: 'outsideFigure', ...getGrahaInHouse(chart, outsideGraha) },
      HOUSE_FACT_KEYS,
    );
  const emptyHouse = bestFigure.find((house) => !houses.includes(house));
  if (emptyHouse && !mayHaveEmptyHouses)
    return createAbsentVerdict({ kind: 'emptyHouseOfFigure', house: emptyHouse }, HOUSE_FACT_KEYS);
  return createPresentVerdict(
    { kind: 'akriti', placements: getGrahasInHouses(chart, CLASSICAL_GRAHAS) },
    HOUSE_FACT_KEYS,
  );
}

/** The figure whose houses contain the most grahas; the first of several with the same number. */
function findBestFigure(houses: readonly number[], figures: readonly Figure[]): Figure {
  const counts = figures.map((figure) => houses.filter((house) => figure.includes(house)).length);
  return figures[counts.indexOf(Math.max(...counts))]!;
}
