/** The emblem of a report, 96 by 96: the North Indian diamond with houses and a motif (see emblems.ts). */
import { FRAMES } from './chart-cells.ts';
import { EMBLEMS, type EmblemParts } from './emblems.ts';
import { getDrawingClass, type Background } from './background.ts';
import { createHatch } from './hatching.ts';
import { toRingPoint, listAngles } from './wheel-rings.ts';
import { toPath, formatCoordinate, toPoint, type Outline } from './geometry.ts';

const CENTRE = 48;
const RING_RADIUS = 46.2;
const DIAMOND_ORIGIN = 15.5;
const DIAMOND_SCALE = 0.65;
const PLAIN: EmblemParts = { highlightedHouses: [], hatchedHouses: [] };

export function Emblem({ report, background }: { report: string; background?: Background }) {
  const { highlightedHouses, hatchedHouses, motif } = EMBLEMS[report] ?? PLAIN;
  return (
    <svg className={getDrawingClass('emblem', background)} viewBox="0 0 96 96" aria-hidden>
      <circle className={motif === 'stars' ? 'line' : 'line faint'} cx={CENTRE} cy={CENTRE} r={RING_RADIUS} />
      {highlightedHouses.map((house) => (
        <path key={house} className="lit" d={toPath(getHouseOutline(house))} />
      ))}
      {hatchedHouses.map((house) => (
        <path key={house} className="hatch" d={createHatch(getHouseOutline(house), 3.4)} />
      ))}
      <path className="line" d={DIAMOND} />
      {motif && MOTIFS[motif]}
    </svg>
  );
}

const DIAMOND =
  'M15.5 15.5H80.5V80.5H15.5ZM15.5 15.5L80.5 80.5M80.5 15.5L15.5 80.5M48 15.5L80.5 48L48 80.5L15.5 48Z';

const NINE_DOTS = [
  [48, 33],
  [63, 48],
  [48, 63],
  [33, 48],
  [40.5, 40.5],
  [55.5, 40.5],
  [40.5, 55.5],
  [55.5, 55.5],
  [48, 48],
] as const;

const MOTIFS = {
  point: <circle className="ink" cx="48" cy="31.5" r="2" />,
  centre: <circle className="ink" cx="48" cy="48" r="3" />,
  nine: NINE_DOTS.map(([x, y]) => <circle key={`${x} ${y}`} className="ink" cx={x} cy={y} r="2.3" />),
  months: listAngles(12, 15).map((angle) => {
    const { x, y } = toRingPoint(RING_RADIUS, angle);
    return (
      <circle
        key={angle}
        className="ink"
        cx={formatCoordinate(CENTRE + x)}
        cy={formatCoordinate(CENTRE + y)}
        r="1.6"
      />
    );
  }),
  stars: (
    <path
      className="line soft"
      d={listAngles(27)
        .map((angle) => drawTick(angle, RING_RADIUS - 3.6, RING_RADIUS))
        .join('')}
    />
  ),
  rings: (
    <>
      <circle className="lit-line" cx="42.5" cy="48" r="8.5" />
      <circle className="lit-line" cx="53.5" cy="48" r="8.5" />
    </>
  ),
  // Saturn's path in Sade Sati: from the house before the Moon to the one after it, across the top
  arc: <path className="lit-line" d={`M15.51 15.16A${RING_RADIUS} ${RING_RADIUS} 0 0 1 80.49 15.16`} />,
};

function getHouseOutline(house: number): Outline {
  return FRAMES.north.cells[house - 1]!.outline.map(({ x, y }) =>
    toPoint(DIAMOND_ORIGIN + DIAMOND_SCALE * x, DIAMOND_ORIGIN + DIAMOND_SCALE * y),
  );
}

function drawTick(angle: number, from: number, to: number): string {
  const [inner, outer] = [toRingPoint(from, angle + 90), toRingPoint(to, angle + 90)];
  return `M${formatCoordinate(CENTRE + inner.x)} ${formatCoordinate(CENTRE + inner.y)}L${formatCoordinate(CENTRE + outer.x)} ${formatCoordinate(CENTRE + outer.y)}`;
}
