import { office } from '#web/content/office.ts';
import { MapEmbed } from './MapEmbed.tsx';
import css from './VisitSection.module.css';

export function VisitSection() {
  return (
    <section className={`wrap band ${css.visit}`} aria-labelledby="visit">
      <div className={css.hours}>
        <h2 id="visit">Visiting hours</h2>
        <dl className={css.days}>
          {office.visitingHours.map(({ days, from, to, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="num">{hours}</dd>
              <OpeningHoursBar from={from} to={to} />
            </div>
          ))}
        </dl>
        <p className="soft">
          You need no appointment. If you want to see your own chart, tell us the day before, and we will
          print it.
        </p>
        <p className="soft">Mandi House metro is ten minutes away on foot.</p>
      </div>
      <MapEmbed />
    </section>
  );
}

/** The bar shows 8 am to 8 pm; the width of an hour is in units of the view box. */
const FIRST_HOUR = 8;
const LAST_HOUR = 20;
const HOUR_WIDTH = 20;

/** Every fourth hour has a longer tick and a label. */
const isLabelled = (hour: number) => hour % 4 === 0;

const computeX = (hour: number) => (hour - FIRST_HOUR) * HOUR_WIDTH;
const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, step) => FIRST_HOUR + step);
const ticks = hours.map((hour) => `M${computeX(hour)} 8V${isLabelled(hour) ? 22 : 16}`).join('');

function OpeningHoursBar({ from, to }: { from: number; to: number }) {
  return (
    <svg className={css.ruler} viewBox="-8 0 256 36" aria-hidden="true">
      <rect className={css.open} x={computeX(from)} y="0" width={computeX(to) - computeX(from)} height="8" />
      <path className={css.line} d={`M0 8H${computeX(LAST_HOUR)}${ticks}`} />
      {hours.filter(isLabelled).map((hour) => (
        <text key={hour} className={css.hour} x={computeX(hour)} y="34">
          {hour > 12 ? hour - 12 : hour}
        </text>
      ))}
    </svg>
  );
}
