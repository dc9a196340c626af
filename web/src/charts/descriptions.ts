/** A chart said aloud: what a screen reader reads in place of the drawing. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract-names.ts';
import { getFirstSign, countHouse, signIn, type Varga } from './vargas.ts';

const VARGA_NAMES = { D1: 'Birth chart', Moon: 'Moon chart', D9: 'Navamsa chart' };
const nameOf = (varga: Varga) => (typeof varga === 'object' ? '' : VARGA_NAMES[varga]);

/** A division needs a title. "Birth chart. Virgo rising. Sun in Taurus, house 9; Moon in Sagittarius, house 4; …" */
export function describeChart(chart: Chart, varga: Varga, title = nameOf(varga)): string {
  const first = getFirstSign(chart, varga);
  const places = GRAHAS.map((graha) => {
    const sign = signIn(chart, varga, graha);
    return `${graha} in ${getRashiName(sign)}${first ? `, house ${countHouse(first, sign)}` : ''}`;
  });
  return `${title}. ${describeFirstHouse(varga, first)} ${places.join('; ')}.`;
}

function describeFirstHouse(varga: Varga, first: number | null): string {
  if (first === null) return 'The rising sign is not known.';
  return varga === 'Moon'
    ? `Counted from the Moon in ${getRashiName(first)}.`
    : `${getRashiName(first)} rising.`;
}

export const getRashiName = (sign: number): string => RASHIS[sign - 1]!.english;

/** "18°46′": degree and minute of a sign, cut, never rounded up into the next sign. */
export function formatDegrees(degrees: number): string {
  // The grain of a float must not turn 20°12′ into 20°11′.
  const minutes = Math.floor(degrees * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
