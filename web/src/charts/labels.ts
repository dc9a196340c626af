/** Labels of grahas and the lagna, and their widths, which the layout needs before anything is drawn. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHA_NAMES, type Graha } from '#src/astrology/contract-names.ts';

export type Script = 'latin' | 'devanagari';
export type Label = { chartPoint: Graha | 'Lagna'; name: string; degree: string; showRetrograde: boolean };

const DEVANAGARI_NAMES: Record<Label['chartPoint'], string> = {
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

/** Width of the widest name in em, rounded up, measured in Mulish with weight 620 and in Noto Sans Devanagari. */
const NAME_EM: Record<Script, number> = { latin: 1.48, devanagari: 0.78 };
/** Height of a line in em: Latin capitals, Devanagari with its signs above and below. */
export const HEIGHT_EM: Record<Script, number> = { latin: 0.86, devanagari: 1.25 };
const DIGIT_EM = 0.6;
const DEGREE_SIGN_EM = 0.37;
const RETROGRADE_MARK_EM = 0.69;
/** Reserve for a fallback font, which may be wider. */
const FALLBACK_FONT_FACTOR = 1.05;

/** Sizes relative to that of the name. */
export const DEGREE_SIZE_FACTOR = 0.86;
export const RETROGRADE_SIZE_FACTOR = 0.68;
export const GAP_EM = 0.2;
/** Distance from the middle of a letter down to its baseline, where SVG places a text. */
export const BASELINE_EM = 0.35;

export function createGrahaLabel(chart: Chart, graha: Graha, script: Script): Label {
  const { degreeInSign, isRetrograde } = chart.grahas[graha];
  return {
    chartPoint: graha,
    name: getLabelName(graha, script),
    degree: formatWholeDegree(degreeInSign),
    showRetrograde: isRetrograde && hasRetrogradeMark(graha),
  };
}

export function createLagnaLabel(degreeInSign: number, script: Script): Label {
  return {
    chartPoint: 'Lagna',
    name: getLabelName('Lagna', script),
    degree: formatWholeDegree(degreeInSign),
    showRetrograde: false,
  };
}

/** Measures the width of a label in em, with or without its degree. */
export function measureLabelEms(
  { degree, showRetrograde }: Label,
  script: Script,
  withDegree: boolean,
): number {
  const digits = (degree.length - 1) * DIGIT_EM + DEGREE_SIGN_EM;
  const name = NAME_EM[script];
  const degreeWidth = withDegree ? GAP_EM + digits * DEGREE_SIZE_FACTOR : 0;
  return (
    FALLBACK_FONT_FACTOR *
    (name + degreeWidth + (showRetrograde ? GAP_EM + RETROGRADE_MARK_EM * RETROGRADE_SIZE_FACTOR : 0))
  );
}

function getLabelName(chartPoint: Label['chartPoint'], script: Script): string {
  if (script === 'devanagari') return DEVANAGARI_NAMES[chartPoint];
  return chartPoint === 'Lagna' ? 'La' : GRAHA_NAMES[chartPoint].short;
}

/** Rounds down: 29.9° is printed as "29°", because "30°" would be the next sign. */
const formatWholeDegree = (degreeInSign: number) => `${Math.floor(degreeInSign)}°`;

/** The nodes have no mark, because they are always shown as retrograde. */
const hasRetrogradeMark = (graha: Graha) => graha !== 'Rahu' && graha !== 'Ketu';
