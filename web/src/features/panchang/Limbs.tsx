/** The five limbs, rises and sets, hours and the lunar month as lists. */
import type { ReactNode } from 'react';
import type { NamedStay, PanchangView } from '#src/panchang/contract.ts';
import { halfYearNames, seasonNames } from '#web/content/panchang.ts';
import { nameTithi } from './limb-names.ts';
import type { TownClock } from './town-clock.ts';
import css from './Limbs.module.css';

type Props = { panchang: PanchangView; clock: TownClock };

const nameOf = ({ name }: NamedStay) => name;

export function Limbs({ panchang, clock }: Props) {
  const { varaNames, hours } = panchang;
  return (
    <section className={`wrap ${css.limbs}`} aria-labelledby="limbs">
      <h2 id="limbs" className="sr-only">
        The five limbs of the day
      </h2>
      <dl className={css.row}>
        <Limb title="Tithi" stays={panchang.tithis} fullName={nameTithi} panchang={panchang} clock={clock} />
        <Limb
          title="Nakshatra"
          stays={panchang.nakshatras}
          fullName={nameOf}
          panchang={panchang}
          clock={clock}
        />
        <Limb title="Yoga" stays={panchang.yogas} fullName={nameOf} panchang={panchang} clock={clock} />
        <Limb title="Karana" stays={panchang.karanas} fullName={nameOf} panchang={panchang} clock={clock} />
        <div className={css.limb}>
          <dt>Vara</dt>
          <dd className={css.name}>{varaNames.sanskrit}</dd>
          <dd className={css.end}>{varaNames.english}</dd>
          <dd className="soft">{hours ? 'from sunrise to sunrise' : 'from midnight to midnight'}</dd>
        </div>
      </dl>
      <Times panchang={panchang} clock={clock} />
      <Month panchang={panchang} />
    </section>
  );
}

type LimbProps = Props & {
  title: string;
  stays: readonly NamedStay[];
  fullName: (stay: NamedStay) => string;
};

function Limb({ title, stays, fullName, panchang, clock }: LimbProps) {
  const [first, ...further] = stays as [NamedStay, ...NamedStay[]];
  return (
    <div className={css.limb}>
      <dt>{title}</dt>
      <dd className={css.name}>{fullName(first)}</dd>
      <dd className={`num ${css.end}`}>until {clock.formatMoment(first.to)}</dd>
      {further.map((stay) => (
        <dd key={stay.from} className="soft num">
          then {stay.name}
          {stay.to < panchang.bounds.to && ` until ${clock.formatMoment(stay.to)}`}
          {isSkipped(title, stay, panchang) && '. There is no sunrise in this tithi, so no day has its name.'}
        </dd>
      ))}
    </div>
  );
}

/** A tithi that begins after one sunrise and ends before the next. */
const isSkipped = (title: string, { from, to }: NamedStay, { bounds, hours }: PanchangView): boolean =>
  title === 'Tithi' && hours !== null && from > bounds.from && to < bounds.to;

function Times({ panchang, clock }: Props) {
  const { sunrise, sunset, moonrise, moonset, sun, moon, hours, vara } = panchang;
  return (
    <>
      <dl className={`num ${css.times}`}>
        <Time name="Sunrise" at={sunrise} clock={clock} />
        <Time name="Sunset" at={sunset} clock={clock} />
        <Time name="Moonrise" at={moonrise} clock={clock} />
        <Time name="Moonset" at={moonset} clock={clock} />
        <Fact name="Sun" value={sun.sign} note={sun.nakshatra} />
        <Fact name="Moon" value={moon.sign} note={moon.nakshatra} />
      </dl>
      {hours && (
        <dl className={`num ${css.times} ${css.five}`}>
          <Span name="Rahu Kaal" span={hours.rahuKaal} clock={clock} />
          <Span name="Yamaganda" span={hours.yamaganda} clock={clock} />
          <Span name="Gulika" span={hours.gulika} clock={clock} />
          <Span
            name="Abhijit"
            span={hours.abhijit}
            clock={clock}
            note={vara === WEDNESDAY ? 'not used on a Wednesday' : undefined}
          />
          <Span name="Brahma muhurta" span={hours.brahmaMuhurta} clock={clock} />
        </dl>
      )}
    </>
  );
}

const WEDNESDAY = 4;

function Time({ name, at, clock }: { name: string; at: string | null; clock: TownClock }) {
  return (
    <Fact
      name={name}
      value={at ? clock.formatTime(at) : 'none'}
      note={at ? clock.findOtherDay(at) : 'on this day'}
    />
  );
}

type SpanProps = {
  name: string;
  span: { from: string; to: string };
  clock: TownClock;
  note?: string | undefined;
};

const Span = ({ name, span, clock, note }: SpanProps) => (
  <Fact name={name} value={clock.formatSpan(span)} note={note ?? clock.findOtherDay(span.from)} />
);

const Fact = ({ name, value, note }: { name: string; value: ReactNode; note?: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} {note && <small>{note}</small>}
    </dd>
  </div>
);

function Month({ panchang: { month, ayana, ritu } }: { panchang: PanchangView }) {
  const { amanta, purnimanta, isLeap, skipped, paksha, vikramYear, shakaYear } = month;
  const half = paksha === 'shukla' ? 'bright half' : 'dark half';
  return (
    <div className={css.month}>
      <p>
        <b>
          {isLeap && 'Adhika '}
          {amanta}, {half}.
        </b>{' '}
        <span className="num">
          Vikram samvat {vikramYear}, Shaka samvat {shakaYear}.
        </span>{' '}
        {halfYearNames[ayana]}, {seasonNames[ritu]}.
      </p>
      <p className="soft">
        {amanta === purnimanta
          ? 'Both counts, amanta and purnimanta, give the same month.'
          : `In northern calendars (purnimanta) this is the dark half of ${purnimanta}.`}
        {skipped && ` The month ${skipped} is left out this year.`}
        {isLeap && ' The Sun enters no sign in this month, so it is a leap month.'}
      </p>
    </div>
  );
}
