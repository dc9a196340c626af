/** Vipareeta: the lords of the sixth, eighth and twelfth are in these three houses. */
import type { Chart } from '#src/astrology/contract.ts';
import { getHouse, isDusthana, getHouseLord } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
import { toAbsent, toPresent, type Verdict, type YogaRule } from './rule.ts';
import { listHouseKeys, formatGrahas, formatHouseLord, formatSeats } from './placements.ts';

export const vipareetaYogas = [
  {
    key: 'vipareeta',
    name: 'Vipareeta',
    rule: 'The lord of the 6th, 8th or 12th in one of these',
    source: 'Uttara Kalamrita 4',
    needsLagna: true,
    judge: judgeVipareeta,
  },
  {
    key: 'harsha',
    name: 'Harsha',
    rule: 'The lord of the 6th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeLordInDusthana(chart, 6),
  },
  {
    key: 'sarala',
    name: 'Sarala',
    rule: 'The lord of the 8th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeLordInDusthana(chart, 8),
  },
  {
    key: 'vimala',
    name: 'Vimala',
    rule: 'The lord of the 12th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => judgeLordInDusthana(chart, 12),
  },
] as const satisfies readonly YogaRule[];

const DUSTHANAS = [6, 8, 12];

function judgeVipareeta(chart: Chart): Verdict {
  const house = DUSTHANAS.find((candidate) => isDusthana(getHouse(chart, getHouseLord(chart, candidate))));
  if (!house) {
    const lords = [...new Set(DUSTHANAS.map((candidate) => getHouseLord(chart, candidate)))];
    const keys = [...DUSTHANAS.map((candidate) => `lord.${candidate}`), ...listHouseKeys(lords)];
    return toAbsent(`these lords stand elsewhere, ${formatSeats(chart, lords)}`, keys);
  }
  const lord = getHouseLord(chart, house);
  return toPresent(
    `${formatHouseLord(chart, house)} is kept in the ${formatOrdinal(getHouse(chart, lord))}`,
    [`lord.${house}`, `${lord}.house`],
  );
}

function judgeLordInDusthana(chart: Chart, house: number): Verdict {
  const lord = getHouseLord(chart, house);
  const [ruledOrdinal, occupiedOrdinal] = [formatOrdinal(house), formatOrdinal(getHouse(chart, lord))];
  const keys = [`lord.${house}`, `${lord}.house`];
  return isDusthana(getHouse(chart, lord))
    ? toPresent(
        `the ${ruledOrdinal} house answers to ${formatGrahas([lord])}, which lives in the ${occupiedOrdinal}`,
        keys,
      )
    : toAbsent(`its lord, ${formatGrahas([lord])}, lives in the ${occupiedOrdinal} house`, keys);
}
