/** Puts a heap of labels into a cell of any convex shape: rows that follow the outline, as large as they fit. */
import { hasOverlap, toPoint, measureWidthAt, type Box, type Outline, type Point } from './geometry.ts';

export type Room = {
  outline: Outline;
  focus: Point;
  /** parts of the cell that already hold something */
  taken: readonly Box[];
  /** of a line of type, in parts of its size: from the top of its letters to their foot */
  height: number;
};
/** The middle of each label, in the order given, and the size of type all of them are set in. */
export type Packing = { size: number; middles: Point[] };

type Row = { middles: Point[]; centre: number };

/** In parts of the size of type. */
const LEADING = 0.34;
const BETWEEN = 0.5;
const INSET = 0.3;
const STEPS = 48;
const WIDEST = 4;
/** What a wider row costs against a block out of the middle, in sizes of type: a list reads better than a line. */
const WIDER = 0.6;

/**
 * @param ems widths of the labels at size 1
 * @param sizes of type to try, the best first
 * @returns null when the labels do not fit at any of the sizes
 */
export function pack(room: Room, ems: readonly number[], sizes: readonly number[]): Packing | null {
  if (ems.length === 0) return { size: sizes[0]!, middles: [] };
  for (const size of sizes) {
    const rows = findBestStack(room, ems, size);
    if (rows) return { size, middles: rows.flatMap(({ middles }) => middles) };
  }
  return null;
}

/** Of all stacks, one to four labels wide and starting at any height, the one that hangs best in the cell. */
function findBestStack(room: Room, ems: readonly number[], size: number): Row[] | null {
  const heights = room.outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  let best: { rows: Row[]; miss: number } | null = null;
  for (let maxPerRow = 1; maxPerRow <= Math.min(WIDEST, ems.length); maxPerRow += 1) {
    for (let step = 0; step < STEPS; step += 1) {
      const rows = fill(room, ems, size, maxPerRow, top + ((bottom - top) * step) / STEPS);
      const miss = rows ? measureMiss(rows, room.focus) + (maxPerRow - 1) * WIDER * size : Infinity;
      if (rows && miss < (best?.miss ?? Infinity)) best = { rows, miss };
    }
  }
  return best?.rows ?? null;
}

/** Fills rows from a height downwards; every row must take at least one label. */
function fill(
  room: Room,
  ems: readonly number[],
  size: number,
  maxPerRow: number,
  from: number,
): Row[] | null {
  const rows: Row[] = [];
  const height = room.height * size;
  for (let y = from, placed = 0; placed < ems.length; y += height + LEADING * size) {
    const ends = findFreeBand(room, y, height, INSET * size);
    const row = ends ? take(ems.slice(placed, placed + maxPerRow), size, ends[1] - ends[0]) : [];
    if (!ends || row.length === 0) return null;
    rows.push(setRow(row, size, ends, toPoint(room.focus.x, y + height / 2)));
    placed += row.length;
  }
  return rows;
}

/** As many of the next labels as the width holds. */
function take(ems: readonly number[], size: number, width: number): number[] {
  const row: number[] = [];
  for (const em of ems) {
    if (measureRow([...row, em]) * size > width) break;
    row.push(em);
  }
  return row;
}

const measureRow = (row: readonly number[]) =>
  row.reduce((sum, em) => sum + em, 0) + BETWEEN * (row.length - 1);

/** Centred where asked, pushed sideways only as far as the outline demands. */
function setRow(row: readonly number[], size: number, [left, right]: [number, number], wanted: Point): Row {
  const width = measureRow(row) * size;
  const start = Math.min(Math.max(wanted.x - width / 2, left), right - width);
  let x = start;
  const middles = row.map((em) => {
    const middle = toPoint(x + (em * size) / 2, wanted.y);
    x += (em + BETWEEN) * size;
    return middle;
  });
  return { middles, centre: start + width / 2 };
}

/** The widest free stretch that a band of this height has inside the outline. */
function findFreeBand(
  { outline, taken }: Room,
  y: number,
  height: number,
  inset: number,
): [number, number] | null {
  const above = measureWidthAt(outline, y - inset);
  const below = measureWidthAt(outline, y + height + inset);
  if (!above || !below) return null;
  const [left, right] = [Math.max(above[0], below[0]) + inset, Math.min(above[1], below[1]) - inset];
  if (right <= left) return null;
  const band = { x: left, y, width: right - left, height };
  return taken.filter((box) => hasOverlap(band, box)).reduce(leaveOut, [left, right]);
}

function leaveOut([left, right]: [number, number], box: Box): [number, number] {
  const roomLeft = box.x - left;
  const roomRight = right - box.x - box.width;
  return roomLeft > roomRight ? [left, Math.min(right, box.x)] : [Math.max(left, box.x + box.width), right];
}

/** How far the block's middle lies from the focus, and how crooked its rows hang. */
function measureMiss(rows: readonly Row[], focus: Point): number {
  const middle = (rows[0]!.middles[0]!.y + rows.at(-1)!.middles[0]!.y) / 2;
  const sideways = rows.reduce((sum, { centre }) => sum + Math.abs(centre - focus.x), 0) / rows.length;
  return Math.abs(middle - focus.y) + sideways;
}
