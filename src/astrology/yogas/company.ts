/** Two grahas in one sign, opposite, or in each other's signs. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { signsFrom } from '#src/astrology/houses.ts';
import { grahaName } from '#src/astrology/words.ts';
import { no, yes, type Verdict, type YogaRule } from './rule.ts';
import { haveTraded, SEVEN, signKeys, signOf } from './standing.ts';

export const company = [
  {
    key: 'chandraMangala',
    name: 'Chandra Mangala',
    rule: 'The Moon and Mars in one sign',
    source: 'Brihat Jataka 14',
    needsLagna: false,
    judge: (chart) => together(chart, 'Moon', 'Mars'),
  },
  {
    key: 'guruMangala',
    name: 'Guru Mangala',
    rule: 'Jupiter and Mars in one sign or opposite',
    source: 'Saravali 15; later practice adds the opposition',
    needsLagna: false,
    judge: guruMangala,
  },
  {
    key: 'guruRahu',
    name: 'Guru and Rahu',
    rule: 'Jupiter and Rahu in one sign (Guru Chandala)',
    source: 'Later tradition, in none of the great classics',
    needsLagna: false,
    judge: (chart) => together(chart, 'Jupiter', 'Rahu'),
  },
  {
    key: 'parivartana',
    name: 'Parivartana',
    rule: 'Two grahas in each other’s signs',
    source: 'Phaladeepika 6',
    needsLagna: false,
    judge: parivartana,
  },
] as const satisfies readonly YogaRule[];

function together(chart: Chart, first: Graha, second: Graha): Verdict {
  const keys = [`${second}.from.${first}`];
  const [a, b] = [grahaName(first), grahaName(second)];
  return signsFrom(chart, first, second) === 1
    ? yes(`both ${a} and ${b} are in ${signOf(chart, first)}`, keys)
    : no(`${a} is in ${signOf(chart, first)} and ${b} in ${signOf(chart, second)}`, keys);
}

function guruMangala(chart: Chart): Verdict {
  if (signsFrom(chart, 'Jupiter', 'Mars') !== 7) return together(chart, 'Jupiter', 'Mars');
  const because = `Jupiter in ${signOf(chart, 'Jupiter')} and Mars in ${signOf(chart, 'Mars')} face each other`;
  return yes(because, ['Mars.from.Jupiter']);
}

function parivartana(chart: Chart): Verdict {
  for (const [i, first] of SEVEN.entries()) {
    const second = SEVEN.slice(i + 1).find((other) => haveTraded(chart, first, other));
    if (!second) continue;
    const because = `${grahaName(first)} is in ${signOf(chart, first)} and ${grahaName(second)} in ${signOf(chart, second)}, each the guest of the other`;
    return yes(because, signKeys([first, second]));
  }
  return no('no two grahas stand in each other’s signs', signKeys(SEVEN));
}
