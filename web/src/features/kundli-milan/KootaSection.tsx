/** The eight kootas with their points, then the ten poruthams. */
import type { Match, MatchKoota, MatchPorutham } from '#src/kundli-milan/contract.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { formatKootaOfHours } from '#src/kundli-milan/contract-birth-hours.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { formatRange } from './format-range.ts';
import { PointSquares } from './PointSquares.tsx';
import css from './KootaSection.module.css';

type Names = Record<MatchRole, string>;

export function KootaSection({ match, names }: { match: Match; names: Names }) {
  const { kootas, points, closeCalls, poruthams } = match;
  const isRange = kootas.some((koota) => koota.points.lowest !== koota.points.highest);
  return (
    <section className="band wrap" aria-labelledby="kootas">
      <div className="head">
        <h2 id="kootas">The eight kootas</h2>
        <p className="soft">
          A koota is one comparison of the two Moons, and each has its own number of points. A filled square
          is a point that the couple gets; an empty square is a point that it does not get.
          {isRange && ' A striped square depends on the time of birth.'}
        </p>
      </div>
      <div className={css.kootas}>
        {kootas.map((koota) => (
          <Koota key={koota.key} koota={koota} names={names} />
        ))}
      </div>
      <p className={`small soft ${css.foot}`}>
        By Muhurta Chintamani, chapter on marriage, and its commentary. {formatRange(points)} in all.{' '}
        {closeCalls.join(' ')}
      </p>
      <Poruthams poruthams={poruthams} />
    </section>
  );
}

function Koota({ koota, names }: { koota: MatchKoota; names: Names }) {
  const { name, topic, points, maximum, text, reason, byHour, source } = koota;
  const range = formatRange(points);
  return (
    <div className={css.koota}>
      <h3>
        {name} <small>{topic}</small>
      </h3>
      <p className={`num ${css.points}`}>
        {range} <small>of {maximum}</small>
      </p>
      <PointSquares points={points} maximum={maximum} />
      <div className={css.text}>
        <p>{text}</p>
        <p className={css.reason}>
          {[reason, ...byHour.map((ofHours) => formatKootaOfHours(names, ofHours))].filter(Boolean).join(' ')}{' '}
          <span className={css.source}>({source})</span>
        </p>
      </div>
    </div>
  );
}

function Poruthams({ poruthams: { agreeing, items, source } }: Pick<Match, 'poruthams'>) {
  return (
    <details className={css.poruthams}>
      <summary>
        The ten poruthams, as counted in the south
        <Icon name="chevron" />
      </summary>
      <p>
        {formatRange(agreeing)} of 10 agree. Kalaprakashika asks for five. The star is the nakshatra of the
        Moon.
      </p>
      <ul>
        {items.map((porutham) => (
          <Porutham key={porutham.key} porutham={porutham} />
        ))}
      </ul>
      <p className="small soft">({source})</p>
    </details>
  );
}

const Porutham = ({ porutham: { name, topic, agrees, label, reason } }: { porutham: MatchPorutham }) => (
  <li data-agrees={agrees ?? undefined}>
    <b>
      {name} <small>{topic}</small>
    </b>
    <span>
      <strong>{label}</strong>
      {reason && `. ${reason}`}
    </span>
  </li>
);
