/** One bar a graha, and at each the stroke that it should reach. Gold reaches it, an outline falls short. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';

type Scales = Extract<Figure, { kind: 'targetBars' }>;
type Bar = Scales['bars'][number];

const FOOT = 43;
const TALLEST = 36;
const HALF = 6;

export function ScalesFigure({ figure: { bars } }: { figure: Scales }) {
  const scale = TALLEST / Math.max(...bars.flatMap(({ value, needed }) => [value, needed]));
  const step = 170 / bars.length;
  return (
    <svg
      className="plate"
      viewBox="-0.2 0 170.4 54"
      role="img"
      aria-label={bars.map(({ label, value, needed }) => `${label}: ${value} of ${needed}`).join('; ')}
    >
      {bars.map((bar, i) => (
        <Weighed key={bar.label} bar={bar} x={step * (i + 0.5)} scale={scale} />
      ))}
      <path className="stroke" d={`M0 ${FOOT}H170`} />
    </svg>
  );
}

function Weighed({ bar: { label, value, needed }, x, scale }: { bar: Bar; x: number; scale: number }) {
  const [top, line] = [FOOT - value * scale, FOOT - needed * scale];
  const inWay = line < top && line > top - 6;
  const words = inWay ? line : top;
  return (
    <g>
      <rect
        className={value >= needed ? 'gold' : 'blank'}
        x={formatCoordinate(x - HALF)}
        y={formatCoordinate(top)}
        width={HALF * 2}
        height={formatCoordinate(value * scale)}
      />
      <path
        className="average"
        d={`M${formatCoordinate(x - HALF - 3)} ${formatCoordinate(line)}H${formatCoordinate(x + HALF + 3)}`}
      />
      <text
        className="t11 bold"
        x={formatCoordinate(x)}
        y={formatCoordinate(words - 1.4)}
        textAnchor="middle"
      >
        {value.toFixed(2)}
      </text>
      <text className="t11 serif" x={formatCoordinate(x)} y="48.2" textAnchor="middle">
        {label}
      </text>
      <text className="t9 soft" x={formatCoordinate(x)} y="52.6" textAnchor="middle">
        needs {needed}
      </text>
    </g>
  );
}
