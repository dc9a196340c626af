import { house } from '#web/content/house.ts';
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

const FIRST = 8;
const LAST = 20;
const HOUR = 20;

const toX = (hour: number) => (hour - FIRST) * HOUR;
const hours = Array.from({ length: LAST - FIRST + 1 }, (_, step) => FIRST + step);
const ticks = hours.map((hour) => `M${toX(hour)} 8V${hour % 4 === 0 ? 22 : 16}`).join('');

function OpeningHoursBar({ from, to }: { from: number; to: number }) {
  return (
    <svg className={css.ruler} viewBox="-8 0 256 36" aria-hidden="true">
      <rect className={css.open} x={toX(from)} y="0" width={toX(to) - toX(from)} height="8" />
      <path className={css.line} d={`M0 8H${toX(LAST)}${ticks}`} />
      {hours
        .filter((hour) => hour % 4 === 0)
        .map((hour) => (
          <text key={hour} className={css.hour} x={toX(hour)} y="34">
            {hour > 12 ? hour - 12 : hour}
          </text>
        ))}
    </svg>
  );
}
