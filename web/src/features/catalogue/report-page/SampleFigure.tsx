/** The figure of a sample page: a chart, the wheel, the square of digits or the line of Sade Sati. */
import type { SampleFigure as Figure } from '#src/delivery/contract-sample-content.ts';
import { NorthChart } from '#web/charts/ChartDrawing.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { sampleChart } from '#web/content/sample-person.ts';
import css from './SampleFigure.module.css';

type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

export function SampleFigure({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'chart':
      return (
        <NorthChart
          chart={sampleChart}
          highlightedHouse={figure.highlightedHouse}
          title="Birth chart of the sample person"
        />
      );
    case 'yearChart':
      return (
        <NorthChart
          chart={sampleChart}
          varga={figure.signs}
          showDegrees={false}
          title="Chart of the year of the sample person"
        />
      );
    case 'moonWheel':
      return <Wheel chart={sampleChart} highlight="moon" title="The sky at the birth of the sample person" />;
    case 'grid':
      return <DigitGrid figure={figure} />;
    case 'timeline':
      return <Timeline figure={figure} />;
  }
}

/** A filled cell repeats its digit as often as the birth date has it; an empty cell shows the missing digit. */
function DigitGrid({ figure: { cells } }: { figure: FigureOf<'grid'> }) {
  return (
    <table className={css.grid} aria-label="Lo Shu square of the sample person">
      <tbody>
        {cells.map((row) => (
          <tr key={row[0]!.digit}>
            {row.map(({ digit, count, note }) => (
              <td key={digit} className={count > 0 ? css.filled : undefined}>
                <b className="num">{String(digit).repeat(Math.max(count, 1))}</b>
                <small>{note ?? (count === 0 ? 'missing' : '')}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Years are drawn on a line of 100 units. */
function Timeline({ figure: { from, to, now, spans, labels } }: { figure: FigureOf<'timeline'> }) {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const toX = (instant: string) => ((Date.parse(instant) - start) / (end - start)) * 100;
  return (
    <div className={css.timeline}>
      <svg className={css.line} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        {spans.map((span) => (
          <rect
            key={span.from}
            className={css[span.tone]}
            x={toX(span.from)}
            y="2"
            width={toX(span.to) - toX(span.from)}
            height="16"
          />
        ))}
        <rect className={css.frame} x="0" y="2" width="100" height="16" />
        <path className={css.now} d={`M${toX(now)} 0V20`} />
      </svg>
      <ol>
        {labels.map((label) => (
          <li key={label.title}>
            <b>{label.title}</b>
            <span className="num">
              {label.from.slice(0, 4)} to {label.to.slice(0, 4)}
            </span>
            <span className="soft num">{label.note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
