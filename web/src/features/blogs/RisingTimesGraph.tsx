/** Rising time of each sign in minutes, as bars against a line at two hours. */
import { RASHIS } from '#src/astrology/contract-names.ts';
import { risingInDelhi } from '#web/content/articles/measured.ts';
import css from './RisingTimesGraph.module.css';

const EVEN = 120;
const LONGEST = Math.max(...risingInDelhi);
const SHORTEST = Math.min(...risingInDelhi);

export function RisingTimesGraph() {
  return (
    <ol className={css.rows}>
      {risingInDelhi.map((minutes, i) => (
        <li key={i}>
          <span>{RASHIS[i]!.sanskrit}</span>
          <svg viewBox={`0 0 ${LONGEST} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={minutes === SHORTEST ? css.lit : undefined} width={minutes} height="10" />
            <path d={`M${EVEN} -4V14`} />
          </svg>
          <span className="num">
            {minutes}
            <span className="sr"> minutes</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
