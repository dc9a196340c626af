/** One lane a graha, cut into the signs it crosses over the next years. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { createAxis, listYears } from './PassagesFigure.tsx';

type Lanes = Extract<Figure, { kind: 'lanes' }>;
type Span = Lanes['lanes'][number]['spans'][number];

const LEFT = 22;
const LANE = 13;
/** Advance width of 9-point Mulish in mm a letter, bold. */
const LETTER = 2;

export function LanesFigure({ figure: { from, to, lanes } }: { figure: Lanes }) {
  const at = createAxis(from, to, LEFT, 170);
  const height = 9 + LANE * lanes.length - 3;
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
        const x = formatCoordinate(at(`${year}-01-01T00:00:00Z`));
        return (
          <g key={year}>
            <path className="hair" d={`M${x} 5.6V${height}`} />
            <text className="t9 soft" x={x} y="4" textAnchor="middle">
              {year}
            </text>
          </g>
        );
      })}
      {lanes.map(({ label, spans }, i) => (
        <g key={label}>
          <text className="t11 serif" x="0" y={9 + LANE * i + 6}>
            {label}
          </text>
          {spans.map((span) => (
            <SpanBox
              key={span.from}
              span={span}
              x={at(span.from)}
              width={at(span.to) - at(span.from)}
              y={9 + LANE * i}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function SpanBox({
  span: { label, short: brief, note, tinted },
  x,
  width,
  y,
}: {
  span: Span;
  x: number;
  width: number;
  y: number;
}) {
  const name = [label, brief].find((text) => text.length * LETTER + 2 < width);
  return (
    <g>
      <rect
        className={tinted ? 'tint' : 'blank'}
        x={formatCoordinate(x)}
        y={y}
        width={formatCoordinate(width)}
        height="9"
      />
      {name && (
        <>
          <text className="t9 bold" x={formatCoordinate(x + width / 2)} y={y + 4} textAnchor="middle">
            {name}
          </text>
          <text className="t9 soft" x={formatCoordinate(x + width / 2)} y={y + 7.6} textAnchor="middle">
            {note.length * LETTER + 1 < width ? note : note.replace(/\D+/g, '')}
          </text>
        </>
      )}
    </g>
  );
}
