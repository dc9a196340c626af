/** Choghadiya and hora of day and night. On a phone one table is open at a time; on a wide screen all are. */
import type { ReactNode } from 'react';
import type { PanchangView } from '#src/panchang/contract.ts';
import { choghadiyaTexts, horaUses } from '#web/content/panchang.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { TownClock } from './town-clock.ts';
import css from './HourTables.module.css';

type Props = { panchang: PanchangView; clock: TownClock; now: number | undefined };

type HourRow = { from: string; to: string; name: string; use: ReactNode };

export function HourTables({ panchang: { hours, sunset, bounds }, clock, now }: Props) {
  if (!hours || !sunset) return null;
  const { choghadiyas, horas } = hours;
  const [untilSunset, fromSunset] = [`until ${clock.formatTime(sunset)}`, `from ${clock.formatTime(sunset)}`];
  const isNight = now !== undefined && now >= Date.parse(sunset);
  const shared = { clock, now, lastEnd: bounds.to };
  return (
    <section className="wrap band" aria-labelledby="hours">
      <div className="head">
        <h2 id="hours">Choghadiya and hora</h2>
        <p className="soft">
          Each part of the day and of the night is an eighth (choghadiya) or a twelfth (hora) of it, so they
          are longer or shorter than an hour.
        </p>
      </div>
      <div className={css.tables}>
        <Table
          {...shared}
          title="Choghadiya, day"
          note={untilSunset}
          rows={choghadiyas.day.map(toChoghadiyaRow)}
          isOpen={!isNight}
        />
        <Table
          {...shared}
          title="Choghadiya, night"
          note={fromSunset}
          rows={choghadiyas.night.map(toChoghadiyaRow)}
          isOpen={isNight}
        />
        <Table {...shared} title="Hora, day" note={untilSunset} rows={horas.day.map(toHoraRow)} />
        <Table {...shared} title="Hora, night" note={fromSunset} rows={horas.night.map(toHoraRow)} />
      </div>
    </section>
  );
}

type Hours = NonNullable<PanchangView['hours']>;

function toChoghadiyaRow({ from, to, name }: Hours['choghadiyas']['day'][number]): HourRow {
  const { name: title, quality, use } = choghadiyaTexts[name];
  return {
    from,
    to,
    name: title,
    use: (
      <span className={css.quality} data-quality={quality}>
        {use}
      </span>
    ),
  };
}

const toHoraRow = ({ from, to, lord }: Hours['horas']['day'][number]): HourRow => ({
  from,
  to,
  name: lord,
  use: <span className="soft small">{horaUses[lord]}</span>,
});

type TableProps = {
  title: string;
  note: string;
  rows: readonly HourRow[];
  clock: TownClock;
  now: number | undefined;
  isOpen?: boolean;
};

function Table({ title, note, rows, clock, now, isOpen = false }: TableProps) {
  return (
    <details name="hours" open={isOpen}>
      <summary>
        {title} <small className="num">{note}</small> <Icon name="chevron" />
      </summary>
      <table className={css.table}>
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Name</th>
            <th scope="col">Use</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, name, use }) => {
            const isNow = now !== undefined && Date.parse(from) <= now && now < Date.parse(to);
            return (
              <tr key={from} data-now={isNow ? '' : undefined}>
                <td className="num">{clock.formatSpan({ from, to })}</td>
                <td className={css.name}>
                  {name} {isNow && <span className={css.nowTag}>now</span>}
                </td>
                <td>{use}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
