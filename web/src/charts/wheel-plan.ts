/** The wheel before it is drawn: radii, and the place of every graha and of its name. Units are 1/800 of the side. */
import type { Chart } from '#src/astrology/contract.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';
import { onRing } from './rings.ts';
import { overlap, spot, type Box, type Spot } from './spots.ts';

export const RADII = { outer: 392, stars: 376, signs: 324, degrees: 306, heart: 96 } as const;

/** From the slowest at the rim to the Moon near the heart. */
export const ORBITS: Record<Graha, number> = {
  Rahu: 290,
  Ketu: 290,
  Saturn: 266,
  Jupiter: 242,
  Mars: 218,
  Sun: 194,
  Venus: 170,
  Mercury: 146,
  Moon: 122,
};

/** How far each glyph reaches from its middle. */
export const REACH: Record<Graha, number> = {
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

export type Start = 'aries' | 'lagna';
export type Planet = {
  graha: Graha;
  angle: number;
  at: Spot;
  retrograde: boolean;
  label: { at: Spot; anchor: Anchor };
};
type Anchor = 'start' | 'middle' | 'end';

export const LABEL_SIZE = 17;
const LABEL_WIDTH = 1.48 * LABEL_SIZE;
const LABEL_HEIGHT = 0.8 * LABEL_SIZE;
const AWAY = 6;

/** The longitude that lies at the left, where the east horizon is. */
export function startOf(chart: Chart, start: Start): number {
  return start === 'lagna' && chart.lagna ? chart.lagna.longitude : 0;
}

/** Angle on the wheel of a zodiacal longitude. */
export const angleOf = (longitude: number, from: number): number => 180 + longitude - from;

/** All nine grahas, each with a place for its name that touches no other name and no other graha. */
export function planPlanets(chart: Chart, from: number): Planet[] {
  const bare = GRAHAS.map((graha) => {
    const { longitude, retrograde } = chart.grahas[graha];
    const angle = angleOf(longitude, from);
    return { graha, angle, retrograde, at: onRing(ORBITS[graha], angle) };
  });
  const taken = new Map<Graha, Box>();
  return bare.map((planet) => {
    const others = bare.filter(({ graha }) => graha !== planet.graha).map(discBox);
    const best = candidates(planet).toSorted((a, b) => cost(a.box) - cost(b.box))[0]!;
    function cost(box: Box) {
      const hits = [...others, ...taken.values()].filter((each) => overlap(box, each)).length;
      return 10 * hits + outside(box);
    }
    taken.set(planet.graha, best.box);
    return { ...planet, label: best.label };
  });
}

export function discBox({ graha, at }: { graha: Graha; at: Spot }): Box {
  const reach = REACH[graha] + 2;
  return { x: at.x - reach, y: at.y - reach, width: 2 * reach, height: 2 * reach };
}

export function labelBox({ at, anchor }: Planet['label']): Box {
  const left = { start: 0, middle: LABEL_WIDTH / 2, end: LABEL_WIDTH }[anchor];
  return { x: at.x - left, y: at.y - LABEL_HEIGHT, width: LABEL_WIDTH, height: LABEL_HEIGHT };
}

/** Right, left, below, above and the four corners, close by and then farther off: the first that is free wins. */
function candidates({ graha, at }: { graha: Graha; at: Spot }) {
  const labels = [0, 8, 16].flatMap((farther) => around(at, REACH[graha] + AWAY + farther));
  return labels.map((label) => ({ label, box: labelBox(label) }));
}

function around({ x, y }: Spot, off: number): Planet['label'][] {
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

/** Counts the corners of a box that leave the free ring between the heart and the degrees. */
function outside({ x, y, width, height }: Box): number {
  const corners = [spot(x, y), spot(x + width, y), spot(x, y + height), spot(x + width, y + height)];
  return corners.filter(({ x: cx, y: cy }) => {
    const radius = Math.hypot(cx, cy);
    return radius < RADII.heart + 2 || radius > RADII.degrees - 2;
  }).length;
}
