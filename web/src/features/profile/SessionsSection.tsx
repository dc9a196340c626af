import { useRef } from 'react';
import type { Session } from '#src/accounts/contract-account-security.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { formatIstDate, formatIstTime } from '#web/lib/dates.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { NotYet } from './PeopleSection.tsx';
import { endSession, readSessions, signOutEverywhere } from './profile-calls.ts';
import { Section } from './Section.tsx';
import { useAct } from './use-act.ts';
import { useRead } from './use-read.ts';
import css from './profile.module.css';

export const SessionsSection = () => (
  <Section
    id="sessions"
    title="Where you are signed in"
    intro="One you do not know? Sign it out and change your password."
  >
    <Sessions />
  </Section>
);

function Sessions() {
  const {
    value: sessions,
    setValue: setSessions,
    trouble,
    setTrouble,
    failed,
    again,
  } = useRead(readSessions);
  const list = useRef<HTMLUListElement>(null);
  const end = async ({ id, device }: Session) => {
    setTrouble(undefined);
    await endSession(id).then(() => {
      setSessions((now) => now?.filter((one) => one.id !== id));
      list.current?.focus();
      toast(`Signed out: ${device}.`);
    }, failed);
  };
  if (!sessions) return <NotYet trouble={trouble} onRetry={again} />;
  return (
    <div className={css.form}>
      <ul ref={list} tabIndex={-1} className={css.list} aria-label="Where you are signed in">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionWords session={session} />
            {!session.current && (
              <Button
                variant="text"
                aria-label={`Sign out ${session.device}`}
                onClick={() => void end(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage said={toErrorMessage(trouble)} />
      <Everywhere />
    </div>
  );
}

function Everywhere() {
  const { busy, said, act } = useAct(async () => {
    const { message } = await signOutEverywhere();
    toast(message);
    signOutLocally();
    return message;
  });
  return (
    <>
      {/* good news goes along to the login page, as a toast; here it would be said twice */}
      <FormMessage said={said?.tone === 'bad' ? said : undefined} />
      <Button busy={busy && 'Signing out...'} onClick={act}>
        Sign out everywhere, here too
      </Button>
    </>
  );
}

const SessionWords = ({ session: { device, current, startedAt, seenAt } }: { session: Session }) => (
  <p>
    <b>{device}</b>
    {current && <span className={css.this}>this one</span>}
    <br />
    <span className="small soft num">
      Since {formatIstDate(startedAt)}, last used {formatIstDate(seenAt)} at {formatIstTime(seenAt)}
    </span>
  </p>
);
