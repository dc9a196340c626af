/** One lane per graha, divided into the signs through which it moves. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { createTimeScale, listYears } from './TimelineFigure.tsx';

type Lanes = Extract<Figure, { kind: 'lanes' }>;
type Span = Lanes['lanes'][number]['spans'][number];

const LANES_LEFT = 22;
const LANE_STEP = 13;
/** Width of a letter in bold 9-point Mulish, in mm. */
const LETTER_WIDTH = 2;

export function LanesFigure({ figure: { from, to, lanes } }: { figure: Lanes }) {
  const toX = createTimeScale(from, to, LANES_LEFT, 170);
  const height = 9 + LANE_STEP * lanes.length - 3;
  return (
    <svg
      className="plate"
      viewBox={`-0.2 0 170.4 ${height}`}
      role="img"
      aria-label={lanes
        .map(({ label, spans }) => `${label}: ${spans.map((span) => span.label).join(', ')}`)
        .join('; ')}
    >
      {listYears(from, to).map((year) => {
        const x = formatCoordinate(toX(`${year}-01-01T00:00:00Z`));
        return (
          <g key={year}>
            <path className="hair" d={`M${x} 5.6V${height}`} />
            <text className="text-9 soft" x={x} y="4" textAnchor="middle">
              {year}
            </text>
          </g>
        );
      })}
      {lanes.map(({ label, spans }, i) => (
        <g key={label}>
          <text className="text-11 serif" x="0" y={9 + LANE_STEP * i + 6}>
            {label}
          </text>
          {spans.map((span) => (
            <SpanBox
              key={span.from}
              span={span}
              x={toX(span.from)}
              width={toX(span.to) - toX(span.from)}
              y={9 + LANE_STEP * i}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function SpanBox({
  span: { label, shortLabel, note, isTinted },
  x,
  width,
  y,
}: {
  span: Span;
  x: number;
  width: number;
  y: number;
}) {
  const fittingLabel = [label, shortLabel].find((text) => text.length * LETTER_WIDTH + 2 < width);
  return (
    <g>
      <rect
        className={isTinted ? 'tint' : 'blank'}
        x={formatCoordinate(x)}
        y={y}
        width={formatCoordinate(width)}
        height="9"
      />
      {fittingLabel && (
        <>
          <text className="text-9 bold" x={formatCoordinate(x + width / 2)} y={y + 4} textAnchor="middle">
            {fittingLabel}
          </text>
          <text className="text-9 soft" x={formatCoordinate(x + width / 2)} y={y + 7.6} textAnchor="middle">
            {note.length * LETTER_WIDTH + 1 < width ? note : note.replace(/\D+/g, '')}
          </text>
        </>
      )}
    </g>
  );
}
