/** Today's zodiac as a strip of twelve signs, and the panchang (the almanac of the day). */
import { GRAHAS, GRAHA_NAMES, type Graha } from '#src/astrology/contract-names.ts';
import { getSignNameIn } from '#src/astrology/contract-sign-names.ts';
import type { Chart } from '#src/astrology/contract.ts';
import type { DashboardResponse } from '#src/dashboard/contract.ts';
import { formatIstTime } from '#web/lib/dates.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './SkyToday.module.css';

/** 1 to 12, from Aries. */
const SIGNS = Array.from({ length: 12 }, (_, index) => index + 1);

export function SkyToday({ dashboard }: { dashboard: DashboardResponse }) {
  const { sky, personal, panchang, signVocabulary } = dashboard;
  const memberSigns = {
    lagna: personal?.chart.lagna?.sign,
    Moon: personal?.isMoonSignKnown ? personal.chart.grahas.Moon.sign : undefined,
  };
  return (
    <section className={`wrap ${css.sky}`} aria-labelledby="sky">
      <header className={css.head}>
        <h2 id="sky">The sky over India today</h2>
        <p className="soft num">At {formatIstTime(sky.computedAt)}</p>
        <ButtonLink to="/panchang" variant="text" small>
          Panchang of your town <Icon name="arrow" />
        </ButtonLink>
      </header>
      <div className={css.inside}>
        <ol className={css.strip}>
          {SIGNS.map((sign) => (
            <SignItem
              key={sign}
              sign={sign}
              name={getSignNameIn(signVocabulary, sign)}
              chart={sky.chart}
              memberSigns={memberSigns}
            />
          ))}
        </ol>
        <dl className={css.panchang}>
          {panchang.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {value} {note && <span className="soft">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

type MemberSigns = { lagna: number | undefined; Moon: number | undefined };

type SignItemProps = { sign: number; name: string; chart: Chart; memberSigns: MemberSigns };

function SignItem({ sign, name, chart, memberSigns }: SignItemProps) {
  const grahasInSign = GRAHAS.filter((graha) => chart.grahas[graha].sign === sign).sort(
    (a, b) => chart.grahas[a].degreeInSign - chart.grahas[b].degreeInSign,
  );
  const labels = [
    memberSigns.lagna === sign && 'your lagna',
    memberSigns.Moon === sign && 'your Moon',
  ].filter(Boolean);
  return (
    <li className={css.sign} data-moon={grahasInSign.includes('Moon') || undefined}>
      <span className="small soft">{name}</span>
      <span className={css.grahas}>
        {grahasInSign.map((graha) => (
          <abbr key={graha} title={`${graha} in ${name}`}>
            {GRAHA_NAMES[graha].short}
          </abbr>
        ))}
      </span>
      <GrahaTicks chart={chart} grahas={grahasInSign} />
      <span className={`small ${css.memberLabels}`}>{labels.join(', ')}</span>
    </li>
  );
}

/** The position of each graha within its sign of 30 degrees. */
const GrahaTicks = ({ chart, grahas }: { chart: Chart; grahas: Graha[] }) => (
  <svg className={css.ticks} aria-hidden="true">
    {grahas.map((graha) => {
      const x = `${((chart.grahas[graha].degreeInSign / 30) * 100).toFixed(1)}%`;
      return <line key={graha} x1={x} x2={x} y1="0" y2="8" />;
    })}
  </svg>
);
