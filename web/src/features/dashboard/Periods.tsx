import type { DashaNow, DashaLevel, RunningPeriod } from '#src/dashboard/contract.ts';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { StatementWithReason } from './StatementWithReason.tsx';
import { Timeline } from './Timeline.tsx';
import css from './Periods.module.css';

const LEVEL_NAMES: Record<DashaLevel, string> = {
  maha: 'Mahadasha',
  antar: 'Antardasha',
  pratyantar: 'Pratyantar',
};

/**
 * The three current dashas (planetary periods): the mahadasha, the antardasha within it and the pratyantar within
 * that. `birthInstant` and `now` are ISO instants.
 */
export function Periods({
  dasha,
  birthInstant,
  now,
}: {
  dasha: DashaNow;
  birthInstant: string;
  now: string;
}) {
  const [maha, antar, pratyantar] = dasha.current as [RunningPeriod, RunningPeriod, RunningPeriod];
  return (
    <section className={`wrap ${css.periods}`} aria-labelledby="periods">
      <header className={css.head}>
        <h2 id="periods">Your current periods</h2>
        <NextChange nextChange={dasha.nextChange} />
      </header>
      <div className={css.lines}>
        <Timeline
          title="The mahadashas (great periods), from your birth on"
          periods={dasha.mahaDashas}
          from={birthInstant}
          now={now}
        />
        <Timeline
          title={`The ${maha.lord} period and its nine parts`}
          periods={dasha.antardashas}
          from={maha.start}
          now={now}
        />
      </div>
      <div className={css.currentPeriods}>
        <Period period={maha} />
        <div className={css.subPeriods}>
          <Period period={antar} />
          <Period period={pratyantar} />
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
    <StatementWithReason statement={period.statement} />
  </article>
);

function NextChange({ nextChange }: Pick<DashaNow, 'nextChange'>) {
  if (!nextChange) return <p className="soft">The 120 years of the cycle are complete.</p>;
  return (
    <p className="soft num">
      Next change: {LEVEL_NAMES[nextChange.level].toLowerCase()} of {nextChange.lord},{' '}
      {formatIstDate(nextChange.at)} at {formatIstTime(nextChange.at)}
    </p>
  );
}
