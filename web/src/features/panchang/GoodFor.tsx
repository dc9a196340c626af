/** What the day is good for, and for which Moon signs. */
import { Link } from 'react-router-dom';
import type { MoonFavour } from '#src/astrology/contract-almanac.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import type { PanchangView } from '#src/panchang/contract.ts';
import { nakshatraTexts, noCeremonies } from '#web/content/panchang.ts';
import type { TownClock } from './town-clock.ts';
import css from './GoodFor.module.css';

type Props = { panchang: PanchangView; clock: TownClock };

export function GoodFor({ panchang, clock }: Props) {
  return (
    <section className="band vellum" aria-labelledby="good-for">
      <div className={`wrap ${css.columns}`}>
        <h2 id="good-for">What this day is good for</h2>
        <div className={css.rest}>
          <p className={css.answer}>{describeUse(panchang, clock)}</p>
          <p className="because num">
            <i>Because</i> {describeReason(panchang, clock)}{' '}
            <span className="small soft">(Muhurta Chintamani, chapters 1 and 2)</span>
          </p>
          <MoonSigns panchang={panchang} />
        </div>
      </div>
    </section>
  );
}

function describeUse({ qualities, hours }: PanchangView, clock: TownClock): string {
  const { good, isForCeremonies } = nakshatraTexts[qualities.nakshatra];
  const isAgainstCeremonies =
    !isForCeremonies || qualities.isYogaAvoided || ['rikta', 'amavasya'].includes(qualities.tithi);
  return [
    good,
    ...(isAgainstCeremonies ? [noCeremonies] : []),
    ...qualities.vishti.map(
      ({ from, to }) =>
        `Vishti (Bhadra) runs from ${clock.formatMoment(from)} to ${clock.formatMoment(to)}: choose another hour for a new beginning.`,
    ),
    ...(hours
      ? [
          `Between ${clock.formatTime(hours.rahuKaal.from)} and ${clock.formatTime(hours.rahuKaal.to)}, do not begin anything new; work already begun can go on.`,
        ]
      : []),
  ].join(' ');
}

function describeReason(
  { qualities, nakshatras, yogas, tithis, hours, varaNames }: PanchangView,
  clock: TownClock,
): string {
  const [nakshatra, yoga, tithi] = [nakshatras[0]!, yogas[0]!, tithis[0]!];
  const { name } = nakshatraTexts[qualities.nakshatra];
  const nextNakshatra = nakshatras[1] ? `, then in ${nakshatras[1].name}` : '';
  return [
    `the Moon is in ${nakshatra.name}, ${name}, until ${clock.formatMoment(nakshatra.to)}${nextNakshatra}.`,
    ...(qualities.isYogaAvoided
      ? [`The yoga is ${yoga.name} until ${clock.formatMoment(yoga.to)}; it is avoided for ceremonies.`]
      : []),
    ...(qualities.tithi === 'rikta' ? [`${tithi.name} is an empty (rikta) tithi.`] : []),
    ...(qualities.tithi === 'amavasya' ? ['Amavasya is kept for ancestors and rest.'] : []),
    ...(hours
      ? [
          `Rahu Kaal is one eighth of the time from sunrise to sunset; the weekday, ${varaNames.english}, decides which one.`,
        ]
      : []),
  ].join(' ');
}

function MoonSigns({ panchang: { chandrabala, moon } }: { panchang: PanchangView }) {
  const listSigns = (wanted: MoonFavour) =>
    joinNames(RASHIS.filter((_, index) => chandrabala[index] === wanted));
  return (
    <div className={css.moon}>
      <h3>Is the Moon good for you on this day?</h3>
      <p>
        Yes, if your Moon sign is <b>{listSigns('good')}</b>. For {listSigns('ordinary')} the day is ordinary.
        If your Moon sign is {listSigns('careful')}, plan a quiet day and rest more.
      </p>
      <p className="small soft">Chandrabala: counted from your Moon sign to the Moon in {moon.sign}.</p>
      <p>
        <Link className={css.link} to="/calculate/rashi">
          Find your Moon sign
        </Link>
      </p>
    </div>
  );
}

function joinNames(signs: readonly { sanskrit: string }[]): string {
  const names = signs.map(({ sanskrit }) => sanskrit);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
