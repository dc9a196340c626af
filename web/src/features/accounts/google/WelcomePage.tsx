/** Where Google sends people back to. It takes them in, says so, and leads where they were going. */
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { withRedirectParam } from '#src/accounts/contract-redirect.ts';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { arrive, type Arrival } from './complete-google-sign-in.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import type { FormResult } from '#web/ui/form/form-result.ts';
import { useGoingOn } from '#web/features/accounts/redirect-after-success.ts';
import { useNext } from '#web/features/accounts/use-redirect-target.ts';

/** As after a login by password. */
const GO_ON_MS = 1000;

export function Component() {
  const auth = useAuth();
  const next = useNext();
  const { arrival, ask } = useArrival();
  // A dropped password is something to read: whoever is told goes on by their own hand.
  const going = arrival.kind === 'in' && !arrival.passwordDropped;
  useGoingOn(going ? GONE : STAYING, next, GO_ON_MS);
  if (arrival.kind === 'over')
    return (
      <Navigate to={auth.status === 'in' ? next : withRedirectParam('/login?google=stale', next)} replace />
    );
  return (
    <>
      <title>Welcome | Lagna</title>
      <meta name="robots" content="noindex" />
      <div aria-live="polite">
        <StatusPage {...wordsFor(arrival)}>
          {arrival.kind === 'in' ? (
            <ButtonLink variant="primary" to={next} replace>
              Continue
            </ButtonLink>
          ) : (
            <Button variant="primary" busy={arrival.kind === 'asking' && 'One moment...'} onClick={ask}>
              Try again
            </Button>
          )}
        </StatusPage>
      </div>
    </>
  );
}

const GONE: FormResult = { kind: 'done', message: '' };
const STAYING: FormResult = { kind: 'idle' };

function useArrival() {
  const [arrival, setArrival] = useState<Arrival>({ kind: 'asking' });
  useEffect(() => void arrive().then(setArrival), []);
  const ask = () => {
    setArrival({ kind: 'asking' });
    void arrive().then(setArrival);
  };
  return { arrival, ask };
}

type Words = { title: string; text: string };

function wordsFor(arrival: Exclude<Arrival, { kind: 'over' }>): Words {
  if (arrival.kind === 'asking')
    return { title: 'One moment', text: 'Google has answered, and we are opening your account.' };
  if (arrival.kind === 'unreached') return { title: 'Almost there', text: arrival.message };
  if (arrival.passwordDropped) return { title: 'You are logged in', text: DROPPED };
  return arrival.isNew
    ? {
        title: `Welcome, ${arrival.name}`,
        text: 'Registration successful! Your first report is half the price.',
      }
    : { title: 'You are logged in', text: 'Login successful!' };
}

const DROPPED =
  'Google has just shown that this email is yours. Nobody had shown that before, so the password that was set for it no longer works, and every other device is logged out. Your reports are all here. If you want a password again, choose “Forgot password?” on the login page.';
