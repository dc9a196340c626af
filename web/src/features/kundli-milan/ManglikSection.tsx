/** Manglik of both charts, with the drawn charts, and of the match. */
import type { Match, MatchManglik, MatchPerson } from '#src/kundli-milan/contract.ts';
import { MATCH_ROLES, type MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { ChartDrawing } from '#web/charts/ChartDrawing.tsx';
import css from './ManglikSection.module.css';

type Props = { match: Match; names: Record<MatchRole, string> };

export function ManglikSection({ match, names }: Props) {
  const { manglik } = match;
  return (
    <section className="band wrap" aria-labelledby="manglik">
      <div className="head">
        <h2 id="manglik">Manglik, both charts</h2>
        <p className="soft">
          The house of Mars decides, counted from the lagna, the Moon and Venus. We apply every exception that
          has a known source.
        </p>
      </div>
      <div className={css.charts}>
        {MATCH_ROLES.map((role) => (
          <figure key={role}>
            <PersonChart person={match[role]} name={names[role]} />
            <figcaption>
              <h3>
                {names[role]}: {manglik[role].label}
              </h3>
              <p className="small soft num">
                {match[role].born}, {match[role].place} ({match[role].clock}).
                {!match[role].isTimeKnown && ' The chart is drawn for noon.'}
              </p>
              <Verdict manglik={manglik[role]} />
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={css.match}>
        {manglik.match.text} <span className="small soft">({manglik.match.source})</span>
      </p>
    </section>
  );
}

const Verdict = ({ manglik: { text, reason, source } }: { manglik: MatchManglik }) => (
  <>
    <p>{text}</p>
    {reason && (
      <p className="because">
        <i>Because</i> {reason}. <span className="small soft">({source})</span>
      </p>
    )}
  </>
);

/**
 * Without a birth time the houses are counted from the Moon. If the Moon changed its sign on that day there are no houses,
 * and the South Indian style, whose signs have fixed places, replaces the North Indian one.
 */
function PersonChart({ person, name }: { person: MatchPerson; name: string }) {
  const { chart, isTimeKnown, isMoonSignKnown } = person;
  const isMoonChart = !isTimeKnown && isMoonSignKnown;
  return (
    <ChartDrawing
      chart={chart}
      style={isTimeKnown || isMoonSignKnown ? 'north' : 'south'}
      varga={isMoonChart ? 'Moon' : 'D1'}
      showDegrees={isTimeKnown}
      labelSize={5}
      framedGrahas={['Mars']}
      title={`${isMoonChart ? 'Moon chart' : 'Birth chart'} of ${name}`}
    />
  );
}
