import { useRef, useState } from 'react';
import type { Session } from '#src/accounts/contract-account-security.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { handlePageError, handleRequestError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { endSession, loadSessions, signOutEverywhere } from './profile-api.ts';
import { Section, SectionLoading } from './Section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import css from './profile.module.css';

export const SessionsSection = () => (
  <Section
    id="sessions"
    title="Where you are logged in"
    intro="Is there a device that you do not know? Log it out and change your password."
  >
    <Sessions />
  </Section>
);

function Sessions() {
  const query = useQuery('sessions', loadSessions, { handleError: handlePageError });
  const { data: sessions, updateData: updateSessions } = query;
  const [errorMessage, setErrorMessage] = useState<string>();
  const listRef = useRef<HTMLUListElement>(null);
  const signOut = async ({ id, device }: Session) => {
    setErrorMessage(undefined);
    try {
      await endSession(id);
    } catch (error) {
      return setErrorMessage(handleRequestError(error));
    }
    updateSessions((current) => current.filter((session) => session.id !== id));
    listRef.current?.focus();
    showToast(`Logged out: ${device}.`);
  };
  if (!sessions) return <SectionLoading errorMessage={query.error} onRetry={query.refetch} />;
  return (
    <div className={css.form}>
      <ul ref={listRef} tabIndex={-1} className={css.list} aria-label="Where you are logged in">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionDescription session={session} />
            {!session.isCurrent && (
              <Button
                variant="text"
                aria-label={`Log out ${session.device}`}
                onClick={() => void signOut(session)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage message={toErrorMessage(errorMessage)} />
      <SignOutEverywhere />
    </div>
  );
}

function SignOutEverywhere() {
  const { pending, message, submit } = useProfileForm(async () => {
    const { message: confirmation } = await signOutEverywhere();
    showToast(confirmation);
    signOutLocally();
    return confirmation;
  });
  return (
    <>
      {/* success is shown as a toast on the login page */}
      <FormMessage message={message?.tone === 'error' ? message : undefined} />
      <Button busyLabel={pending && 'Logging out...'} onClick={submit}>
        Log out on all devices, this one too
      </Button>
    </>
  );
}

const SessionDescription = ({ session: { device, isCurrent, startedAt, seenAt } }: { session: Session }) => (
  <p>
    <b>{device}</b>
    {isCurrent && <span className={css.currentSession}>this device</span>}
    <br />
    <span className="small soft num">
      Since {formatIstDate(startedAt)}, last used {formatIstDate(seenAt)} at {formatIstTime(seenAt)}
    </span>
  </p>
);
