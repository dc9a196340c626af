/** The member's own chart on the night it belongs to; until a birth is known, the sky of today. */
import { Link } from 'react-router-dom';
import type { DashboardAnswer, PersonalSection } from '#src/dashboard/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { getKeyFacts, STYLE_NAMES } from './chart-labels.ts';
import css from './ChartHero.module.css';

export function ChartHero({ page }: { page: DashboardAnswer }) {
  const { own, now } = page;
  return (
    <div className={`night on-night ${css.night}`}>
      <section className={`wrap ${css.opening}`}>
        <div className={css.say}>
          <p className="eyebrow num">
            {formatIstDate(now)}, {formatIstTime(now)} in India
          </p>
          <h1>Your sky</h1>
          {own ? <BirthFacts own={own} /> : <NoBirth />}
        </div>
        {own ? <OwnChart own={own} style={page.chartStyle} /> : <Today page={page} />}
      </section>
    </div>
  );
}

function BirthFacts({ own }: { own: PersonalSection }) {
  return (
    <>
      <p className={css.born}>
        {own.name}, <span className="soft">{own.born}</span>, {own.place}.
      </p>
      <dl className={css.pillars}>
        {getKeyFacts(own).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {note && <span className="soft num">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {own.caution && <p className={`small ${css.caution}`}>{own.caution}</p>}
      {own.source === 'sign-up' && (
        <p className={`small ${css.caution}`}>
          Computed from what you told us when you signed up.{' '}
          <Link to="/profile#birth">Check it in your profile</Link>
        </p>
      )}
    </>
  );
}

const NoBirth = () => (
  <p className="lead soft">
    This is the sky over India at this moment. Tell us when and where you were born, and it turns into your
    own.
  </p>
);

/** Without an hour the same sky is counted from the Moon; where even the Moon's sign is open, signs stand still. */
function OwnChart({ own, style }: { own: PersonalSection; style: DashboardAnswer['chartStyle'] }) {
  const fixed = own.timeKind === 'unknown' && !own.moonSure && style === 'north' ? 'south' : style;
  const varga = own.timeKind === 'unknown' && own.moonSure ? 'Moon' : 'D1';
  const name = varga === 'Moon' ? 'Moon chart' : 'Birth chart';
  return (
    <figure className={css.chart}>
      <ChartDrawing chart={own.chart} style={fixed} varga={varga} degrees title={`${name} of ${own.name}`} />
      <figcaption className="small soft">
        {name}, {STYLE_NAMES[fixed]} style. <Link to="/profile">Change the style</Link>
      </figcaption>
    </figure>
  );
}

const Today = ({ page: { sky } }: { page: DashboardAnswer }) => (
  <figure className={css.wheel}>
    <Wheel chart={sky.chart} title={`The sky over India on ${formatIstDate(sky.computedAt)}`} />
  </figure>
);
