/** Where each graha stands in the three charts we draw, and what counts as the first house. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';

/** The signs of one more division, computed by the caller. */
export type Division = { lagna: number; grahas: Record<Graha, number> };

/** D1 the birth chart, Moon the same sky counted from the Moon, D9 the navamsa. */
export type Varga = 'D1' | 'Moon' | 'D9' | Division;

/** The sign, 1 to 12, in which the varga puts the graha. */
export function signIn(chart: Chart, varga: Varga, graha: Graha): number {
  if (typeof varga === 'object') return varga.grahas[graha];
  const position = chart.grahas[graha];
  return varga === 'D9' ? position.navamsaSign : position.sign;
}

/** The sign of the first house; null without a birth time, unless the Moon is what one counts from. */
export function getFirstSign(chart: Chart, varga: Varga): number | null {
  if (typeof varga === 'object') return varga.lagna;
  if (varga === 'Moon') return chart.grahas.Moon.sign;
  if (!chart.lagna) return null;
  return varga === 'D9' ? chart.lagna.navamsaSign : chart.lagna.sign;
}

/** Whole-sign house of a sign, 1 to 12, from the sign of the first house. */
export const countHouse = (first: number, sign: number): number => ((sign - first + 12) % 12) + 1;

/** The grahas of a sign, in the order of their degrees in D1 and of the tradition in a division. */
export function listGrahasIn(chart: Chart, varga: Varga, sign: number): Graha[] {
  const here = GRAHAS.filter((graha) => signIn(chart, varga, graha) === sign);
  if (varga !== 'D1' && varga !== 'Moon') return here;
  return here.sort((a, b) => chart.grahas[a].degreeInSign - chart.grahas[b].degreeInSign);
}
