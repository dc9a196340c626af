import { LOVE_RANGE } from '#web/calculators/love-range.ts';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';
import { formatCoordinate } from '#web/charts/geometry.ts';

export function LoveScoreFigure({ score }: { score?: number }) {
  const { min, max } = LOVE_RANGE;
  return (
    <>
      <OverlappingCircles share={score === undefined ? undefined : (score - min) / (max - min)} />
      <ScoreRuler {...LOVE_RANGE} value={score} />
    </>
  );
}

const RADIUS = 100;
const CENTRE = { x: 210, y: 110 };
/** Distance of each circle from the centre, in radii, for the lowest score; the highest is nearer by DISTANCE_RANGE. */
const MAX_DISTANCE = 0.78;
const DISTANCE_RANGE = 0.62;
const OUTER_RING_GAP = 8;

/** @param share 0 for the lowest score, 1 for the highest; undefined before the calculation */
function OverlappingCircles({ share }: { share?: number | undefined }) {
  // Without a score the circles only touch.
  const distance = share === undefined ? RADIUS : RADIUS * (MAX_DISTANCE - DISTANCE_RANGE * share);
  const lensHalfHeight = Math.sqrt(RADIUS ** 2 - distance ** 2);
  const { x, y } = CENTRE;
  const drawCurve = (toY: number) => `A${RADIUS} ${RADIUS} 0 0 1 ${x} ${formatCoordinate(toY)}`;
  const lens = `M${x} ${formatCoordinate(y - lensHalfHeight)}${drawCurve(y + lensHalfHeight)}${drawCurve(y - lensHalfHeight)}Z`;
  return (
    <svg className="drawing" viewBox="0 0 420 220" aria-hidden="true">
      {share !== undefined && <path className="lit" d={lens} />}
      {[x - distance, x + distance].map((cx, index) => (
        <g key={index}>
          <circle className="line" cx={formatCoordinate(cx)} cy={y} r={RADIUS} />
          <circle
            className="line"
            cx={formatCoordinate(cx)}
            cy={y}
            r={RADIUS + OUTER_RING_GAP}
            strokeDasharray="1 7"
            strokeOpacity=".6"
          />
        </g>
      ))}
    </svg>
  );
}
