/** Transits over the member's chart: the Moon today, the slow grahas, Sade Sati. */
import type { MoonToday, PersonalSection, SadeSatiNow, SlowTransit } from '#src/dashboard/contract.ts';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { describeHouses, getRashiName, getNakshatraName } from './chart-labels.ts';
import { StatementWithReason } from './StatementWithReason.tsx';
import css from './Transits.module.css';

export const Transits = ({ own: { moonToday, slowTransits, sadeSati } }: { own: PersonalSection }) => (
  <section className={`vellum ${css.band}`} aria-labelledby="passing">
    <div className={`wrap ${css.inside}`}>
      <h2 id="passing">What passes over your chart</h2>
      <Moon moon={moonToday} />
      <ul className={css.slow}>
        {slowTransits.map((transit) => (
          <SlowTransitItem key={transit.graha} transit={transit} />
        ))}
      </ul>
      {slowTransits[0]?.statement && (
        <p className={`small soft ${css.rule}`}>{slowTransits[0].statement.rule}.</p>
      )}
      <SadeSati state={sadeSati} />
    </div>
  </section>
);

const Moon = ({ moon }: { moon: MoonToday }) => (
  <article className={css.feature}>
    <div className={css.position}>
      <p className="eyebrow">Today’s Moon</p>
      <h3>
        {getRashiName(moon.sign)}, in {getNakshatraName(moon.nakshatra)}
      </h3>
      <p className="soft num">
        {toSentence(describeHouses(moon))}Moves on {formatIstDate(moon.leavesAt)} at{' '}
        {formatIstTime(moon.leavesAt)}.
      </p>
    </div>
    <div className={css.statement}>
      {moon.statement ? (
        <StatementWithReason said={moon.statement} />
      ) : (
        <p>
          The Moon changed signs on the day you were born, so today’s cannot be counted from it until the hour
          is known.
        </p>
      )}
    </div>
  </article>
);

const SlowTransitItem = ({ transit }: { transit: SlowTransit }) => (
  <li className={css.transit}>
    <h3>
      {transit.graha} in {getRashiName(transit.sign)}
    </h3>
    <p className="small soft num">
      {formatIstDate(transit.from)} to {formatIstDate(transit.to)}
      {transit.retrograde && isPlanet(transit) && ', retrograde now'}
    </p>
    {transit.statement && <StatementWithReason said={transit.statement} hideRule />}
  </li>
);

const isPlanet = ({ graha }: SlowTransit): boolean => graha === 'Jupiter' || graha === 'Saturn';

const TITLES: Record<SadeSatiNow['state'], string> = {
  rising: 'Sade Sati, the first part',
  peak: 'Sade Sati, the middle part',
  setting: 'Sade Sati, the last part',
  between: 'Sade Sati, in a pause',
  dhaiya: 'Dhaiya, the small visit',
  free: 'No Sade Sati now',
  unsure: 'Sade Sati: not certain',
};

const SadeSati = ({ state: { state, from, to, statement } }: { state: SadeSatiNow }) => (
  <article className={css.feature}>
    <div className={css.position}>
      <p className="eyebrow">Saturn and your Moon</p>
      <h3>{TITLES[state]}</h3>
      {from && to && (
        <p className="soft num">
          {state === 'free' && 'Next: '}
          {formatIstDate(from)} to {formatIstDate(to)}
        </p>
      )}
    </div>
    <div className={css.statement}>
      <StatementWithReason said={statement} />
    </div>
  </article>
);

const toSentence = (words: string): string => words && `${words.charAt(0).toUpperCase()}${words.slice(1)}. `;
