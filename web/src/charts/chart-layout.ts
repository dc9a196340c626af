/** Computes the layout of a chart: twelve cells with their signs and the positions of their labels. */
import type { Chart, ChartStyle } from '#src/astrology/contract.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { FRAMES, type Cell } from './chart-cells.ts';
import {
  measureLabelEms,
  createGrahaLabel,
  HEIGHT_EM,
  createLagnaLabel,
  type Label,
  type Script,
} from './labels.ts';
import { packLabels } from './label-packing.ts';
import { toPoint, movePointTowards, type Box, type Outline, type Point } from './geometry.ts';
import { getFirstSign, listGrahasIn, countHouse, type Varga } from './vargas.ts';

export type SignNotation = 'numbers' | 'names' | 'none';
export type LayoutOptions = {
  style: ChartStyle;
  varga: Varga;
  script: Script;
  /** prints the degree beside each graha, where the cell has room for it, and labels the lagna of the birth chart */
  showDegrees: boolean;
  signNotation: SignNotation;
  /** size of the graha names in hundredths of the drawing's side */
  labelSize: number;
};

export type PlacedLabel = Label & { at: Point; size: number; showDegree: boolean };
export type CellLayout = {
  outline: Outline;
  sign: number;
  /** null if the birth time is unknown */
  house: number | null;
  isFirstHouse: boolean;
  signText: { text: string; at: Point; size: number; anchor: 'middle' | 'end' } | null;
  labels: PlacedLabel[];
};

/** Factors of `labelSize` that are tried in this order until the labels fit into the cell. */
const SIZE_STEPS_WITH_DEGREES = [1, 0.95, 0.9, 0.85, 0.8, 0.75];
const SIZE_STEPS_WITHOUT_DEGREES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45, 0.4];

export function layOutChart(chart: Chart, options: LayoutOptions): CellLayout[] {
  const frame = FRAMES[options.style];
  const firstSign = getFirstSign(chart, options.varga);
  // A North chart starts with the first house; without a birth time with the sign of the Moon.
  const signOfFirstCell = frame.order === 'houses' ? (firstSign ?? chart.grahas.Moon.sign) : 1;
  return frame.cells.map((cell, i) => {
    const sign = ((signOfFirstCell - 1 + i) % 12) + 1;
    const house = firstSign === null ? null : countHouse(firstSign, sign);
    const signText = createSignText(cell, sign, options);
    const labels = placeLabelsInCell(
      cell,
      listLabels(chart, sign, house, options),
      signText ? [getTextBox(signText)] : [],
      options,
    );
    return { outline: cell.outline, sign, house, isFirstHouse: sign === firstSign, signText, labels };
  });
}

function listLabels(
  chart: Chart,
  sign: number,
  house: number | null,
  { varga, script, showDegrees }: LayoutOptions,
): Label[] {
  const grahas = listGrahasIn(chart, varga, sign).map((graha) => createGrahaLabel(chart, graha, script));
  const hasLagnaLabel = house === 1 && varga === 'D1' && showDegrees;
  return hasLagnaLabel && chart.lagna
    ? [createLagnaLabel(chart.lagna.degreeInSign, script), ...grahas]
    : grahas;
}

/** In a crowded cell the degrees are omitted first, so that the names stay readable. */
function placeLabelsInCell(
  cell: Cell,
  labels: Label[],
  occupied: Box[],
  { script, showDegrees, labelSize }: LayoutOptions,
): PlacedLabel[] {
  const space = { outline: cell.outline, focus: cell.focus, occupied, height: HEIGHT_EM[script] };
  const tryToPlace = (showDegree: boolean, steps: number[]) => {
    const widths = labels.map((label) => measureLabelEms(label, script, showDegree));
    const packing = packLabels(
      space,
      widths,
      steps.map((step) => step * labelSize),
    );
    return (
      packing &&
      labels.map((label, i) => ({ ...label, at: packing.middles[i]!, size: packing.size, showDegree }))
    );
  };
  const placedLabels =
    (showDegrees && tryToPlace(true, SIZE_STEPS_WITH_DEGREES)) ||
    tryToPlace(false, SIZE_STEPS_WITHOUT_DEGREES);
  if (!placedLabels) throw new Error(`${labels.length} labels do not fit into a cell at size ${labelSize}.`);
  return placedLabels;
}

function createSignText(
  cell: Cell,
  sign: number,
  { style, signNotation, labelSize }: LayoutOptions,
): CellLayout['signText'] {
  if (signNotation === 'none') return null;
  const size = labelSize * (signNotation === 'names' ? 0.66 : 0.8);
  const text = signNotation === 'names' ? RASHIS[sign - 1]!.sanskrit : String(sign);
  if (style === 'south') {
    const corner = cell.outline[2]!;
    return { text, size, at: toPoint(corner.x - 0.5 * size, corner.y - 0.75 * size), anchor: 'end' };
  }
  return {
    text,
    size,
    at: movePointTowards(cell.innerCorner, cell.focus, getNumberDistance(cell, style) * size),
    anchor: 'middle',
  };
}

/** In the East style a diagonal divides each corner square, so the numbers of two signs share a narrow corner. */
const getNumberDistance = ({ outline }: Cell, style: ChartStyle) =>
  style === 'east' && outline.length === 3 ? 2 : 1.3;

function getTextBox({ text, size, at, anchor }: NonNullable<CellLayout['signText']>): Box {
  const width = text.length * 0.6 * size;
  const left = anchor === 'end' ? at.x - width : at.x - width / 2;
  return { x: left - 0.3 * size, y: at.y - 0.85 * size, width: width + 0.6 * size, height: 1.7 * size };
}
