/** Values of houses or months as bars in one row. Gold: high; outline: low; dashed line: the average. Sizes in mm. */
import type { Figure } from '#src/reports/contract.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';

type Bars = Extract<Figure, { kind: 'bars' }>;

const BASELINE_Y = 48;
const MAX_BAR_HEIGHT = 37;

export function BarsFigure({ figure }: { figure: Bars }) {
  const { figures } = useFrame();
  const { axis = figures.house, bars, average, high, low } = figure;
  const scale = MAX_BAR_HEIGHT / Math.max(...bars.map(({ value }) => value), average);
  const step = 160 / bars.length;
  const averageY = BASELINE_Y - average * scale;
  return (
    <svg
      className="plate"
      viewBox="-0.2 0 170.4 59"
      role="img"
      aria-label={bars
        .map(({ label, note, value }) => fillTemplate(figures.bar, axis, label, note, String(value)))
        .join('; ')}
    >
      {bars.map(({ label, note, value }, i) => {
        const x = 10 + step * i + step / 2;
        return (
          <g key={label}>
            <rect
              className={getTone(value, high, low)}
              x={formatCoordinate(x - 4.8)}
              y={formatCoordinate(BASELINE_Y - value * scale)}
              width="9.6"
              height={formatCoordinate(value * scale)}
            />
            <text className="text-11 serif" x={formatCoordinate(x)} y="53.2" textAnchor="middle">
              {label}
            </text>
            <text className="text-9 soft" x={formatCoordinate(x)} y="57.6" textAnchor="middle">
              {note}
            </text>
          </g>
        );
      })}
      <path className="average" d={`M8 ${formatCoordinate(averageY)}H170`} />
      {bars.map(({ label, value }, i) => {
        const position = { x: 10 + step * i + step / 2, y: BASELINE_Y - value * scale };
        return (
          <BarValue
            key={label}
            value={value}
            position={position}
            isOnAverageLine={Math.abs(position.y - 2 - averageY) < 3}
          />
        );
      })}
      <text className="text-10 bold sand" x="0" y={formatCoordinate(averageY + 1.2)}>
        {average}
      </text>
      <text className="text-9 soft" x="0" y="53">
        {axis}
      </text>
      <path className="stroke" d={`M8 ${BASELINE_Y}H170`} />
    </svg>
  );
}

function getTone(value: number, high: number, low: number): string {
  if (value >= high) return 'gold';
  return value < low ? 'blank' : 'neutral';
}

type BarValueProps = { value: number; position: { x: number; y: number }; isOnAverageLine: boolean };

/** The number above a bar, on a filled background where the average line crosses it. */
function BarValue({ value, position: { x, y }, isOnAverageLine }: BarValueProps) {
  return (
    <g>
      {isOnAverageLine && (
        <rect
          className="page-background"
          x={formatCoordinate(x - 3)}
          y={formatCoordinate(y - 4.6)}
          width="6"
          height="4.2"
        />
      )}
      <text
        className="text-11 bold"
        x={formatCoordinate(x)}
        y={formatCoordinate(y - 1.4)}
        textAnchor="middle"
      >
        {value}
      </text>
    </g>
  );
}
