/** Places the labels of the nine grahas without overlaps. Units are 1/800 of the wheel's side. */
import type { Graha } from '#src/astrology/contract.ts';
import { hasOverlap, toPoint, type Box, type Point } from './geometry.ts';
import { RADII, listTrailPoints, type GrahaOnWheel } from './wheel-orbits.ts';

export type WheelLabel = { at: Point; anchor: 'start' | 'middle' | 'end' };

export const LABEL_SIZE = 17;
const LABEL_WIDTH = 1.48 * LABEL_SIZE;
const LABEL_HEIGHT = 0.8 * LABEL_SIZE;
const LABEL_DISTANCE = 6;
/** Free space around glyphs and rings. */
const CLEARANCE = 2;

/** Distance from the middle of each glyph to its edge. */
const GLYPH_RADIUS: Record<Graha, number> = {
  Sun: 15,
  Moon: 10,
  Mars: 11,
  Mercury: 5.5,
  Jupiter: 9.5,
  Venus: 7.5,
  Saturn: 14,
  Rahu: 7.5,
  Ketu: 7.5,
};

/** Labels are placed in several rounds: one placed early may find a better position once the others are placed. */
const ROUNDS = 3;

export function placeLabels(wheelGrahas: GrahaOnWheel[]): Map<Graha, WheelLabel> {
  const trailPoints = wheelGrahas.flatMap(listTrailPoints);
  const labels = new Map<Graha, WheelLabel>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const wheelGraha of wheelGrahas) {
      const otherGrahas = wheelGrahas.filter(({ graha }) => graha !== wheelGraha.graha);
      const labelBoxes = otherGrahas.flatMap(({ graha }) => labels.get(graha) ?? []).map(getLabelBox);
      labels.set(
        wheelGraha.graha,
        findBestLabel(wheelGraha, [...otherGrahas.map(getDiscBox), ...labelBoxes], trailPoints),
      );
    }
  }
  return labels;
}

export function getDiscBox({ graha, at }: GrahaOnWheel): Box {
  const radius = GLYPH_RADIUS[graha] + CLEARANCE;
  return { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
}

export function getLabelBox({ at, anchor }: WheelLabel): Box {
  const left = { start: 0, middle: LABEL_WIDTH / 2, end: LABEL_WIDTH }[anchor];
  return { x: at.x - left, y: at.y - LABEL_HEIGHT, width: LABEL_WIDTH, height: LABEL_HEIGHT };
}

/** Finds the first position without cost, or else the one with the lowest cost. */
function findBestLabel(wheelGraha: GrahaOnWheel, occupied: Box[], trailPoints: Point[]): WheelLabel {
  let best: { label: WheelLabel; cost: number } | null = null;
  for (const label of listCandidates(wheelGraha)) {
    const cost = computeCost(getLabelBox(label), occupied, trailPoints);
    if (cost === 0) return label;
    if (!best || cost < best.cost) best = { label, cost };
  }
  return best!.label;
}

/** An overlap costs more than a label that covers all trail points. */
const OVERLAP_COST = 100;

function computeCost(box: Box, occupied: Box[], trailPoints: Point[]): number {
  const overlapCount = occupied.filter((occupiedBox) => hasOverlap(box, occupiedBox)).length;
  const trailPointCount = trailPoints.filter((point) => isInside(box, point)).length;
  return OVERLAP_COST * overlapCount + trailPointCount + countCornersOutside(box);
}

const EXTRA_DISTANCES = [0, 8, 16, 26, 38];

/** Lists positions right, left, below, above and at the four corners, at increasing distances. */
function listCandidates({ graha, at }: GrahaOnWheel): WheelLabel[] {
  return EXTRA_DISTANCES.flatMap((extraDistance) =>
    listPositionsAround(at, GLYPH_RADIUS[graha] + LABEL_DISTANCE + extraDistance),
  );
}

function listPositionsAround({ x, y }: Point, distance: number): WheelLabel[] {
  const diagonalOffset = distance * 0.75;
  return [
    { at: toPoint(x + distance, y + LABEL_HEIGHT / 2), anchor: 'start' },
    { at: toPoint(x - distance, y + LABEL_HEIGHT / 2), anchor: 'end' },
    { at: toPoint(x, y + distance + LABEL_HEIGHT), anchor: 'middle' },
    { at: toPoint(x, y - distance), anchor: 'middle' },
    { at: toPoint(x + diagonalOffset, y + diagonalOffset + LABEL_HEIGHT), anchor: 'start' },
    { at: toPoint(x + diagonalOffset, y - diagonalOffset), anchor: 'start' },
    { at: toPoint(x - diagonalOffset, y + diagonalOffset + LABEL_HEIGHT), anchor: 'end' },
    { at: toPoint(x - diagonalOffset, y - diagonalOffset), anchor: 'end' },
  ];
}

const isInside = ({ x, y, width, height }: Box, at: Point) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Counts the corners of a box outside the free ring between the centre and the ring of degrees. */
function countCornersOutside({ x, y, width, height }: Box): number {
  const corners = [
    toPoint(x, y),
    toPoint(x + width, y),
    toPoint(x, y + height),
    toPoint(x + width, y + height),
  ];
  return corners.filter(({ x: cx, y: cy }) => {
    const radius = Math.hypot(cx, cy);
    return radius < RADII.centre + CLEARANCE || radius > RADII.degrees - CLEARANCE;
  }).length;
}
