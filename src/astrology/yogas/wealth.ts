/** Dhana yogas: connections of the lords of the lagna, of the houses of money (2, 11) and of merit (5, 9). */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isDusthana, getHouseLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { judgeLordConnection } from './lord-connections.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { formatHouseLord } from './placements.ts';

export const dhanaYogas = [
  {
    key: 'dhanaIncome',
    name: 'Dhana of income',
    rule: 'The lords of the 2nd and 11th together, in exchange, or in aspect',
    source: 'Brihat Parashara Hora Shastra 13',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[2, 11]]),
  },
  {
    key: 'dhanaEffort',
    name: 'Dhana of one’s own hands',
    rule: 'The lord of the lagna and that of the 2nd or 11th together, in exchange, or in aspect',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    needsLagna: true,
    judge: (chart) =>
      judgeLordConnection(chart, [
        [1, 2],
        [1, 11],
      ]),
  },
  {
    key: 'dhanaMerit',
    name: 'Dhana of merit',
    rule: 'The lords of the 5th and 9th together, in exchange, or in aspect',
    source: 'Brihat Parashara Hora Shastra 41',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[5, 9]]),
  },
  {
    key: 'dhanaFortune',
    name: 'Dhana of fortune',
    rule: 'A lord of the 2nd or 11th and one of the 5th or 9th together, in exchange, or in aspect',
    source: 'Brihat Parashara Hora Shastra 41',
    needsLagna: true,
    judge: (chart) =>
      judgeLordConnection(chart, [
        [2, 5],
        [2, 9],
        [11, 5],
        [11, 9],
      ]),
  },
  {
    key: 'daridra',
    name: 'Gains by the long road',
    rule: 'The lord of the 11th in the 6th, 8th or 12th (Daridra)',
    source: 'B. V. Raman, Three Hundred Important Combinations',
    needsLagna: true,
    judge: judgeDaridra,
  },
] as const satisfies readonly YogaRule[];

function judgeDaridra(chart: Chart): Verdict {
  const lord = getHouseLord(chart, 11);
  const house = getHouse(chart, lord);
  const keys = ['lord.11', `${lord}.house`];
  return isDusthana(house)
    ? createPresentVerdict(
        `${formatHouseLord(chart, 11)} has gone into the ${formatOrdinal(house)} house`,
        keys,
      )
    : createAbsentVerdict(
        `${formatHouseLord(chart, 11)} is in the ${formatOrdinal(house)} house, out in the open`,
        keys,
      );
}
