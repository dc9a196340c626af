import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';

/**
 * The next screen did not come. Either the line broke, or the site was renewed since this page was opened and the old
 * screen is gone: fetched anew, the address opens. That is tried once by itself, and whenever the line comes back.
 */
export function ChunkErrorPage() {
  const navigate = useNavigate();
  const first = useLocation().key === 'default';
  const { silent, fetchAnew } = useReloadWhenReachable();
  return (
    <>
      <title>This page did not come | Lagna</title>
      <StatusPage
        title="This page did not come"
        text="The connection broke on the way. Nothing you ordered or paid for is lost, and the page opens by itself as soon as we can be reached again."
      >
        <Button variant="primary" onClick={fetchAnew}>
          Try again
        </Button>
        {first ? (
          <ButtonLink to="/" variant="text">
            Back to the start
          </ButtonLink>
        ) : (
          <Button variant="text" onClick={() => void navigate(-1)}>
            Go back
          </Button>
        )}
        <p role="status">{silent && 'Still no connection.'}</p>
      </StatusPage>
    </>
  );
}

function useReloadWhenReachable() {
  const [silent, setSilent] = useState(false);
  const fetchAnew = () => {
    setSilent(false);
    void isReachable().then((reached) => (reached ? location.reload() : setSilent(true)));
  };
  useEffect(() => {
    if (isFirstAttempt()) void isReachable().then((reached) => reached && location.reload());
    const back = () => location.reload();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return { silent, fetchAnew };
}

/** A reload without a line would end on the browser's own page, without our frame. */
const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The mark stays with this place in the history through a reload: what fails again does not turn in a circle. */
function isFirstAttempt(): boolean {
  const state = history.state as { fetchedAnew?: true } | null;
  if (state?.fetchedAnew) return false;
  history.replaceState({ ...state, fetchedAnew: true }, '');
  return true;
}
