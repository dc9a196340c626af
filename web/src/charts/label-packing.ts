/** Arranges labels in rows inside a convex cell, in the largest type size that fits. */
import { hasOverlap, toPoint, findEndsAt, type Box, type Outline, type Point } from './geometry.ts';

export type CellSpace = {
  outline: Outline;
  focus: Point;
  /** parts of the cell that other text occupies */
  occupied: readonly Box[];
  /** height of the letters in em */
  height: number;
};
/** The middle of each label, in the order of the input, and the type size of all labels. */
export type Packing = { size: number; middles: Point[] };

type Row = { middles: Point[]; centre: number };

/** Distances in em: between rows, between labels, and from the outline. */
const ROW_GAP = 0.34;
const LABEL_GAP = 0.5;
const EDGE_GAP = 0.3;
/** Number of heights that are tried for the first row. */
const HEIGHT_STEPS = 48;
const MAX_LABELS_PER_ROW = 4;
/**
 * Added to the distance from the focus for each further label per row, in em: a list is easier to read than a line, so
 * wide rows must be clearly nearer to the focus.
 */
const WIDE_ROW_PENALTY = 0.6;

/**
 * @param widths widths of the labels in em
 * @param sizes type sizes to try, the best first
 * @returns null when the labels do not fit at any of the sizes
 */
export function packLabels(
  space: CellSpace,
  widths: readonly number[],
  sizes: readonly number[],
): Packing | null {
  if (widths.length === 0) return { size: sizes[0]!, middles: [] };
  for (const size of sizes) {
    const rows = findBestRows(space, widths, size);
    if (rows) return { size, middles: rows.flatMap(({ middles }) => middles) };
  }
  return null;
}

/** Finds the rows nearest to the focus, of one to four labels each and starting at any height. */
function findBestRows(space: CellSpace, widths: readonly number[], size: number): Row[] | null {
  const heights = space.outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  let best: { rows: Row[]; offset: number } | null = null;
  for (let maxPerRow = 1; maxPerRow <= Math.min(MAX_LABELS_PER_ROW, widths.length); maxPerRow += 1) {
    for (let step = 0; step < HEIGHT_STEPS; step += 1) {
      const rows = fillRows(space, widths, size, maxPerRow, top + ((bottom - top) * step) / HEIGHT_STEPS);
      const offset = rows
        ? measureOffset(rows, space.focus) + (maxPerRow - 1) * WIDE_ROW_PENALTY * size
        : Infinity;
      if (rows && offset < (best?.offset ?? Infinity)) best = { rows, offset };
    }
  }
  return best?.rows ?? null;
}

/** Fills rows from the height `from` downwards; null if a row has no space for a label. */
function fillRows(
  space: CellSpace,
  widths: readonly number[],
  size: number,
  maxPerRow: number,
  from: number,
): Row[] | null {
  const rows: Row[] = [];
  const height = space.height * size;
  for (let y = from, placedCount = 0; placedCount < widths.length; y += height + ROW_GAP * size) {
    const interval = findFreeInterval(space, y, height, EDGE_GAP * size);
    const rowWidths = interval
      ? selectRowWidths(widths.slice(placedCount, placedCount + maxPerRow), size, interval[1] - interval[0])
      : [];
    if (!interval || rowWidths.length === 0) return null;
    rows.push(placeRow(rowWidths, size, interval, toPoint(space.focus.x, y + height / 2)));
    placedCount += rowWidths.length;
  }
  return rows;
}

/** Selects as many of the next labels as fit into the width. */
function selectRowWidths(widths: readonly number[], size: number, width: number): number[] {
  const rowWidths: number[] = [];
  for (const labelWidth of widths) {
    if (measureRow([...rowWidths, labelWidth]) * size > width) break;
    rowWidths.push(labelWidth);
  }
  return rowWidths;
}

const measureRow = (rowWidths: readonly number[]) =>
  rowWidths.reduce((sum, width) => sum + width, 0) + LABEL_GAP * (rowWidths.length - 1);

/** Centres the row on `target`, or as near to it as the interval allows. */
function placeRow(
  rowWidths: readonly number[],
  size: number,
  [left, right]: [number, number],
  target: Point,
): Row {
  const width = measureRow(rowWidths) * size;
  const start = Math.min(Math.max(target.x - width / 2, left), right - width);
  let x = start;
  const middles = rowWidths.map((width) => {
    const middle = toPoint(x + (width * size) / 2, target.y);
    x += (width + LABEL_GAP) * size;
    return middle;
  });
  return { middles, centre: start + width / 2 };
}

/** Finds the widest free interval of x for a row of this height inside the outline. */
function findFreeInterval(
  { outline, occupied }: CellSpace,
  y: number,
  height: number,
  edgeGap: number,
): [number, number] | null {
  const endsAbove = findEndsAt(outline, y - edgeGap);
  const endsBelow = findEndsAt(outline, y + height + edgeGap);
  if (!endsAbove || !endsBelow) return null;
  const [left, right] = [
    Math.max(endsAbove[0], endsBelow[0]) + edgeGap,
    Math.min(endsAbove[1], endsBelow[1]) - edgeGap,
  ];
  if (right <= left) return null;
  const band = { x: left, y, width: right - left, height };
  return occupied.filter((box) => hasOverlap(band, box)).reduce(excludeBox, [left, right]);
}

function excludeBox([left, right]: [number, number], box: Box): [number, number] {
  const widthLeft = box.x - left;
  const widthRight = right - box.x - box.width;
  return widthLeft > widthRight ? [left, Math.min(right, box.x)] : [Math.max(left, box.x + box.width), right];
}

/** Measures the vertical distance of the rows from the focus plus the mean horizontal distance of each row. */
function measureOffset(rows: readonly Row[], focus: Point): number {
  const middle = (rows[0]!.middles[0]!.y + rows.at(-1)!.middles[0]!.y) / 2;
  const meanSidewaysOffset =
    rows.reduce((sum, { centre }) => sum + Math.abs(centre - focus.x), 0) / rows.length;
  return Math.abs(middle - focus.y) + meanSidewaysOffset;
}
