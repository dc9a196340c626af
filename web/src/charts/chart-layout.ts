/** A chart laid out: twelve cells with their signs, numbers and labels, ready to be drawn by any renderer. */
import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { FRAMES, type Cell } from './chart-cells.ts';
import {
  measureEms,
  createGrahaLabel,
  HEIGHT_EM,
  createLagnaLabel,
  type Label,
  type Script,
} from './labels.ts';
import { pack } from './label-packing.ts';
import { toPoint, movePointTowards, type Box, type Outline, type Point } from './geometry.ts';
import { getFirstSign, listGrahasIn, countHouse, type Varga } from './vargas.ts';

export type Signs = 'numbers' | 'names' | 'none';
export type LayoutOptions = {
  style: ChartStyle;
  varga: Varga;
  script: Script;
  /** print the degree beside each graha, where the cell has room for it */
  degrees: boolean;
  signs: Signs;
  /** size of the graha names in hundredths of the drawing's side */
  labelSize: number;
};

export type Placed = Label & { at: Point; size: number; showDegree: boolean };
export type LaidCell = {
  outline: Outline;
  sign: number;
  /** null where houses are unknown */
  house: number | null;
  /** the first house */
  lit: boolean;
  signText: { text: string; at: Point; size: number; anchor: 'middle' | 'end' } | null;
  labels: Placed[];
};

/** Each step is small enough that no smaller type is chosen than the cell needs. */
const WITH_DEGREES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];
const WITHOUT_DEGREES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4];

export function layOutChart(chart: Chart, options: LayoutOptions): LaidCell[] {
  const frame = FRAMES[options.style];
  const first = getFirstSign(chart, options.varga);
  // A North chart turns on its first house; without a birth time it is counted from the Moon.
  const turn = frame.order === 'houses' ? (first ?? chart.grahas.Moon.sign) : 1;
  return frame.cells.map((cell, i) => {
    const sign = ((turn - 1 + i) % 12) + 1;
    const house = first === null ? null : countHouse(first, sign);
    const signText = signTextOf(cell, sign, options);
    const labels = place(
      cell,
      listLabels(chart, sign, house, options),
      signText ? [getTextBox(signText)] : [],
      options,
    );
    return { outline: cell.outline, sign, house, lit: sign === first, signText, labels };
  });
}

function listLabels(
  chart: Chart,
  sign: number,
  house: number | null,
  { varga, script, degrees }: LayoutOptions,
): Label[] {
  const grahas = listGrahasIn(chart, varga, sign).map((graha) => createGrahaLabel(chart, graha, script));
  const showsLagna = house === 1 && varga === 'D1' && degrees && chart.lagna;
  return showsLagna ? [createLagnaLabel(chart.lagna!.degreeInSign, script), ...grahas] : grahas;
}

/** Degrees go first when a cell is crowded: a name must stay readable. */
function place(
  cell: Cell,
  labels: Label[],
  taken: Box[],
  { script, degrees, labelSize }: LayoutOptions,
): Placed[] {
  const room = { outline: cell.outline, focus: cell.focus, taken, height: HEIGHT_EM[script] };
  const attempt = (showDegree: boolean, steps: number[]) => {
    const widths = labels.map((label) => measureEms(label, script, showDegree));
    const packing = pack(
      room,
      widths,
      steps.map((step) => step * labelSize),
    );
    return (
      packing &&
      labels.map((label, i) => ({ ...label, at: packing.middles[i]!, size: packing.size, showDegree }))
    );
  };
  const placed = (degrees && attempt(true, WITH_DEGREES)) || attempt(false, WITHOUT_DEGREES);
  if (!placed) throw new Error(`${labels.length} labels do not fit into a cell at size ${labelSize}.`);
  return placed;
}

function signTextOf(
  cell: Cell,
  sign: number,
  { style, signs, labelSize }: LayoutOptions,
): LaidCell['signText'] {
  if (signs === 'none') return null;
  const size = labelSize * (signs === 'names' ? 0.66 : 0.8);
  const text = signs === 'names' ? RASHIS[sign - 1]!.sanskrit : String(sign);
  if (style === 'south') {
    const corner = cell.outline[2]!;
    return { text, size, at: toPoint(corner.x - 0.5 * size, corner.y - 0.75 * size), anchor: 'end' };
  }
  return {
    text,
    size,
    at: movePointTowards(cell.inner, cell.focus, getNumberDistance(cell, style) * size),
    anchor: 'middle',
  };
}

/** East's corners are cut by a slant, so two numbers share one narrow corner. */
const getNumberDistance = ({ outline }: Cell, style: ChartStyle) =>
  style === 'east' && outline.length === 3 ? 2 : 1.3;

function getTextBox({ text, size, at, anchor }: NonNullable<LaidCell['signText']>): Box {
  const width = text.length * 0.6 * size;
  const left = anchor === 'end' ? at.x - width : at.x - width / 2;
  return { x: left - 0.3 * size, y: at.y - 0.85 * size, width: width + 0.6 * size, height: 1.7 * size };
}
