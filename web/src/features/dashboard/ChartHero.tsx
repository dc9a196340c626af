/** The member's birth chart; without birth details today's sky. */
import { Link } from 'react-router-dom';
import type { DashboardResponse, PersonalSection } from '#src/dashboard/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { getKeyFacts, STYLE_NAMES } from './chart-labels.ts';
import css from './ChartHero.module.css';

export function ChartHero({ page }: { page: DashboardResponse }) {
  const { personal, now } = page;
  return (
    <div className={`night on-night ${css.night}`}>
      <section className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <p className="eyebrow num">
            {formatIstDate(now)}, {formatIstTime(now)} in India
          </p>
          <h1>Your sky</h1>
          {personal ? <BirthFacts own={personal} /> : <BirthPrompt />}
        </div>
        {personal ? <OwnChart own={personal} style={page.chartStyle} /> : <CurrentSky page={page} />}
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
      <dl className={css.facts}>
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

const BirthPrompt = () => (
  <p className="lead soft">
    This is the sky over India at this moment. Tell us when and where you were born, and it turns into your
    own.
  </p>
);

/** Without a birth time the houses are counted from the Moon; without a certain Moon sign the chart has fixed signs. */
function OwnChart({ own, style }: { own: PersonalSection; style: DashboardResponse['chartStyle'] }) {
  const chartStyle = own.timeKind === 'unknown' && !own.moonSignKnown && style === 'north' ? 'south' : style;
  const varga = own.timeKind === 'unknown' && own.moonSignKnown ? 'Moon' : 'D1';
  const name = varga === 'Moon' ? 'Moon chart' : 'Birth chart';
  return (
    <figure className={css.chart}>
      <ChartDrawing
        chart={own.chart}
        style={chartStyle}
        varga={varga}
        showDegrees
        title={`${name} of ${own.name}`}
      />
      <figcaption className="small soft">
        {name}, {STYLE_NAMES[chartStyle]} style. <Link to="/profile">Change the style</Link>
      </figcaption>
    </figure>
  );
}

const CurrentSky = ({ page: { sky } }: { page: DashboardResponse }) => (
  <figure className={css.wheel}>
    <Wheel chart={sky.chart} title={`The sky over India on ${formatIstDate(sky.computedAt)}`} />
  </figure>
);
