/** How long three facts of a chart stay the same around a birth time. */
import { birthTimeRanges } from '#web/content/articles/measured.ts';
import css from './BirthTimeGraph.module.css';

/** The graph shows 11 am to 5 pm. Minutes since midnight. */
const START_MINUTE = 11 * 60;
const TOTAL_MINUTES = 6 * 60;
const HOUR_LABELS = ['11 am', '12', '1', '2', '3', '4', '5 pm'];

export function BirthTimeGraph() {
  return (
    <div className={css.graph}>
      <ul>
        {birthTimeRanges.ranges.map(({ fact, period, from, to }) => (
          <li key={fact}>
            <p>
              {fact} <span className="num soft">{period}</span>
            </p>
            <svg viewBox={`0 0 ${TOTAL_MINUTES} 14`} preserveAspectRatio="none" aria-hidden="true">
              <rect x={from - START_MINUTE} width={to - from} height="14" />
              <path d={`M${birthTimeRanges.birthMinute - START_MINUTE} -5V19`} />
            </svg>
          </li>
        ))}
      </ul>
      <div className={`num soft small ${css.hours}`} aria-hidden="true">
        {HOUR_LABELS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
