/** Puts a heap of labels into a cell of any convex shape: rows that follow the outline, as large as they fit. */
import { overlap, spot, widthAt, type Box, type Outline, type Spot } from './spots.ts';

export type Room = {
  outline: Outline;
  focus: Spot;
  /** parts of the cell that already hold something */
  taken: readonly Box[];
};
/** The middle of each label, in the order given, and the size of type all of them are set in. */
export type Packing = { size: number; middles: Spot[] };

/** In parts of the size of type. */
export const ROW = 1.2;
export const HEIGHT = 0.86;
const BETWEEN = 0.5;
const INSET = 0.3;
const STEPS = 48;

/**
 * @param ems widths of the labels at size 1
 * @param sizes of type to try, the best first
 * @returns null when the labels do not fit at any of the sizes
 */
export function pack(room: Room, ems: readonly number[], sizes: readonly number[]): Packing | null {
  for (const size of sizes) {
    for (const most of [1, 2, 3, 4]) {
      const middles = stack(room, ems, size, most);
      if (middles) return { size, middles };
    }
  }
  return null;
}

/** The stack of rows that lies nearest to the focus, among those that start at different heights. */
function stack(room: Room, ems: readonly number[], size: number, most: number): Spot[] | null {
  const heights = room.outline.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  let best: { middles: Spot[]; miss: number } | null = null;
  for (let step = 0; step < STEPS; step += 1) {
    const middles = fill(room, ems, size, most, top + ((bottom - top) * step) / STEPS);
    const miss = middles ? distance(middles, room.focus) : Infinity;
    if (middles && miss < (best?.miss ?? Infinity)) best = { middles, miss };
  }
  return best?.middles ?? null;
}

/** Fills rows from a height downwards; every row must take at least one label. */
function fill(room: Room, ems: readonly number[], size: number, most: number, from: number): Spot[] | null {
  const middles: Spot[] = [];
  for (let y = from; middles.length < ems.length; y += ROW * size) {
    const ends = freeBand(room, y, HEIGHT * size, INSET * size);
    const row = ends ? take(ems.slice(middles.length, middles.length + most), size, ends[1] - ends[0]) : [];
    if (!ends || row.length === 0) return null;
    middles.push(...setRow(row, size, ends, room.focus.x, y + (HEIGHT * size) / 2));
  }
  return middles;
}

/** As many of the next labels as the width holds. */
function take(ems: readonly number[], size: number, width: number): number[] {
  const row: number[] = [];
  for (const em of ems) {
    if (rowWidth([...row, em]) * size > width) break;
    row.push(em);
  }
  return row;
}

const rowWidth = (row: readonly number[]) => row.reduce((sum, em) => sum + em, 0) + BETWEEN * (row.length - 1);

/** Centred on the focus, pushed sideways only as far as the outline asks. */
function setRow(row: readonly number[], size: number, [left, right]: [number, number], focus: number, y: number) {
  const width = rowWidth(row) * size;
  let x = Math.min(Math.max(focus - width / 2, left), right - width);
  return row.map((em) => {
    const middle = spot(x + (em * size) / 2, y);
    x += (em + BETWEEN) * size;
    return middle;
  });
}

/** The widest free stretch that a band of this height has inside the outline. */
function freeBand({ outline, taken }: Room, y: number, height: number, inset: number): [number, number] | null {
  const above = widthAt(outline, y - inset / 2);
  const below = widthAt(outline, y + height + inset / 2);
  if (!above || !below) return null;
  const [left, right] = [Math.max(above[0], below[0]) + inset, Math.min(above[1], below[1]) - inset];
  if (right <= left) return null;
  const band = { x: left, y, width: right - left, height };
  return taken.filter((box) => overlap(band, box)).reduce(leaveOut, [left, right]);
}

function leaveOut([left, right]: [number, number], box: Box): [number, number] {
  return box.x - left > right - box.x - box.width ? [left, Math.min(right, box.x)] : [Math.max(left, box.x + box.width), right];
}

function distance(middles: readonly Spot[], focus: Spot): number {
  const ys = middles.map(({ y }) => y);
  const meanX = middles.reduce((sum, { x }) => sum + x, 0) / middles.length;
  return Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - focus.y) + Math.abs(meanX - focus.x) / 2;
}
