/** Dhana yogas: connections of the lords of the lagna, of the houses of money (2, 11) and of merit (5, 9). */
import type { Chart } from '#src/astrology/contract.ts';
import { isDusthana } from '#src/astrology/houses.ts';
import { judgeLordConnection } from './lord-connections.ts';
import { createAbsentVerdict, createPresentVerdict, type Verdict, type YogaRule } from './rule.ts';
import { getLordInHouse } from './placements.ts';

export const dhanaYogas = [
  {
    // Brihat Parashara Hora Shastra 13
    key: 'dhanaIncome',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[2, 11]]),
  },
  {
    // B. V. Raman, Three Hundred Important Combinations
    key: 'dhanaEffort',
    needsLagna: true,
    judge: (chart) =>
      judgeLordConnection(chart, [
        [1, 2],
        [1, 11],
      ]),
  },
  {
    // Brihat Parashara Hora Shastra 41
    key: 'dhanaMerit',
    needsLagna: true,
    judge: (chart) => judgeLordConnection(chart, [[5, 9]]),
  },
  {
    // Brihat Parashara Hora Shastra 41
    key: 'dhanaFortune',
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
    // B. V. Raman, Three Hundred Important Combinations
    key: 'daridra',
    needsLagna: true,
    judge: judgeDaridra,
  },
] as const satisfies readonly YogaRule[];

function judgeDaridra(chart: Chart): Verdict {
  const lord = getLordInHouse(chart, 11);
  const keys = ['lord.11', `${lord.graha}.house`];
  return isDusthana(lord.house)
    ? createPresentVerdict({ kind: 'daridra', ...lord }, keys)
    : createAbsentVerdict({ kind: 'noDaridra', ...lord }, keys);
}
