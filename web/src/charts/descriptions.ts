/** Describes a chart for screen readers, which read this text in place of the drawing. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract-names.ts';
import { ENGLISH_CHART_WORDS, type ChartWords } from './chart-words.ts';
import { getFirstSign, countHouse, getVargaSign, type Varga } from './vargas.ts';

const getVargaName = (varga: Varga, { vargaNames }: ChartWords) =>
  typeof varga === 'object' ? '' : vargaNames[varga];

/**
 * "Birth chart. Kanya rising. Sun in Vrishabha, house 9; Moon in Dhanu, house 4; …"
 * @param title required for a DivisionalChart, which has no name
 */
export function describeChart(
  chart: Chart,
  varga: Varga,
  title?: string,
  words: ChartWords = ENGLISH_CHART_WORDS,
): string {
  const firstSign = getFirstSign(chart, varga);
  const positions = GRAHAS.map((graha) => {
    const sign = getVargaSign(chart, varga, graha);
    const [grahaName, signName] = [words.grahaNames[graha], words.signNames[sign - 1]!];
    return firstSign
      ? words.inHouse(grahaName, signName, countHouse(firstSign, sign))
      : words.inSign(grahaName, signName);
  });
  return `${title ?? getVargaName(varga, words)}. ${describeFirstHouse(varga, firstSign, words)} ${positions.join('; ')}.`;
}

function describeFirstHouse(varga: Varga, firstSign: number | null, words: ChartWords): string {
  if (firstSign === null) return words.lagnaUnknown;
  const signName = words.signNames[firstSign - 1]!;
  if (varga === 'Moon') return words.countedFromMoon(signName);
  return varga === 'Sun' ? words.countedFromSun(signName) : words.rising(signName);
}

export const getRashiName = (sign: number): string => RASHIS[sign - 1]!.sanskrit;

/** "18°46′": degree and minute within a sign, rounded down, so that the result is never in the next sign. */
export function formatDegrees(degrees: number): string {
  // 20.2 * 60 is slightly less than 1212: without the addition 20°12′ would become 20°11′.
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
