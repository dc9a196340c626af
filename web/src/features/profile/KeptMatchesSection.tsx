import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { KeptMatch } from '#src/kundli-milan/contract-kept.ts';
import { formatCivilDate } from '#web/lib/dates.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import { deleteKeptMatch, loadKeptMatches } from './profile-api.ts';
import { Section, SectionLoading } from './Section.tsx';
import css from './profile.module.css';
import cardCss from './PeopleCards.module.css';

const INTRO =
  'Matches of kundli milan that you saved. We store both births, and compute the points when you open one.';

export const KeptMatchesSection = () => (
  <Section id="matches" title="Saved matches" intro={INTRO}>
    <KeptMatches />
  </Section>
);

function KeptMatches() {
  const query = useQuery('kept-matches', loadKeptMatches, { handleError: handlePageError });
  const { data: matches, updateData } = query;
  const [errorMessage, setErrorMessage] = useState<string>();
  const remove = async (match: KeptMatch) => {
    setErrorMessage(undefined);
    try {
      await deleteKeptMatch(match.id);
      updateData((current) => current.filter(({ id }) => id !== match.id));
      showToast(`The match of ${describeCouple(match)} is deleted.`, { tone: 'success' });
    } catch (error) {
      setErrorMessage(handleRequestError(error));
    }
  };
  if (!matches) return <SectionLoading errorMessage={query.error} onRetry={query.refetch} />;
  return (
    <div className={css.form}>
      {matches.length === 0 && (
        <p className="soft">
          You have no saved matches yet. <Link to="/kundli-milan">Compare two births</Link> and choose “Save
          this match”.
        </p>
      )}
      <ul className={cardCss.cards}>
        {matches.map((match) => (
          <MatchCard key={match.id} match={match} onDelete={() => void remove(match)} />
        ))}
      </ul>
      <FormMessage message={toErrorMessage(errorMessage)} />
    </div>
  );
}

function MatchCard({ match, onDelete }: { match: KeptMatch; onDelete: () => void }) {
  const couple = describeCouple(match);
  return (
    <li className={cardCss.card}>
      <p className={cardCss.name}>
        <Link to={`/kept-match?id=${match.id}`}>{couple}</Link>
      </p>
      <p className="small soft num">
        Born {formatCivilDate(match.groom.date)} and {formatCivilDate(match.bride.date)}
      </p>
      <span className={cardCss.buttons}>
        <Button variant="text" small aria-label={`Delete the match of ${couple}`} onClick={onDelete}>
          Delete
        </Button>
      </span>
    </li>
  );
}

const describeCouple = ({ groom, bride }: KeptMatch): string =>
  `${groom.name || 'Groom'} and ${bride.name || 'Bride'}`;
