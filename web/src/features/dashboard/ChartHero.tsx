/** The member's birth chart, or today's sky when there are no birth details. */
import { Link } from 'react-router-dom';
import type { DashboardResponse, PersonalSection } from '#src/dashboard/contract.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import { Wheel } from '#web/charts/Wheel.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { getKeyFacts, STYLE_NAMES } from './chart-labels.ts';
import css from './ChartHero.module.css';

export function ChartHero({ dashboard }: { dashboard: DashboardResponse }) {
  const { personal, now } = dashboard;
  return (
    <div className={`night on-night ${css.night}`}>
      <section className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <p className="eyebrow num">
            {formatIstDate(now)}, {formatIstTime(now)} in India
          </p>
          <h1>Your sky</h1>
          {personal ? (
            <BirthFacts personal={personal} signVocabulary={dashboard.signVocabulary} />
          ) : (
            <BirthPrompt />
          )}
        </div>
        {personal ? (
          <BirthChart personal={personal} style={dashboard.chartStyle} />
        ) : (
          <CurrentSky sky={dashboard.sky} />
        )}
      </section>
    </div>
  );
}

type BirthFactsProps = { personal: PersonalSection; signVocabulary: DashboardResponse['signVocabulary'] };

function BirthFacts({ personal, signVocabulary }: BirthFactsProps) {
  return (
    <>
      <p className={css.born}>
        {personal.name}, <span className="soft">{personal.born}</span>, {personal.place}.
      </p>
      <dl className={css.facts}>
        {getKeyFacts(personal, signVocabulary).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {note && <span className="soft num">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {personal.caution && <p className={`small ${css.caution}`}>{personal.caution}</p>}
      {personal.source === 'sign-up' && (
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
    This is the sky over India at this moment. Tell us when and where you were born, and you see your own
    chart here.
  </p>
);

/**
 * Without a birth time there is no lagna (rising sign), so the houses are counted from the Moon. If the Moon sign is not
 * certain either, there are no houses, and the South Indian style, whose signs have fixed places, replaces the North
 * Indian one.
 */
function BirthChart({
  personal,
  style,
}: {
  personal: PersonalSection;
  style: DashboardResponse['chartStyle'];
}) {
  const chartStyle =
    personal.timeKind === 'unknown' && !personal.isMoonSignKnown && style === 'north' ? 'south' : style;
  const varga = personal.timeKind === 'unknown' && personal.isMoonSignKnown ? 'Moon' : 'D1';
  const chartName = varga === 'Moon' ? 'Moon chart' : 'Birth chart';
  return (
    <figure className={css.chart}>
      <ChartDrawing
        chart={personal.chart}
        style={chartStyle}
        varga={varga}
        showDegrees
        title={`${chartName} of ${personal.name}`}
      />
      <figcaption className="small soft">
        {chartName}, {STYLE_NAMES[chartStyle]} style. <Link to="/profile">Change the style</Link>
      </figcaption>
    </figure>
  );
}

const CurrentSky = ({ sky }: Pick<DashboardResponse, 'sky'>) => (
  <figure className={css.wheel}>
    <Wheel chart={sky.chart} title={`The sky over India on ${formatIstDate(sky.computedAt)}`} />
  </figure>
);
