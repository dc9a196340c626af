/** The day as a band: time runs from left to right, from sunrise to sunrise. Two drawings; CSS shows one. */
import type { NamedStay, PanchangView } from '#src/panchang/contract.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { nameTithi } from '#web/features/panchang/limb-names.ts';
import { describeDay } from './describe-day.ts';
import { DrawnSky } from './DrawnSky.tsx';
import { HourRows } from './HourRows.tsx';
import { LimbRow } from './LimbRow.tsx';
import { NARROW, WIDE, type BandLayout } from './layout.ts';
import { NowMark } from './NowMark.tsx';
import css from './DayBand.module.css';

type Props = { panchang: PanchangView; clock: TownClock; now: number | undefined; isBusy: boolean };

export function DayBand({ panchang, clock, now, isBusy }: Props) {
  const { hours, town } = panchang;
  return (
    <section className={`night ${css.band}`} aria-labelledby="day-band" aria-busy={isBusy}>
      <div className="wrap">
        <div className={css.top}>
          <h2 id="day-band">
            {hours ? 'From sunrise to sunrise' : 'From midnight to midnight'}, by the clock of {town.name}
          </h2>
          <Key isToday={now !== undefined} hasHours={hours !== null} />
        </div>
        {!hours && (
          <p className={css.polar}>
            The Sun does not {panchang.sky.sun.every((height) => height > 0) ? 'set' : 'rise'} here today, so
            hours counted from sunrise are left out.
          </p>
        )}
        {[WIDE, NARROW].map((layout) => (
          <Drawing key={layout.width} panchang={panchang} clock={clock} now={now} layout={layout} />
        ))}
      </div>
    </section>
  );
}

type DrawingProps = Omit<Props, 'isBusy'> & { layout: BandLayout };

const nameOf = ({ name }: NamedStay) => name;

function Drawing({ panchang, clock, now, layout }: DrawingProps) {
  const shared = { panchang, clock, layout, now };
  return (
    <svg
      className={layout.isWide ? css.wide : css.narrow}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={describeDay(panchang, clock, now)}
    >
      <DrawnSky {...shared} />
      <HourRows {...shared} />
      <LimbRow {...shared} row="tithi" title="Tithi" stays={panchang.tithis} fullName={nameTithi} />
      <LimbRow {...shared} row="nakshatra" title="Nakshatra" stays={panchang.nakshatras} fullName={nameOf} />
      <LimbRow {...shared} row="yoga" title="Yoga" stays={panchang.yogas} fullName={nameOf} />
      <LimbRow {...shared} row="karana" title="Karana" stays={panchang.karanas} fullName={nameOf} />
      {now !== undefined && <NowMark panchang={panchang} clock={clock} layout={layout} now={now} />}
    </svg>
  );
}

const Key = ({ isToday, hasHours }: { isToday: boolean; hasHours: boolean }) => (
  <p className={css.key} aria-hidden="true">
    {[
      [css.on, isToday ? 'now' : hasHours ? 'at sunrise' : 'at midnight'],
      [css.later, 'later'],
      ...(hasHours
        ? [
            [css.good, 'favoured'],
            [css.avoid, 'avoid for new work'],
          ]
        : []),
    ].map(([className, text]) => (
      <span key={text}>
        <svg viewBox="0 0 22 12">
          <rect className={className} x="0.5" y="0.5" width="21" height="11" />
          {className === css.avoid && <path className={css.hatch} d="M1 11L11 1M7 11L17 1M13 11L21 3" />}
        </svg>
        {text}
      </span>
    ))}
  </p>
);
