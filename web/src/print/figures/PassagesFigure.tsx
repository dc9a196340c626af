/** Spans of years on one line from birth to old age, as the three passages of Sade Sati. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { getYear } from '#web/print/layout/date-format.ts';

type Passages = Extract<Figure, { kind: 'timeline' }>;
const TONES = { pale: 'fill-pale', gold: 'fill-gold', grey: 'fill-grey' };

export function PassagesFigure({ figure: { from, to, now, spans, labels } }: { figure: Passages }) {
  const at = createAxis(from, to, 0, 170);
  const decades = listYears(from, to).filter((year) => year % 10 === 0);
  return (
    <svg
      className="plate"
      viewBox="-0.2 -2.4 170.4 35.4"
      role="img"
      aria-label={labels.map(({ title, note }) => `${title}: ${note}`).join('; ')}
    >
      <rect className="blank" x="0" y="13" width="170" height="13" />
      {spans.map((span) => (
        <rect
          key={span.from}
          className={TONES[span.tone]}
          x={formatCoordinate(at(span.from))}
          y="13"
          width={formatCoordinate(at(span.to) - at(span.from))}
          height="13"
        />
      ))}
      <rect className="stroke" x="0" y="13" width="170" height="13" />
      {labels.map((label) => {
        const x = formatCoordinate(Math.min(Math.max((at(label.from) + at(label.to)) / 2, 12), 158));
        return (
          <g key={label.title}>
            <text className="t11 serif" x={x} y="2.2" textAnchor="middle">
              {label.title}
            </text>
            <text className="t9 soft" x={x} y="7.4" textAnchor="middle">
              {label.note}
            </text>
          </g>
        );
      })}
      {decades.map((year) => (
        <g key={year}>
          <path className="hair" d={`M${formatCoordinate(at(`${year}-01-01T00:00:00Z`))} 26v1.8`} />
          <text
            className="t9 soft"
            x={formatCoordinate(at(`${year}-01-01T00:00:00Z`))}
            y="31.4"
            textAnchor="middle"
          >
            {year}
          </text>
        </g>
      ))}
      <path className="red" d={`M${formatCoordinate(at(now))} 10V26`} />
      <text className="t9 bold sand" x={formatCoordinate(at(now) + 1.2)} y="12">
        today
      </text>
    </svg>
  );
}

/** Millimetres along a line of time. */
export function createAxis(from: string, to: string, left: number, right: number) {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (instant: string) =>
    left + Math.min(Math.max((Date.parse(instant) - start) / (end - start), 0), 1) * (right - left);
}

/** The years whose first day lies between two instants. */
export function listYears(from: string, to: string): number[] {
  const first = getYear(from) + 1;
  return Array.from({ length: Math.max(0, getYear(to) - first + 1) }, (_, i) => first + i);
}
