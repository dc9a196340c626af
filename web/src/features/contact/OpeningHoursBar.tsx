/** A bar from 8 am to 8 pm with the open hours marked. Decorative: the hours are also text. */
import css from './OpeningHoursBar.module.css';

const FIRST = 8;
const LAST = 20;
const HOUR = 20;

const x = (hour: number) => (hour - FIRST) * HOUR;
const hours = Array.from({ length: LAST - FIRST + 1 }, (_, step) => FIRST + step);
const ticks = hours.map((hour) => `M${x(hour)} 8V${hour % 4 === 0 ? 22 : 16}`).join('');

export function OpeningHoursBar({ from, to }: { from: number; to: number }) {
  return (
    <svg className={css.ruler} viewBox="-8 0 256 36" aria-hidden="true">
      <rect className={css.open} x={x(from)} y="0" width={x(to) - x(from)} height="8" />
      <path className={css.line} d={`M0 8H${x(LAST)}${ticks}`} />
      {hours
        .filter((hour) => hour % 4 === 0)
        .map((hour) => (
          <text key={hour} className={css.hour} x={x(hour)} y="34">
            {hour > 12 ? hour - 12 : hour}
          </text>
        ))}
    </svg>
  );
}
