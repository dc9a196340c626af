/**
 * Transits over the member's chart: the Moon today, the slow grahas, and Sade Sati (Saturn in the sign of the birth Moon or
 * in a sign beside it). In a dhaiya Saturn is in the fourth or eighth sign from it.
 */
import { formatSignIn, type SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import type { MoonToday, PersonalSection, SadeSatiNow, SlowTransit } from '#src/dashboard/contract.ts';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { describeHouses, getNakshatraName } from './chart-labels.ts';
import { StatementWithReason } from './StatementWithReason.tsx';
import css from './Transits.module.css';

export const Transits = ({
  personal: { moonToday, slowTransits, sadeSati },
  signVocabulary,
}: {
  personal: PersonalSection;
  signVocabulary: SignVocabulary;
}) => (
  <section className={`vellum ${css.band}`} aria-labelledby="passing">
    <div className={`wrap ${css.inside}`}>
      <h2 id="passing">Transits over your chart</h2>
      <MoonArticle moon={moonToday} signVocabulary={signVocabulary} />
      <ul className={css.slow}>
        {slowTransits.map((transit) => (
          <SlowTransitItem key={transit.graha} transit={transit} signVocabulary={signVocabulary} />
        ))}
      </ul>
      {slowTransits[0]?.statement && (
        <p className={`small soft ${css.rule}`}>{slowTransits[0].statement.rule}.</p>
      )}
      <SadeSatiArticle sadeSati={sadeSati} />
    </div>
  </section>
);

type MoonProps = { moon: MoonToday; signVocabulary: SignVocabulary };

const MoonArticle = ({ moon, signVocabulary }: MoonProps) => (
  <article className={css.feature}>
    <div className={css.position}>
      <p className="eyebrow">Today’s Moon</p>
      <h3>
        {formatSignIn(signVocabulary, moon.sign)}, in {getNakshatraName(moon.nakshatra)}
      </h3>
      <p className="soft num">
        {toSentence(describeHouses(moon))}Moves on {formatIstDate(moon.leavesAt)} at{' '}
        {formatIstTime(moon.leavesAt)}.
      </p>
    </div>
    <div className={css.statement}>
      {moon.statement ? (
        <StatementWithReason statement={moon.statement} />
      ) : (
        <p>
          The Moon changed signs on the day you were born, so today’s Moon cannot be counted from it until the
          birth time is known.
        </p>
      )}
    </div>
  </article>
);

type TransitProps = { transit: SlowTransit; signVocabulary: SignVocabulary };

const SlowTransitItem = ({ transit, signVocabulary }: TransitProps) => (
  <li className={css.transit}>
    <h3>
      {transit.graha} in {formatSignIn(signVocabulary, transit.sign)}
    </h3>
    <p className="small soft num">
      {formatIstDate(transit.from)} to {formatIstDate(transit.to)}
      {transit.isRetrograde && isPlanet(transit) && ', retrograde now'}
    </p>
    {transit.statement && <StatementWithReason statement={transit.statement} isRuleHidden />}
  </li>
);

/** The nodes Rahu and Ketu are always retrograde, so the word is shown for planets only. */
const isPlanet = ({ graha }: SlowTransit): boolean => graha === 'Jupiter' || graha === 'Saturn';

const SADE_SATI_TITLES: Record<SadeSatiNow['state'], string> = {
  rising: 'Sade Sati, the first part',
  peak: 'Sade Sati, the middle part',
  setting: 'Sade Sati, the last part',
  between: 'Sade Sati, interrupted',
  dhaiya: 'Dhaiya, two and a half years',
  free: 'No Sade Sati now',
  uncertain: 'Sade Sati: not certain',
};

const SadeSatiArticle = ({ sadeSati: { state, from, to, statement } }: { sadeSati: SadeSatiNow }) => (
  <article className={css.feature}>
    <div className={css.position}>
      <p className="eyebrow">Saturn and your Moon</p>
      <h3>{SADE_SATI_TITLES[state]}</h3>
      {from && to && (
        <p className="soft num">
          {state === 'free' && 'Next: '}
          {formatIstDate(from)} to {formatIstDate(to)}
        </p>
      )}
    </div>
    <div className={css.statement}>
      <StatementWithReason statement={statement} />
    </div>
  </article>
);

/** "4th house from your Moon" -> "4th house from your Moon. ", with a capital letter; empty for an empty text. */
const toSentence = (text: string): string => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}. `;
