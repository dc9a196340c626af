/** The result of a match. Loaded with the first request. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import type { Match } from '#src/kundli-milan/contract.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import type { MatchAnswer } from './use-match.ts';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { DoshaSection } from './DoshaSection.tsx';
import { HoursTable } from './HoursTable.tsx';
import { KootaSection } from './KootaSection.tsx';
import { ManglikSection } from './ManglikSection.tsx';
import { getPersonName, type CoupleValues } from './match-form.ts';
import { ReportSection } from './ReportSection.tsx';
import { ScoreColumns } from './ScoreColumns.tsx';
import { ShareMatch } from './ShareMatch.tsx';
import css from './MatchResult.module.css';

const KeepMatch = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./KeepMatch.tsx'))).KeepMatch,
}));

/** `couple`: as typed, for the report on both. */
type Props = { answer: MatchAnswer; report: Report | undefined; couple?: CoupleValues };

export function MatchResult({ answer, report, couple }: Props) {
  const { match, names, shareToken } = answer;
  const titleRef = useFocusOnNewAnswer(answer);
  const [groom, bride] = (['groom', 'bride'] as const).map((role) =>
    getPersonName({ name: names[role] }, role),
  ) as [string, string];
  const namesInSentence = nameRoles(names);
  return (
    <>
      <section className={`band night ${css.score}`} aria-labelledby="match-title">
        <ScoreColumns points={match.points}>
          <p className={css.names}>
            {groom} and {bride}
          </p>
          <h2 ref={titleRef} id="match-title" tabIndex={-1}>
            {match.title}
          </h2>
          <p>{match.summary}</p>
          {match.hours && <HoursTable hours={match.hours} names={{ groom, bride }} />}
          <p className="because">
            <i>Because</i> {match.reason}.
          </p>
          <ShareMatch points={match.points} shareToken={shareToken} />
          {answer.births && (
            <Suspense>
              <KeepMatch births={answer.births} />
            </Suspense>
          )}
        </ScoreColumns>
      </section>
      <Certainty certainty={match.certainty} />
      <KootaSection match={match} names={namesInSentence} />
      <DoshaSection doshas={match.doshas} names={namesInSentence} />
      <ManglikSection match={match} names={{ groom, bride }} />
      <Limits />
      {report && couple && <ReportSection report={report} couple={couple} />}
    </>
  );
}

const nameRoles = (names: MatchAnswer['names']): Record<MatchRole, string> => ({
  groom: names.groom.trim() || 'the groom',
  bride: names.bride.trim() || 'the bride',
});

/** Not for the answer that the server rendered, because the page begins above it. */
function useFocusOnNewAnswer(answer: MatchAnswer) {
  const ref = useRef<HTMLHeadingElement>(null);
  const { isRendered } = answer;
  useEffect(() => {
    if (!isRendered) ref.current?.focus();
  }, [isRendered]);
  return ref;
}

function Certainty({ certainty }: Pick<Match, 'certainty'>) {
  if (certainty.length === 0) return null;
  return (
    <section className={`band wrap ${css.limits}`} aria-labelledby="certainty">
      <h2 id="certainty">What is certain, what is not</h2>
      <ul>
        {certainty.map(({ label, text }) => (
          <li key={label}>
            <b>{label}:</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Limits = () => (
  <section className={`band wrap ${css.limits}`} aria-labelledby="limits">
    <h2 id="limits">What the number does not say</h2>
    <ul>
      <li>It looks at the two Moons only. Lagna, the seventh house and the dashas are not in it.</li>
      <li>It does not know whether the two like each other, or how they treat each other.</li>
      <li>A low number does not forbid a marriage, and a high one does not promise a good one.</li>
    </ul>
  </section>
);
