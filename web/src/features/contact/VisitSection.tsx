import { house } from '#web/content/house.ts';
import { OpeningHoursBar } from './OpeningHoursBar.tsx';
import { MapEmbed } from './MapEmbed.tsx';
import css from './VisitSection.module.css';

export function VisitSection() {
  return (
    <section className={`wrap band ${css.visit}`} aria-labelledby="visit">
      <div className={css.when}>
        <h2 id="visit">Visiting hours</h2>
        <dl className={css.days}>
          {house.visiting.map(({ days, from, to, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="num">{hours}</dd>
              <OpeningHoursBar from={from} to={to} />
            </div>
          ))}
        </dl>
        <p className="soft">
          Come without an appointment. If you want your own chart on the table, tell us the day before, and we
          print it.
        </p>
        <p className="soft">
          Mandi House metro is ten minutes away on foot, and the tea in the market is good.
        </p>
      </div>
      <MapEmbed />
    </section>
  );
}
