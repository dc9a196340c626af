/**
 * Akriti: the seven grahas occupy a figure of houses, and every house of the figure is occupied, except that houses of Vapi may
 * be empty. Brihat Parashara Hora Shastra ch. 35, Brihat Jataka 12. Vajra and Yava are left out: they need Mercury and Venus in square to the Sun,
 * which, as Varahamihira notes, never happens.
 */
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { listHouseKeys, formatPlacement, formatPlacements } from './placements.ts';

type Figure = readonly number[];

const listConsecutiveHouses = (first: number, length: number): Figure =>
  Array.from({ length }, (_, i) => ((first + i - 1) % 12) + 1);

export const akritiYogas = [
  createAkritiRule(
    'gada',
    'Gada, the mace',
    'in two neighbouring angles (1st and 4th, 4th and 7th, 7th and 10th, or 10th and 1st houses)',
    [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ],
  ),
  createAkritiRule('shakata', 'Shakata, the cart', 'in the 1st and 7th houses', [[1, 7]]),
  createAkritiRule('vihaga', 'Vihaga, the bird', 'in the 4th and 10th houses', [[4, 10]]),
  createAkritiRule('shringataka', 'Shringataka, the water chestnut', 'in the 1st, 5th and 9th houses', [
    [1, 5, 9],
  ]),
  createAkritiRule('hala', 'Hala, the plough', 'in three houses in trine, not with the 1st', [
    [2, 6, 10],
    [3, 7, 11],
    [4, 8, 12],
  ]),
  createAkritiRule('kamala', 'Kamala, the lotus', 'in all four angles', [[1, 4, 7, 10]]),
  createAkritiRule(
    'vapi',
    'Vapi, the well',
    'in the 2nd, 5th, 8th, 11th, or the 3rd, 6th, 9th, 12th',
    [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    { mayHaveEmptyHouses: true },
  ),
  createAkritiRule('yupa', 'Yupa, the pillar', 'in the 1st to 4th houses', [listConsecutiveHouses(1, 4)]),
  createAkritiRule('ishu', 'Ishu, the arrow', 'in the 4th to 7th houses', [listConsecutiveHouses(4, 4)]),
  createAkritiRule('shakti', 'Shakti, the lance', 'in the 7th to 10th houses', [listConsecutiveHouses(7, 4)]),
  createAkritiRule('danda', 'Danda, the staff', 'in the 10th to 1st houses', [listConsecutiveHouses(10, 4)]),
  createAkritiRule('nauka', 'Nauka, the boat', 'one by one in seven houses from the 1st', [
    listConsecutiveHouses(1, 7),
  ]),
  createAkritiRule('kuta', 'Kuta, the mountain hut', 'one by one in seven houses from the 4th', [
    listConsecutiveHouses(4, 7),
  ]),
  createAkritiRule('chhatra', 'Chhatra, the parasol', 'one by one in seven houses from the 7th', [
    listConsecutiveHouses(7, 7),
  ]),
  createAkritiRule('chapa', 'Chapa, the bow', 'one by one in seven houses from the 10th', [
    listConsecutiveHouses(10, 7),
  ]),
  createAkritiRule(
    'ardhachandra',
    'Ardhachandra, the half moon',
    'one by one in seven consecutive houses that do not begin at the 1st, 4th, 7th or 10th',
    [2, 3, 5, 6, 8, 9, 11, 12].map((house) => listConsecutiveHouses(house, 7)),
  ),
  createAkritiRule('chakra', 'Chakra, the wheel', 'in all six odd houses', [[1, 3, 5, 7, 9, 11]]),
  createAkritiRule('samudra', 'Samudra, the sea', 'in all six even houses', [[2, 4, 6, 8, 10, 12]]),
] as const;

/** @param where the houses of the figure, as the end of the printed rule “All seven …” */
function createAkritiRule<Key extends string>(
  key: Key,
  name: string,
  where: string,
  figures: readonly Figure[],
  { mayHaveEmptyHouses = false } = {},
): YogaRule<Key> {
  return {
    key,
    name,
    rule: `All seven ${where}`,
    source: 'Brihat Parashara Hora Shastra 35',
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
    return createAbsentVerdict(`${formatPlacement(chart, outsideGraha)} is outside`, HOUSE_FACT_KEYS);
  const emptyHouse = bestFigure.find((house) => !houses.includes(house));
  if (emptyHouse && !mayHaveEmptyHouses)
    return createAbsentVerdict(
      `the ${formatOrdinal(emptyHouse)} house has none of the seven`,
      HOUSE_FACT_KEYS,
    );
  return createPresentVerdict(
    `the seven fill this figure, ${formatPlacements(chart, CLASSICAL_GRAHAS)}`,
    HOUSE_FACT_KEYS,
  );
}

/** The figure whose houses contain the most grahas; the first of several with the same number. */
function findBestFigure(houses: readonly number[], figures: readonly Figure[]): Figure {
  const counts = figures.map((figure) => houses.filter((house) => figure.includes(house)).length);
  return figures[counts.indexOf(Math.max(...counts))]!;
}
