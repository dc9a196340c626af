/** /kept-match?id=: a kept match, computed again by the server. */
import { Link, useSearchParams } from 'react-router-dom';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { handlePageError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { openKeptMatch } from './kept-match-api.ts';
import { MatchResult } from './MatchResult.tsx';
import { MatchWaiting } from './MatchWaiting.tsx';
import css from './KundliMilanPage.module.css';

export { requireMember as loader };

export function Component() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <>
      <title>Saved match | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      {id ? (
        <KeptMatch id={id} />
      ) : (
        <NotShown text="This link names no match. Your profile lists all that you saved." />
      )}
    </>
  );
}

function KeptMatch({ id }: { id: string }) {
  const { data, error } = useQuery(id, (signal) => openKeptMatch(id, signal), {
    handleError: handlePageError,
  });
  if (error !== undefined) return <NotShown text={error} />;
  if (!data) return <MatchWaiting />;
  const { kept, match, shareToken } = data;
  const names = { groom: kept.groom.name, bride: kept.bride.name };
  return (
    <>
      <header className={`wrap ${css.head}`}>
        <p className="small">
          <Link to="/profile#matches">Saved matches</Link>
        </p>
        <h1>Kundli milan</h1>
      </header>
      <MatchResult answer={{ match, shareToken, names }} report={undefined} />
    </>
  );
}

const NotShown = ({ text }: { text: string }) => (
  <StatusPage title="This match is not shown" text={text}>
    <ButtonLink to="/profile#matches" variant="primary">
      Your saved matches
    </ButtonLink>
  </StatusPage>
);
