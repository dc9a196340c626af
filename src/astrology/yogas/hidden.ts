/** Vipareeta: the lords of the sixth, eighth and twelfth keep to these three houses among themselves. */
import type { Chart } from '#src/astrology/contract.ts';
import { houseOf, isHidden, lordOf } from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { houseKeys, named, ruling, seated } from './standing.ts';

export const hidden = [
  {
    key: 'vipareeta',
    name: 'Vipareeta',
    rule: 'The lord of the 6th, 8th or 12th in one of these',
    source: 'Uttara Kalamrita 4',
    needsLagna: true,
    judge: vipareeta,
  },
  {
    key: 'harsha',
    name: 'Harsha',
    rule: 'The lord of the 6th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => kept(chart, 6),
  },
  {
    key: 'sarala',
    name: 'Sarala',
    rule: 'The lord of the 8th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => kept(chart, 8),
  },
  {
    key: 'vimala',
    name: 'Vimala',
    rule: 'The lord of the 12th in the 6th, 8th or 12th',
    source: 'Phaladeepika 6',
    needsLagna: true,
    judge: (chart) => kept(chart, 12),
  },
] as const satisfies readonly YogaRule[];

const HOUSES = [6, 8, 12];

function vipareeta(chart: Chart): Verdict {
  const house = HOUSES.find((one) => isHidden(houseOf(chart, lordOf(chart, one))));
  if (!house) {
    const lords = [...new Set(HOUSES.map((one) => lordOf(chart, one)))];
    const keys = [...HOUSES.map((one) => `lord.${one}`), ...houseKeys(lords)];
    return no(`these lords stand elsewhere, ${seated(chart, lords)}`, keys);
  }
  const lord = lordOf(chart, house);
  return yes(`${ruling(chart, house)} is kept in the ${ordinal(houseOf(chart, lord))}`, [
    `lord.${house}`,
    `${lord}.house`,
  ]);
}

function kept(chart: Chart, house: number): Verdict {
  const lord = lordOf(chart, house);
  const [own, seat] = [ordinal(house), ordinal(houseOf(chart, lord))];
  const keys = [`lord.${house}`, `${lord}.house`];
  return isHidden(houseOf(chart, lord))
    ? yes(`the ${own} house answers to ${named([lord])}, which lives in the ${seat}`, keys)
    : no(`its lord, ${named([lord])}, lives in the ${seat} house`, keys);
}
