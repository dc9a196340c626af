/** Finds room for nine names among nine grahas, wherever these gather. Units are 1/800 of the wheel's side. */
import type { Graha } from '#src/astrology/contract.ts';
import { hasOverlap, toPoint, type Box, type Point } from './geometry.ts';
import { RADII, listTrailPoints, type Planet } from './wheel-orbits.ts';

export type WheelLabel = { at: Point; anchor: 'start' | 'middle' | 'end' };

export const LABEL_SIZE = 17;
const LABEL_WIDTH = 1.48 * LABEL_SIZE;
const LABEL_HEIGHT = 0.8 * LABEL_SIZE;
const AWAY = 6;

/** How far each glyph reaches from its middle. */
const REACH: Record<Graha, number> = {
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

/** Places labels one after the other, twice: a label placed early may find a better position once its neighbours are placed. */
const ROUNDS = 3;

export function placeLabels(planets: Planet[]): Map<Graha, WheelLabel> {
  const trails = planets.flatMap(listTrailPoints);
  const placed = new Map<Graha, WheelLabel>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const planet of planets) {
      const others = planets.filter(({ graha }) => graha !== planet.graha);
      const names = others.flatMap(({ graha }) => placed.get(graha) ?? []).map(labelBox);
      placed.set(planet.graha, findBestLabel(planet, [...others.map(getDiscBox), ...names], trails));
    }
  }
  return placed;
}

export function getDiscBox({ graha, at }: Planet): Box {
  const reach = REACH[graha] + 2;
  return { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
}

export function labelBox({ at, anchor }: WheelLabel): Box {
  const left = { start: 0, middle: LABEL_WIDTH / 2, end: LABEL_WIDTH }[anchor];
  return { x: at.x - left, y: at.y - LABEL_HEIGHT, width: LABEL_WIDTH, height: LABEL_HEIGHT };
}

/** The first place that costs nothing, or else the cheapest. */
function findBestLabel(planet: Planet, taken: Box[], trails: Point[]): WheelLabel {
  let best: { label: WheelLabel; cost: number } | null = null;
  for (const label of listCandidates(planet)) {
    const cost = computeCost(labelBox(label), taken, trails);
    if (cost === 0) return label;
    if (!best || cost < best.cost) best = { label, cost };
  }
  return best!.label;
}

function computeCost(box: Box, taken: Box[], trails: Point[]): number {
  const hits = taken.filter((each) => hasOverlap(box, each)).length;
  const crossed = trails.filter((point) => isInside(box, point)).length;
  return 100 * hits + crossed + measureOutside(box);
}

/** Right, left, below, above and the four corners, close by and then farther off. */
function listCandidates({ graha, at }: Planet): WheelLabel[] {
  return [0, 8, 16, 26, 38].flatMap((farther) => listPositionsAround(at, REACH[graha] + AWAY + farther));
}

function listPositionsAround({ x, y }: Point, off: number): WheelLabel[] {
  const slant = off * 0.75;
  return [
    { at: toPoint(x + off, y + LABEL_HEIGHT / 2), anchor: 'start' },
    { at: toPoint(x - off, y + LABEL_HEIGHT / 2), anchor: 'end' },
    { at: toPoint(x, y + off + LABEL_HEIGHT), anchor: 'middle' },
    { at: toPoint(x, y - off), anchor: 'middle' },
    { at: toPoint(x + slant, y + slant + LABEL_HEIGHT), anchor: 'start' },
    { at: toPoint(x + slant, y - slant), anchor: 'start' },
    { at: toPoint(x - slant, y + slant + LABEL_HEIGHT), anchor: 'end' },
    { at: toPoint(x - slant, y - slant), anchor: 'end' },
  ];
}

const isInside = ({ x, y, width, height }: Box, at: Point) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Counts the corners of a box that leave the free ring between the heart and the degrees. */
function measureOutside({ x, y, width, height }: Box): number {
  const corners = [
    toPoint(x, y),
    toPoint(x + width, y),
    toPoint(x, y + height),
    toPoint(x + width, y + height),
  ];
  return corners.filter(({ x: cx, y: cy }) => {
    const radius = Math.hypot(cx, cy);
    return radius < RADII.heart + 2 || radius > RADII.degrees - 2;
  }).length;
}
