/** How long three facts of a chart stay the same around a birth time. */
import { birthHour } from '#web/content/articles/measured.ts';
import css from './BirthTimeGraph.module.css';

const FIRST = 11 * 60;
const LENGTH = 6 * 60;
const HOURS = ['11 am', '12', '1', '2', '3', '4', '5 pm'];

export function BirthTimeGraph() {
  return (
    <div className={css.graph}>
      <ul>
        {birthHour.spans.map(({ fact, said, from, to }) => (
          <li key={fact}>
            <p>
              {fact} <span className="num soft">{said}</span>
            </p>
            <svg viewBox={`0 0 ${LENGTH} 14`} preserveAspectRatio="none" aria-hidden="true">
              <rect x={from - FIRST} width={to - from} height="14" />
              <path d={`M${birthHour.minute - FIRST} -5V19`} />
            </svg>
          </li>
        ))}
      </ul>
      <div className={`num soft small ${css.hours}`} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
