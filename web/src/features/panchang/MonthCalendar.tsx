/** The month with the tithi of each sunrise, the shape of the Moon and the days to mark. */
import { Link } from 'react-router-dom';
import type { NamedCalendarDay, PanchangView } from '#src/panchang/contract.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';
import { describeMark } from './describe-mark.ts';
import { nameTithi } from './limb-names.ts';
import { formatMoonPhase, getElongationOfTithi } from './moon-phase.ts';
import { addMonths, formatLongDate, formatMonth, getWeekday, type TownClock } from './town-clock.ts';
import css from './MonthCalendar.module.css';

type Props = { panchang: PanchangView; clock: TownClock };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function MonthCalendar({ panchang, clock }: Props) {
  const { town, date, calendar } = panchang;
  const [previous, next] = [addMonths(date, -1), addMonths(date, 1)];
  return (
    <section className={`wrap band ${css.month}`} id="month" aria-labelledby="month-title">
      <div className={css.head}>
        <h2 id="month-title">{formatMonth(date)}</h2>
        <nav className={css.months} aria-label="Months">
          <Link to={`/panchang/${town.slug}/${previous}#month`}>
            <Icon name="prev" /> {formatMonth(previous).split(' ')[0]}
          </Link>
          <Link to={`/panchang/${town.slug}/${next}#month`}>
            {formatMonth(next).split(' ')[0]} <Icon name="next" />
          </Link>
        </nav>
      </div>
      <Calendar panchang={panchang} />
      <p className={`small soft ${css.legend}`} aria-hidden="true">
        S: bright half of the lunar month (shukla). K: dark half (krishna).
      </p>
      <DaysToMark calendar={calendar} clock={clock} />
      <Actions panchang={panchang} />
    </section>
  );
}

function Calendar({ panchang: { town, date, calendar } }: { panchang: PanchangView }) {
  return (
    <table className={css.calendar}>
      <caption className="sr-only">
        Tithi at sunrise in {town.name}, {formatMonth(date)}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(calendar).map((week, index) => (
          <tr key={week.find((day) => day)!.date} data-week={index}>
            {week.map((day, weekday) =>
              day ? (
                <td key={day.date}>
                  <DayCell day={day} town={town.slug} isShown={day.date === date} />
                </td>
              ) : (
                <td key={WEEKDAYS[weekday]}>{'\u00a0'}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rows of seven days from Sunday; undefined before the first and after the last day of the month. */
function toWeeks(calendar: readonly NamedCalendarDay[]): (NamedCalendarDay | undefined)[][] {
  const blanks = WEEKDAYS.indexOf(getWeekday(calendar[0]!.date));
  const cells = [...Array.from({ length: blanks }, () => undefined), ...calendar];
  const weekCount = Math.ceil(cells.length / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => cells[week * 7 + day]),
  );
}

function DayCell({ day, town, isShown }: { day: NamedCalendarDay; town: string; isShown: boolean }) {
  const { date, tithi, name, marks } = day;
  return (
    <Link
      to={`/panchang/${town}/${date}`}
      className={css.cell}
      data-marked={marks.length > 0 ? '' : undefined}
      aria-current={isShown ? 'date' : undefined}
    >
      <b>{Number(date.slice(8))}</b>
      <svg className={css.disc} viewBox="-9.5 -9.5 19 19" aria-hidden="true">
        <circle r="9" />
        <path d={formatMoonPhase(getElongationOfTithi(tithi), 9)} />
      </svg>
      <span className={css.tithi}>
        <span className={css.full}>{name}</span>
        <span className={css.brief} aria-hidden="true">
          {formatBrief(tithi)}
        </span>
      </span>
      {marks.map(({ name: mark }) => (
        <span key={mark} className={css.mark}>
          {mark}
        </span>
      ))}
    </Link>
  );
}

/** "S 13", "K 4" on a phone. */
const formatBrief = (tithi: number): string => (tithi <= 15 ? `S ${tithi}` : `K ${tithi - 15}`);

function DaysToMark({ calendar, clock }: { calendar: readonly NamedCalendarDay[]; clock: TownClock }) {
  const marked = calendar.flatMap((day) => day.marks.map((mark) => ({ day, ...mark })));
  if (marked.length === 0) return null;
  return (
    <div>
      <h3 className={css.marksTitle}>Days to mark</h3>
      <ul className={css.marks}>
        {marked.map(({ day, name, mark }) => (
          <li key={`${day.date} ${name}`}>
            <b className="num">
              {Number(day.date.slice(8))} {getWeekday(day.date).slice(0, 3)}
            </b>
            <span>
              <span className={css.markName}>{name}</span>
              <small className="num">{describeMark(mark, day, clock)}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={`small soft ${css.rule}`}>
        Pradosh is the day on which Trayodashi covers more of the evening. Sankashti Chaturthi is the day at
        whose moonrise the Chaturthi of the dark half runs. Some families keep the day before or after.
      </p>
    </div>
  );
}

function Actions({ panchang: { town, date, tithis, nakshatras, varaNames } }: { panchang: PanchangView }) {
  return (
    <div className={css.actions}>
      <ButtonAnchor variant="text" small href={`/api/panchang/${town.slug}/calendar.ics`}>
        <Icon name="download" /> Add these days to my calendar
      </ButtonAnchor>
      <WhatsAppLink
        text={`Panchang for ${town.name}, ${varaNames.english}, ${formatLongDate(date)}: ${nameTithi(tithis[0]!)}, ${nakshatras[0]!.name}.`}
        about={`the panchang for ${town.name}`}
      />
    </div>
  );
}
