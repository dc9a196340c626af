/** The rising time of each sign in minutes, as bars, with a line at the mean of two hours. The shortest is highlighted. */
import { RASHIS } from '#src/astrology/contract-names.ts';
import { risingMinutesInDelhi } from '#web/content/articles/measured.ts';
import css from './RisingTimesGraph.module.css';

const MEAN_MINUTES = 120;
const MAX_MINUTES = Math.max(...risingMinutesInDelhi);
const MIN_MINUTES = Math.min(...risingMinutesInDelhi);

export function RisingTimesGraph() {
  return (
    <ol className={css.rows}>
      {risingMinutesInDelhi.map((minutes, rashiIndex) => (
        <li key={rashiIndex}>
          <span>{RASHIS[rashiIndex]!.sanskrit}</span>
          <svg viewBox={`0 0 ${MAX_MINUTES} 10`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={minutes === MIN_MINUTES ? css.lit : undefined} width={minutes} height="10" />
            <path d={`M${MEAN_MINUTES} -4V14`} />
          </svg>
          <span className="num">
            {minutes}
            <span className="sr-only"> minutes</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
