/** One bar per graha with a line at its required value. Gold: the bar reaches the line; outline: it does not. */
import type { Figure } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';

type TargetBars = Extract<Figure, { kind: 'targetBars' }>;
type Bar = TargetBars['bars'][number];

const BASELINE_Y = 43;
const MAX_BAR_HEIGHT = 36;
const HALF_BAR_WIDTH = 6;

export function TargetBarsFigure({ figure: { bars } }: { figure: TargetBars }) {
  const { figures } = useFrame();
  const scale = MAX_BAR_HEIGHT / Math.max(...bars.flatMap(({ value, needed }) => [value, needed]));
  const step = 170 / bars.length;
  return (
    <svg
      className="plate"
      viewBox="-0.2 0 170.4 54"
      role="img"
      aria-label={bars
        .map(({ label, value, needed }) =>
          fillTemplate(figures.valueOfNeeded, label, String(value), String(needed)),
        )
        .join('; ')}
    >
      {bars.map((bar, i) => (
        <TargetBar key={bar.label} bar={bar} x={step * (i + 0.5)} scale={scale} />
      ))}
      <path className="stroke" d={`M0 ${BASELINE_Y}H170`} />
    </svg>
  );
}

function TargetBar({ bar: { label, value, needed }, x, scale }: { bar: Bar; x: number; scale: number }) {
  const { figures } = useFrame();
  const [barTop, targetY] = [BASELINE_Y - value * scale, BASELINE_Y - needed * scale];
  // The number stands above the line if the line would cross it.
  const isCrossed = targetY < barTop && targetY > barTop - 6;
  const numberY = isCrossed ? targetY : barTop;
  return (
    <g>
      <rect
        className={value >= needed ? 'gold' : 'blank'}
        x={formatCoordinate(x - HALF_BAR_WIDTH)}
        y={formatCoordinate(barTop)}
        width={HALF_BAR_WIDTH * 2}
        height={formatCoordinate(value * scale)}
      />
      <path
        className="average"
        d={`M${formatCoordinate(x - HALF_BAR_WIDTH - 3)} ${formatCoordinate(targetY)}H${formatCoordinate(x + HALF_BAR_WIDTH + 3)}`}
      />
      <text
        className="text-11 bold"
        x={formatCoordinate(x)}
        y={formatCoordinate(numberY - 1.4)}
        textAnchor="middle"
      >
        {value.toFixed(2)}
      </text>
      <text className="text-11 serif" x={formatCoordinate(x)} y="48.2" textAnchor="middle">
        {label}
      </text>
      <text className="text-9 soft" x={formatCoordinate(x)} y="52.6" textAnchor="middle">
        {fillTemplate(figures.needs, String(needed))}
      </text>
    </g>
  );
}
