/** A report's own sign, 96 by 96, built from the same diamond as every chart. */
import { FRAMES } from './chart-cells.ts';
import { EMBLEMS, type EmblemParts } from './emblems.ts';
import { getDrawingClass, type Ground } from './background.ts';
import { createHatch } from './hatching.ts';
import { onRing, listAngles } from './wheel-rings.ts';
import { toPath, formatCoordinate, toPoint, type Outline } from './geometry.ts';

const HEART = 48;
const RING = 46.2;
const FROM = 15.5;
const SCALE = 0.65;
const PLAIN: EmblemParts = { lit: [], hatched: [] };

export function Emblem({ report, ground }: { report: string; ground?: Ground }) {
  const { lit, hatched, sign } = EMBLEMS[report] ?? PLAIN;
  return (
    <svg className={getDrawingClass('emblem', ground)} viewBox="0 0 96 96" aria-hidden>
      <circle className={sign === 'stars' ? 'line' : 'line faint'} cx={HEART} cy={HEART} r={RING} />
      {lit.map((house) => (
        <path key={house} className="lit" d={toPath(getHouseOutline(house))} />
      ))}
      {hatched.map((house) => (
        <path key={house} className="hatch" d={createHatch(getHouseOutline(house), 3.4)} />
      ))}
      <path className="line" d={DIAMOND} />
      {sign && SIGNS[sign]}
    </svg>
  );
}

const DIAMOND =
  'M15.5 15.5H80.5V80.5H15.5ZM15.5 15.5L80.5 80.5M80.5 15.5L15.5 80.5M48 15.5L80.5 48L48 80.5L15.5 48Z';

const NINE = [
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

const SIGNS = {
  point: <circle className="ink" cx="48" cy="31.5" r="2" />,
  heart: <circle className="ink" cx="48" cy="48" r="3" />,
  nine: NINE.map(([x, y]) => <circle key={`${x} ${y}`} className="ink" cx={x} cy={y} r="2.3" />),
  months: listAngles(12, 15).map((angle) => {
    const { x, y } = onRing(RING, angle);
    return (
      <circle
        key={angle}
        className="ink"
        cx={formatCoordinate(HEART + x)}
        cy={formatCoordinate(HEART + y)}
        r="1.6"
      />
    );
  }),
  stars: (
    <path
      className="line soft"
      d={listAngles(27)
        .map((angle) => drawTick(angle, RING - 3.6, RING))
        .join('')}
    />
  ),
  // from the house before the Moon to the one after it, across the top
  arc: <path className="lit-line" d={`M15.51 15.16A${RING} ${RING} 0 0 1 80.49 15.16`} />,
};

function getHouseOutline(house: number): Outline {
  return FRAMES.north.cells[house - 1]!.outline.map(({ x, y }) =>
    toPoint(FROM + SCALE * x, FROM + SCALE * y),
  );
}

function drawTick(angle: number, from: number, to: number): string {
  const [a, b] = [onRing(from, angle + 90), onRing(to, angle + 90)];
  return `M${formatCoordinate(HEART + a.x)} ${formatCoordinate(HEART + a.y)}L${formatCoordinate(HEART + b.x)} ${formatCoordinate(HEART + b.y)}`;
}
