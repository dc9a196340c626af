/** Periods on one line with a mark for today. Positions are percentages, so that the text does not shrink on a phone. */
import { GRAHA_NAMES } from '#src/astrology/contract-names.ts';
import type { DashaPeriod } from '#src/astrology/contract.ts';
import { formatIstDate } from '#web/lib/dates.ts';
import css from './Timeline.module.css';

/** `from` and `now` are ISO instants. The first period may begin before `from`. */
type Props = { title: string; periods: readonly DashaPeriod[]; from: string; now: string };

/** Percentage of the width in which two letters fit on the narrowest phone. */
const MIN_WIDTH_FOR_LORD = 5.5;
/** Percentage of the width in which a year fits on the narrowest phone. */
const MIN_WIDTH_FOR_YEAR = 11;

export function Timeline({ title, periods, from, now }: Props) {
  const start = Date.parse(from);
  const totalMs = Date.parse(periods.at(-1)!.end) - start;
  const toPercent = (iso: string) => clampPercent(((Date.parse(iso) - start) / totalMs) * 100);
  return (
    <figure className={css.timeline}>
      <figcaption className="small soft">{title}</figcaption>
      <svg className={css.line} aria-hidden="true">
        {periods.map((period) => (
          <PeriodBar
            key={period.start}
            period={period}
            x={toPercent(period.start)}
            endX={toPercent(period.end)}
            now={now}
          />
        ))}
        <line className={css.now} x1={`${toPercent(now)}%`} x2={`${toPercent(now)}%`} y1="0" y2="52" />
        <circle className={css.nowMark} cx={`${toPercent(now)}%`} cy="5" r="4.5" />
      </svg>
      <ol className="sr-only">
        {periods.map(({ lord, start, end }) => (
          <li key={start}>
            {lord}, {formatIstDate(start)} to {formatIstDate(end)}
            {isWithin({ start, end }, now) && ', now'}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** @param x left edge of the period, and `endX` right edge, in percent of the width */
function PeriodBar({ period, x, endX, now }: { period: DashaPeriod; x: number; endX: number; now: string }) {
  const width = endX - x;
  const middle = `${x + width / 2}%`;
  return (
    <>
      <rect
        className={isWithin(period, now) ? css.currentPeriod : css.period}
        x={`${x}%`}
        width={`${width}%`}
        y="14"
        height="32"
      />
      {width > MIN_WIDTH_FOR_LORD && (
        <text className={css.lord} x={middle} y="35">
          {GRAHA_NAMES[period.lord].short}
        </text>
      )}
      {width > MIN_WIDTH_FOR_YEAR && (
        <text className={css.year} x={`${x}%`} y="64">
          {formatIstDate(period.start).slice(-4)}
        </text>
      )}
    </>
  );
}

const isWithin = ({ start, end }: Pick<DashaPeriod, 'start' | 'end'>, now: string): boolean =>
  Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end);

const clampPercent = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 100;
