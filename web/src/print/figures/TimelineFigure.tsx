/** Spans of years on one line from birth to old age, such as the three passages of Sade Sati. */
import type { Figure } from '#src/reports/contract.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';
import { getYear } from '#web/print/layout/date-format.ts';

type Timeline = Extract<Figure, { kind: 'timeline' }>;
const TONES = { pale: 'fill-pale', gold: 'fill-gold', grey: 'fill-grey' };

export function TimelineFigure({ figure: { from, to, now, spans, labels } }: { figure: Timeline }) {
  const { figures } = useFrame();
  const toX = createTimeScale(from, to, 0, 170);
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
          x={formatCoordinate(toX(span.from))}
          y="13"
          width={formatCoordinate(toX(span.to) - toX(span.from))}
          height="13"
        />
      ))}
      <rect className="stroke" x="0" y="13" width="170" height="13" />
      {labels.map((label) => {
        const x = formatCoordinate(Math.min(Math.max((toX(label.from) + toX(label.to)) / 2, 12), 158));
        return (
          <g key={label.title}>
            <text className="text-11 serif" x={x} y="2.2" textAnchor="middle">
              {label.title}
            </text>
            <text className="text-9 soft" x={x} y="7.4" textAnchor="middle">
              {label.note}
            </text>
          </g>
        );
      })}
      {decades.map((year) => (
        <g key={year}>
          <path className="hair" d={`M${formatCoordinate(toX(`${year}-01-01T00:00:00Z`))} 26v1.8`} />
          <text
            className="text-9 soft"
            x={formatCoordinate(toX(`${year}-01-01T00:00:00Z`))}
            y="31.4"
            textAnchor="middle"
          >
            {year}
          </text>
        </g>
      ))}
      <path className="red" d={`M${formatCoordinate(toX(now))} 10V26`} />
      <text className="text-9 bold sand" x={formatCoordinate(toX(now) + 1.2)} y="12">
        {figures.today}
      </text>
    </svg>
  );
}

/** @returns a function from an ISO instant to its position in mm between `left` and `right` */
export function createTimeScale(from: string, to: string, left: number, right: number) {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return (instant: string) =>
    left + Math.min(Math.max((Date.parse(instant) - start) / (end - start), 0), 1) * (right - left);
}

/** The years whose first day lies between two instants. */
export function listYears(from: string, to: string): number[] {
  const firstYear = getYear(from) + 1;
  return Array.from({ length: Math.max(0, getYear(to) - firstYear + 1) }, (_, i) => firstYear + i);
}
