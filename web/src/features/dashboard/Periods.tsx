import type { DashaNow, Level, RunningPeriod } from '#src/dashboard/contract.ts';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { StatementWithReason } from './StatementWithReason.tsx';
import { Timeline } from './Timeline.tsx';
import css from './Periods.module.css';

const LEVEL_NAMES: Record<Level, string> = {
  maha: 'Maha dasha',
  antar: 'Antardasha',
  pratyantar: 'Pratyantar dasha',
};

/** `born`, `now`: ISO instants */
export function Periods({ dasha, born, now }: { dasha: DashaNow; born: string; now: string }) {
  const [maha, antar, part] = dasha.running as [RunningPeriod, RunningPeriod, RunningPeriod];
  return (
    <section className={`wrap ${css.periods}`} aria-labelledby="periods">
      <header className={css.head}>
        <h2 id="periods">Where you stand in time</h2>
        <Change change={dasha.change} />
      </header>
      <div className={css.lines}>
        <Timeline title="The great periods, from your birth on" periods={dasha.life} from={born} now={now} />
        <Timeline
          title={`The ${maha.lord} period and its nine parts`}
          periods={dasha.within}
          from={maha.start}
          now={now}
        />
      </div>
      <div className={css.running}>
        <Period period={maha} />
        <div className={css.smaller}>
          <Period period={antar} />
          <Period period={part} />
        </div>
      </div>
    </section>
  );
}

const Period = ({ period }: { period: RunningPeriod }) => (
  <article className={css.period} data-level={period.level}>
    <p className="eyebrow">{LEVEL_NAMES[period.level]}</p>
    <h3>{period.lord}</h3>
    <p className="soft num">
      {formatIstDate(period.start)} to {formatIstDate(period.end)}
    </p>
    <StatementWithReason said={period.said} />
  </article>
);

function Change({ change }: Pick<DashaNow, 'change'>) {
  if (!change) return <p className="soft">The 120 years of the cycle are complete.</p>;
  return (
    <p className="soft num">
      Next change: {LEVEL_NAMES[change.level].toLowerCase()} of {change.lord}, {formatIstDate(change.at)} at{' '}
      {formatIstTime(change.at)}
    </p>
  );
}
