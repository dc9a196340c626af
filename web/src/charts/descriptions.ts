/** Describes a chart for screen readers, which read this text in place of the drawing. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract-names.ts';
import { getFirstSign, countHouse, getVargaSign, type Varga } from './vargas.ts';

const VARGA_NAMES = { D1: 'Birth chart', Moon: 'Moon chart', D9: 'Navamsha chart' };
const getVargaName = (varga: Varga) => (typeof varga === 'object' ? '' : VARGA_NAMES[varga]);

/**
 * "Birth chart. Virgo rising. Sun in Taurus, house 9; Moon in Sagittarius, house 4; …"
 * @param title required for a DivisionalChart, which has no name
 */
export function describeChart(chart: Chart, varga: Varga, title = getVargaName(varga)): string {
  const firstSign = getFirstSign(chart, varga);
  const positions = GRAHAS.map((graha) => {
    const sign = getVargaSign(chart, varga, graha);
    return `${graha} in ${getRashiName(sign)}${firstSign ? `, house ${countHouse(firstSign, sign)}` : ''}`;
  });
  return `${title}. ${describeFirstHouse(varga, firstSign)} ${positions.join('; ')}.`;
}

function describeFirstHouse(varga: Varga, firstSign: number | null): string {
  if (firstSign === null) return 'The rising sign is not known.';
  return varga === 'Moon'
    ? `Counted from the Moon in ${getRashiName(firstSign)}.`
    : `${getRashiName(firstSign)} rising.`;
}

export const getRashiName = (sign: number): string => RASHIS[sign - 1]!.english;

/** "18°46′": degree and minute within a sign, rounded down, so that the result is never in the next sign. */
export function formatDegrees(degrees: number): string {
  // 20.2 * 60 is slightly less than 1212: without the addition 20°12′ would become 20°11′.
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
