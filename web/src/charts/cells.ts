/**
 * The twelve cells of each chart style. North: houses, the first on top, counter-clockwise, and the signs move.
 * South and East: signs that stand still, South clockwise from Pisces at the top left, East counter-clockwise from
 * Aries at the top.
 */
import type { ChartStyle } from '#src/astrology/contract.ts';
import { centroid, spot, towards, type Outline, type Spot } from './spots.ts';

export type Cell = {
  outline: Outline;
  /** the corner nearest the heart of the drawing; a sign's number stands beside it */
  inner: Spot;
  /** where the grahas gather */
  focus: Spot;
};

export type Frame = {
  /** 'houses': cell 0 is the first house. 'signs': cell 0 is Aries. */
  order: 'houses' | 'signs';
  cells: readonly Cell[];
  /** every line of the frame, once */
  lines: string;
};

const cell = (outline: Outline, inner: Spot): Cell => ({ outline, inner, focus: centroid(outline) });

export const FRAMES: Record<ChartStyle, Frame> = { north: north(), south: south(), east: east() };

function north(): Frame {
  const [top, right, bottom, left, heart] = [
    spot(50, 0),
    spot(100, 50),
    spot(50, 100),
    spot(0, 50),
    spot(50, 50),
  ];
  const [nw, ne, se, sw] = [spot(25, 25), spot(75, 25), spot(75, 75), spot(25, 75)];
  const [tl, tr, br, bl] = [spot(0, 0), spot(100, 0), spot(100, 100), spot(0, 100)];
  const cells = [
    cell([top, ne, heart, nw], heart),
    cell([tl, top, nw], nw),
    cell([tl, nw, left], nw),
    cell([left, nw, heart, sw], heart),
    cell([left, sw, bl], sw),
    cell([bl, sw, bottom], sw),
    cell([bottom, sw, heart, se], heart),
    cell([bottom, se, br], se),
    cell([br, se, right], se),
    cell([right, se, heart, ne], heart),
    cell([right, ne, tr], ne),
    cell([tr, ne, top], ne),
  ];
  return {
    order: 'houses',
    cells,
    lines: 'M0 0H100V100H0ZM0 0L100 100M100 0L0 100M50 0L100 50L50 100L0 50Z',
  };
}

function south(): Frame {
  const places = [
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ] as const;
  const cells = places.map(([column, row]) => square(column * 25, row * 25, 25));
  const lines = 'M0 0H100V100H0ZM25 0V100M75 0V100M0 25H100M0 75H100M50 0V25M50 75V100M0 50H25M75 50H100';
  return { order: 'signs', cells, lines };
}

function east(): Frame {
  const [a, b] = [100 / 3, 200 / 3];
  const [tl, tr, br, bl] = [spot(0, 0), spot(100, 0), spot(100, 100), spot(0, 100)];
  const [nw, ne, se, sw] = [spot(a, a), spot(b, a), spot(b, b), spot(a, b)];
  const cells = [
    square(a, 0, a),
    cell([tl, spot(a, 0), nw], nw),
    cell([tl, nw, spot(0, a)], nw),
    square(0, a, a),
    cell([spot(0, b), sw, bl], sw),
    cell([bl, sw, spot(a, 100)], sw),
    square(a, b, a),
    cell([spot(b, 100), se, br], se),
    cell([br, se, spot(100, b)], se),
    square(b, a, a),
    cell([spot(100, a), ne, tr], ne),
    cell([tr, ne, spot(b, 0)], ne),
  ];
  const grid = 'M33.33 0V100M66.67 0V100M0 33.33H100M0 66.67H100';
  const corners = 'M0 0L33.33 33.33M100 0L66.67 33.33M0 100L33.33 66.67M100 100L66.67 66.67';
  return { order: 'signs', cells, lines: `M0 0H100V100H0Z${grid}${corners}` };
}

function square(x: number, y: number, side: number): Cell {
  const middle = spot(x + side / 2, y + side / 2);
  return cell(
    [spot(x, y), spot(x + side, y), spot(x + side, y + side), spot(x, y + side)],
    towards(middle, spot(50, 50), side / 2),
  );
}
