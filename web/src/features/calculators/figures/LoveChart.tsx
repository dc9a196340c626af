import { LOVE_RANGE } from '#web/calculators/love.ts';
import { ScoreRuler } from '#web/ui/ScoreRuler.tsx';
import { formatCoordinate } from '#web/charts/geometry.ts';

export function LoveChart({ score }: { score?: number }) {
  const { min, max } = LOVE_RANGE;
  return (
    <>
      <OverlappingCircles share={score === undefined ? undefined : (score - min) / (max - min)} />
      <ScoreRuler {...LOVE_RANGE} value={score} />
    </>
  );
}

const RADIUS = 100;
const MIDDLE = { x: 210, y: 110 };

function OverlappingCircles({ share }: { share?: number | undefined }) {
  const apart = share === undefined ? RADIUS : RADIUS * (0.78 - 0.62 * share);
  const half = Math.sqrt(RADIUS ** 2 - apart ** 2);
  const { x, y } = MIDDLE;
  const curve = (to: number) => `A${RADIUS} ${RADIUS} 0 0 1 ${x} ${formatCoordinate(to)}`;
  const lens = `M${x} ${formatCoordinate(y - half)}${curve(y + half)}${curve(y - half)}Z`;
  return (
    <svg className="drawing" viewBox="0 0 420 220" aria-hidden="true">
      {share !== undefined && <path className="lit" d={lens} />}
      {[x - apart, x + apart].map((cx, n) => (
        <g key={n}>
          <circle className="line" cx={formatCoordinate(cx)} cy={y} r={RADIUS} />
          <circle
            className="line"
            cx={formatCoordinate(cx)}
            cy={y}
            r={RADIUS + 8}
            strokeDasharray="1 7"
            strokeOpacity=".6"
          />
        </g>
      ))}
    </svg>
  );
}
