/** The pratyantardashas of an antardasha, drawn to scale. */
import type { SubPeriod } from '#src/reports/contract-answers.ts';
import { fillTemplate } from '#src/reports/contract-frame.ts';
import { formatCoordinate as mm } from '#web/charts/geometry.ts';
import { useFrame } from '#web/print/frame.tsx';
import { createTimeScale } from './TimelineFigure.tsx';

/** Width of a letter in 9-point Mulish, in mm: of a name and of a date. */
const LETTER_WIDTH = 1.75;
const DATE_LETTER_WIDTH = 1.62;

export function PeriodStrip({ spans }: { spans: SubPeriod['strip'] }) {
  const { periods } = useFrame();
  const toX = createTimeScale(spans[0]!.from, spans.at(-1)!.to, 0, 170);
  const datedSpans = chooseDatedSpans(spans, toX);
  return (
    <svg
      className="plate period-strip"
      viewBox="-0.2 -2 170.4 12"
      role="img"
      aria-label={spans.map(({ label, date }) => fillTemplate(periods.spanFrom, label, date)).join(', ')}
    >
      {spans.map(({ from, to, label, shortLabel, date, isCurrent }) => {
        const [x, width] = [toX(from), toX(to) - toX(from)];
        const fittingLabel = [label, shortLabel].find((text) => text.length * LETTER_WIDTH + 1 < width);
        return (
          <g key={from}>
            <rect className={isCurrent ? 'gold' : 'blank'} x={mm(x)} y="0" width={mm(width)} height="5.4" />
            {isCurrent && <path className="red-plate" d={`M${mm(x + width / 2 - 1)} -1.8h2l-1 1.6Z`} />}
            {fittingLabel && (
              <text
                className={isCurrent ? 'text-9 bold' : 'text-9'}
                x={mm(x + width / 2)}
                y="3.8"
                textAnchor="middle"
              >
                {fittingLabel}
              </text>
            )}
            {datedSpans.has(from) && (
              <text className="text-9 soft" x={mm(x)} y="9.2">
                {date}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The starts of the spans whose date has room after the date before it. */
function chooseDatedSpans(spans: SubPeriod['strip'], toX: (instant: string) => number): Set<string> {
  const dated = new Set<string>();
  let lastEnd = -Infinity;
  for (const { from, date } of spans) {
    const end = toX(from) + date.length * DATE_LETTER_WIDTH;
    if (toX(from) <= lastEnd + 2 || end > 170) continue;
    dated.add(from);
    lastEnd = end;
  }
  return dated;
}
