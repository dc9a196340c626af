import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';

/**
 * The script of a page could not be loaded: no connection, or a newer version of the site was deployed. Reloads once
 * automatically, and again when the connection is back.
 */
export function ChunkErrorPage() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const { isUnreachable, reload } = useReloadWhenReachable();
  return (
    <>
      <title>This page did not load | Lagna</title>
      <StatusPage
        title="This page did not load"
        text="The connection was lost. Nothing you ordered or paid for is lost. The page opens by itself when the connection is back."
      >
        <Button variant="primary" onClick={reload}>
          Try again
        </Button>
        {isFirstPage ? (
          <ButtonLink to="/" variant="text">
            Go to the home page
          </ButtonLink>
        ) : (
          <Button variant="text" onClick={() => void navigate(-1)}>
            Go back
          </Button>
        )}
        <p role="status">{isUnreachable && 'Still no connection.'}</p>
      </StatusPage>
    </>
  );
}

function useReloadWhenReachable() {
  const [isUnreachable, setIsUnreachable] = useState(false);
  const reload = () => {
    setIsUnreachable(false);
    void isReachable().then((isReached) => (isReached ? location.reload() : setIsUnreachable(true)));
  };
  useEffect(() => {
    if (!wasReloaded()) {
      markReloaded();
      void isReachable().then((isReached) => isReached && location.reload());
    }
    const reloadNow = () => location.reload();
    addEventListener('online', reloadNow);
    return () => removeEventListener('online', reloadNow);
  }, []);
  return { isUnreachable, reload };
}

/** A reload while offline would end on the browser's own error page. */
const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

type HistoryState = { reloaded?: true } | null;

const wasReloaded = (): boolean => (history.state as HistoryState)?.reloaded === true;

/** The flag is kept in the history entry across the reload, so that a repeated failure does not reload forever. */
function markReloaded(): void {
  history.replaceState({ ...(history.state as HistoryState), reloaded: true }, '');
}
