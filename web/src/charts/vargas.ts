/** Signs of the grahas and of the first house in each chart that is drawn. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';

/** The signs of a further divisional chart, computed by the caller. */
export type DivisionalChart = { lagna: number; grahas: Record<Graha, number> };

/** D1: the birth chart. Moon, Sun: the birth chart with houses counted from it. D9: the navamsa. */
export type Varga = 'D1' | 'Moon' | 'Sun' | 'D9' | DivisionalChart;

/** Returns the sign, 1 to 12, of the graha in the varga. */
export function getVargaSign(chart: Chart, varga: Varga, graha: Graha): number {
  if (typeof varga === 'object') return varga.grahas[graha];
  const position = chart.grahas[graha];
  return varga === 'D9' ? position.navamsaSign : position.sign;
}

/** Returns the sign of the first house; null without a birth time, except in charts counted from the Moon or the Sun. */
export function getFirstSign(chart: Chart, varga: Varga): number | null {
  if (typeof varga === 'object') return varga.lagna;
  if (varga === 'Moon' || varga === 'Sun') return chart.grahas[varga].sign;
  if (!chart.lagna) return null;
  return varga === 'D9' ? chart.lagna.navamsaSign : chart.lagna.sign;
}

/** Whole-sign house of a sign, 1 to 12, from the sign of the first house. */
export const countHouse = (firstSign: number, sign: number): number => ((sign - firstSign + 12) % 12) + 1;

/** Lists the grahas in a sign: by degree in the birth chart, from wherever its houses are counted, in the traditional order in a divisional chart. */
export function listGrahasIn(chart: Chart, varga: Varga, sign: number): Graha[] {
  const grahasInSign = GRAHAS.filter((graha) => getVargaSign(chart, varga, graha) === sign);
  if (typeof varga === 'object' || varga === 'D9') return grahasInSign;
  return grahasInSign.sort((a, b) => chart.grahas[a].degreeInSign - chart.grahas[b].degreeInSign);
}
