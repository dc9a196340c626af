/** Finds room for nine names among nine grahas, wherever these gather. Units are 1/800 of the wheel's side. */
import type { Graha } from '#src/astrology/contract.ts';
import { overlap, spot, type Box, type Spot } from './spots.ts';
import { RADII, trailSpots, type Planet } from './wheel-orbits.ts';

export type WheelLabel = { at: Spot; anchor: 'start' | 'middle' | 'end' };

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

/** One after the other, and again: a name placed early may find a better place once its neighbours have theirs. */
const ROUNDS = 3;

export function placeLabels(planets: Planet[]): Map<Graha, WheelLabel> {
  const trails = planets.flatMap(trailSpots);
  const placed = new Map<Graha, WheelLabel>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const planet of planets) {
      const others = planets.filter(({ graha }) => graha !== planet.graha);
      const names = others.flatMap(({ graha }) => placed.get(graha) ?? []).map(labelBox);
      placed.set(planet.graha, bestLabel(planet, [...others.map(discBox), ...names], trails));
    }
  }
  return placed;
}

export function discBox({ graha, at }: Planet): Box {
  const reach = REACH[graha] + 2;
  return { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
}

export function labelBox({ at, anchor }: WheelLabel): Box {
  const left = { start: 0, middle: LABEL_WIDTH / 2, end: LABEL_WIDTH }[anchor];
  return { x: at.x - left, y: at.y - LABEL_HEIGHT, width: LABEL_WIDTH, height: LABEL_HEIGHT };
}

/** The first place that costs nothing, or else the cheapest. */
function bestLabel(planet: Planet, taken: Box[], trails: Spot[]): WheelLabel {
  let best: { label: WheelLabel; cost: number } | null = null;
  for (const label of candidates(planet)) {
    const cost = costOf(labelBox(label), taken, trails);
    if (cost === 0) return label;
    if (!best || cost < best.cost) best = { label, cost };
  }
  return best!.label;
}

function costOf(box: Box, taken: Box[], trails: Spot[]): number {
  const hits = taken.filter((each) => overlap(box, each)).length;
  const crossed = trails.filter((point) => inside(box, point)).length;
  return 100 * hits + crossed + outside(box);
}

/** Right, left, below, above and the four corners, close by and then farther off. */
function candidates({ graha, at }: Planet): WheelLabel[] {
  return [0, 8, 16, 26, 38].flatMap((farther) => around(at, REACH[graha] + AWAY + farther));
}

function around({ x, y }: Spot, off: number): WheelLabel[] {
  const slant = off * 0.75;
  return [
    { at: spot(x + off, y + LABEL_HEIGHT / 2), anchor: 'start' },
    { at: spot(x - off, y + LABEL_HEIGHT / 2), anchor: 'end' },
    { at: spot(x, y + off + LABEL_HEIGHT), anchor: 'middle' },
    { at: spot(x, y - off), anchor: 'middle' },
    { at: spot(x + slant, y + slant + LABEL_HEIGHT), anchor: 'start' },
    { at: spot(x + slant, y - slant), anchor: 'start' },
    { at: spot(x - slant, y + slant + LABEL_HEIGHT), anchor: 'end' },
    { at: spot(x - slant, y - slant), anchor: 'end' },
  ];
}

const inside = ({ x, y, width, height }: Box, at: Spot) =>
  at.x > x && at.x < x + width && at.y > y && at.y < y + height;

/** Counts the corners of a box that leave the free ring between the heart and the degrees. */
function outside({ x, y, width, height }: Box): number {
  const corners = [spot(x, y), spot(x + width, y), spot(x, y + height), spot(x + width, y + height)];
  return corners.filter(({ x: cx, y: cy }) => {
    const radius = Math.hypot(cx, cy);
    return radius < RADII.heart + 2 || radius > RADII.degrees - 2;
  }).length;
}
