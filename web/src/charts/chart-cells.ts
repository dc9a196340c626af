/**
 * The twelve cells of each chart style. In the North style cells are houses, the first on top, counter-clockwise. In
 * the South and East styles they are signs: South clockwise from Pisces at the top left, East counter-clockwise from
 * Aries at the top.
 */
import type { ChartStyle } from '#src/astrology/contract.ts';
import { computeCentroid, toPoint, movePointTowards, type Outline, type Point } from './geometry.ts';

export type Cell = {
  outline: Outline;
  /** the corner nearest to the centre of the drawing; the number of the sign is beside it */
  innerCorner: Point;
  /** the point around which the labels of the grahas are placed */
  focus: Point;
};

export type Frame = {
  /** 'houses': cell 0 is the first house. 'signs': cell 0 is Aries. */
  order: 'houses' | 'signs';
  cells: readonly Cell[];
  /** SVG path of all lines; a line between two cells occurs once */
  lines: string;
};

const createCell = (outline: Outline, innerCorner: Point): Cell => ({
  outline,
  innerCorner,
  focus: computeCentroid(outline),
});

export const FRAMES: Record<ChartStyle, Frame> = {
  north: createNorthFrame(),
  south: createSouthFrame(),
  east: createEastFrame(),
};

function createNorthFrame(): Frame {
  const [top, right, bottom, left, centre] = [
    toPoint(50, 0),
    toPoint(100, 50),
    toPoint(50, 100),
    toPoint(0, 50),
    toPoint(50, 50),
  ];
  // nw, ne, se, sw: where the diagonals cross the diamond; tl, tr, br, bl: the corners of the square
  const [nw, ne, se, sw] = [toPoint(25, 25), toPoint(75, 25), toPoint(75, 75), toPoint(25, 75)];
  const [tl, tr, br, bl] = [toPoint(0, 0), toPoint(100, 0), toPoint(100, 100), toPoint(0, 100)];
  const cells = [
    createCell([top, ne, centre, nw], centre),
    createCell([tl, top, nw], nw),
    createCell([tl, nw, left], nw),
    createCell([left, nw, centre, sw], centre),
    createCell([left, sw, bl], sw),
    createCell([bl, sw, bottom], sw),
    createCell([bottom, sw, centre, se], centre),
    createCell([bottom, se, br], se),
    createCell([br, se, right], se),
    createCell([right, se, centre, ne], centre),
    createCell([right, ne, tr], ne),
    createCell([tr, ne, top], ne),
  ];
  return {
    order: 'houses',
    cells,
    lines: 'M0 0H100V100H0ZM0 0L100 100M100 0L0 100M50 0L100 50L50 100L0 50Z',
  };
}

function createSouthFrame(): Frame {
  const gridPositions = [
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
  const cells = gridPositions.map(([column, row]) => createSquare(column * 25, row * 25, 25));
  const lines = 'M0 0H100V100H0ZM25 0V100M75 0V100M0 25H100M0 75H100M50 0V25M50 75V100M0 50H25M75 50H100';
  return { order: 'signs', cells, lines };
}

function createEastFrame(): Frame {
  const [third, twoThirds] = [100 / 3, 200 / 3];
  // tl, tr, br, bl: the corners of the square; nw, ne, se, sw: those of the empty square in the middle
  const [tl, tr, br, bl] = [toPoint(0, 0), toPoint(100, 0), toPoint(100, 100), toPoint(0, 100)];
  const [nw, ne, se, sw] = [
    toPoint(third, third),
    toPoint(twoThirds, third),
    toPoint(twoThirds, twoThirds),
    toPoint(third, twoThirds),
  ];
  const cells = [
    createSquare(third, 0, third),
    createCell([tl, toPoint(third, 0), nw], nw),
    createCell([tl, nw, toPoint(0, third)], nw),
    createSquare(0, third, third),
    createCell([toPoint(0, twoThirds), sw, bl], sw),
    createCell([bl, sw, toPoint(third, 100)], sw),
    createSquare(third, twoThirds, third),
    createCell([toPoint(twoThirds, 100), se, br], se),
    createCell([br, se, toPoint(100, twoThirds)], se),
    createSquare(twoThirds, third, third),
    createCell([toPoint(100, third), ne, tr], ne),
    createCell([tr, ne, toPoint(twoThirds, 0)], ne),
  ];
  const grid = 'M33.33 0V100M66.67 0V100M0 33.33H100M0 66.67H100';
  const corners = 'M0 0L33.33 33.33M100 0L66.67 33.33M0 100L33.33 66.67M100 100L66.67 66.67';
  return { order: 'signs', cells, lines: `M0 0H100V100H0Z${grid}${corners}` };
}

function createSquare(x: number, y: number, side: number): Cell {
  const middle = toPoint(x + side / 2, y + side / 2);
  return createCell(
    [toPoint(x, y), toPoint(x + side, y), toPoint(x + side, y + side), toPoint(x, y + side)],
    movePointTowards(middle, toPoint(50, 50), side / 2),
  );
}
