/** What stands in a cell for a graha or the lagna, and how wide it is: packing must know before anything is drawn. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHA_NAMES, type Graha } from '#src/astrology/contract-names.ts';

export type Script = 'latin' | 'devanagari';
export type Label = { who: Graha | 'Lagna'; name: string; degree: string; retrograde: boolean };

const DEVANAGARI: Record<Label['who'], string> = {
  Lagna: 'ल',
  Sun: 'सू',
  Moon: 'चं',
  Mars: 'मं',
  Mercury: 'बु',
  Jupiter: 'गु',
  Venus: 'शु',
  Saturn: 'श',
  Rahu: 'रा',
  Ketu: 'के',
};

/** Advance widths in em of Mulish 620, the widest of the two-letter names rounded up; Devanagari likewise. */
const NAME_EM: Record<Script, number> = { latin: 1.48, devanagari: 0.78 };
/** Height of a line in em: Latin capitals, Devanagari with its signs above and below. */
export const HEIGHT_EM: Record<Script, number> = { latin: 0.86, devanagari: 1.25 };
const DIGIT_EM = 0.6;
const DEGREE_SIGN_EM = 0.37;
const R_EM = 0.69;
/** A fallback family may be wider than ours. */
const SLACK = 1.05;

/** Sizes of the parts, in parts of the name's size. */
export const DEGREE_SIZE = 0.86;
export const RETROGRADE_SIZE = 0.68;
export const GAP = 0.2;

export function createGrahaLabel(chart: Chart, graha: Graha, script: Script): Label {
  const { degreeInSign, retrograde } = chart.grahas[graha];
  return {
    who: graha,
    name: nameOf(graha, script),
    degree: formatWholeDegree(degreeInSign),
    retrograde: retrograde && hasRetrogradeMark(graha),
  };
}

export function createLagnaLabel(degreeInSign: number, script: Script): Label {
  return {
    who: 'Lagna',
    name: nameOf('Lagna', script),
    degree: formatWholeDegree(degreeInSign),
    retrograde: false,
  };
}

/** Width in em, without the degree when that is left out. */
export function measureEms({ degree, retrograde }: Label, script: Script, withDegree: boolean): number {
  const digits = (degree.length - 1) * DIGIT_EM + DEGREE_SIGN_EM;
  const name = NAME_EM[script];
  const degreeWidth = withDegree ? GAP + digits * DEGREE_SIZE : 0;
  return SLACK * (name + degreeWidth + (retrograde ? GAP + R_EM * RETROGRADE_SIZE : 0));
}

function nameOf(who: Label['who'], script: Script): string {
  if (script === 'devanagari') return DEVANAGARI[who];
  return who === 'Lagna' ? 'La' : GRAHA_NAMES[who].short;
}

/** Degrees are cut, not rounded: 29.9° is still in the thirtieth degree of its sign, never "30°". */
const formatWholeDegree = (degreeInSign: number) => `${Math.floor(degreeInSign)}°`;

/** The nodes always go backwards: a mark that never changes says nothing. */
const hasRetrogradeMark = (graha: Graha) => graha !== 'Rahu' && graha !== 'Ketu';
